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

/** What a file is by its bytes, upright, in pixels; an SVG may have no size of its own. */
export interface Picture {
  readonly type: string
  readonly width?: number
  readonly height?: number
}

/** What an entry of data/public is instead of a file of it. */
export type Misfit = 'nowhere' | 'folder' | 'outside' | 'hidden' | 'special'

export interface PublicFile {
  /** `undefined` where nothing is published: of what is no file of data/public. */
  readonly bytes: number | undefined
  readonly misfit?: Misfit | undefined
  readonly picture?: Picture | undefined
  /** The text of an SVG, or of other XML that browsers show. */
  readonly xml?: string
}

/** Names that systems and editors give to what they leave beside the owner's files. */
export const junkFile =
  /^(\..*|(eh)?thumbs\.db|desktop\.ini|__macosx|icon\r|~\$.*|#.*#|.*(~|\.(sw[op]|te?mp)))$/i
/** And what is kept of a file before it changed, or came whole. */
const backupFile = /\.(bak|old|orig|rej|part|crdownload)$/i
/** Of hidden ones the site gets these, at its root. */
const published = /^\.(well-known|nojekyll)$/

/** The hidden or left-over file or folder that an address leads to or through; the site gets none. */
export function leftOutPath(address: string): string | undefined {
  const parts = address.split('/')
  const isLeftOut = (part: string, index: number) =>
    (junkFile.test(part) || backupFile.test(part)) && !(index === 1 && published.test(part))
  const index = parts.findIndex(isLeftOut)
  return index === -1 ? undefined : parts.slice(0, index + 1).join('/')
}

/** Hosts take no larger file. */
export const maxPublicBytes = 25 * 1024 * 1024

/** The entries of data/public by their addresses: `/favicon.svg`; of a link to a folder, the link. */
export function readPublicFiles(folder: string): Map<string, PublicFile> {
  return new Map(
    listEntries(folder).map(([path, misfit]) => [
      path === '' ? '' : `/${path}`,
      misfit ? { bytes: undefined, misfit } : readFacts(join(folder, path)),
    ]),
  )
}

/** The files of data/public that the site gets. */
export const listPublished = (folder: string): string[] =>
  listEntries(folder).flatMap(([path, misfit]) =>
    misfit || leftOutPath(`/${path}`) !== undefined ? [] : [path],
  )

/** The file of data/public that the site has at an address; `undefined` where it has none. */
export function publishedFile(folder: string, address: string): string | undefined {
  if (isLink(folder) || leftOutPath(address) !== undefined) return undefined
  return misfitAt(folder, address.slice(1)) ? undefined : join(folder, address)
}

/** The bytes of that file. Throws a `CommandError` where there is none. */
export function readPublished(folder: string, address: string): Buffer {
  const file = publishedFile(folder, address)
  if (file !== undefined) return readFileSync(file)
  throw failure(`data/public${address} is no file that can be published.`)
}

export const isLink = (path: string): boolean =>
  lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false

type Entry = readonly [path: string, misfit: Misfit | undefined]

/** Where the folder itself is a link, that alone: what it leads to is nobody's to publish. */
function listEntries(folder: string): Entry[] {
  if (isLink(folder)) return [['', 'outside']]
  if (!isFolderThere(folder)) return []
  return entriesBelow(folder, '').toSorted(([one], [other]) => (one < other ? -1 : 1))
}

function entriesBelow(folder: string, prefix: string): Entry[] {
  const entries: Entry[] = []
  for (const entry of readdirSync(join(folder, prefix), { withFileTypes: true })) {
    const path = prefix + entry.name
    // No list of arguments holds the files of a large folder.
    if (entry.isDirectory()) {
      for (const below of entriesBelow(folder, `${path}/`)) entries.push(below)
      continue
    }
    const misfit = entry.isFile() ? undefined : misfitAt(folder, path)
    // Editors mark a file that is open by a link that leads nowhere: `.#x`.
    if (misfit !== 'nowhere' || !entry.name.startsWith('.#')) entries.push([path, misfit])
  }
  return entries
}

/** What a path in a folder leads to instead of a file that lies in it; `undefined` of such a file. */
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
  // Gone since it was listed.
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
  const {
    type = '',
    width = 0,
    height = 0,
    orientation = 1,
  } = orUndefined(() => imageSize(head)) ?? {}
  if (!(width > 0 && height > 0)) return undefined
  // From 5 on, a camera was held on its side.
  return orientation < 5 ? { type, width, height } : { type, width: height, height: width }
}

/** The root stands near the start, behind comments of any length. */
function readSvg(text: string): Picture | undefined {
  const root = /<svg[\s>]/.exec(text)
  if (!root || !/^\s*</.test(text)) return undefined
  const size = readPicture(Buffer.from(text.slice(root.index, root.index + usualHead)))
  return { ...size, type: 'svg' }
}

/** What a shell hands over, as by `<(…)`, is open already. */
const handedOver = /^\/dev\/(stdin|fd\/\d+)$/

/** The bytes of a file that a command names; a `CommandError` says where it is none, or cannot be read. */
export function readBytes(file: string): Buffer {
  try {
    const stats = statSync(file)
    // A pipe waits for somebody to write, and a device has no end.
    if (stats.isFile() || stats.isDirectory() || handedOver.test(file)) return readFileSync(file)
  } catch (error) {
    if (!isSystemError(error)) throw error
    throw failure(`${file}: ${causeOf(error)}.`)
  }
  throw failure(`${file} is a pipe, a socket or a device, and no file.`)
}
