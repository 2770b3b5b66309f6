import { plural } from '../lib/plural.ts'
import type { ChangeReport, NamedPage, TextChange, Answer, Cause } from './change-report.ts'

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
    ...code.map(({ path, files }) => {
      const count = path.endsWith('/') ? ` ${plural(files, 'file')}` : ''
      return `${place(path)}${count} → any page may look different`
    }),
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

/** What a change does, in one line: what a visitor feels most stands first. */
export function verdictOf(report: ChangeReport): string {
  const { since, faulty, pages, reloading, code, findings } = report
  const found = findingWords(findings)
  if (faulty.length > 0) {
    const words = { before: `had errors at ${since}`, after: 'has errors' }
    const why = `the data ${faulty.map((each) => words[each]).join(' and ')}, so no page could be compared`
    return `${capital([why, ...found].join('; '))}.`
  }
  const { added, removed, renamed, changed } = pages
  const counts = [
    ...Object.entries({ added, removed, renamed })
      .filter(([, some]) => some.length > 0)
      .map(([what, some]) => `${plural(some.length, 'page')} ${what}`),
    ...(changed.length > 0 ? [`${share(changed, pages.total)} changed`] : []),
  ]
  const parts = [
    counts.length > 0 ? counts.join(', ') : 'no page changed by the data',
    ...(code.length > 0 ? ['what makes the pages was edited too, so any may look different'] : []),
    ...found,
    ...(reloading > 0 ? [reloadWords(reloading)] : []),
  ]
  return `${capital(parts.join('; '))}.`
}

function reloadWords(number: number): string {
  const [are, load] = number === 1 ? ['is', 'loads'] : ['are', 'load']
  return `${plural(number, 'page')} ${are} as before and ${load} a new version of the site's script`
}

/** The one for missing addresses is seldom meant when pages are counted. */
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

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function answerWords(answer: Answer): string {
  if (answer.kind === 'redirect') return `its address leads to ${answer.to}`
  if (answer.kind === 'gone') return 'its address answers that the page is gone'
  return 'nothing answers at its address any more'
}

/** `Guilford, localChallenges, item 2`, and what was done there where that is more than an edit. */
function causeWords({ what, kind }: Cause): string {
  if (kind === 'moved') return `${what}: another order`
  return kind === 'changed' ? what : `${what}: ${kind}`
}

/** Some pages by their addresses, many by their number. */
function pageWords(
  pages: readonly string[] | null,
  total: number,
  link: (path: string) => string = (path) => path,
): string {
  if (pages === null) return 'pages not known'
  if (pages.length === 0) return 'no page'
  const number = countPages(pages)
  if (number === total && total > 1) return `all ${total} pages`
  return number > 3 ? `${number} pages` : pages.map(link).join(', ')
}

const placeWords = ({
  file,
  line,
}: {
  readonly file: string | null
  readonly line: number | null
}) => (line === null ? (file ?? '') : `${file}:${line}`)
