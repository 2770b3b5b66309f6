import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { dataFileNames, dataPath } from '../../../cli/load/load-data.ts'
import { pathOfLine } from '../../../cli/site/placeholders.ts'
import { mapTexts, valueAt } from '../../../cli/validate/fields.ts'

/** What only an owner knows, as a made-up one fills it in. */
const facts: readonly (readonly [RegExp, string])[] = [
  [/^TODO: .*/s, 'We are a family of three, and we have lived here for a long time.'],
  [/example\.com/, 'test.org'],
  [/555(\d{4})/, '234$1'],
  [/0{5,}/, '0612345'],
]

/** Fields of a text that is no words. */
const wordless = new Set([
  'to',
  'kind',
  'picture',
  'part',
  'at',
  'alsoServed',
  'days',
  'opens',
  'closes',
])

/**
 * Settles all that `validate --production` lists of a new site: what was proposed is confirmed as it
 * is, or gets words of its own that name no work. Returns the lines that `placeholders` had.
 */
export function settle(site: string, answer: 'confirmed' | 'own words'): string[] {
  const fileOf = (name: (typeof dataFileNames)[number]) => join(site, dataPath(name))
  const names = dataFileNames.filter((name) => existsSync(fileOf(name)))
  const values = Object.fromEntries(
    names.map((name) => [name, parse(readFileSync(fileOf(name), 'utf8'))]),
  )
  const lines: string[] = values['business'].placeholders
  let count = 0
  const ownWords = () => `These are words of my own, number ${(count += 1)}`
  if (answer === 'own words') {
    for (const path of lines.map((line) => pathOfLine(values, line))) {
      const parent = Object(valueAt(values, path.slice(0, -1)))
      const key = path.at(-1) ?? ''
      const isWordless = (at: readonly PropertyKey[]) =>
        path[0] === 'business' || at.some((each) => wordless.has(String(each)))
      parent[key] = mapTexts(parent[key], (text, at) => (isWordless(at) ? text : ownWords()), path)
    }
  }
  values['business'].placeholders = []
  delete values['addresses'].draft
  for (const name of names) {
    const filled = mapTexts(values[name], (text) =>
      facts.reduce((each, [from, to]) => each.replace(from, to), text),
    )
    writeFileSync(fileOf(name), stringify(filled))
  }
  return lines
}
