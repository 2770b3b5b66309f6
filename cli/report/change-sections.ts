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
    ...pageSections(report, style),
    { title: 'What was edited', items: edits(report, style) },
    { title: 'Pages changed', items: changedPages(report, style) },
    {
      title: 'Titles and descriptions',
      items: texts.filter(({ kind }) => kind !== 'text').map(sentence),
    },
    { title: 'Sentences', items: texts.filter(({ kind }) => kind === 'text').map(sentence) },
    { title: 'Addresses', items: addresses(report, style) },
    { title: 'Findings that are gone', items: findings.gone.map(finding) },
  ]
  return sections.filter(({ items }) => items.length > 0)
}

const toFinding =
  ({ words, place }: Style) =>
  ({ severity, message, ...at }: ChangeReport['findings']['new'][number]) =>
    `${place(placeWords(at))} ${severity}: ${words(message)}`

function edits({ causes, code, pages }: ChangeReport, { words, place, link }: Style): string[] {
  return [
    ...causes.map(
      (cause) =>
        `${place(placeWords(cause))} ${words(causeWords(cause))} → ${pageWords(cause.pages, pages.total, link)}`,
    ),
    ...code.map(
      ({ path, files }) => `${place(path)} ${plural(files, 'file')} → any page may look different`,
    ),
  ]
}

const toNamed =
  ({ words, link }: Style) =>
  ({ path, title }: NamedPage) =>
    `${link(path)} ${words(title)}`

function pageSections({ pages }: ChangeReport, style: Style): Section[] {
  const { words, place } = style
  const named = toNamed(style)
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
  ]
}

const changedPages = ({ pages }: ChangeReport, style: Style) =>
  pages.changed.map((page) => {
    return toNamed(style)(page) + (page.parts.length > 0 ? ` (${page.parts.join(', ')})` : '')
  })

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
