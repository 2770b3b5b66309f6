import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import { failure, isSystemError, causeOf, tryTo } from '../lib/errors.ts'
import { listFiles } from './list-files.ts'

/** What a file is by its bytes, upright, in pixels; an SVG may have no size of its own. */
export interface Picture {
  readonly type: string
  readonly width?: number
  readonly height?: number
}

export interface PublicFile {
  /** `undefined` where nothing can be read: a link to nothing, or to a folder. */
  readonly bytes: number | undefined
  readonly picture?: Picture | undefined
  /** The text of an SVG, or of other XML that browsers show. */
  readonly xml?: string
}

/** Names that systems and editors give to what they leave beside the owner's files. */
export const leftOver =
  /^(\..*|(eh)?thumbs\.db|desktop\.ini|__macosx|icon\r|~\$.*|#.*#|.*(~|\.(sw[op]|te?mp)))$/i
/** And what is kept of a file before it changed, or came whole. */
const formerly = /\.(bak|old|orig|rej|part|crdownload)$/i
/** Of hidden ones the site gets these, at its root. */
const published = /^\.(well-known|nojekyll)$/

/** The hidden or left-over file or folder that an address leads to or through; the site gets none. */
export function leftOutPath(address: string): string | undefined {
  const parts = address.split('/')
  const isLeftOut = (part: string, index: number) =>
    (leftOver.test(part) || formerly.test(part)) && !(index === 1 && published.test(part))
  const index = parts.findIndex(isLeftOut)
  return index === -1 ? undefined : parts.slice(0, index + 1).join('/')
}

/** The files of data/public that the site gets. */
export const listPublished = (folder: string): string[] =>
  listFiles(folder, { withBroken: true }).filter((path) => leftOutPath(`/${path}`) === undefined)

/** Hosts take no larger file. */
export const maxPublicBytes = 25 * 1024 * 1024

/** The files of a folder by their addresses: `/favicon.svg`. */
export function readPublicFiles(folder: string): Map<string, PublicFile> {
  return new Map(
    listFiles(folder, { withBroken: true }).map((path) => [
      `/${path}`,
      readFacts(join(folder, path)),
    ]),
  )
}

function readFacts(file: string): PublicFile {
  const stats = statSync(file, { throwIfNoEntry: false })
  if (!stats?.isFile()) return { bytes: undefined }
  const { size: bytes } = stats
  if (bytes > maxPublicBytes) return { bytes }
  if (/\.(svg|xhtml|xht|xml)$/i.test(file)) {
    const xml = readFileSync(file, 'utf8')
    return { bytes, xml, picture: /\.svg$/i.test(file) ? readSvg(xml) : undefined }
  }
  if (!/\.(png|jpe?g|webp|avif|gif)$/i.test(file)) return { bytes }
  return { bytes, picture: readPicture(readStart(file)) ?? readPicture(readStart(file, maxHead)) }
}

/** Nearly always holds the size; a photo may have color profiles and previews before it. */
const usualHead = 128 * 1024
const maxHead = 2 * 1024 * 1024

function readStart(file: string, length = usualHead): Buffer {
  const start = Buffer.alloc(length)
  const handle = openSync(file, 'r')
  try {
    return start.subarray(0, readSync(handle, start))
  } finally {
    closeSync(handle)
  }
}

/** What the bytes of a picture say; `undefined` where they are none, or are cut off. */
export function readPicture(bytes: Buffer): Picture | undefined {
  // Of a picture of boxes (AVIF), whose time grows with the square of their number, the first say it all.
  const head = bytes.toString('latin1', 4, 8) === 'ftyp' ? bytes.subarray(0, 32 * 1024) : bytes
  const { type = '', width = 0, height = 0, orientation = 1 } = tryTo(() => imageSize(head)) ?? {}
  if (!(width > 0 && height > 0)) return undefined
  // From 5 on, a camera was held on its side.
  return orientation < 5 ? { type, width, height } : { type, width: height, height: width }
}

/** The root stands near the start, behind comments of any length. */
function readSvg(text: string): Picture | undefined {
  const root = /<svg[\s>]/.exec(text)
  if (!root || !/^\uFEFF?\s*</.test(text)) return undefined
  const size = readPicture(Buffer.from(text.slice(root.index, root.index + usualHead)))
  return { ...size, type: 'svg' }
}

/** The bytes of any file; a `CommandError` names one that cannot be read. */
export function readBytes(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (error) {
    if (!isSystemError(error)) throw error
    throw failure(`${file}: ${causeOf(error)}.`)
  }
}
