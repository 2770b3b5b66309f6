import { describe, expect, test } from 'vitest'
import type { Finding, Place } from '../../../cli/lib/finding.ts'
import { dataFilesOf } from '../../../cli/load/load-data.ts'
import { readProject } from '../../../cli/project/read-project.ts'
import { site } from '../../../cli/site/index.ts'
import { validate } from '../../../cli/validate/validate.ts'
import type { Changes } from '../../support/reports.ts'
import { bringFormerFields } from './former-fields.ts'
import { sample } from '../../support/cases.ts'
import { fixture, replaceOnce, citiesOf, oldSaybrook } from '../../support/fixtures.ts'
import { fixtureRoots, today } from '../../support/project.ts'
import { faultTables } from './all.ts'
import { plant, type Fault } from './fault.ts'
import { formerFaults } from './former.ts'

bringFormerFields()

const frozen = readProject(fixtureRoots)

/** What `validate` finds in the frozen data with other texts in some files, and the files as it read them. */
function judge(changes: Changes, production = false) {
  const files = dataFilesOf(frozen.files).map((file) => {
    const { [file.path]: text } = changes
    return { file: typeof text === 'string' ? { ...file, text } : file }
  })
  return validate(files, site, { ...frozen, production, today })
}

const cities = citiesOf('New Haven', 'Meriden', 'Branford', 'Clinton')

/** The findings of one rule where an entry of a town is changed so: the fifth, behind four others. */
const ofTown = (rule: string, from: string, to: string) =>
  pathsOf(rule, { 'data/cities.yaml': cities + replaceOnce(oldSaybrook, from, to) })

const ofBusiness = (rule: string, from: string, to: string) =>
  pathsOf(rule, { 'data/business.yaml': replaceOnce(fixture('business'), from, to) })

const pathsOf = (rule: string, changes: Changes) =>
  judge(changes)
    .findings.filter((finding) => finding.rule === rule)
    .map(({ path, atKey = false }) => ({ path, atKey }))

const value = (...path: PropertyKey[]) => [{ path, atKey: false }]
const key = (...path: PropertyKey[]) => [{ path, atKey: true }]

test('a finding of a rule has the path of the value', () => {
  const slip = ofTown('county/unknown', 'Middlesex', 'Middelsex')
  expect(slip).toEqual(value('cities', 4, 'county'))
  const part = ofTown('text/markup', 'eaves and', '**eaves** and')
  expect(part).toEqual(value('cities', 4, 'lead'))
})

test('a finding of the schema has the path of the value, of what is missing, or of a name', () => {
  const wrong = ofBusiness('schema/value', 'email: ', 'email: at ')
  expect(wrong).toEqual(value('business', 'email'))
  const item = ofTown('schema/type', 'Old chimneys', '4')
  expect(item).toEqual(value('cities', 4, 'localChallenges', 2))
  const missing = ofTown('schema/missing-key', '  county: Middlesex County\n', '')
  expect(missing).toEqual(value('cities', 4, 'county'))
  const unknown = ofTown('schema/unknown-key', 'county', 'conty')
  expect(unknown).toEqual(key('cities', 4, 'conty'))
  const comment = ofTown('schema/type', 'county: M', 'county: #M')
  expect(comment).toEqual(value('cities', 4, 'county'))
})

test('of a field that stands twice, the path is that of the map; a fault of syntax has none', () => {
  const twice = ofTown('yaml/duplicate-key', '  lead', '  county: Essex\n  lead')
  expect(twice).toEqual(value('cities', 4))
  expect(ofBusiness('yaml/duplicate-key', 'email: ', 'name: Elm\nemail: ')).toEqual(
    value('business'),
  )
  const inside = ofBusiness('yaml/duplicate-key', '  locality: ', '  street: 1 Elm\n  locality: ')
  expect(inside).toEqual(value('business', 'address'))
  const syntax = ofTown('yaml/syntax', 'county: M', 'county: "M')
  expect(syntax).toEqual([{ path: undefined, atKey: false }])
})

describe.each(Object.entries({ ...faultTables, formerFaults }))('%s', (_, faults) => {
  test('at the path of a finding stands what it marks', () => {
    expect(sample(faults, 30).flatMap(cannotEdit)).toEqual([])
  })
})

/** Findings of a planted fault that do not lie in the value, or in the name, that their path leads to. */
function cannotEdit(fault: Fault): string[] {
  const { given, path, content } = plant(fault)
  const isProduction = fault.args?.includes('--production')
  const { findings, sources } = judge({ ...given, [path]: content }, isProduction)
  return findings
    .filter((finding) => {
      const { path: [name, ...at] = [], atKey } = finding
      const source = sources.find((each) => each.name === name)
      if (!finding.path) return false
      if (source?.path !== finding.file) return true
      return !lies(finding, atKey ? source.placeOfKey(at) : source.placeOf(at))
    })
    .map(
      ({ rule, file, line, path: at = [] }) =>
        `${fault.name}: ${rule} ${file}:${line} ${at.join('.')}`,
    )
}

/** Within a place; where # makes a comment of a value, that stands behind where the value would be. */
function lies(finding: Finding, whole: Place): boolean {
  const isBehind = isInOrder([whole.line, whole.column], [finding.line, finding.column])
  const isBefore = isInOrder([finding.endLine, finding.endColumn], [whole.endLine, whole.endColumn])
  const isComment = finding.message.endsWith('the sign # begins a comment.')
  return isBehind && (isBefore || (isComment && finding.line === whole.line))
}

type Position = readonly [line: number, column: number]

const isInOrder = ([line, column]: Position, [laterLine, laterColumn]: Position) =>
  line < laterLine || (line === laterLine && column <= laterColumn)
