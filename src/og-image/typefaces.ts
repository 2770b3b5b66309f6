import type { Site, TextBox, Typeface, TypePair } from '#generated/types'

const typefaces: Readonly<Record<TypePair, readonly [headings: Typeface, words: Typeface]>> = {
  besley: ['Besley', 'Public Sans'],
  archivo: ['Archivo Bold', 'Archivo'],
  barlow: ['Barlow Condensed', 'Figtree'],
}

export const heading = { family: 'Besley', weight: 600, least: 26, gap: 0 } as const
export const plain = { family: 'Public Sans', weight: 600, least: 26, gap: 0.7 } as const

/** Converts texts laid out for the default typefaces to those of the site's look. */
export function inTypefaces({ look }: Site, boxes: readonly TextBox[]): TextBox[] {
  const [headings, words] = typefaces[look?.type ?? 'besley']
  const familyOf = (family: Typeface) => (family === heading.family ? headings : words)
  return boxes.map(({ texts, ...box }) => {
    return { ...box, texts: texts.map((each) => ({ ...each, family: familyOf(each.family) })) }
  })
}

interface Square {
  readonly left: number
  readonly top: number
  readonly side: number
  readonly color: string
}

/** The initials of the firm centered in a square, if they are its mark. */
export function initialsBox({ mark }: Site, { left, top, side, color }: Square): TextBox[] {
  if (mark.kind !== 'initials') return []
  const part = (share: number) => Math.round(share * side)
  const [size, width, height] = [part(0.54), part(0.8), part(0.64)]
  const text = {
    ...heading,
    weight: 700,
    text: mark.letters,
    size,
    least: size / 2,
    color,
  } as const
  const room = { left: left + (side - width) / 2, top: top + 0.25 * side, width, height }
  return [{ ...room, align: 'center', texts: [text] }]
}
