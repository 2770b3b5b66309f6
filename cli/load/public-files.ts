import {
  closeSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  realpathSync,
  statSync,
} from 'node:fs'
import { isAbsolute, join, relative, sep } from 'node:path'
import { imageSize } from 'image-size'
import { decodeXml } from '../lib/encoding.ts'
import { failure, isSystemError, causeOf, orUndefined } from '../lib/errors.ts'
import { isFolderThere } from './list-files.ts'

/** Type and size in pixels, by the bytes, after EXIF rotation; an SVG may have no size. */
export interface Picture {
  readonly type: string
  readonly width?: number
  readonly height?: number
}

/** Why an entry of data/public is not a regular file in it. */
export type Misfit = 'nowhere' | 'folder' | 'outside' | 'hidden' | 'special'

export interface PublicFile {
  /** `undefined` when the entry is not published. */
  readonly bytes: number | undefined
  readonly misfit?: Misfit | undefined
  readonly picture?: Picture | undefined
  /** The text of an SVG or other XML that browsers display. */
  readonly xml?: string
}

/** Files that operating systems and editors leave beside the owner's files. */
export const junkFile =
  /^(\..*|(eh)?thumbs\.db|desktop\.ini|__macosx|icon\r|~\$.*|#.*#|.*(~|\.(sw[op]|te?mp)))$/i
/** Backups and partial downloads. */
const backupFile = /\.(bak|old|orig|rej|part|crdownload)$/i
/** The only hidden entries that are published, at the root. */
const published = /^\.(well-known|nojekyll)$/

/** The first hidden or junk file or folder in an address; such paths are not published. */
export function leftOutPath(address: string): string | undefined {
  const parts = address.split('/')
  const isLeftOut = (part: string, index: number) =>
    (junkFile.test(part) || backupFile.test(part)) && !(index === 1 && published.test(part))
  const index = parts.findIndex(isLeftOut)
  return index === -1 ? undefined : parts.slice(0, index + 1).join('/')
}

/** The file size limit of common hosts. */
export const maxPublicBytes = 25 * 1024 * 1024

/** The entries of data/public by address (`/favicon.svg`); for a linked folder, the link itself. */
export function readPublicFiles(folder: string): Map<string, PublicFile> {
  return new Map(
    listEntries(folder).map(([path, misfit]) => [
      path === '' ? '' : `/${path}`,
      misfit ? { bytes: undefined, misfit } : readFacts(join(folder, path)),
    ]),
  )
}

/** The files of data/public that are published. */
export const listPublished = (folder: string): string[] =>
  listEntries(folder).flatMap(([path, misfit]) =>
    misfit || leftOutPath(`/${path}`) !== undefined ? [] : [path],
  )

/** The published file at an address, or `undefined`. */
export function publishedFile(folder: string, address: string): string | undefined {
  if (isLink(folder) || leftOutPath(address) !== undefined) return undefined
  return misfitAt(folder, address.slice(1)) ? undefined : join(folder, address)
}

/** The bytes of that file; throws a `CommandError` when there is none. */
export function readPublished(folder: string, address: string): Buffer {
  const file = publishedFile(folder, address)
  if (file !== undefined) return readFileSync(file)
  throw failure(`data/public${address} is not a file that can be published.`)
}

export const isLink = (path: string): boolean =>
  lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false

type Entry = readonly [path: string, misfit: Misfit | undefined]

/** If the folder itself is a link, returns only the link: its target must not be published. */
function listEntries(folder: string): Entry[] {
  if (isLink(folder)) return [['', 'outside']]
  if (!isFolderThere(folder)) return []
  return entriesBelow(folder, '').toSorted(([one], [other]) => (one < other ? -1 : 1))
}

function entriesBelow(folder: string, prefix: string): Entry[] {
  const entries: Entry[] = []
  for (const entry of readdirSync(join(folder, prefix), { withFileTypes: true })) {
    const path = prefix + entry.name
    // A large folder has too many files to spread as arguments.
    if (entry.isDirectory()) {
      for (const below of entriesBelow(folder, `${path}/`)) entries.push(below)
      continue
    }
    const misfit = entry.isFile() ? undefined : misfitAt(folder, path)
    // Editors mark an open file with a broken link: `.#x`.
    if (misfit !== 'nowhere' || !entry.name.startsWith('.#')) entries.push([path, misfit])
  }
  return entries
}

/** Why a path does not lead to a file inside the folder; `undefined` when it does. */
export function misfitAt(folder: string, path: string): Misfit | undefined {
  const real = orUndefined(() => realpathSync(join(folder, path)))
  const stats = real === undefined ? undefined : statSync(real, { throwIfNoEntry: false })
  if (real === undefined || !stats) return 'nowhere'
  const way = relative(realpathSync(folder), real).split(sep).join('/')
  if (isAbsolute(way) || /^\.\.(\/|$)/.test(way)) return 'outside'
  if (stats.isDirectory()) return 'folder'
  if (!stats.isFile()) return 'special'
  return way !== path && leftOutPath(`/${way}`) !== undefined ? 'hidden' : undefined
}

function readFacts(file: string): PublicFile {
  const stats = statSync(file, { throwIfNoEntry: false })
  // Deleted since it was listed.
  if (!stats) return { bytes: undefined, misfit: 'nowhere' }
  const { size: bytes } = stats
  if (bytes > maxPublicBytes) return { bytes }
  if (/\.(svg|xhtml|xht|xml)$/i.test(file)) {
    const xml = decodeXml(readFileSync(file))
    return { bytes, xml, picture: /\.svg$/i.test(file) ? readSvg(xml) : undefined }
  }
  if (!/\.(png|jpe?g|webp|avif|gif)$/i.test(file)) return { bytes }
  return { bytes, picture: readPicture(readStart(file)) ?? readPicture(readStart(file, maxHead)) }
}

/** Almost always contains the size; a photo may have color profiles and previews before it. */
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

/** Reads type and size of a picture; `undefined` when the bytes are not a picture or are truncated. */
export function readPicture(bytes: Buffer): Picture | undefined {
  // Parsing AVIF takes quadratic time in its boxes; the first ones are enough.
  const head = bytes.toString('latin1', 4, 8) === 'ftyp' ? bytes.subarray(0, 32 * 1024) : bytes
  const {
    type = '',
    width = 0,
    height = 0,
    orientation = 1,
  } = orUndefined(() => imageSize(head)) ?? {}
  if (!(width > 0 && height > 0)) return undefined
  // EXIF orientations 5 to 8 are rotated by 90 degrees.
  return orientation < 5 ? { type, width, height } : { type, width: height, height: width }
}

/** The root element is near the start, after comments of any length. */
function readSvg(text: string): Picture | undefined {
  const root = /<svg[\s>]/.exec(text)
  if (!root || !/^\s*</.test(text)) return undefined
  const size = readPicture(Buffer.from(text.slice(root.index, root.index + usualHead)))
  return { ...size, type: 'svg' }
}

/** Already open: passed by a shell, as with `<(…)`. */
const handedOver = /^\/dev\/(stdin|fd\/\d+)$/

/** Reads a file that a command line names; throws a `CommandError` when it is not a readable file. */
export function readBytes(file: string): Buffer {
  try {
    const stats = statSync(file)
    // A pipe blocks until somebody writes, and a device never ends.
    if (stats.isFile() || stats.isDirectory() || handedOver.test(file)) return readFileSync(file)
  } catch (error) {
    if (!isSystemError(error)) throw error
    throw failure(`${file}: ${causeOf(error)}.`)
  }
  throw failure(`${file} is a pipe, a socket or a device, and no file.`)
}
