import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { isFirstView, parseFontFaces } from '../../../cli/bundle/font-faces.ts'
import { hash } from '../../../cli/lib/hash.ts'
import { contentUrl } from '../../support/built-site.ts'

/** Bytes as they lie on the disk, and as a host sends them. */
export interface Size {
  readonly raw: number
  readonly gzip: number
}

/** What a first visit to one page loads, in the order in which it is asked for. */
export interface PageWeight {
  readonly path: string
  readonly kind: string
  readonly hasMap: boolean
  /** The document with its styles, drawings and structured data. */
  readonly html: Size
  readonly fontFiles: readonly string[]
  readonly fonts: Size
  /** The styles that stand behind the page. */
  readonly laterStyles: Size
  readonly boot: Size
  /** The files of the drawings that it shows below the first screen. */
  readonly drawings: Size
  /** The application, which loads later: all scripts that it imports at once. */
  readonly app: Size
  /** The page's content for the application. */
  readonly content: Size
}

/** What the page at `path` of a built site weighs. Throws where a file of it is missing. */
export function weighPage(dist: string, path: string): PageWeight {
  const read = (file: string) => readFileSync(join(dist, file))
  const file = htmlFile(path)
  const html = read(file).toString()
  const [, kind = ''] = /<html[^>]* data-kind="([^"]*)"/.exec(html) ?? []
  const [, boot = '', app = ''] =
    /<script[^>]* src="([^"]+)"[^>]* data-app="([^"]+)"/.exec(html) ?? []
  const drawings = new Set(html.match(/\/assets\/drawings-[\w-]+\.svg(?=#)/g))
  const [, later = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? []
  const fontFiles = parseFontFaces(html)
    .filter(isFirstView)
    .map(({ source }) => source)
  return {
    path,
    kind,
    hasMap: /<svg class="map[" ]/.test(html),
    html: sizeOf(read(file)),
    fontFiles,
    fonts: sum(fontFiles.map((font) => packed(read(font)))),
    laterStyles: sizeOf(read(later)),
    boot: sizeOf(read(boot)),
    drawings: sum([...drawings].map((each) => sizeOf(read(each)))),
    app: sum(
      modulesFrom(app, (script) => read(script).toString()).map((script) => sizeOf(read(script))),
    ),
    content: sizeOf(read(contentUrl(path))),
  }
}

/** All that a first visit loads before anything happens. */
export const firstView = ({ html, fonts, laterStyles, boot, drawings }: PageWeight): Size =>
  sum([html, fonts, laterStyles, boot, drawings])

/** The file of a page: `/services` is services.html. */
const htmlFile = (path: string): string => (path === '/' ? 'index.html' : `${path}.html`)

/** Hosts compress a file once, as far as it goes, and so does this: pages share most of theirs. */
function sizeOf(bytes: Buffer): Size {
  const key = hash(bytes)
  const gzip = compressed.get(key) ?? gzipSync(bytes, { level: 9 }).length
  compressed.set(key, gzip)
  return { raw: bytes.length, gzip }
}

/** Compressed sizes by the hash of the bytes. */
const compressed = new Map<string, number>()

/** Fonts are compressed in themselves. */
const packed = ({ length }: Buffer): Size => ({ raw: length, gzip: length })

function sum(sizes: readonly Size[]): Size {
  return sizes.reduce((all, { raw, gzip }) => ({ raw: all.raw + raw, gzip: all.gzip + gzip }), {
    raw: 0,
    gzip: 0,
  })
}

/** A built module and all that it imports at once, each named once. */
function modulesFrom(entry: string, read: (path: string) => string): string[] {
  const found = new Set([entry])
  // It grows while it is gone through.
  for (const path of found) {
    for (const [, name = ''] of read(path).matchAll(/(?:from|import)\s*"(\.?\/[^"]+\.js)"/g)) {
      found.add(new URL(name, `https://x${path}`).pathname)
    }
  }
  return [...found]
}
