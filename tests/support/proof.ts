import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { projectRoot } from './project.ts'

const folder = join(projectRoot, 'tests/fixtures/proof')

/** Lays the example's jobs, reviews and people over a project, with what it adds to other files. */
export function layProofOver(root: string): void {
  cpSync(join(folder, 'data'), join(root, 'data'), { recursive: true })
  cpSync(join(folder, 'public'), join(root, 'data/public'), { recursive: true })
  for (const name of readdirSync(join(folder, 'additions'))) {
    const file = join(root, 'data', name)
    const read = (path: string): unknown => parse(readFileSync(path, 'utf8'))
    const merged = merge(read(file), read(join(folder, 'additions', name)))
    writeFileSync(file, stringify(merged, { lineWidth: 100 }))
  }
}

/** Maps field by field, lists of services entry by entry; other values replace those before. */
export function merge(base: unknown, addition: unknown): unknown {
  if (Array.isArray(base) && Array.isArray(addition) && addition.every(hasSlug)) {
    return base.map((entry: unknown) => {
      const own = addition.find(({ slug }) => hasSlug(entry) && entry.slug === slug)
      return own ? merge(entry, own) : entry
    })
  }
  if (!isMap(base) || !isMap(addition)) return addition
  const added = Object.entries(addition).map(([key, value]) => [key, merge(base[key], value)])
  return { ...base, ...Object.fromEntries(added) }
}

type Map = Readonly<Record<string, unknown>>

const isMap = (value: unknown): value is Map =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const hasSlug = (value: unknown): value is Map & { readonly slug: string } =>
  isMap(value) && typeof value['slug'] === 'string'
