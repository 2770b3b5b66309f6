import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { failure } from '../lib/errors.ts'
import { listFiles, readText } from './list-files.ts'

/** Template files as text, by name: `route.ts.hbs`. `types.ts` is among them. */
export type TemplateTexts = ReadonlyMap<string, string>

/** What `generate` takes its files from, or another command: those below `site/` are of new sites. */
export function readTemplates(engine: string, below = ''): TemplateTexts {
  const folder = join(engine, 'templates')
  if (!existsSync(folder)) throw failure(`${engine} has no templates/ folder to generate from.`)
  const isTemplate = below ? /./ : /^(?!site\/).*\.hbs$|^types\.ts$/
  const names = listFiles(folder).filter((name) => name.startsWith(below) && isTemplate.test(name))
  return new Map(names.map((name) => [name, readText(join(folder, name))]))
}
