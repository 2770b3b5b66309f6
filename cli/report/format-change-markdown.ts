import { plural } from '../lib/plural.ts'
import { printable } from '../lib/printable.ts'
import type { ChangeReport, NamedPage, TextChange } from './change-report.ts'
import { answerWords, causeWords, pageWords, placeWords, verdictOf } from './change-words.ts'

interface MarkdownOptions {
  readonly preview?: string | undefined
  /** For a comment, which holds less than the summary of a job. */
  readonly isComment?: boolean | undefined
}

/** What GitHub takes: 1 MiB in the summary of a job, 65,536 characters in a comment. */
const most = { summary: 1024 * 1024, comment: 65_536 } as const

interface Section {
  readonly title: string
  readonly items: readonly string[]
}

/** A report for a pull request; what is too long for GitHub is left out in whole sections. */
export function formatChangeMarkdown(report: ChangeReport, options: MarkdownOptions): string {
  const sections = sectionsOf(report, linker(options.preview)).filter(
    ({ items }) => items.length > 0,
  )
  const shown = sections.map((section) => ({ ...section, text: formatSection(section) }))
  const head = `## ${escape(verdictOf(report))}\n\nCompared with ${code(report.since)}.\n`
  const limit = options.isComment ? most.comment : most.summary
  const notes = shown.map(leftOut)
  // Room for the line about each section, should it be left out.
  let room = limit - bytesOf(head) - bytesOf(notes.join(''))
  const parts = shown.map((section, index) => {
    const size = bytesOf(section.text)
    if (size > room) return notes[index] ?? ''
    room -= size
    return section.text
  })
  return [head, ...parts].join('')
}

const bytesOf = (text: string) => Buffer.byteLength(text)

const leftOut = ({ title, items }: Section) =>
  `\n**${title}** (${items.length}): left out, for GitHub shows no more than this. \`roof-site report\` on a terminal lists them.\n`

/** So many items are seen at once; more are folded. */
const mostOpen = 10

function formatSection({ title, items }: Section): string {
  const list = items.map((item) => `- ${item}\n`).join('')
  if (items.length <= mostOpen) return `\n### ${title}\n\n${list}`
  const fold = `<details>\n<summary>${items.length} in all</summary>\n\n${list}\n</details>\n`
  return `\n### ${title}\n\n${fold}`
}

/** Every character that Markdown or HTML would take for more than itself, as its number. */
const escape = (text: string) =>
  printable(text).replaceAll(
    /[\\`*_~[\]<>|#&@!:"]/g,
    (character) => `&#${character.charCodeAt(0)};`,
  )

/** A place or an address, which may hold any character. */
const code = (text: string) =>
  /^[\w./: -]+$/.test(text) ? `\`${text}\`` : `<code>${escape(text)}</code>`

type Link = (path: string) => string

const linker =
  (preview?: string): Link =>
  (path) =>
    preview === undefined ? code(path) : `[${escape(path)}](<${encodeURI(preview + path)}>)`

function sectionsOf(report: ChangeReport, link: Link): Section[] {
  const { pages, causes, addresses, findings, bytes } = report
  const some = (paths: readonly string[] | null) => pageWords(paths, pages.total, link)
  const named = ({ path, title }: NamedPage) => `${link(path)} ${escape(title)}`
  const finding = ({ severity, message, ...place }: ChangeReport['findings']['new'][number]) =>
    `${code(placeWords(place))} ${severity}: ${escape(message)}`
  return [
    { title: 'New findings', items: findings.new.map(finding) },
    {
      title: 'What was edited',
      items: [
        ...causes.map(
          (cause) =>
            `${code(placeWords(cause))} ${escape(causeWords(cause))}: ${some(cause.pages)}`,
        ),
        ...report.code.map(({ path, pages: all }) => {
          return `${code(path)}: ${all.length > 0 ? `may look different on ${some(all)}` : 'no page'}`
        }),
      ],
    },
    { title: 'Pages added', items: pages.added.map(named) },
    {
      title: 'Pages removed',
      items: pages.removed.map(
        ({ path, title, answer }) =>
          `${code(path)} ${escape(title)}: ${escape(answerWords(answer))}`,
      ),
    },
    {
      title: 'Pages renamed',
      items: pages.renamed.map((page) => `${code(page.from)} → ${named(page)}`),
    },
    {
      title: 'Pages changed',
      items: pages.changed.map((page) => {
        const parts = page.parts.length > 0 ? ` (${page.parts.join(', ')})` : ''
        return named(page) + parts
      }),
    },
    { title: 'Titles and descriptions', items: sentences(report, some, (kind) => kind !== 'text') },
    { title: 'Sentences', items: sentences(report, some, (kind) => kind === 'text') },
    {
      title: 'Addresses',
      items: [
        ...addresses.vanish.map((path) => `${code(path)}: nothing answers there any more`),
        ...addresses.appear.map((path) => `${link(path)}: new`),
        ...addresses.redirect.map(({ from, to }) => `${code(from)} leads to ${link(to)}`),
        ...addresses.gone.map((path) => `${code(path)} answers that it is gone`),
      ],
    },
    { title: 'Findings that are gone', items: findings.gone.map(finding) },
    {
      title: 'Bytes of HTML',
      items: bytes.map(({ kind, pages: number, before, after }) => {
        const old = before === null ? '' : `${before.toLocaleString('en-US')} → `
        return `${kind}, ${plural(number, 'page')}: ${old}${after.toLocaleString('en-US')}`
      }),
    },
  ]
}

function sentences(
  { texts }: ChangeReport,
  some: (pages: readonly string[]) => string,
  isOfKind: (kind: TextChange['kind']) => boolean,
): string[] {
  return texts
    .filter(({ kind }) => isOfKind(kind))
    .map((text) => {
      const { kind, before, after, pages } = text
      const place = text.file === null ? '' : `${code(placeWords(text))}, `
      const what = kind === 'text' ? '' : `${kind}, `
      return [
        `${what}${place}${some(pages)}`,
        ...(before === null ? [] : [`  - <del>${escape(before)}</del>`]),
        ...(after === null ? [] : [`  - <ins>${escape(after)}</ins>`]),
      ].join('\n')
    })
}
