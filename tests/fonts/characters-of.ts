import type { FontFace } from '../../cli/bundle/font-faces.ts'

export function charactersOf(ranges: FontFace['ranges']): string {
  return ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i))
    .map((code) => String.fromCodePoint(code))
    .join('')
}
