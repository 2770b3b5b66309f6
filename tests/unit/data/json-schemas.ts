import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DataFileName } from '../../../cli/load/load-data.ts'
import { projectRoot } from '../../support/project.ts'

/** A JSON Schema as far as the tests look into it. */
export interface JsonSchema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly title?: string
  readonly description?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly additionalProperties?: JsonSchema | boolean
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
}

/** A field of a data file: where it stands (`hours.office[].days`), and what its schema says. */
export interface SchemaField {
  readonly path: string
  readonly description: string | undefined
}

/** The generated JSON Schema of a data file. */
export function jsonSchema(name: DataFileName): JsonSchema {
  const text = readFileSync(join(projectRoot, `data/schema/${name}.schema.json`), 'utf8')
  const schema: JsonSchema = JSON.parse(text)
  return schema
}

/** Every field of a schema, top down; those of an entry of a list as if it were the file. */
export function fieldsOf(schema: JsonSchema, path = ''): SchemaField[] {
  const { properties = {}, items, anyOf = [], oneOf = [], additionalProperties: others } = schema
  return [
    ...Object.entries(properties).flatMap(([name, field]) => {
      const at = path === '' ? name : `${path}.${name}`
      return [{ path: at, description: field.description }, ...fieldsOf(field, at)]
    }),
    ...(items ? fieldsOf(items, path === '' ? '' : `${path}[]`) : []),
    ...[...anyOf, ...oneOf].flatMap((branch) => fieldsOf(branch, path)),
    ...(typeof others === 'object' ? fieldsOf(others, `${path}.*`) : []),
  ]
}
