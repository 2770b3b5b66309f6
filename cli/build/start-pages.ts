import { join } from 'node:path'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import type { Page } from '../../templates/types.ts'
import type { PageTaker } from '../generate.ts'
import { runBeside } from '../run-beside.ts'
import type { Bundles } from './bundle.ts'
import { isCityPage } from './cards.ts'
import { htmlFile, pageAssets } from './prerender.ts'
import { folderBeside, publishedRecords, type HeadStart } from './publish.ts'
import { readRecords } from './records.ts'
import { endOfPages, type PagesMessage } from './write-pages.ts'

/** With fewer pages, sending them to another thread takes longer than rendering them. */
const manyPages = 2000

/** How many of them go there: that thread has begun long before this one is done with the rest. */
const share = 0.85

/** So many pages are sent at a time. */
const together = 200

interface StartInput {
  readonly root: string
  readonly pages: readonly Page[]
  readonly bundleKey: string
  readonly bundling: Promise<Bundles>
}

/**
 * Begins to write the pages of cities beside dist/, on another thread, where there are many and no
 * page in dist/ can be of use. They have to be as they are published, without cards of their own,
 * and are sent there as they are taken.
 */
export async function startPages({
  root,
  pages,
  bundleKey,
  bundling,
}: StartInput): Promise<HeadStart | undefined> {
  if (pages.length < manyPages) return undefined
  const known = readRecords(publishedRecords(root))[htmlFile('/')]
  if (known?.key.startsWith(bundleKey)) return undefined
  const bundles = await bundling
  const folder = folderBeside(join(root, 'dist'))
  const cities = pages.filter(isCityPage)
  const begun = new Set(cities.slice(Math.floor(cities.length * (1 - share))))
  const { port1, port2 } = new MessageChannel()
  const { server } = bundles
  const input = { folder, server, assets: pageAssets(bundles), pages: port2 }
  const states = runBeside('writePages', input, [port2])
  // Who waits for them hears of a failure.
  states.catch(() => undefined)
  return { folder, pages: begun, states, ...sendTo(port1, begun) }
}

/** Sends some of the pages as JSON, several at a time, so that few texts are in memory at once. */
function sendTo(port: MessagePort, wanted: ReadonlySet<Page>): PageTaker {
  let texts: string[] = []
  const send = (message: PagesMessage) => {
    port.postMessage(message)
    texts = []
  }
  return {
    take: (page, json) => {
      if (wanted.has(page)) texts.push(json)
      if (texts.length === together) send(texts)
    },
    end: () => {
      send(texts)
      send(endOfPages)
    },
  }
}
