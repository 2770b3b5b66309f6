import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { loadPlaces } from '../../cli/load/gazetteer.ts'
import { dataFileNames, dataPath, type DataFile } from '../../cli/load/load-data.ts'
import { readPublicFiles } from '../../cli/load/public-files.ts'
import { site } from '../../cli/site/index.ts'
import type { SiteData } from '../../cli/site/schema/data.ts'
import { validate } from '../../cli/validate/validate.ts'
import { fixtureData, fixtureRoots, projectRoot, today } from './project.ts'

const folder = join(projectRoot, 'tests/fixtures/proof')

/** Lays the example's jobs, reviews and people over a project, with what it adds to other files. */
export function layProofOver(root: string): void {
  cpSync(join(folder, 'public'), join(root, 'data/public'), { recursive: true })
  for (const { path, text } of proofFiles(join(root, 'data'))) writeFileSync(join(root, path), text)
}

/** The frozen data with the example, checked. */
export function proofData(): SiteData {
  const files = proofFiles(fixtureData).map((file) => ({ file }))
  const shipped = readPublicFiles(join(fixtureData, 'public'))
  const publicFiles = new Map([...shipped, ...proofPictures()])
  const options = { publicFiles, places: loadPlaces(fixtureRoots), production: false, today }
  const { data, findings } = validate(files, site, options)
  if (!data) throw new Error(JSON.stringify(findings.filter((f) => f.severity === 'error')))
  return data
}

/** The folder of the example's pictures. */
export const proofPublic = join(folder, 'public')

/** The pictures of the example, by their addresses. */
export const proofPictures = () => readPublicFiles(proofPublic)

/** The files of a data folder with the example: whole, with its additions, or as they are. */
export function proofFiles(base: string): DataFile[] {
  return dataFileNames.map((name) => {
    const read = (path: string) => readFileSync(path, 'utf8')
    const [own, addition] = ['data', 'additions'].map((part) => join(folder, part, `${name}.yaml`))
    const path = dataPath(name)
    if (own && existsSync(own)) return { name, path, text: read(own) }
    const text = read(join(base, `${name}.yaml`))
    if (!addition || !existsSync(addition)) return { name, path, text }
    const merged = merge(parse(text), parse(read(addition)))
    return { name, path, text: stringify(merged, { lineWidth: 100 }) }
  })
}

/** Maps field by field, lists of services entry by entry; a list that is there stays, other values are replaced. */
function merge(base: unknown, addition: unknown): unknown {
  if (Array.isArray(base) && Array.isArray(addition) && addition.every(hasSlug)) {
    return base.map((entry: unknown) => {
      const own = addition.find(({ slug }) => hasSlug(entry) && entry.slug === slug)
      return own ? merge(entry, own) : entry
    })
  }
  if (Array.isArray(base)) return base
  if (!isMap(base) || !isMap(addition)) return addition
  const added = Object.entries(addition).map(([key, value]) => [key, merge(base[key], value)])
  return { ...base, ...Object.fromEntries(added) }
}

type Fields = Readonly<Record<string, unknown>>

const isMap = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const hasSlug = (value: unknown): value is Fields & { readonly slug: string } =>
  isMap(value) && typeof value['slug'] === 'string'
