import { printable } from '../lib/printable.ts'
import type { ChangeReport } from './change-report.ts'
import { sectionsOf, type Section } from './change-sections.ts'
import { verdictOf } from './change-words.ts'

interface MarkdownOptions {
  readonly preview?: string | undefined
  /** For a comment, which holds less than the summary of a job. */
  readonly isComment?: boolean | undefined
}

/** What GitHub takes: 1 MiB in the summary of a job, 65,536 characters in a comment. */
const most = { summary: 1024 * 1024, comment: 65_536 } as const

/** A report for a pull request; what is too long for GitHub is left out in whole sections. */
export function formatChangeMarkdown(report: ChangeReport, options: MarkdownOptions): string {
  const sections = sectionsOf(report, {
    words: escape,
    place: code,
    link: linker(options.preview),
    sentence: (sign, text) => {
      const tag = sign === '-' ? 'del' : 'ins'
      return `  - <${tag}>${escape(text)}</${tag}>`
    },
  })
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
