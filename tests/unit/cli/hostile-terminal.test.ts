import { expect, test } from 'vitest'
import { createPaint, guardIo } from '../../../cli/lib/io.ts'
import { printable, printableLines, withoutCommands } from '../../../cli/lib/printable.ts'
import type { Finding } from '../../../cli/lib/finding.ts'
import { formats, type Format } from '../../../cli/report/formats.ts'
import { hostileTexts } from '../../machine/hostile/hostile-texts.ts'
import { dataProject, fixtureWith, withFewCities } from '../../support/fixtures.ts'
import { writeFiles } from '../../support/project.ts'
import { runCli, silentIo } from '../../support/run-cli.ts'

const unseen = /(?![\n\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u
const commands = (text: string) => text.split('\n').filter((line) => /^\s*::/.test(line))

test.each([
  ['an escape sequence', '\u001B[31m', String.raw`\u001B[31m`],
  ['a bell', '\u0007', String.raw`\u0007`],
  ['one of the second set', '\u009B', String.raw`\u009B`],
  ['an override', '\u202E', String.raw`\u202E`],
  ['a line end', 'a\r\nb', String.raw`a\u000D\u000Ab`],
  ['a separator', '\u2028', String.raw`\u2028`],
  ['half a pair', 'a\uD800', String.raw`a\uD800`],
  ['an invisible tag', '\u{E0041}', String.raw`\uDB40\uDC41`],
  ['visible text', 'Café 👩‍👧 "x" \\u001B', 'Café 👩‍👧 "x" \\u001B'],
])('%s is printed so that it is seen', (_, text, shown) => {
  expect(printable(text)).toBe(shown)
})

test('several lines stay several lines', () => {
  expect(printableLines('a\tb\r\nc\rd\n')).toBe('a\tb\r\nc\\u000Dd\n')
  expect(withoutCommands('x ::y\n  ::error::z\n')).toBe('x ::y\n  \\u003A:error::z\n')
})

const place = { line: 1, column: 1, endLine: 1, endColumn: 2 }
const findingOf = (text: string): Finding => ({
  rule: 'schema/value',
  severity: 'error',
  ...place,
  file: text,
  message: text,
  expected: text,
  suggestion: text,
  page: text,
})

const names: readonly Format[] = ['text', 'json', 'github']

/** What goes out where a format prints a finding that consists of a text. */
function printed(format: Format, text: string): string {
  const written: string[] = []
  const stdout = (each: string) => void written.push(each)
  const options = { paint: createPaint(false), texts: new Map() }
  guardIo(silentIo({ stdout })).stdout(formats[format]([findingOf(text)], options))
  return written.join('')
}

test.each(names)('as %s no text of a finding is obeyed', (format) => {
  for (const text of hostileTexts) {
    const shown = printed(format, text)
    expect(shown).not.toMatch(unseen)
    expect(commands(shown)).toHaveLength(format === 'github' ? 1 : 0)
  }
})

test('JSON gives back the very text', () => {
  for (const text of hostileTexts) {
    const { findings } = JSON.parse(printed('json', text))
    expect(findings[0]?.suggestion).toBe(text)
  }
})

test('on a terminal only the colors of the program itself are colors', () => {
  const written: string[] = []
  const io = guardIo(silentIo({ stdout: (text) => void written.push(text), color: true }))
  io.stdout(`${createPaint(true)('red', 'error')} \u001B[2J\u001B]0;x\u0007`)
  expect(written).toEqual(['\u001B[31merror\u001B[39m \\u001B[2J\\u001B]0;x\\u0007'])
})

const evil = '\u001B]0;x\u0007\u202E\n::error::evil'

/** Commands that quote what they were given, or what stands in the project. */
const quoting: readonly (readonly [what: string, args: readonly string[]])[] = [
  ['a file that is not there', ['add-city', '--from', evil]],
  ['an option that there is not', [`--${evil}`]],
  ['a command that there is not', [evil]],
  ['a folder that is no project', ['validate', '--cwd', evil]],
  ['a rule that there is not', ['rules', evil]],
  ['a town that there is not', ['remove-city', evil]],
  ['an address that never was', ['generate', '--never-public', evil]],
  ['names of files, and what is in them', ['generate', '--check']],
  ['names and texts of the data', ['list']],
  ['names and texts of the data as findings', ['validate']],
  ['the same for GitHub', ['validate', '--format', 'github']],
  ['the same for programs', ['validate', '--json']],
  ['a repair', ['validate', '--fix', '--dry-run']],
]

test.each(quoting)('%s is shown, not obeyed', async (_, args) => {
  const business = fixtureWith(
    'business',
    'locality: East Haven',
    `locality: " ${String.raw`\e]0;x\a\u202E\n::error::evil`} "`,
  )
  const odd = args[0] === 'validate' ? { 'data/business.yaml': business } : {}
  const folder = dataProject({ ...withFewCities, ...odd })
  for (const path of ['generated/public/', 'data/public/']) {
    writeFiles(folder, { [`${path}${evil}.txt`]: 'x\n ::error::evil\n\u001B[2J' })
  }
  const { stdout, stderr } = await runCli(folder, args)
  expect(stdout + stderr).not.toBe('')
  expect(stdout + stderr).not.toMatch(unseen)
  expect(
    commands(stdout + stderr).filter(
      (line) => !/^::(?:\w+ file=data|notice::GitHub shows)/.test(line),
    ),
  ).toEqual([])
})
