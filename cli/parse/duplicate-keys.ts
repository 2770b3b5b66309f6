import type { Finding, Place } from '../lib/finding.ts'

/** Keys that stand twice: those of an entry whose dash was left out are one fault. */
export function reportDuplicates(text: string, places: readonly Place[]): Finding[] {
  const lines = text.split('\n')
  const inOrder = places.toSorted((a, b) => a.line - b.line || a.column - b.column)
  const starts = inOrder.filter((place, index) => !follows(lines, inOrder[index - 1], place))
  return starts.map((place, index) => {
    const next = inOrder.indexOf(starts[index + 1] ?? place)
    const isAlone = next - inOrder.indexOf(place) === 1 || inOrder.at(-1) === place
    return { rule: 'yaml/duplicate-key', severity: 'error', ...wordsFor(lines, place, isAlone) }
  })
}

const indentOf = (line: string) => line.search(/[^ ]|$/)

const isBlank = (line: string) => /^\s*(?:#|$)/.test(line)

/** Whether two keys that stand twice are of the same map. */
function follows(lines: readonly string[], before: Place | undefined, place: Place): boolean {
  if (!before || before.column !== place.column) return false
  const between = lines.slice(before.line, place.line - 1).filter((line) => !isBlank(line))
  return between.every((line) => indentOf(line) >= place.column - 1)
}

function wordsFor(lines: readonly string[], place: Place, isAlone: boolean) {
  const key = (lines[place.line - 1] ?? '').trim().replace(/:.*$/s, '')
  if (isAlone || !isInList(lines, place)) {
    const message = 'This key stands in its map a second time.'
    return { ...place, message, expected: 'each key once' }
  }
  const message = 'The fields of the entry above stand here once more; perhaps a dash is missing.'
  return { ...place, message, expected: `\`- ${key}:\`, with a dash, where a new entry begins` }
}

/** The map is an item: its first field stands behind a dash. */
function isInList(lines: readonly string[], { line, column }: Place): boolean {
  const above = lines
    .slice(0, line - 1)
    .findLast((each) => !isBlank(each) && indentOf(each) < column - 1)
  return above !== undefined && /^ *- /.test(above) && indentOf(above) === column - 3
}
