import * as z from 'zod'
import { dataFileNames, type DataFileName } from '../load/load-data.ts'
import { printJson, type GeneratedFile } from './generated-file.ts'

/** JSON Schemas (draft 2020-12) of the data files, for editors that check while one types. */
export function renderSchemas(schemas: Readonly<Record<DataFileName, z.ZodType>>): GeneratedFile[] {
  return dataFileNames.map((name) => {
    const schema = z.toJSONSchema(schemas[name], { io: 'input' })
    return {
      path: `data/schema/${name}.schema.json`,
      content: printJson(schema),
    }
  })
}
