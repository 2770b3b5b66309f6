import { plural } from '../lib/plural.ts'
import type { ChangeReport, NamedPage, TextChange } from './change-report.ts'
import { answerWords, causeWords, pageWords, placeWords } from './change-words.ts'

/** How a format writes what it quotes. */
export interface Style {
  readonly words: (text: string) => string
  /** A place in a file, or an address that is no page. */
  readonly place: (text: string) => string
  /** The address of a page. */
  readonly link: (path: string) => string
  /** A sentence that left (`-`) or came (`+`), on a line of its own. */
  readonly sentence: (sign: '-' | '+', text: string) => string
}

export interface Section {
  readonly title: string
  readonly items: readonly string[]
}

/** What a change does, part by part; parts in which nothing happened are left out. */
export function sectionsOf(report: ChangeReport, style: Style): Section[] {
  const { texts, findings } = report
  const finding = toFinding(style)
  const sentence = toSentence(report, style)
  const sections = [
    { title: 'New findings', items: findings.new.map(finding) },
    { title: 'What was edited', items: edits(report, style) },
    ...pageSections(report, style),
    {
      title: 'Titles and descriptions',
      items: texts.filter(({ kind }) => kind !== 'text').map(sentence),
    },
    { title: 'Sentences', items: texts.filter(({ kind }) => kind === 'text').map(sentence) },
    { title: 'Addresses', items: addresses(report, style) },
    { title: 'Findings that are gone', items: findings.gone.map(finding) },
    { title: 'Bytes of HTML', items: bytes(report) },
  ]
  return sections.filter(({ items }) => items.length > 0)
}

const toFinding =
  ({ words, place }: Style) =>
  ({ severity, message, ...at }: ChangeReport['findings']['new'][number]) =>
    `${place(placeWords(at))} ${severity}: ${words(message)}`

function edits({ causes, code, pages }: ChangeReport, { words, place, link }: Style): string[] {
  const some = (paths: readonly string[] | null) => pageWords(paths, pages.total, link)
  return [
    ...causes.map(
      (cause) => `${place(placeWords(cause))} ${words(causeWords(cause))} → ${some(cause.pages)}`,
    ),
    ...code.map(({ path, pages: all }) =>
      all.length > 0
        ? `${place(path)} → may look different: ${some(all)}`
        : `${place(path)} → no page`,
    ),
  ]
}

function pageSections({ pages }: ChangeReport, { words, place, link }: Style): Section[] {
  const named = ({ path, title }: NamedPage) => `${link(path)} ${words(title)}`
  return [
    { title: 'Pages added', items: pages.added.map(named) },
    {
      title: 'Pages removed',
      items: pages.removed.map(
        ({ path, title, answer }) =>
          `${place(path)} ${words(title)}: ${words(answerWords(answer))}`,
      ),
    },
    {
      title: 'Pages renamed',
      items: pages.renamed.map((page) => `${place(page.from)} → ${named(page)}`),
    },
    {
      title: 'Pages changed',
      items: pages.changed.map((page) => {
        return named(page) + (page.parts.length > 0 ? ` (${page.parts.join(', ')})` : '')
      }),
    },
  ]
}

const toSentence =
  ({ pages: { total } }: ChangeReport, { place, link, sentence }: Style) =>
  ({ kind, before, after, pages, ...at }: TextChange) => {
    const what = kind === 'text' ? '' : `${kind} of `
    const from = at.file === null ? '' : `, ${place(placeWords(at))}`
    return [
      what + pageWords(pages, total, link) + from,
      ...(before === null ? [] : [sentence('-', before)]),
      ...(after === null ? [] : [sentence('+', after)]),
    ].join('\n')
  }

function addresses({ addresses: all }: ChangeReport, { place, link }: Style): string[] {
  return [
    ...all.vanish.map((path) => `${place(path)}: nothing answers there any more`),
    ...all.appear.map((path) => `${link(path)}: new`),
    ...all.redirect.map(({ from, to }) => `${place(from)} → ${link(to)}`),
    ...all.gone.map((path) => `${place(path)}: answers that the page is gone`),
  ]
}

function bytes({ bytes: kinds }: ChangeReport): string[] {
  return kinds.map(({ kind, pages, before, after }) => {
    const old = before === null ? '' : `${before.toLocaleString('en-US')} → `
    return `${kind}, ${plural(pages, 'page')}: ${old}${after.toLocaleString('en-US')}`
  })
}
