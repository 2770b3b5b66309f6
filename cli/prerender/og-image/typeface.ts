import type { Font } from 'harfbuzzjs'
import type { CardText } from './og-image.ts'

/** Letters in outline, and how wide they are, in ems. */
export interface Typeface {
  /** Whether there is a glyph for every character. */
  readonly has: (text: string) => boolean
  readonly width: (text: string) => number
  /** The outlines as SVG paths, the line's beginning at 0, 0, one em 1 wide. */
  readonly outline: (text: string) => string
}

type HarfBuzz = typeof import('harfbuzzjs')

/** The typeface of a text. Throws where there are no files of its family. */
export type FindTypeface = (text: Pick<CardText, 'family' | 'weight'>) => Typeface

/** Makes typefaces of fonts (SFNT): of each family its files in order. */
export async function createTypefaces(
  fonts: ReadonlyMap<string, readonly Uint8Array[]>,
): Promise<FindTypeface> {
  const harfbuzz = await import('harfbuzzjs')
  const typefaces = new Map<string, Typeface>()
  return ({ family, weight }) => {
    const name = `${family} ${weight}`
    const files = fonts.get(family)
    if (!files) throw new Error(`src/styles/fonts.css has no face of the family ${family}.`)
    const typeface = typefaces.get(name) ?? createTypeface(harfbuzz, files, weight)
    typefaces.set(name, typeface)
    return typeface
  }
}

/** Shapes text with the first of some font files (SFNT) that has its characters. */
function createTypeface(
  harfbuzz: HarfBuzz,
  files: readonly Uint8Array[],
  weight: number,
): Typeface {
  const cuts = files.map((file) => createCut(harfbuzz, file, weight))
  const cutOf = (character: string) =>
    cuts.find(({ characters }) => characters.has(character.codePointAt(0) ?? 0))
  const shaped = (text: string) =>
    runsOf(text, cutOf).flatMap(({ cut, text: run }) => glyphsOf(harfbuzz, cut, run))
  const widths = new Map<string, number>()
  const measure = (text: string) => shaped(text).reduce((sum, { advance }) => sum + advance, 0)
  return {
    has: (text) => [...text].every((character) => cutOf(character) !== undefined),
    width: (text) => {
      const width = widths.get(text) ?? measure(text)
      widths.set(text, width)
      return width
    },
    outline: (text) => {
      let at = 0
      return shaped(text)
        .map(({ path, scale, advance }) => {
          const x = at
          at += advance
          return path && `<path transform="translate(${x})scale(${scale} ${-scale})" d="${path}"/>`
        })
        .join('')
    },
  }
}

interface Cut {
  readonly font: Font
  readonly scale: number
  readonly characters: ReadonlySet<number>
  /** The outline of a glyph by its index. */
  readonly pathOf: (glyph: number) => string
}

interface Glyph {
  readonly path: string
  readonly scale: number
  readonly advance: number
}

function createCut(
  { Blob, Face, Font, Variation }: HarfBuzz,
  file: Uint8Array,
  weight: number,
): Cut {
  const face = new Face(new Blob(file))
  const font = new Font(face)
  font.setVariations([new Variation('wght', weight)])
  const paths = new Map<number, string>()
  const pathOf = (glyph: number) => {
    const path = paths.get(glyph) ?? font.glyphToPath(glyph)
    paths.set(glyph, path)
    return path
  }
  return { font, scale: 1 / face.upem, characters: new Set(face.collectUnicodes()), pathOf }
}

/** Neighbours from the same file belong together: they are kerned. */
function runsOf(text: string, cutOf: (character: string) => Cut | undefined) {
  const runs: { cut: Cut; text: string }[] = []
  for (const character of text) {
    const cut = cutOf(character)
    const last = runs.at(-1)
    if (cut && last?.cut === cut) last.text += character
    else if (cut) runs.push({ cut, text: character })
  }
  return runs
}

function glyphsOf(
  { Buffer: Run, shape }: HarfBuzz,
  { font, scale, pathOf }: Cut,
  text: string,
): Glyph[] {
  const run = new Run()
  run.addText(text)
  run.guessSegmentProperties()
  shape(font, run)
  const positions = run.getGlyphPositions()
  return run.getGlyphInfos().map(({ codepoint }, index) => ({
    path: pathOf(codepoint),
    scale,
    advance: (positions[index]?.xAdvance ?? 0) * scale,
  }))
}
