import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hash } from '../lib/hash.ts'
import { copiesOf, partsOf, type SizedPhoto } from '../lib/photo-copies.ts'
import { openCacheFolder } from '../load/project-files.ts'
import { listPublished, readPicture } from '../load/public-files.ts'
import { cleanSvg, copyPicture, hasMetadata, type CopyForm } from '../pictures/photo-copies.ts'
import { cached } from './kept.ts'
import type { SiteFile } from './site-file.ts'

/** Raised whenever the same picture is written otherwise. */
const edition = 1

/** The owner's files as they are published: pictures without metadata, and photos in the sizes that pages name. */
export function ownFiles(root: string, photos: readonly SizedPhoto[]): SiteFile[] {
  const folder = join(root, 'data/public')
  const widths = new Map(photos.map(({ src, width }) => [src, width]))
  const read = (src: string) => readFileSync(join(folder, src))
  const copy = (src: string, bytes: Buffer, form: CopyForm) => {
    const key = hash(`${edition} ${form.ending} ${form.width} ${hash(bytes)}`)
    const file = join(openCacheFolder(root), 'pictures', key)
    return cached(file, () => copyPicture(`data/public${src}`, bytes, form))
  }
  const made = photos.flatMap((photo) =>
    copiesOf(photo).map(({ address, width }) => ({
      path: address.slice(1),
      content: () => copy(photo.src, read(photo.src), { ...partsOf(address), width }),
    })),
  )
  const publish = (src: string) => {
    const [bytes, { ending }] = [read(src), partsOf(src)]
    if (/^svg$/i.test(ending)) return Buffer.from(cleanSvg(bytes.toString('latin1')), 'latin1')
    if (!/^(jpe?g|png|webp|avif|gif)$/i.test(ending)) return bytes
    const width = widths.get(src)
    const isWide = width !== undefined && (readPicture(bytes)?.width ?? 0) > width
    return isWide || hasMetadata(bytes) ? copy(src, bytes, { ending, width }) : bytes
  }
  const own = listPublished(folder).map((path) => ({ path, content: () => publish(`/${path}`) }))
  // Of two at one path the last counts: a file of the owner's stands.
  return [...made, ...own]
}
