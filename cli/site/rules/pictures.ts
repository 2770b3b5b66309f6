import { takeNumber } from '../../edit/repairs.ts'
import { maxPublicBytes } from '../../load/public-files.ts'
import { heicWords } from '../../pictures/heic.ts'
import { inMegapixels, mostPixels, partsOf } from '../../pictures/photo-sizes.ts'
import { memoize } from '../../lib/collections.ts'
import { plural } from '../../lib/plural.ts'
import { repeats, textField, valueAt } from '../../validate/fields.ts'
import { show, type Breach } from '../../validate/rule.ts'
import { foldersOf } from './addresses.ts'
import { unknownNames } from './references.ts'
import type { DataRule, DataIndex } from './view.ts'

export const pictureRules = [
  {
    id: 'picture/missing',
    check: (view) =>
      unknownNames(
        [...sourcesOf(view), ...iconOf(view)].filter(({ value }) => isMissing(view, value.trim())),
        [...view.publicFiles.keys()],
        (name) => `data/public has no file ${name}.`,
        'a file in data/public/',
      ),
  },
  {
    id: 'picture/type',
    check: (view) => [...picturesOf(view), ...picturesOf(view, iconOf(view))].flatMap(wrongType),
  },
  {
    id: 'picture/size',
    check: (view) => picturesOf(view).flatMap(wrongSize),
    fix: takeNumber,
  },
  {
    id: 'picture/square',
    check: (view) => picturesOf(view, iconOf(view)).flatMap(notSquare),
    expected: 'a square picture, 512 by 512 or an SVG; or no `icon`, for your initials',
  },
  {
    id: 'picture/twin',
    check: (view) => {
      const photos = picturesOf(view).filter(({ at }) => !at.path.includes('shareImage'))
      return repeats(photos, ({ at }) => partsOf(at.value.trim()).base)
        .filter(({ item, first }) => item.at.value.trim() !== first.at.value.trim())
        .map(({ item: { at }, first }) => ({
          at,
          message: `${show(at.value)} and ${show(first.at.value)} would have the same smaller copies.`,
        }))
    },
    expected: 'another name',
  },
  {
    id: 'picture/large',
    check: (view) =>
      [...picturesOf(view), ...picturesOf(view, iconOf(view))].flatMap(({ at, file }) => {
        const { type, width = 0, height = 0 } = file.picture ?? {}
        if (type === 'svg' || width * height <= mostPixels) return []
        const count = inMegapixels(width * height)
        return [{ at, message: `The file ${show(at.value)} has ${count} megapixels.` }]
      }),
    expected: `at most ${inMegapixels(mostPixels)} megapixels: save it smaller`,
  },
  {
    id: 'picture/small',
    severity: 'warning',
    check: (view) =>
      picturesOf(view).flatMap(({ at, file: { picture } }) => {
        const field = at.path.findLast((key) => key !== 'src' && typeof key === 'string')
        const isShownLarge = at.source.name !== 'people' && /^photos?$/.test(String(field))
        const { type, width = leastWide } = picture ?? {}
        if (!isShownLarge || type === 'svg' || width >= leastWide) return []
        const message = `The photo ${show(at.value)} is only ${plural(width, 'pixel')} wide.`
        return [{ at, message }]
      }),
    expected: 'the photo as the camera took it, at least 800 pixels wide',
  },
] as const satisfies readonly DataRule[]

const leastWide = 800

const sourcesOf = memoize(({ texts }: DataIndex) =>
  texts.filter(({ path }) => path.at(-1) === 'src'),
)

const iconOf = ({ files: { look } }: DataIndex) =>
  textField(look, 'icon').filter(({ value }) => value.startsWith('/'))

function notSquare({ at, file: { picture } }: NamedPicture): Breach[] {
  const { width = 1, height = width } = picture ?? {}
  if (width === height) return []
  return [{ at, message: `The file ${show(at.value)} is ${width} by ${plural(height, 'pixel')}.` }]
}

/** Links are not reported as missing; see `public/link`. */
function isMissing({ publicFiles }: DataIndex, src: string): boolean {
  const isBehindLink = ['', ...foldersOf(src)].some((folder) => publicFiles.get(folder)?.misfit)
  return !publicFiles.has(src) && !isBehindLink
}

type NamedPicture = ReturnType<typeof picturesOf>[number]

/** The readable pictures; for the others see `public-files`. */
function picturesOf(view: DataIndex, sources = sourcesOf(view)) {
  return sources.flatMap((at) => {
    const file = view.publicFiles.get(at.value.trim())
    if (file?.bytes === undefined || file.bytes > maxPublicBytes) return []
    const said = (key: string) => valueAt(at.source.value, [...at.path.slice(0, -1), key])
    return [{ at, file, width: said('width'), height: said('height') }]
  })
}

/** File extensions, and the types that the bytes of such a picture may have. */
const kinds = [
  { ending: /\.png$/i, name: 'a PNG picture', types: ['png'] },
  { ending: /\.jpe?g$/i, name: 'a JPEG picture', types: ['jpg'] },
  { ending: /\.webp$/i, name: 'a WebP picture', types: ['webp'] },
  { ending: /\.avif$/i, name: 'an AVIF picture', types: ['avif', 'mif1'] },
  { ending: /\.gif$/i, name: 'a GIF picture', types: ['gif'] },
  { ending: /\.svg$/i, name: 'an SVG drawing', types: ['svg'] },
  { ending: /\.hei[cf]$/i, name: heicWords, types: ['heic', 'heix', 'msf1'] },
]

function wrongType({ at, file }: NamedPicture): Breach[] {
  const asked = kinds.find(({ ending }) => ending.test(at.value.trim()))
  const type = file.picture?.type ?? ''
  if (!asked || asked.types.includes(type)) return []
  const found =
    kinds.find(({ types }) => types.includes(type))?.name ?? 'no picture that can be read'
  return [{ at, message: `The file ${show(at.value)} is ${found}.`, expected: asked.name }]
}

function wrongSize(picture: NamedPicture): Breach[] {
  const { at, file, width, height } = picture
  const size = sizeFor(picture)
  // Sizes that are not numbers are errors of the schema.
  if (!size || typeof width !== 'number' || typeof height !== 'number') return []
  const said = { width, height }
  const wrong = (['width', 'height'] as const).filter((key) => Math.abs(said[key] - size[key]) > 1)
  const [first] = wrong
  if (!first) return []
  const { type, width: wide = 0, height: high = 0 } = file.picture ?? {}
  const unit = type === 'svg' ? 'drawn as' : 'has'
  const place = { source: at.source, path: [...at.path.slice(0, -1), first] }
  const message = `The file ${show(at.value)} ${unit} ${wide} by ${plural(high, 'pixel')}.`
  const expected = wrong.map((key) => `${key}: ${size[key]}`).join(', ')
  return [{ at: place, message, expected, suggestion: String(size[first]) }]
}

/** The size for the data; an SVG may have any size in its own aspect ratio. */
function sizeFor({ file, width: said }: NamedPicture) {
  const { type, width, height } = file.picture ?? {}
  if (width === undefined || height === undefined) return undefined
  if (type !== 'svg' || typeof said !== 'number') return { width, height }
  return { width: said, height: Math.max(1, Math.round((said * height) / width)) }
}
