import { mkdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../cli/load/list-files.ts'
import { measure, medianOf, withFolder, type Command, type Run } from './measure.ts'
import { pageFrame } from './project.ts'
import { figure, table, type Report, type Sizes } from './report.ts'
import type { Rival, RivalProject } from './rivals/rival.ts'
import { roofSiteRivals } from './rivals/roof-site.ts'
import { viteReactSsg } from './rivals/vite-react-ssg.ts'
import { editedCity, syntheticCities, type SyntheticCity } from './synthetic.ts'

/** `build`, cold and after an edit of one town, in turns with another generator. */
export async function benchBuild({ cities, runs, alone }: Sizes): Promise<Report> {
  const programs = [...roofSiteRivals, ...(alone ? [] : [viteReactSsg])]
  const results: Result[] = []
  for (const count of cities) {
    results.push(...(await withFolder((folder) => measureSize(folder, { count, runs, programs }))))
  }
  return { text: buildTable(results), json: { results } }
}

interface Size {
  readonly count: number
  readonly runs: number
  readonly programs: readonly Rival[]
}

/** One program on one size, and what came of it so far. */
interface Entry {
  readonly rival: Rival
  readonly project: RivalProject
  readonly cold: Run[]
  /** Those that make no more than the other generator does. */
  readonly comparable: Run[]
  readonly edit: Run[]
  /** Why the program gave up; it is not run again then. */
  failure: string
}

/** One program after the other, and all of them again, so that a slow spell falls on all. */
async function measureSize(folder: string, { count, runs, programs }: Size) {
  const content = { frame: pageFrame(), cities: syntheticCities(count) }
  const entries = programs.map((rival, index): Entry => {
    const own = join(folder, String(index))
    mkdirSync(own)
    const project = rival.prepare(own, content)
    return { rival, project, cold: [], comparable: [], edit: [], failure: '' }
  })
  for (let turn = 1; turn <= runs; turn += 1) {
    for (const entry of entries.filter(({ failure }) => failure === '')) {
      process.stderr.write(`${count} towns, run ${turn} of ${runs}: ${entry.rival.name}\n`)
      try {
        await takeTurn(entry, content.cities, turn)
      } catch (error) {
        entry.failure = String(error)
      }
    }
  }
  return entries.map(({ rival: { name, version }, project, ...figures }) => {
    return { cities: count, name, version, ...figures, ...sizesOf(project.out) }
  })
}

async function takeTurn(entry: Entry, cities: readonly SyntheticCity[], turn: number) {
  const { command, leftovers, comparable, edit } = entry.project
  const cold = await buildWithout(command, leftovers)
  entry.cold.push(cold)
  entry.comparable.push(comparable ? await buildWithout(command, comparable()) : cold)
  // Each turn edits the town in the middle another way.
  const middle = Math.floor(cities.length / 2)
  edit(
    cities.map((city, at) =>
      at === middle ? editedCity(city, `the winter of ${1900 + turn}`) : city,
    ),
  )
  entry.edit.push(await measure(command))
}

function buildWithout(command: Command, leftovers: readonly string[]): Promise<Run> {
  for (const path of leftovers) rmSync(path, { recursive: true, force: true })
  return measure(command)
}

/** How many pages of towns there are, and their mean size. */
function sizesOf(out: string) {
  const sizes = listFiles(out)
    .filter((path) => path.startsWith('service-areas/') && path.endsWith('.html'))
    .map((path) => statSync(join(out, path)).size)
  const total = sizes.reduce((sum, size) => sum + size, 0)
  return { pages: sizes.length, pageBytes: Math.round(total / Math.max(1, sizes.length)) }
}

const head = 'towns,program,cold s,without pictures s,CPU s,peak MB,edit s,kB a page'.split(',')

type Result = Awaited<ReturnType<typeof measureSize>>[number]

/** Medians of each program, and what roof-site takes as a part of what the other generator takes. */
function buildTable(results: readonly Result[]): string {
  const rows = results.map(({ cities, name, cold, comparable, edit, pageBytes }) => [
    String(cities),
    name,
    figure(medianOf(cold, 'wallSeconds')),
    figure(medianOf(comparable, 'wallSeconds')),
    figure(medianOf(comparable, 'cpuSeconds')),
    figure(medianOf(cold, 'peakMegabytes'), 0),
    figure(medianOf(edit, 'wallSeconds')),
    figure(pageBytes / 1000, 1),
  ])
  const versions = new Map(results.map(({ name, version }) => [name, `${name}: ${version}`]))
  return [
    table(head, ...rows),
    results.flatMap((own) => (isOwn(own.name) ? ratiosOf(own, results) : [])).join('\n'),
    [...versions.values()].join('; '),
    ...results.flatMap(({ cities, name, failure }) =>
      failure === '' ? [] : [`${name} gave up at ${cities} towns. ${failure}`],
    ),
  ].join('\n\n')
}

const isOwn = (program: string) => roofSiteRivals.some(({ name }) => name === program)

/** `25 towns, roof-site of vite-react-ssg: cold (without pictures) 0.80, edit 0.30`, where that ran. */
function ratiosOf(own: Result, results: readonly Result[]): string[] {
  const others = results.filter(({ cities, name }) => cities === own.cities && !isOwn(name))
  return others.map((other) => {
    const [cold, edit] = (['comparable', 'edit'] as const).map((what) => {
      const [ours, theirs] = [own, other].map((each) => medianOf(each[what], 'wallSeconds'))
      return figure(ours && theirs ? ours / theirs : null)
    })
    return `${own.cities} towns, ${own.name} of ${other.name}: cold (without pictures) ${cold}, edit ${edit}`
  })
}
