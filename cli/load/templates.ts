import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { failure } from '../lib/errors.ts'
import { listFiles, readText } from './list-files.ts'

/** Template files as text, by name (`route.ts.hbs`); includes `types.ts`. */
export type TemplateTexts = ReadonlyMap<string, string>

/** Reads the templates of `generate`, or those of another command below a folder: `site/` is for `init`. */
export function readTemplates(engine: string, below = ''): TemplateTexts {
  const folder = join(engine, 'templates')
  if (!existsSync(folder)) throw failure(`${engine} has no templates/ folder to generate from.`)
  const isTemplate = below ? /./ : /^(?!site\/).*\.hbs$|^types\.ts$/
  const names = listFiles(folder).filter((name) => name.startsWith(below) && isTemplate.test(name))
  return new Map(names.map((name) => [name, readText(join(folder, name))]))
}
