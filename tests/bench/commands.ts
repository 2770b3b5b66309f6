import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { measure, medianRun, withFolder, type Command, type Run } from './measure.ts'
import { makeProject, roofSite, writeCities } from './project.ts'
import { figure, table, type Report, type Sizes } from './report.ts'
import { editedCity, syntheticCities, type SyntheticCity } from './synthetic.ts'

/** A project of some size, and which run this is. */
interface Turn {
  readonly project: string
  readonly cities: readonly SyntheticCity[]
  readonly turn: number
}

/** Commands to measure one after the other; each begins with what the one before left. */
type Steps = Readonly<Record<string, (turn: Turn) => Command>>

/** `validate`: the data as it is, and `--help` for what starting costs. */
export const benchValidate = benchSteps({
  validate: ({ project }) => roofSite(project, 'validate'),
  '--help': ({ project }) => roofSite(project, '--help'),
})

/** `generate` after an edit of one town, and with nothing to do; the first turn also finds nothing there. */
export const benchGenerate = benchSteps({
  'generate, one town edited': ({ project, cities, turn }) => {
    const middle = Math.floor(cities.length / 2)
    const winter = `the winter of ${1900 + turn}`
    const edited = cities.map((city, index) => (index === middle ? editedCity(city, winter) : city))
    writeCities(project, edited)
    return roofSite(project, 'generate')
  },
  'generate, nothing to do': ({ project }) => roofSite(project, 'generate'),
})

/** `add-city` in a project whose generated/ is up to date; the towns stay, one more each turn. */
export const benchAddCity = benchSteps({
  'add-city': ({ project, cities, turn }) => roofSite(project, ...addCityArguments(cities, turn)),
})

function addCityArguments(cities: readonly SyntheticCity[], turn: number): string[] {
  const city = syntheticCities(cities.length + turn).at(-1)
  if (!city) throw new Error('There is no further town.')
  const lists = {
    challenge: city.localChallenges,
    nearby: cities.slice(0, 6).map(({ cityName }) => cityName),
  }
  return [
    'add-city',
    city.cityName,
    `--county=${city.county}`,
    `--description=${city.description}`,
    `--page-title=${city.pageTitle}`,
    `--meta-description=${city.metaDescription}`,
    ...Object.entries(lists).flatMap(([name, values]) =>
      values.map((value) => `--${name}=${value}`),
    ),
  ]
}

/** A measurement of these commands on projects of each size, generated beforehand. */
function benchSteps(steps: Steps): (sizes: Sizes) => Promise<Report> {
  return async ({ cities, runs }) => {
    const results: StepResult[] = []
    for (const count of cities) {
      results.push(...(await withFolder((folder) => measureSteps({ folder, count, runs, steps }))))
    }
    return { text: stepsTable(results), json: { results } }
  }
}

interface StepResult {
  readonly cities: number
  readonly name: string
  readonly runs: Run[]
}

interface Size {
  readonly folder: string
  readonly count: number
  readonly runs: number
  readonly steps: Steps
}

async function measureSteps({ folder, count, runs, steps }: Size): Promise<StepResult[]> {
  const project = join(folder, 'project')
  mkdirSync(project)
  makeProject(project, count)
  process.stderr.write(`${count} towns: the first generate\n`)
  const first = await measure(roofSite(project, 'generate'))
  const results = Object.entries(steps).map(([name, command]) => ({
    command,
    result: { cities: count, name, runs: [] } as StepResult,
  }))
  for (let turn = 1; turn <= runs; turn += 1) {
    for (const { command, result } of results) {
      process.stderr.write(`${count} towns, run ${turn} of ${runs}: ${result.name}\n`)
      result.runs.push(await measure(command({ project, cities: syntheticCities(count), turn })))
    }
  }
  return [
    { cities: count, name: 'generate, the first (once)', runs: [first] },
    ...results.map(({ result }) => result),
  ]
}

function stepsTable(results: readonly StepResult[]): string {
  const rows = results.map(({ cities, name, runs }) => {
    const { wallSeconds, cpuSeconds, peakMegabytes } = medianRun(runs)
    const figures = [figure(wallSeconds), figure(cpuSeconds), figure(peakMegabytes, 0)]
    return [String(cities), name, ...figures]
  })
  return table(['towns', 'command', 'seconds', 'CPU s', 'peak MB'], rows)
}
