import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Blob, Face } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { parseFontFaces, type FontFace } from '../../cli/bundle/font-faces.ts'
import { charactersOf } from './characters-of.ts'
import { hash, packageVersion } from '../../cli/lib/hash.ts'
import { besley, digitsFile, drawDigits } from './digits.ts'
import { projectRoot } from '../support/project.ts'

/** Where the cut fonts lie; the style sheets of `src/styles/type` name them. */
export const fontFolder = join(projectRoot, 'src/fonts')

/** The pairs of typefaces, by name, as the style sheet of each names them. */
export const typePairs = ['besley', 'archivo', 'barlow'] as const

/** The faces of a pair, or of all. */
export const fontFaces = (pairs: readonly string[] = typePairs): readonly FontFace[] =>
  pairs.flatMap((pair) =>
    parseFontFaces(readFileSync(join(projectRoot, `src/styles/type/${pair}.css`), 'utf8')),
  )

/** What shapes text; the pages ask for nothing else. */
const features = ['calt', 'kern', 'liga', 'locl']

/**
 * The font of a face, cut down to the characters and weights that it names, as WOFF2. The same
 * face always gives the same bytes. Throws where no installed package has the font.
 */
export function cutFont(face: FontFace): Promise<Buffer> {
  const [min, max] = face.weights
  const variationAxes = isVariable(face.source) ? { wght: { min, max } } : {}
  return subsetFont(wholeFont(face), charactersOf(face.ranges), {
    targetFormat: 'woff2',
    variationAxes,
    keepFeatures: features,
  })
}

/**
 * The font that a face is cut from: `besley-latin-….woff2` is a file of the package `besley`, and has the characters of
 * `besley-latin-1-….woff2`, too.
 */
export function wholeFont({ source }: FontFace): Buffer {
  const file = basename(source).replace('-latin-1-', '-latin-')
  return readFileSync(require.resolve(`${packageOf(source)}/files/${file}`))
}

/** Writes the fonts of all faces, each family with its license, in the place of the old ones. */
export async function writeFonts(): Promise<void> {
  writeFileSync(digitsFile, await drawDigits())
  rmSync(fontFolder, { recursive: true, force: true })
  mkdirSync(fontFolder)
  for (const face of fontFaces()) {
    writeFileSync(join(fontFolder, basename(face.source)), await cutFont(face))
    const license = `${familyOf(face.source)}.LICENSE.txt`
    writeFileSync(join(fontFolder, license), readFileSync(licenseOf(face.source)))
  }
  writeFileSync(sealFile, sealNow())
}

/** The seal of the last time. */
export const sealFile = fileURLToPath(new URL('seal.txt', import.meta.url))

/** Tells what is cut, how, and out of what: cutting anew gives the same as long as this stays. */
export function sealNow(): string {
  const cut = fontFaces().map((face) => {
    const { source, ranges, weights } = face
    const own = readFileSync(join(fontFolder, basename(source)))
    return [source, ranges, weights, hash(wholeFont(face)), hash(own)]
  })
  const drawn = [besley, digitsFile].map((file) => hash(readFileSync(file)))
  return hash(JSON.stringify([packageVersion('subset-font'), features, cut, drawn]))
}

/** The characters that a font file has glyphs for. */
export async function charactersIn(file: Buffer): Promise<ReadonlySet<string>> {
  const sfnt = await subsetFont(file, '', { targetFormat: 'sfnt', keepAllGlyphs: true })
  const codes = new Face(new Blob(sfnt)).collectUnicodes()
  return new Set([...codes].map((code) => String.fromCodePoint(code)))
}

const require = createRequire(import.meta.url)

const familyOf = (source: string) => basename(source).split('-latin')[0] ?? ''

/** A file with an axis of weights; one with a weight in its name is of that weight alone. */
const isVariable = (source: string) => source.includes('-wght-')

const packageOf = (source: string) =>
  `@fontsource${isVariable(source) ? '-variable' : ''}/${familyOf(source)}`

const licenseOf = (source: string) => require.resolve(`${packageOf(source)}/LICENSE`)
