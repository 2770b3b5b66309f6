import { plural } from '../lib/plural.ts'
import { printable, withoutCommands } from '../lib/printable.ts'
import type { Paint } from '../lib/io.ts'
import type { ChangeReport, NamedPage, TextChange } from './change-report.ts'
import { answerWords, causeWords, pageWords, placeWords, verdictOf } from './change-words.ts'

interface TextOptions {
  readonly paint: Paint
  readonly preview?: string | undefined
}

/** A report for a terminal. */
export function formatChangeText(report: ChangeReport, options: TextOptions): string {
  const { paint } = options
  const sections = sectionsOf(report, options).filter(({ lines }) => lines.length > 0)
  const text = [
    paint('bold', printable(verdictOf(report))),
    ...sections.flatMap(({ title, lines }) => ['', paint('bold', title), ...lines]),
    '',
  ].join('\n')
  return withoutCommands(text)
}

interface Section {
  readonly title: string
  readonly lines: readonly string[]
}

function sectionsOf(report: ChangeReport, { preview = '' }: TextOptions): Section[] {
  const { pages, causes, code, texts, addresses, findings, bytes } = report
  const line = (text: string) => `  ${printable(text)}`
  const named = ({ path, title }: NamedPage) => `${preview}${path}  ${title}`
  const finding = ({
    file,
    line: at,
    severity,
    message,
  }: ChangeReport['findings']['new'][number]) => line(`${file}:${at} ${severity} ${message}`)
  return [
    {
      title: 'What was edited',
      lines: causes.map((cause) =>
        line(`${placeWords(cause)} ${causeWords(cause)} → ${pageWords(cause.pages, pages.total)}`),
      ),
    },
    {
      title: 'Edited besides the data',
      lines: code.map(({ path, pages: all }) =>
        line(
          `${path} → ${all.length > 0 ? `may look different: ${pageWords(all, pages.total)}` : 'no page'}`,
        ),
      ),
    },
    { title: 'Pages added', lines: pages.added.map((page) => line(named(page))) },
    {
      title: 'Pages removed',
      lines: pages.removed.map(({ path, title, answer }) =>
        line(`${path}  ${title} (${answerWords(answer)})`),
      ),
    },
    {
      title: 'Pages renamed',
      lines: pages.renamed.map((page) => line(`${page.from} → ${named(page)}`)),
    },
    {
      title: 'Pages changed',
      lines: pages.changed.map((page) =>
        line(`${named(page)}${page.parts.length > 0 ? ` (${page.parts.join(', ')})` : ''}`),
      ),
    },
    {
      title: 'Titles and descriptions',
      lines: sentences(texts, ['title', 'description'], pages.total),
    },
    { title: 'Sentences', lines: sentences(texts, ['text'], pages.total) },
    {
      title: 'Addresses',
      lines: [
        ...addresses.appear.map((path) => line(`+ ${path}`)),
        ...addresses.redirect.map(({ from, to }) => line(`${from} → ${to}`)),
        ...addresses.gone.map((path) => line(`${path} answers that it is gone`)),
        ...addresses.vanish.map((path) => line(`- ${path}: nothing answers there any more`)),
      ],
    },
    { title: 'New findings', lines: findings.new.map(finding) },
    { title: 'Findings that are gone', lines: findings.gone.map(finding) },
    {
      title: 'Bytes of HTML',
      lines: bytes.map(({ kind, pages: number, before, after }) => {
        const old = before === null ? '' : `${before.toLocaleString('en-US')} → `
        return line(`${kind} (${plural(number, 'page')}): ${old}${after.toLocaleString('en-US')}`)
      }),
    },
  ]
}

function sentences(
  texts: readonly TextChange[],
  kinds: readonly TextChange['kind'][],
  total: number,
): string[] {
  return texts
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap((text) => {
      const { kind, before, after, pages } = text
      const place = text.file === null ? '' : ` (${placeWords(text)})`
      const what = kind === 'text' ? '' : `${kind} of `
      return [
        `  ${printable(`${what}${pageWords(pages, total)}${place}`)}`,
        ...(before === null ? [] : [`    - ${printable(before)}`]),
        ...(after === null ? [] : [`    + ${printable(after)}`]),
      ]
    })
}
