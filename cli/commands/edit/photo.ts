import { join } from 'node:path'
import * as z from 'zod'
import type { DataPath, Edit } from '../../../src/editor/protocol.ts'
import { fieldsOf } from '../../lib/json.ts'
import { copiesOf } from '../../pictures/photo-sizes.ts'
import { toAddressPart } from '../../lib/slug.ts'
import type { AddedFile } from '../../site/entries/change.ts'
import { workPath } from '../../site/page-paths.ts'
import { areCommitted, trackedFiles } from '../../load/git.ts'
import { readBytes } from '../../load/public-files.ts'
import { takeInPhoto } from '../../pictures/photo-copies.ts'
import { photo } from '../../site/schema/text.ts'
import { valueAt } from '../../validate/fields.ts'
import { labelOf, propertiesOf } from './fields.ts'
import type { EditState } from './state.ts'

interface Shown {
  readonly bytes: Buffer
  readonly alt: string
  /** What it shows of a job. */
  readonly stage: string | null
  /** Whether it comes before the item at the path, and replaces nothing. */
  readonly isNew: boolean
  readonly sent: ReadonlySet<string>
  /** Told how many of the copies are made. */
  readonly advance: (done: number, total: number) => void
}

/**
 * Plans a photo for a path of the data: its copies, the edit, and files no longer used. Rejects with a
 * `CommandError` when the bytes are not a picture.
 */
export async function planPhoto(state: EditState, path: DataPath, shown: Shown) {
  const { bytes, alt, isNew, sent, advance } = shown
  const { values, publicFiles } = state
  const before = isNew ? undefined : valueAt(values, path)
  const known = propertiesOf(values, path)
  const isOfJob = path[0] === 'projects'
  const stage = isOfJob && (shown.stage ?? fieldsOf(before)['stage'] ?? 'after')
  const slug = String(valueAt(values, [...path.slice(0, 2), 'slug']))
  const base = isOfJob
    ? `${workPath(slug)}/${String(stage)}`
    : `/photos/${toAddressPart(labelOf(values, path))}`
  const { picture, files } = await takeInPhoto(
    'The file',
    bytes,
    freeBase(base, publicFiles),
    advance,
  )
  const fields = { ...fieldsOf(before), ...(stage && { stage }), ...picture, alt }
  // The focus was that of another photo.
  const value = Object.fromEntries(
    Object.entries(fields).filter(([key]) => known.includes(key) && key !== 'focus'),
  )
  const edit: Edit = { kind: isNew ? 'insert' : 'set', path, value }
  // Without `widths` in the data, there are no smaller copies.
  const isAlone = !known.includes('widths')
  return {
    edit,
    added: files.filter(({ address }) => !isAlone || address === picture.src),
    removed: isNew ? [] : filesLeftBy(state, path, sent),
  }
}

/** The files that nothing uses without the photo at a path, where they can be restored. */
export function filesLeftBy(state: EditState, path: DataPath, sent: Shown['sent']): AddedFile[] {
  const { values, folder } = state
  const unused = filesOf(state, valueAt(values, path))
  if (!isKept(folder, unused, sent)) return []
  return unused.map((address) => {
    return { address, content: readBytes(join(folder, 'data/public', address)) }
  })
}

/** The files of a photo that nothing else in the data uses. */
function filesOf({ values, publicFiles }: EditState, before: unknown): string[] {
  const { data } = z.object(photo.shape).safeParse(before)
  if (!data || JSON.stringify(values).split(data.src).length > 2) return []
  const { src, width, widths = [] } = data
  const all = [src, ...copiesOf({ src, width, widths }).map(({ address }) => address)]
  return all.filter((address) => publicFiles.has(address))
}

/** Whether the files can be restored: git has them, or they were sent in this session. */
function isKept(folder: string, addresses: readonly string[], sent: ReadonlySet<string>): boolean {
  const paths = addresses.map((address) => `data/public${address}`)
  const isInGit = () =>
    trackedFiles(folder, paths).size === paths.length && areCommitted(folder, paths)
  return addresses.every((address) => sent.has(address)) || isInGit()
}

function freeBase(base: string, publicFiles: EditState['publicFiles'], number = 1): string {
  const candidate = number === 1 ? base : `${base}-${number}`
  return publicFiles.has(`${candidate}.jpg`) ? freeBase(base, publicFiles, number + 1) : candidate
}
