import { planFixes, type Fix, type Fault, type NamesFor } from '../../edit/repairs.ts'
import { exitCodes, type ExitCode } from '../../lib/errors.ts'
import { withLock } from '../../write/lock.ts'
import { dataFilesOf, type Loaded, type DataFile } from '../../load/load-data.ts'
import { readProject } from '../../project/read-project.ts'
import { formatDiffs } from '../../report/format-files.ts'
import { site } from '../../site/index.ts'
import type { ValidateOptions } from '../../validate/rule.ts'
import { validate } from '../../validate/validate.ts'
import { writeChanges } from '../../write/write-changes.ts'
import { log, toDay, type Context } from '../../project/context.ts'
import { toSlug } from '../../lib/slug.ts'
import { singleTypo } from '../../lib/suggest.ts'
import { parseFile } from '../../parse/parse.ts'
import { readView, type DataView } from '../../site/rules/view.ts'
import { dataSchemas } from '../../site/schema/data.ts'
import { textsAt, valueAt, textsBelow, knownKeys } from '../../validate/fields.ts'

export async function fixProject(context: Context): Promise<void> {
  await withLock(context.roots.site, async () => {
    const { changed, fixes } = planProject(context)
    writeChanges(
      context.roots.site,
      changed.map(({ path, before, after }) => ({ path, content: after, before })),
    )
    for (const fix of fixes) log(context, describeFix(fix))
  })
}

/** Prints the repairs as a diff and writes nothing. */
export function printFixes(context: Context): ExitCode {
  const { changed } = planProject(context)
  context.io.stdout(formatDiffs(changed, context.format))
  log(context, changed.length === 0 ? 'There is nothing to repair.' : 'Nothing was written.')
  return exitCodes.ok
}

function planProject({ roots, io }: Context) {
  const today = toDay(io.now())
  const project = readProject(roots)
  const { files, fixes } = fixData(project.files, { ...project, production: false, today })
  const old = new Map(dataFilesOf(project.files).map(({ path, text }) => [path, text]))
  const changed = dataFilesOf(files).flatMap(({ path, text }) => {
    const before = old.get(path)
    if (before === undefined || before === text) return []
    return [{ path, state: 'stale' as const, before, after: text }]
  })
  return { fixes, changed }
}

function describeFix({ file, line, before, text }: Fix): string {
  if (text === '') return `${file}:${line}: taken out: ${shorten(before)}`
  return `${file}:${line}: repaired ${shorten(before)} to ${shorten(text)}`
}

const maxShown = 60

/** White space at the ends would not be seen; a long text is known by its start. */
function shorten(source: string): string {
  const line = source.trimEnd().replaceAll(/(?<!\s)\s*\n\s*/g, ' ')
  return line.length > maxShown ? `${line.slice(0, maxShown - 1)}…` : line
}

/** A repair may uncover another fault; after so many rounds the rest is left to people. */
const maxRounds = 5

function fixData(loaded: readonly Loaded[], options: ValidateOptions) {
  let files = loaded
  const fixes: Fix[] = []
  for (let round = 0; round < maxRounds; round += 1) {
    const { findings } = validate(files, site, options)
    const readable = dataFilesOf(files)
    const fixed = planFixes(readable, findings, namesForFaults(readable, options))
    if (fixed.length === 0) break
    fixes.push(...fixed.flatMap((each) => each.fixes))
    const byName = new Map(fixed.map(({ file }) => [file.name, file]))
    files = files.map((each) =>
      'file' in each ? { file: byName.get(each.file.name) ?? each.file } : each,
    )
  }
  return { files, fixes }
}

function namesForFaults(files: readonly DataFile[], options: ValidateOptions): NamesFor {
  const sources = files.flatMap((file) => parseFile(file).source ?? [])
  const view = readView({ ...options, sources, fields: [] })
  return (fault) => {
    const { rule } = fault.finding
    if (rule === 'schema/unknown-key') return freeKeys(view, fault)
    if (rule.startsWith('city/nearby-')) return freeTowns(view, fault)
    return unlessAgreed(view, fault, referable[rule]?.(view) ?? [])
  }
}

/** The towns of the state, and those that are served: where not all are listed, only these are sure. */
function freeTowns(view: DataView, { file, scalar }: Fault): readonly string[] {
  const { files, areas, places, served } = view
  const list = textsAt(files[file], ...scalar.path.slice(0, -1))
  const listed = new Set(list.map(({ value }) => value))
  const isServed = served.has(toSlug(String(scalar.node.value)))
  const own = isServed ? [] : [...areas.flatMap(({ name }) => name ?? []), ...served.values()]
  return [...places.listed.map(({ name }) => name), ...own].filter((name) => !listed.has(name))
}

function freeKeys({ files }: DataView, { file, scalar }: Fault): readonly string[] {
  const { value } = files[file]
  const parent = scalar.path.slice(0, -1)
  const taken = new Set(Object.keys(Object(valueAt(value, parent))))
  return knownKeys(dataSchemas[file], value, parent).filter((key) => !taken.has(key))
}

const servicesOf = (view: DataView) => view.services.flatMap(({ name }) => name ?? [])
const townsOf = (view: DataView) => [...view.served.values()]
const routesOf = (view: DataView) => [...view.routes]

const referable: Readonly<Record<string, (view: DataView) => readonly string[]>> = {
  'county/unknown': (view) => view.counties.flatMap(({ name }) => name ?? []),
  'service/unknown': servicesOf,
  'project/service-unknown': servicesOf,
  'project/city-unserved': townsOf,
  'review/city-unserved': townsOf,
  'claim/unknown': (view) => view.claims.map(({ path }) => String(path.at(-1))),
  // Of a link and a redirect that differ, either may be misspelt.
  'link/unknown-target': routesOf,
  'address/alias-target': routesOf,
}

/** Where several places agree on another spelling, the slip is in the name they refer to. */
function unlessAgreed(view: DataView, { scalar }: Fault, names: readonly string[]) {
  const word = String(scalar.node.value).trim()
  const name = singleTypo(word, names)
  const isAgreed = name !== undefined && mentions(view, name) === 0 && mentions(view, word) > 1
  return isAgreed ? [] : names
}

const definitions: ReadonlySet<PropertyKey> = new Set(['slug', 'from', 'name', 'cityName'])

function mentions({ files }: DataView, word: string): number {
  const { site: texts, services, cities, addresses, projects, reviews } = files
  return [texts, services, cities, addresses, projects, reviews]
    .flatMap(({ value }) => textsBelow(value))
    .filter(({ value, path }) => value.trim() === word && !definitions.has(path.at(-1) ?? ''))
    .length
}
