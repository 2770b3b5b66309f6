import { join } from 'node:path'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import type { Page } from '../../templates/types.ts'
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
 * page in dist/ can be of use. They have to be as they are published, without cards of their own.
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
  const sent = cities.slice(Math.floor(cities.length * (1 - share)))
  const { port1, port2 } = new MessageChannel()
  const { server } = bundles
  const input = { folder, server, assets: pageAssets(bundles), pages: port2 }
  const states = runBeside('writePages', input, [port2])
  send(sent, port1)
  // Who waits for them hears of a failure.
  states.catch(() => undefined)
  return { folder, pages: new Set(sent), states }
}

/** Sends pages as JSON, some at a time, so that their texts are not all in memory at once. */
function send(pages: readonly Page[], port: MessagePort): void {
  for (let at = 0; at < pages.length; at += together) {
    const texts = pages.slice(at, at + together).map((page) => JSON.stringify(page))
    port.postMessage(texts satisfies PagesMessage)
  }
  port.postMessage(endOfPages)
}
