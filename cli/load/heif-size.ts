/** Boxes that lead to what is said of the parts of a picture, with the bytes before what is inside. */
const way = { meta: 4, iprp: 0, ipco: 0 }

const brands = /^(avif|mif1|msf1|hei[cx]|hev[cx])$/

/** Whether bytes are a file of boxes, as AVIF and HEIC are. */
export const isOfBoxes = (bytes: Buffer) => bytes.toString('latin1', 4, 8) === 'ftyp'

/** The size of its largest part, in one pass over the boxes, however many a file has. */
export function readHeif(bytes: Buffer) {
  const type = bytes.toString('latin1', 8, 12)
  let inside = { start: 0, end: brands.test(type) ? bytes.length : 0 }
  for (const [name, skipped] of Object.entries(way)) {
    const found = boxesIn(bytes, inside).find((box) => box.name === name)
    if (!found) return undefined
    inside = { start: found.start + skipped, end: found.end }
  }
  let largest = { width: 0, height: 0 }
  for (const { name, start, end } of boxesIn(bytes, inside)) {
    if (name !== 'ispe' || end - start < 12) continue
    const part = { width: bytes.readUInt32BE(start + 4), height: bytes.readUInt32BE(start + 8) }
    if (part.width * part.height > largest.width * largest.height) largest = part
  }
  return largest.width > 0 ? { type, ...largest } : undefined
}

interface Span {
  readonly start: number
  readonly end: number
}

/** The boxes side by side in a span, up to one that is cut off; their spans are what is inside. */
function boxesIn(bytes: Buffer, { start, end }: Span): (Span & { readonly name: string })[] {
  const boxes: ReturnType<typeof boxesIn> = []
  for (let at = start; at + 8 <= end;) {
    const next = at + bytes.readUInt32BE(at)
    if (next < at + 8 || next > end) break
    boxes.push({ name: bytes.toString('latin1', at + 4, at + 8), start: at + 8, end: next })
    at = next
  }
  return boxes
}
