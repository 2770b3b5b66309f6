import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { BoxText, OgImage, TextBox, Typeface } from '../../../templates/types.ts'

/** The smallest scale of a text, limited also by its minimum size. */
const leastScale = 0.4
const step = 0.04
const lineHeight = 1.12

type Size = Pick<OgImage, 'width' | 'height'>
type Words = Size & Pick<OgImage, 'boxes'>
type Font = Omit<BoxText, 'text'>

/** Loads satori and fonts; returns a function that converts text to outlines in SVG. */
export async function createTypesetter(
  families: ReadonlySet<Typeface>,
): Promise<(words: Words) => Promise<string>> {
  const { default: satori } = await import('satori')
  const fonts = readFonts(families)
  const setBox = async (box: TextBox, size: Size) => {
    const smallest = smallestScale(box)
    for (let scale = 1; ; scale = Math.max(scale - step, smallest)) {
      let fits = true
      const onNodeDetected = ({ width, height }: Size) => {
        fits &&= width <= box.width && height <= box.height
      }
      const svg = await satori(boxElement(box, scale), { ...size, fonts, onNodeDetected })
      if (fits || scale === smallest) return svg
    }
  }
  return async ({ boxes, width, height }) => {
    const svgs = await Promise.all(boxes.map((box) => setBox(box, { width, height })))
    return svgs.join('')
  }
}

const smallestScale = ({ texts }: TextBox) =>
  Math.min(...texts.map(({ size, least }) => Math.max(leastScale, least / size)))

const div = (style: object, children: unknown) => ({
  type: 'div',
  key: null,
  props: { style, children },
})

function boxElement(box: TextBox, scale: number) {
  const { left, top, width, texts } = box
  const children = texts.map(({ text, ...font }, row) => {
    const marginTop = row > 0 ? `${font.gap}em` : 0
    return div({ ...textStyle(box, font, scale), marginTop }, text)
  })
  return div(
    { position: 'absolute', display: 'flex', flexDirection: 'column', left, top, width },
    children,
  )
}

function textStyle(box: TextBox, font: Font, scale: number) {
  const fontSize = Math.max(font.size * scale, font.least)
  const common = {
    display: 'block',
    fontFamily: `${font.family}, ${extended(font.family)}`,
    fontWeight: font.weight,
    fontSize,
    lineHeight,
    color: font.color,
    width: box.width,
    textAlign: box.align,
  }
  // A long word widens its text and shrinks everything; at the smallest scale it is broken instead.
  if (scale > smallestScale(box)) return { ...common, textWrap: 'balance', minWidth: 'min-content' }
  const lineClamp = Math.floor(box.height / box.texts.length / fontSize / lineHeight)
  return {
    ...common,
    overflowWrap: 'break-word',
    wordBreak: lineClamp === 1 ? 'break-all' : 'normal',
    lineClamp,
  }
}

const require = createRequire(import.meta.url)

interface Face {
  readonly name: Typeface
  readonly folder: string
  readonly weight: 600 | 700
  /** The weight of its font file, if different. */
  readonly cut?: 700
}

const faces: readonly Face[] = [
  { name: 'Besley', folder: 'besley', weight: 600 },
  { name: 'Besley', folder: 'besley', weight: 700 },
  { name: 'Public Sans', folder: 'public-sans', weight: 600 },
  { name: 'Archivo Bold', folder: 'archivo', weight: 600, cut: 700 },
  { name: 'Archivo Bold', folder: 'archivo', weight: 700 },
  { name: 'Archivo', folder: 'archivo', weight: 600 },
  { name: 'Barlow Condensed', folder: 'barlow-condensed', weight: 600 },
  { name: 'Barlow Condensed', folder: 'barlow-condensed', weight: 700 },
  { name: 'Figtree', folder: 'figtree', weight: 600 },
]

/** Besley provides the few letters that other families lack. */
const facesOf = (families: ReadonlySet<Typeface>) =>
  faces.filter(({ name, weight }) => families.has(name) || (name === 'Besley' && weight === 600))

export const familiesIn = (boxes: readonly TextBox[]): ReadonlySet<Typeface> =>
  new Set(boxes.flatMap(({ texts }) => texts.map(({ family }) => family)))

export const allFamilies: ReadonlySet<Typeface> = new Set(faces.map(({ name }) => name))

/** The packages of the families. */
export const packagesOf = (families: ReadonlySet<Typeface>): string[] => [
  ...new Set(facesOf(families).map(({ folder }) => `@fontsource/${folder}`)),
]

/** A separate family for letters beyond Latin-1: satori takes one file per family and weight. */
const extended = (family: string): string => `${family} Extended`

export function readFonts(families: ReadonlySet<Typeface>) {
  return facesOf(families).flatMap(({ name, weight, folder, cut = weight }) => [
    { name, weight, data: readFont(`${folder}-latin-${cut}`, folder) },
    { name: extended(name), weight, data: readFont(`${folder}-latin-ext-${cut}`, folder) },
  ])
}

const readFont = (name: string, folder: string): Buffer =>
  readFileSync(require.resolve(`@fontsource/${folder}/files/${name}-normal.woff`))

/** Whether the fonts have all characters of a text: Latin letters and common punctuation. */
export const isDrawable = (text: string): boolean =>
  /^[ -~\u00a0-\u017e–—‘’‚“”„†•…‹›€™−]*$/.test(text)
