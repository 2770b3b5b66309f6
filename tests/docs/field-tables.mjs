// The parts of docs/data.md that repeat the schemas: what each data file holds, and each of its fields.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { projectRoot } from '../../cli/bin/install.mjs'

export const dataDocs = join(projectRoot, 'docs/data.md')

const schemas = join(projectRoot, 'data/schema')

/** The data files, as `business`. */
const files = readdirSync(schemas).map((name) => name.replace('.schema.json', ''))

/** What is printed of a data file stands between two comments, and what people write around them. */
const startOf = (name) => `<!-- ${name}.yaml, printed by \`npm run docs\` -->\n`
const end = '<!-- end -->'

/** The text of docs/data.md with all that is printed as the schemas have it. */
export async function printFieldTables() {
  let text = readFileSync(dataDocs, 'utf8')
  for (const name of files) {
    const part = new RegExp(`(?<=${startOf(name)})[^]*?(?=${end})`)
    text = text.replace(part, () => `\n${describeFile(name)}\n`)
  }
  return format(text, { ...(await resolveConfig(dataDocs)), filepath: dataDocs })
}

/** What is wrong with docs/data.md, a line each. */
export async function checkFieldTables() {
  const text = readFileSync(dataDocs, 'utf8')
  const missing = files.filter((name) => !text.includes(startOf(name)))
  const isStale = text !== (await printFieldTables())
  return [
    ...missing.map((name) => `docs/data.md has no line ${startOf(name).trim()}`),
    ...(isStale ? ['docs/data.md says other than the schemas: `npm run docs` prints it'] : []),
  ]
}

function describeFile(name) {
  const schema = JSON.parse(readFileSync(join(schemas, `${name}.schema.json`), 'utf8'))
  const rows = rowsOf(formsOf(schema), '')
  const table = ['| field | what it is |', '| --- | --- |', ...rows]
  return `${schema.description}\n\n${table.join('\n')}\n`
}

/** The forms that a value may have. */
const formsOf = (schema) => {
  const forms = schema.anyOf ?? schema.oneOf
  return forms ? forms.flatMap(formsOf) : [schema]
}

/** A row for each field of these forms, those of an entry of a list as if it were the file. */
function rowsOf(forms, path) {
  const maps = forms.filter(({ properties }) => properties)
  const names = new Set(maps.flatMap(({ properties }) => Object.keys(properties)))
  const items = forms.flatMap((form) => (form.items ? formsOf(form.items) : []))
  const entries = forms.flatMap(({ additionalProperties: entry }) =>
    typeof entry === 'object' ? formsOf(entry) : [],
  )
  return [
    ...[...names].flatMap((name) =>
      rowsOfField(name, maps, path === '' ? name : `${path}.${name}`),
    ),
    ...(items.length > 0 ? rowsOf(items, path === '' ? '' : `${path}[]`) : []),
    ...(entries.length > 0 ? rowsOf(entries, `${path}.*`) : []),
  ]
}

/** One row for each thing that is said of a field, then those of the fields inside it. */
function rowsOfField(name, maps, path) {
  const fields = maps.flatMap(({ properties }) => properties[name] ?? [])
  const mark = maps.every((map) => needs(map, name)) ? '' : '_optional_ '
  const texts = new Set(fields.map(({ description }) => description.replaceAll('|', '\\|')))
  return [
    ...Array.from(texts, (text) => `| \`${path}\` | ${mark}${text} |`),
    ...rowsOf(fields.flatMap(formsOf), path),
  ]
}

/** Whether a map has to have a field, always or as soon as it has another. */
const needs = ({ required = [], dependentRequired = {} }, name) =>
  [required, ...Object.values(dependentRequired)].some((names) => names.includes(name))
