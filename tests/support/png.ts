/** Width and height of a PNG file, from its header. Throws where it is none. */
export function pngSize(file: Buffer): readonly [number, number] {
  if (file.toString('latin1', 1, 4) !== 'PNG') throw new Error('This is no PNG file.')
  return [file.readUInt32BE(16), file.readUInt32BE(20)]
}
