import { readsAs } from '../parse/places.ts'

/**
 * A block of text (`>-`, `|`) that holds `value` in place of its own: its head, its indentation and
 * the line ends below it stay. A folded one is wrapped anew from the first line that changes, until
 * the lines fit again. `undefined` where a block cannot hold the text, such as one that begins with
 * a space.
 */
export function renderInBlock(source: string, value: string): string | undefined {
  const newline = source.includes('\r\n') ? '\r\n' : '\n'
  const body = source.trimEnd()
  const [head = '', ...lines] = body.split(/\r?\n/)
  const indent = /^ */.exec(lines.find((line) => line.trim() !== '') ?? '')?.[0] ?? ''
  if (indent === '') return undefined
  const old = lines.map((line) => line.slice(indent.length))
  const text = value.replace(/\n+$/, '')
  const inside = head.startsWith('>') ? refold(old, text, widthOf(old, indent)) : text.split('\n')
  const block = [head, ...inside.map((line) => (line === '' ? '' : indent + line))].join(newline)
  const ends = source.slice(body.length).replace(/^[ \t]+/, '')
  // The line ends that close the block are its own, unless the text has some.
  const breaks =
    value === text ? ['', '\n', ends.replaceAll(/[^\n]/g, '')] : [value.slice(text.length)]
  const isHeld = breaks.some((end) => readsAs(block + ends, text + end))
  return isHeld ? block + ends : undefined
}

const lineWidth = 100

/** As wide as its widest line; one of a single line gives no measure. */
function widthOf(lines: readonly string[], indent: string): number {
  const most = Math.max(...lines.map((line) => line.length))
  return lines.length > 1 ? most : Math.max(most, lineWidth - indent.length)
}

/** The lines of a folded text: as many of the old ones as stay true, at its start and at its end. */
function refold(old: readonly string[], text: string, width: number): string[] {
  const first = old.findLastIndex((line, index) => {
    const kept = unfold(old.slice(0, index + 1))
    return line !== '' && text.startsWith(kept) && /^(?:$|[ \n])/.test(text.slice(kept.length))
  })
  const lines = old.slice(0, first + 1)
  let rest = text.slice(unfold(lines).length)
  if (rest.startsWith(' ')) rest = rest.slice(1)
  const places = new Map(old.map((line, at) => [line === '' ? '' : unfold(old.slice(at)), at]))
  while (rest !== '') {
    const at = places.get(rest)
    if (at !== undefined) return [...lines, ...old.slice(at)]
    const breaks = /^\n+/.exec(rest)?.[0] ?? ''
    const line = breaks === '' ? firstLine(rest, width, places) : ''
    lines.push(...(breaks === '' ? [line] : breaks.slice(0, -1).split('\n')))
    rest = rest.slice(breaks.length + line.length).replace(/^ /, '')
  }
  return lines
}

/** What a text of folded lines is: a break is a space, an empty line a break. */
function unfold(lines: readonly string[]): string {
  return lines.join('\n').replaceAll(/\n(\n*)/g, (_, breaks: string) => breaks || ' ')
}

/** The words that fit, up to where the old lines go on if that leaves no ragged line. */
function firstLine(text: string, width: number, places: ReadonlyMap<string, number>): string {
  const [paragraph = ''] = text.split('\n', 1)
  const ends = [...paragraph.matchAll(/(?<=\S) (?=\S)/g)].map(({ index }) => index)
  const fitting = [...ends, paragraph.length].filter((end) => end <= width)
  const joint = fitting.findLast((end) => end >= width / 2 && places.has(text.slice(end + 1)))
  return paragraph.slice(0, joint ?? fitting.at(-1) ?? ends[0])
}
