import { fieldAt, listAt, textAt, textsAt } from '../../validate/fields.ts'
import { show, type Breach, type Field } from '../../validate/rule.ts'
import type { DataRule, DataView } from './view.ts'

/** Values of another form of which it is plain what is meant; the words fit better than the schema's. */
export const slipRules = [
  {
    id: 'hours/closed',
    severity: 'error',
    asks: 'A day without office hours is left out.',
    why: 'Days that are not listed are closed; the page shows `otherDays` for them.',
    fault: '- days: [Saturday]\n  opens: closed',
    repair: 'Take the item of the day out.',
    check: ({ files: { business } }) => listAt(business, 'hours', 'office').flatMap(reportClosed),
  },
  {
    id: 'picture/name',
    severity: 'error',
    asks: 'The name of a picture has no blank, no # and no ?.',
    why: 'An address on the web ends at such a sign.',
    fault: 'src: /IMG 1234.JPG',
    repair: 'src: /img-1234.jpg  # and the file is renamed to img-1234.jpg',
    check: ({ texts, publicFiles }) =>
      texts
        .filter(({ path, value }) => path.at(-1) === 'src' && oddName.test(value.trim()))
        .map((at) => reportName(at, publicFiles)),
  },
] as const satisfies readonly DataRule[]

const closed = /^(?:closed|none|off|no|n\/?a|[-–—]+)$/i

function reportClosed(row: Field): Breach[] {
  const first = ['opens', 'closes'].find((key) => closed.test(textAt(row, key) ?? ''))
  if (first === undefined) return []
  const at = fieldAt(row, first)
  const days = textsAt(row, 'days').map(({ value }) => value)
  return [
    {
      at,
      covers: [fieldAt(row, 'opens').path, fieldAt(row, 'closes').path],
      message: `${show(at.value)} is no time.`,
      expected: `no entry for ${days.join(', ') || 'these days'}: a day that is not listed is closed`,
    },
  ]
}

const oddName = /^\/?\S.*[\s?#].*\.(?:png|jpe?g|webp|avif|svg)$/i

function reportName(at: Field<string>, publicFiles: DataView['publicFiles']): Breach {
  const written = `/${at.value.trim().replace(/^\/*/, '')}`
  const suggestion = written.toLowerCase().replaceAll(/[\s?#]+/g, '-')
  const [from, to] = [written, suggestion].map((name) => `data/public${name}`)
  const isRenamed = publicFiles.has(suggestion)
  return {
    at,
    message: `The name of a picture cannot hold a blank, # or ?: ${show(at.value)}.`,
    expected: isRenamed ? `the name of ${to}` : `the file ${from} renamed to ${to}`,
    suggestion,
  }
}
