import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from '@swc/core'
import { expect, test } from 'vitest'
import { listFiles } from '../../../cli/load/list-files.ts'
import { projectRoot } from '../../support/project.ts'
import { says, tradeWord } from './trade-words.ts'

interface Part {
  readonly type?: string
  readonly name?: { readonly value?: string }
  readonly key?: { readonly value?: string }
  readonly value?: unknown
  readonly raw?: string
}

/** Examples of `roof-site rules`, and attributes that are no words. */
const unsaid = new Set(['fault', 'repair', 'className', 'd'])

/** The texts of a module, without what it imports. */
function textsIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  const { type = '', name, key, value, raw } = part as Part
  if (/^(Import|Export(All|Named))Declaration$/.test(type)) return []
  if (unsaid.has(String(name?.value ?? key?.value))) return []
  if (type === 'StringLiteral' || type === 'JSXText') return [String(value)]
  if (type === 'TemplateElement') return [String(raw)]
  return Object.values(part).flatMap(textsIn)
}

/** What each module below a folder says that only one trade says. */
function foundBelow(folder: string, isOwn: (file: string) => boolean): string[] {
  const names = listFiles(join(projectRoot, folder)).filter((name) => /\.tsx?$/.test(name))
  return names
    .filter((name) => !isOwn(name))
    .flatMap((name) => {
      const source = readFileSync(join(projectRoot, folder, name), 'utf8')
      const { body } = parseSync(source, { syntax: 'typescript', tsx: name.endsWith('x') })
      return textsIn(body)
        .filter((text) => says(text) && tradeWord.test(text))
        .map((text) => `${name}: ${text.trim()}`)
    })
}

test('pages say nothing by themselves that only one trade says', () => {
  // Drawings, what they are called for those who cannot see them, and a page of development.
  const isDrawn = (file: string) =>
    /^(illustrations|styleguide)\//.test(file) || file === 'og-image/texts.ts'
  expect(foundBelow('src', isDrawn)).toEqual([])
  expect(readFileSync(join(projectRoot, 'src/og-image/texts.ts'), 'utf8')).not.toMatch(
    /connecticut/i,
  )
})

/** Fields and sections that are of roofing alone, what houses are called, and names of fields. */
const ofRoofing = [
  'How large the roof is, in squares of 100 square feet: 24.',
  'What lies on the roof now: Architectural shingles.',
  'How steep the roof is: inches of rise for each 12 inches of run, such as 8/12.',
  'The parts of the roof, from the outside in; the page numbers them.',
  'a roof that comes apart, part by part',
  'Cape Colonial Saltbox',
  'kind path countyPath',
  'roof flat-roof chimney',
]

test('nor do the model, rules and schemas, but in examples', () => {
  const isOwn = (file: string) =>
    // Names of drawings; and law, which is of one trade or another.
    /^(pages\/(house-facts|town-scene)|schema\/(scene|drawings))\.ts$|^(trades|states)\//.test(file)
  const found = foundBelow('cli/site', isOwn).filter((text) => {
    const [, said = ''] = /^[^:]*: (.*)$/s.exec(text) ?? []
    // What follows a colon, or "such as", is an example.
    const isOfRoofing = ofRoofing.some((start) => said.startsWith(start))
    return !isOfRoofing && tradeWord.test(said.replace(/(: |such as ).*$/s, ''))
  })
  expect(found).toEqual([])
})
