// Public Sans at the weight of the labels: widths in hundredths of the font size, with their characters.
const widths: readonly (readonly [number, string])[] = [
  [26, " .'’i"],
  [32, 'Ijl'],
  [40, 'frtJ-'],
  [51, 'zv'],
  [56, 'csya'],
  [60, 'LbdehknopquxF'],
  [65, 'ETYPZg'],
  [70, 'BSRVCKX'],
  [77, 'ADUGOQHN'],
  [80, 'w'],
  [91, 'mM'],
  [97, 'W'],
]

const widest = 97
const byLetter = new Map(widths.flatMap(([width, letters]) => [...letters].map((l) => [l, width])))

/** The maximum width of a label at a font size; unknown characters count as wide. */
export function textWidth(text: string, size: number): number {
  // Accents do not add to the width.
  const letters = [...text.normalize('NFD').replaceAll(/\p{M}/gu, '')]
  const hundredths = letters.reduce((sum, letter) => sum + (byLetter.get(letter) ?? widest), 0)
  return Math.ceil((hundredths * size) / 100)
}
