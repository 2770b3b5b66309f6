import { readFile } from 'node:fs/promises'
import { writeFileAtomic } from '../write/file-system.ts'

/** A PNG ends with its chunk IEND: one that was cut off or is something else does not. */
const endOfPng = Buffer.from('49454e44ae426082', 'hex')

/** The PNG in a file that is named by what it is made from: read, or made and kept. */
export async function cached(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const kept = await readFile(file).catch(() => undefined)
  if (kept?.subarray(-endOfPng.length).equals(endOfPng)) return kept
  const made = await make()
  writeFileAtomic(file, made)
  return made
}

/** Draws SVG that holds no text as PNG, in its own size or as wide as told. */
export async function rasterize(svg: string, width?: number): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js')
  const image = await renderAsync(svg, {
    font: { loadSystemFonts: false },
    ...(width === undefined ? {} : { fitTo: { mode: 'width', value: width } }),
  })
  return image.asPng()
}
