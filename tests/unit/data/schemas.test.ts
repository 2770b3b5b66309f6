import { walk } from '../../../cli/validate/fields.ts'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import * as fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { dataFileNames, dataPath, type DataFileName } from '../../../cli/load/load-data.ts'
import { dataSchemas } from '../../../cli/site/schema/data.ts'
import { reportOf } from '../../support/reports.ts'
import { fieldsOf, jsonSchema } from './json-schemas.ts'
import { dataFaults } from '../faults/all.ts'
import { plant } from '../faults/fault.ts'
import { valueChange } from './mutations.ts'
import { dataProject, fixture, fixtureWith, smallFixture } from '../../support/fixtures.ts'
import { projectRoot } from '../../support/project.ts'
import { all } from '../../support/cases.ts'

// An editor reads the schemas with a validator of its own; this one has nothing of zod.
const ajv = new Ajv2020({ strict: true, strictRequired: false, unicodeRegExp: true })
addFormats.default(ajv)
const validators = new Map<DataFileName, ValidateFunction>(
  dataFileNames.map((name) => [name, ajv.compile(jsonSchema(name))]),
)

function takes(name: DataFileName, value: unknown): boolean {
  const valid: unknown = validators.get(name)?.(value)
  return valid === true
}

const isValid = (name: DataFileName, text: string) => takes(name, parse(text))

test.each(dataFileNames)('the schema of %s.yaml names the file and explains each field', (name) => {
  const schema = jsonSchema(name)
  const fields = fieldsOf(schema)
  const silent = fields.filter(({ description }) => !/^[^a-z].{10,}[.]$/.test(description ?? ''))
  expect(schema.title).toBe(`${name}.yaml`)
  expect(schema.description).toMatch(/^.{20,}\.$/)
  expect(fields).not.toEqual([])
  expect(silent.map(({ path }) => path)).toEqual([])
  // `edit` shows the same words above a form, where nobody writes YAML.
  const yaml = fields.filter(({ description }) =>
    /\[[^\]]|\{ |true or false/.test(description ?? ''),
  )
  expect(yaml.map(({ path }) => path)).toEqual([])
})

const docs = readFileSync(join(projectRoot, 'docs/data.md'), 'utf8').replaceAll(/ +/g, ' ')

/** The rows of docs/data.md about the fields of a file. */
const rowsOf = (name: DataFileName) =>
  docs
    .split(/^## /m)
    .filter((section) => section.startsWith(`${name}.yaml\n`))
    .flatMap((section) => section.split('\n').filter((row) => row.startsWith('| `')))

test.each(dataFileNames)(
  'docs/data.md says of each field of %s.yaml what its schema says',
  (name) => {
    const rows = rowsOf(name)
    const missing = fieldsOf(jsonSchema(name)).filter(
      ({ path, description }) =>
        !rows.some((row) => row.startsWith(`| \`${path}\` |`) && row.includes(`${description}`)),
    )
    expect(missing.map(({ path }) => path)).toEqual([])
  },
)

test.each<[DataFileName, field: string, isOptional: boolean]>([
  ['business', 'https', true],
  ['business', 'name', false],
  // Of a field of a map that is one of several forms, or of several maps.
  ['business', 'registration.label', false],
  ['business', 'claims.*.text', true],
  ['business', 'claims.*.evidence', true],
  ['services', 'sections[].title', false],
  ['services', 'sections[].lead', true],
  // What a county with one text of a page has to have.
  ['counties', 'nearbyAreas', false],
  ['counties', 'facts', true],
])('docs/data.md, %s.yaml: `%s` is optional: %s', (name, field, isOptional) => {
  const row = rowsOf(name).find((each) => each.startsWith(`| \`${field}\` |`))
  expect(row).toMatch(isOptional ? /\| _optional_ [A-Z`]/ : /\| [A-Z0-9`]/)
})

test.each(dataFileNames)('%s.yaml refers to its schema and is valid under it', (name) => {
  const text = fixture(name)
  const [first] = text.split('\n')
  expect(first).toBe(`# yaml-language-server: $schema=./schema/${name}.schema.json`)
  expect(isValid(name, text)).toBe(true)
})

type Broken = readonly [what: string, file: DataFileName, from: string, to: string]

const broken: readonly Broken[] = [
  ['a day that is none', 'business', '[Saturday]', '[Caturday]'],
  ['a rating above the best', 'business', 'value: 4.9', 'value: 5.9'],
  ['a rating of another best', 'business', 'best: 5', 'best: 10'],
  ['a title without a text', 'cities', 'first\n      text: Wooster', 'first Wooster'],
  ['a tone that is none', 'services', 'tone: emergency', 'tone: loud'],
  ['an address with a slash at its end', 'site', 'to: /services/repairs', 'to: /services/repairs/'],
  ['braces around an unknown word', 'site', 'Towns near {city}', 'Towns near {town}'],
  ['a list that is null', 'addresses', 'gone: []', 'gone:'],
]

test.each(broken)('%s: the schema and validate both refuse %s.yaml', async (_, name, from, to) => {
  const text = fixtureWith(name, from, to)
  const { findings, summary } = await reportOf(dataProject({ [dataPath(name)]: text }))
  expect(isValid(name, text)).toBe(false)
  const errors = findings.filter(({ severity }) => severity === 'error')
  expect(summary.errors).toBeGreaterThan(0)
  expect([...new Set(errors.map(({ file }) => file))]).toEqual([dataPath(name)])
})

/** What a schema cannot say: how browsers read an address, that a part stands twice, and which day is later. */
const beyondSchemas =
  /^the address of the site with (numbers|a number|a port|the port|letters)|^closed days|^a notice that is over before|two numbers$/

const planted = dataFaults.flatMap((fault) =>
  /^schema\/|-count$/.test(fault.rule) && 'file' in fault && !beyondSchemas.test(fault.name)
    ? [[`${fault.rule}: ${fault.name}`, fault] as const]
    : [],
)

test.each(planted)('the schema refuses %s', (_, fault) => {
  expect(isValid(fault.file, String(plant(fault).content))).toBe(false)
})

test('an ending in capitals is one to the schema as to validate', () => {
  const text = fixtureWith('site', 'src: /share.png', 'src: /SHARE.JPG')
  expect(dataSchemas.site.safeParse(parse(text)).success).toBe(true)
  expect(isValid('site', text)).toBe(true)
})

test.each(dataFileNames)('of a changed %s.yaml the schema says what validate says', (name) => {
  const before: unknown = parse(smallFixture(name))
  fc.assert(
    fc.property(valueChange, (mutate) => {
      const value = mutate(before)
      // The schema library passes over this name; the structure check does not.
      const isNamed = walk(value).every(({ path }) => path.at(-1) !== '__proto__')
      // That names of a list differ is nothing that JSON Schema can say.
      const { error } = dataSchemas[name].safeParse(value)
      const refused = error?.issues.filter(({ message }) => message !== 'a name that is not above')
      expect(takes(name, value)).toBe(isNamed && (refused ?? []).length === 0)
    }),
    { seed: 20_260_118, numRuns: all ? 250 : 10 },
  )
})
