import { mkdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../cli/load/list-files.ts'
import { buildTable, type BuildResult } from './build-table.ts'
import { describeMachine, measure, withFolder, type Run } from './measure.ts'
import { pageFrame } from './project.ts'
import { astro } from './rivals/astro.ts'
import { findHugo } from './rivals/hugo.ts'
import type { Rival, RivalProject } from './rivals/rival.ts'
import { roofSiteRival } from './rivals/roof-site.ts'
import { viteReactSsg } from './rivals/vite-react-ssg.ts'
import { editedCity, syntheticCities, type SyntheticCity } from './synthetic.ts'
import type { Report, Sizes } from './report.ts'

/** Other generators by their names on the command line; `undefined` where one is not installed. */
export const rivals: ReadonlyMap<string, () => Rival | undefined> = new Map([
  ['vite-react-ssg', () => viteReactSsg],
  ['astro', () => astro],
  ['hugo', findHugo],
])

/** `build`, cold and after an edit of one town, in turns with other generators. */
export async function benchBuild({ cities, runs, rivals: names }: Sizes): Promise<Report> {
  const found = names.flatMap((name) => rivals.get(name)?.() ?? [])
  const programs = [roofSiteRival, ...found]
  const results: BuildResult[] = []
  for (const count of cities) {
    const size = { count, runs, rivals: programs }
    results.push(...(await withFolder((folder) => measureSize({ folder, ...size }))))
  }
  return {
    text: buildTable(results),
    json: { bench: 'build', machine: describeMachine(), results },
  }
}

/** One program at work on one size, and what came of it so far. */
interface Entry {
  readonly rival: Rival
  readonly project: RivalProject
  readonly cold: Run[]
  readonly comparable: Run[]
  readonly edit: Run[]
  /** Why the program gave up; it is not run again then. */
  failure: string | null
}

interface Size {
  readonly folder: string
  readonly count: number
  readonly runs: number
  readonly rivals: readonly Rival[]
}

/** One program after the other, and all of them again, so that a slow spell falls on all. */
async function measureSize({
  folder,
  count,
  runs,
  rivals: programs,
}: Size): Promise<BuildResult[]> {
  const content = { frame: pageFrame(), cities: syntheticCities(count) }
  const entries = programs.map((rival, index) => {
    const own = join(folder, String(index))
    mkdirSync(own)
    const project = rival.prepare(own, content)
    return { rival, project, cold: [], comparable: [], edit: [], failure: null } as Entry
  })
  for (let turn = 1; turn <= runs; turn += 1) {
    for (const entry of entries.filter(({ failure }) => failure === null)) {
      process.stderr.write(`${count} towns, run ${turn} of ${runs}: ${entry.rival.name}\n`)
      await takeTurn(entry, content.cities, turn)
    }
  }
  return entries.map(({ rival, project, cold, comparable, edit, failure }) => ({
    cities: count,
    name: rival.name,
    version: rival.version,
    cold,
    comparable: project.comparable ? comparable : cold,
    edit,
    failure,
    ...sizesOf(project.out),
  }))
}

async function takeTurn(
  entry: Entry,
  cities: readonly SyntheticCity[],
  turn: number,
): Promise<void> {
  const { project, cold, comparable, edit } = entry
  try {
    cold.push(await buildWithout(project, project.leftovers))
    if (project.comparable) comparable.push(await buildWithout(project, project.comparable()))
    if (project.edit) edit.push(await buildEdited(project, cities, turn))
  } catch (error) {
    entry.failure = String(error)
  }
}

function buildWithout({ command }: RivalProject, leftovers: readonly string[]): Promise<Run> {
  for (const path of leftovers) rmSync(path, { recursive: true, force: true })
  return measure(command)
}

/** Each turn edits the town in the middle another way. */
function buildEdited(
  { command, edit }: RivalProject,
  cities: readonly SyntheticCity[],
  turn: number,
): Promise<Run> {
  const middle = Math.floor(cities.length / 2)
  const changed = cities.map((city, index) =>
    index === middle ? editedCity(city, `the winter of ${1900 + turn}`) : city,
  )
  edit?.(changed, middle)
  return measure(command)
}

function sizesOf(out: string): Pick<BuildResult, 'pages' | 'pageBytes'> {
  const sizes = listFiles(out)
    .filter((path) => path.startsWith('service-areas/') && path.endsWith('.html'))
    .map((path) => statSync(join(out, path)).size)
  const total = sizes.reduce((sum, size) => sum + size, 0)
  return { pages: sizes.length, pageBytes: Math.round(total / Math.max(1, sizes.length)) }
}
