/** The start of a picture of each type: as much as says what it is, and its size in pixels. */
export const pictures: Readonly<Record<string, (width: number, height: number) => Buffer>> = {
  png: (width, height) =>
    Buffer.concat([hex('89504e470d0a1a0a0000000d49484452'), u32(width, height)]),
  jpg: (width, height) =>
    Buffer.concat([
      hex('ffd8ffe000104a46494600010100000100010000'),
      hex('ffc0001108'),
      u16(height, width),
      hex('03012200021101031101ffd9'),
    ]),
  gif: (width, height) =>
    Buffer.concat([Buffer.from('GIF89a'), u16(width, height).swap16(), hex('800000')]),
  webp: (width, height) =>
    Buffer.concat([
      Buffer.from('RIFF\x16\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0', 'latin1'),
      u24(width - 1, height - 1),
    ]),
  avif: (width, height) =>
    Buffer.concat([
      box('ftyp', Buffer.from('avif\0\0\0\0avifmif1')),
      box('meta', u32(0), box('iprp', box('ipco', box('ispe', u32(0), u32(width, height))))),
    ]),
  svg: (width, height) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"/>`),
}

/** A photo that was taken with the camera on its side: its bytes lie, it is shown upright. */
export function sidewaysJpeg(width: number, height: number): Buffer {
  const exif = hex('45786966000049492a00080000000100120103000100000006000000000000000000')
  const [start, rest] = [hex('ffd8ffe1'), pictures['jpg']?.(width, height).subarray(20)]
  return Buffer.concat([start, u16(exif.length + 2), exif, rest ?? hex('')])
}

const hex = (digits: string) => Buffer.from(digits, 'hex')
const u16 = (...numbers: number[]) =>
  hex(numbers.map((number) => number.toString(16).padStart(4, '0')).join(''))
const u32 = (...numbers: number[]) =>
  hex(numbers.map((number) => number.toString(16).padStart(8, '0')).join(''))

/** Three bytes each, the lowest first. */
const u24 = (...numbers: number[]) =>
  Buffer.concat(numbers.map((number) => u32(number).swap32().subarray(0, 3)))

function box(type: string, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  return Buffer.concat([u32(content.length + 8), Buffer.from(type), content])
}
