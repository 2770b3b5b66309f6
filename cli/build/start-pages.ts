import { once } from 'node:events'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import type { Page } from '../../templates/types.ts'
import type { PageTaker } from '../commands/plan-generate.ts'
import { runBeside } from '../run-beside.ts'
import type { Bundling } from '../bundle/bundle.ts'
import { isCityPage } from './city-page.ts'
import { htmlFile, pageAssets } from '../prerender/prerender.ts'
import {
  folderBeside,
  publishedRecords,
  type Bodies,
  type HeadStart,
} from '../prerender/publish.ts'
import { readRecords } from './records.ts'
import { endOfPages, type PagesMessage } from './write-pages.ts'

/** With fewer pages, sending them to another thread takes longer than rendering them. */
const manyPages = 2000

/** Whether another thread is to write the pages of so many cities. */
export const areMany = (cities: number) => cities >= manyPages

/** So many pages are sent at a time. */
const together = 100

interface StartInput {
  readonly root: string
  /** How many cities there are. */
  readonly cities: number
  readonly bundleKey: string
  readonly bundling: Bundling
}

/**
 * Writes the pages of cities beside dist/ while the rest of the site is made, on another thread,
 * where there are many and no page in dist/ can be of use. They have to be as they are published,
 * without cards of their own. Of all other pages it renders the bodies. Pages are sent there as they
 * are taken, and wait for the bundles there.
 */
export function startPages({
  root,
  cities,
  bundleKey,
  bundling,
}: StartInput): HeadStart | undefined {
  if (!areMany(cities)) return undefined
  const known = readRecords(publishedRecords(root))[htmlFile('/')]
  if (known?.key.startsWith(bundleKey)) return undefined
  const folder = folderBeside(join(root, 'dist'))
  const { port1, port2 } = new MessageChannel()
  const written = bundling.bundles.then((bundles) => {
    const input = { folder, server: bundles.server, assets: pageAssets(bundles), pages: port2 }
    return runBeside('writePages', input, [port2])
  })
  const sent = once(port1, 'message') as Promise<[Bodies]>
  // Where the thread fails, nothing is sent.
  const bodies = Promise.race([sent.then(([first]) => first), written.then(() => noBodies)])
  // Who waits for them hears of a failure; after one, nothing is sent that is to be waited for.
  written.catch(() => port1.close())
  for (const promise of [sent, bodies]) promise.catch(() => undefined)
  const pages = new Set<Page>()
  return { folder, pages, bodies, written, ...sendTo(port1, pages) }
}

const noBodies: Bodies = new Map()

/** Sends pages as JSON, several at a time, and notes which are those of cities. */
function sendTo(port: MessagePort, cities: Set<Page>): PageTaker {
  let texts: string[] = []
  const send = (message: PagesMessage) => {
    port.postMessage(message)
    texts = []
  }
  return {
    take: async (page, json) => {
      if (isCityPage(page)) cities.add(page)
      texts.push(json)
      if (texts.length < together) return
      send(texts)
      // Here the bundles are heard of, when they are ready.
      await setImmediate()
    },
    end: () => {
      send(texts)
      send(endOfPages)
    },
  }
}
