import type { Finding } from '../lib/finding.ts'

/** How git marks two versions that it could not merge: `<<<<<<< HEAD` … `=======` … `>>>>>>> other`. */
const marker = /^(<{7}|\|{7}|={7}|>{7})(?: (.*?))?\r?$/

interface Mark {
  readonly sign: string
  readonly name: string
  readonly line: number
  readonly length: number
}

/** Places where git left two versions in a file, or a line of such a place alone. */
export function findConflicts(path: string, text: string): Finding[] {
  if (!/^(?:<{7}|\|{7}|={7}|>{7})/m.test(text)) return []
  const marks = text.split('\n').flatMap((each, index): Mark[] => {
    const [written = '', sign, name = ''] = marker.exec(each) ?? []
    return sign ? [{ sign: sign.charAt(0), name, line: index + 1, length: written.length }] : []
  })
  const starts = marks.filter(({ sign }) => sign === '<')
  if (starts.length === 0) return marks.slice(0, 1).map((mark) => report(path, mark, leftOver))
  return starts.map((start, index) => {
    const next = starts[index + 1]?.line ?? Infinity
    const inside = marks.filter(({ line }) => line > start.line && line < next)
    return report(path, start, describeSides(start, inside))
  })
}

const leftOver = 'This line is left over from two versions that git could not merge.'

function describeSides(start: Mark, inside: readonly Mark[]): string {
  const [base, middle, end] = ['|', '=', '>'].map((sign) => inside.find((m) => m.sign === sign))
  if (!middle || !end) return leftOver
  const one = lines(start.line, (base ?? middle).line)
  const other = lines(middle.line, end.line)
  return `Git could not merge two versions here: ${one} of ${start.name || 'one'}, and ${other} of ${end.name || 'the other'}.`
}

function lines(before: number, behind: number): string {
  const [from, to] = [before + 1, behind - 1]
  if (from > to) return 'no line'
  return from === to ? `line ${from}` : `lines ${from} to ${to}`
}

function report(file: string, { line, length }: Mark, message: string): Finding {
  return {
    rule: 'yaml/conflict',
    severity: 'error',
    message,
    expected: 'the lines that are right, and none that begins with <<<<<<<, ======= or >>>>>>>',
    file,
    line,
    column: 1,
    endLine: line,
    endColumn: length + 1,
  }
}
