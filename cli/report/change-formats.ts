import { printJson } from '../lib/json.ts'
import type { Paint } from '../lib/io.ts'
import { printable, withoutCommands } from '../lib/printable.ts'
import type { ChangeReport } from './change-report.ts'
import { sectionsOf, type Section, verdictOf } from './change-sections.ts'
import { toPublished } from './format-json.ts'

interface ChangeOptions {
  readonly paint: Paint
  readonly preview: string | undefined
}

function formatChangeText(report: ChangeReport, { paint, preview = '' }: ChangeOptions): string {
  const sections = sectionsOf(report, {
    words: printable,
    place: printable,
    link: (path) => printable(preview + path),
    sentence: (sign, text) => `    ${sign} ${printable(text)}`,
  })
  const text = [
    paint('bold', printable(verdictOf(report))),
    ...sections.flatMap(({ title, items }) => [
      '',
      paint('bold', title),
      ...items.map((item) => `  ${item}`),
    ]),
    '',
  ].join('\n')
  return withoutCommands(text)
}

/** A report as JSON: docs/report.schema.json. */
function formatChangeJson(report: ChangeReport): string {
  const { since, ...rest } = report
  const { new: come, gone } = report.findings
  const findings = { new: come.map(toPublished), gone: gone.map(toPublished) }
  return printJson({ version: 1, since, verdict: verdictOf(report), ...rest, findings })
}

/** GitHub's limit for a comment; a job summary may be longer. */
const mostBytes = 65_536

/** A report for a pull request; drops whole sections when it is too long for GitHub. */
function formatChangeMarkdown(report: ChangeReport, { preview }: ChangeOptions): string {
  const sections = sectionsOf(report, {
    words: escape,
    place: code,
    link: linker(preview),
    sentence: (sign, text) => {
      const tag = sign === '-' ? 'del' : 'ins'
      return `  - <${tag}>${escape(text)}</${tag}>`
    },
  })
  const shown = sections.map((section) => ({ ...section, text: formatSection(section) }))
  const head = `## ${escape(verdictOf(report))}\n\nCompared with ${code(report.since)}.\n`
  const notes = shown.map(leftOut)
  // Leaves room for the note about a dropped section.
  let room = mostBytes - bytesOf(head) - bytesOf(notes.join(''))
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
  `\n**${title}** (${items.length}): left out, as GitHub limits the length. \`roof-site report\` on a terminal lists them.\n`

/** Longer lists are folded. */
const mostOpen = 10

function formatSection({ title, items }: Section): string {
  const list = items.map((item) => `- ${item}\n`).join('')
  if (items.length <= mostOpen) return `\n### ${title}\n\n${list}`
  const fold = `<details>\n<summary>${items.length} in all</summary>\n\n${list}\n</details>\n`
  return `\n### ${title}\n\n${fold}`
}

/** Escapes all characters special to Markdown or HTML as numeric entities. */
const escape = (text: string) =>
  printable(text).replaceAll(
    /[\\`*_~[\]<>|#&@!:"]/g,
    (character) => `&#${character.charCodeAt(0)};`,
  )

const code = (text: string) =>
  /^[\w./: -]+$/.test(text) ? `\`${text}\`` : `<code>${escape(text)}</code>`

type Link = (path: string) => string

const linker =
  (preview?: string): Link =>
  (path) =>
    preview === undefined ? code(path) : `[${escape(path)}](<${encodeURI(preview + path)}>)`

/** Formats of a change report, by `--format` name. */
export const changeFormats = {
  text: formatChangeText,
  markdown: formatChangeMarkdown,
  json: formatChangeJson,
} as const satisfies Record<string, (report: ChangeReport, options: ChangeOptions) => string>

export type ChangeFormat = keyof typeof changeFormats
