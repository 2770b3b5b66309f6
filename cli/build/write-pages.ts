import { on } from 'node:events'
import type { MessagePort } from 'node:worker_threads'
import type { Page } from '../../templates/types.ts'
import { isCityPage } from './city-page.ts'
import { contentFile, htmlFile } from '../prerender/prerender.ts'
import { createWriter, type Bodies, type States } from '../prerender/publish.ts'
import { mapped } from '../lib/mapped.ts'
import { once } from '../lib/once.ts'
import { stepBackHere } from '../step-back.ts'
import { loadServerBundle, type PageAssets, type Pieces } from '../bundle/server-bundle.ts'

/** What says that there are no more pages. */
export const endOfPages = 'end'

/** Some pages as JSON, or the end of them. */
export type PagesMessage = readonly string[] | typeof endOfPages

interface PagesInput {
  readonly folder: string
  /** The server bundle. */
  readonly server: string
  readonly assets: PageAssets
  /** Where the pages come from, those of cities last, and where the bodies of all others go. */
  readonly pages: MessagePort
}

/**
 * Renders pages: those of cities into files below a folder, of others only what needs no card.
 * Returns the states of the files.
 */
export async function writePages({ folder, server, assets, pages }: PagesInput): Promise<States> {
  // The first thread has more to do.
  stepBackHere()
  const { createPageRenderer } = loadServerBundle(server)
  const { renderBody, renderPieces, renderContent } = createPageRenderer(assets)
  const write = createWriter(folder)
  const encode = createEncoder()
  const states = new Map<string, string>()
  const bodies = new Map<string, Pieces>()
  const sendBodies = once(() => pages.postMessage(bodies satisfies Bodies))
  for await (const [message] of on(pages, 'message') as AsyncIterable<[PagesMessage]>) {
    if (message === endOfPages) break
    for (const text of message) {
      const { page, data } = readPage(text)
      if (!isCityPage(page)) {
        bodies.set(page.path, renderBody(page))
        continue
      }
      sendBodies()
      const [html, content] = [htmlFile(page.path), contentFile(page.path)]
      states.set(html, write(html, encode(renderPieces(page, data))))
      states.set(content, write(content, encode([renderContent(page, text)])))
    }
  }
  sendBodies()
  pages.close()
  return states
}

/** Puts pieces one behind the other. */
type Encode = (pieces: Pieces) => Uint8Array

/** Begins with room for most files. */
const usualSize = 262_144

/**
 * Encodes files, what many of them hold once. What it returns holds until it is called again: new
 * memory for each file takes longer.
 */
export function createEncoder(): Encode {
  const kept = new WeakMap<object, Buffer>()
  const bytesOf = (piece: Exclude<Pieces[number], string>): Buffer => {
    const known = kept.get(piece)
    if (known) return known
    const bytes = Buffer.from(piece.text)
    kept.set(piece, bytes)
    return bytes
  }
  let memory = Buffer.allocUnsafeSlow(usualSize)
  return (pieces) => {
    const parts = mapped(pieces, (piece) => (typeof piece === 'string' ? piece : bytesOf(piece)))
    const most = parts.reduce((sum, part) => sum + mostBytes(part), 0)
    if (memory.length < most) memory = Buffer.allocUnsafeSlow(2 * most)
    let end = 0
    for (const part of parts) {
      if (typeof part === 'string') end += memory.write(part, end)
      else {
        memory.set(part, end)
        end += part.length
      }
    }
    return memory.subarray(0, end)
  }
}

/** A unit of UTF-16 becomes three bytes at most. */
const mostBytes = (part: string | Uint8Array) => part.length * (typeof part === 'string' ? 3 : 1)

interface ReadPage {
  readonly page: Page
  readonly data: string | undefined
}

const dataField = ',"structuredData":'

/**
 * A page from its JSON, and its structured data as the text that it is: nearly half of the page, and
 * needed in no other form. It is the last field; within a text its quotes would be escaped.
 */
function readPage(text: string): ReadPage {
  const at = text.lastIndexOf(dataField)
  // It was a page before it was sent here.
  const page = JSON.parse(at < 0 ? text : `${text.slice(0, at)}}`) as Page
  return { page, data: at < 0 ? undefined : text.slice(at + dataField.length, -1) }
}
