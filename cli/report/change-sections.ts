import type { Finding } from '../lib/finding.ts'
import { plural } from '../lib/plural.ts'
import { startSentence } from '../lib/sentences.ts'
import type { ChangeReport, NamedPage, TextChange, AddressAnswer, Cause } from './change-report.ts'

export interface Style {
  readonly words: (text: string) => string
  readonly place: (text: string) => string
  readonly link: (path: string) => string
  /** A removed (`-`) or added (`+`) sentence on its own line. */
  readonly sentence: (sign: '-' | '+', text: string) => string
}

export interface Section {
  readonly title: string
  readonly items: readonly string[]
}

/** The sections of a report; empty ones are left out. */
export function sectionsOf(report: ChangeReport, style: Style): Section[] {
  const { causes, code, pages, texts, addresses, findings } = report
  const { words, place, link, sentence } = style
  const placed = ({ file, line }: Pick<Cause, 'line'> & { readonly file: string | null }) =>
    place(line === null ? (file ?? '') : `${file}:${line}`)
  const nameOf = ({ path, title }: NamedPage) => `${link(path)} ${words(title)}`
  const onPages = (some: readonly string[] | null) => pageWords(some, pages.total, link)
  const toFinding = (finding: Finding) =>
    `${placed(finding)} ${finding.severity}: ${words(finding.message)}`
  const toSentence = (text: TextChange) => {
    const { kind, before, after } = text
    const from = text.file === null ? '' : `, ${placed(text)}`
    return [
      (kind === 'text' ? '' : `${kind} of `) + onPages(text.pages) + from,
      ...(before === null ? [] : [sentence('-', before)]),
      ...(after === null ? [] : [sentence('+', after)]),
    ].join('\n')
  }
  const sections = {
    'New findings': findings.new.map(toFinding),
    'Pages added': pages.added.map(nameOf),
    'Pages removed': pages.removed.map(
      ({ path, title, answer }) => `${place(path)} ${words(title)}: ${words(answerWords(answer))}`,
    ),
    'Pages renamed': pages.renamed.map((page) => `${place(page.from)} → ${nameOf(page)}`),
    'What was edited': [
      ...causes.map(
        (cause) => `${placed(cause)} ${words(causeWords(cause))} → ${onPages(cause.pages)}`,
      ),
      ...code.map(({ path, files }) => {
        const count = path.endsWith('/') ? ` ${plural(files, 'file')}` : ''
        return `${place(path)}${count} → any page may look different`
      }),
    ],
    'Pages changed': pages.changed.map((page) => {
      return nameOf(page) + (page.parts.length > 0 ? ` (${page.parts.join(', ')})` : '')
    }),
    'Titles and descriptions': texts.filter(({ kind }) => kind !== 'text').map(toSentence),
    Sentences: texts.filter(({ kind }) => kind === 'text').map(toSentence),
    Addresses: [
      ...addresses.vanish.map((path) => `${place(path)}: no longer answers`),
      ...addresses.appear.map((path) => `${link(path)}: new`),
      ...addresses.redirect.map(({ from, to }) => `${place(from)} → ${link(to)}`),
      ...addresses.gone.map((path) => `${place(path)}: answers that the page is gone`),
    ],
    'Findings that are gone': findings.gone.map(toFinding),
  }
  return Object.entries(sections).flatMap(([title, items]) =>
    items.length > 0 ? [{ title, items }] : [],
  )
}

/** A one-line summary, with what visitors notice most first. */
export function verdictOf(report: ChangeReport): string {
  const { since, faulty, pages, reloading, code, findings } = report
  const found = findingWords(findings)
  if (faulty.length > 0) {
    const words = { before: `had errors at ${since}`, after: 'has errors' }
    const why = `the data ${faulty.map((each) => words[each]).join(' and ')}, so no page could be compared`
    return `${startSentence([why, ...found].join('; '))}.`
  }
  const { added, removed, renamed, changed } = pages
  const counts = [
    ...Object.entries({ added, removed, renamed })
      .filter(([, some]) => some.length > 0)
      .map(([what, some]) => `${plural(some.length, 'page')} ${what}`),
    ...(changed.length > 0 ? [`${share(changed, pages.total)} changed`] : []),
  ]
  const parts = [
    counts.join(', ') || (code.length > 0 ? 'no page changed by the data' : 'no page changed'),
    ...(code.length > 0 ? ['what makes the pages was edited too, so any may look different'] : []),
    ...found,
    ...(reloading > 0
      ? [`${plural(reloading, 'page')} unchanged except for styles or scripts`]
      : []),
  ]
  return `${startSentence(parts.join('; '))}.`
}

/** Does not count the not-found page. */
const countPages = (paths: readonly string[]) =>
  paths.filter((path) => path !== '/404').length || paths.length

/** `2 of 36 pages`, `all 36 pages` */
function share(pages: readonly { readonly path: string }[], total: number): string {
  const number = countPages(pages.map(({ path }) => path))
  return number === total ? `all ${total} pages` : `${number} of ${plural(total, 'page')}`
}

function findingWords(findings: ChangeReport['findings']): string[] {
  const [added, gone] = [findings.new.length, findings.gone.length]
  return [
    ...(added > 0 ? [`${plural(added, 'finding')} new`] : []),
    ...(gone > 0 ? [`${plural(gone, 'finding')} gone`] : []),
  ]
}

function answerWords(answer: AddressAnswer): string {
  if (answer.kind === 'redirect') return `its address leads to ${answer.to}`
  if (answer.kind === 'gone') return 'its address answers that the page is gone'
  return 'its address no longer answers'
}

function causeWords({ what, kind }: Cause): string {
  if (kind === 'moved') return `${what}: another order`
  return kind === 'changed' ? what : `${what}: ${kind}`
}

function pageWords(
  pages: readonly string[] | null,
  total: number,
  link: (path: string) => string,
): string {
  if (pages === null) return 'pages not known'
  if (pages.length === 0) return 'no page'
  const number = countPages(pages)
  if (number === total && total > 1) return `all ${total} pages`
  return number > 3 ? `${number} pages` : pages.map(link).join(', ')
}
