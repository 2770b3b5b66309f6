import type { Typeface } from './typeface.ts'

interface Setting {
  readonly lines: readonly string[]
  /** The sum of the squares of what the lines leave free. */
  readonly waste: number
}

/**
 * A text in as few lines as the width (in ems) asks for, and these as even as can be. A word that
 * is wider has a line of its own.
 */
export function breakLines(text: string, width: number, typeface: Typeface): readonly string[] {
  const words = text.split(/\s+/)
  const widths = words.map((word) => typeface.width(word))
  const space = typeface.width(' ')
  const found = new Map<number, Setting>()

  /** The best setting of the words from `start` on. */
  const best = (start: number): Setting => {
    const known = found.get(start)
    if (known || start === words.length) return known ?? { lines: [], waste: 0 }
    let used = -space
    const settings: Setting[] = []
    for (let end = start; end < words.length; end += 1) {
      used += space + (widths[end] ?? 0)
      if (used > width && end > start) break
      const rest = best(end + 1)
      const line = words.slice(start, end + 1).join(' ')
      settings.push({ lines: [line, ...rest.lines], waste: rest.waste + (width - used) ** 2 })
    }
    const setting = settings.reduce(better)
    found.set(start, setting)
    return setting
  }
  return best(0).lines
}

function better(a: Setting, b: Setting): Setting {
  if (a.lines.length !== b.lines.length) return a.lines.length < b.lines.length ? a : b
  return a.waste <= b.waste ? a : b
}
