import { medianRun, type Run } from './measure.ts'
import { figure, ratio, table } from './report.ts'

/** What one program did with so many towns, run for run. */
export interface BuildResult {
  readonly cities: number
  readonly name: string
  readonly version: string
  readonly cold: readonly Run[]
  /** Those that make no more than other programs do. */
  readonly comparable: readonly Run[]
  /** Empty where the program keeps nothing between builds: an edit costs it the whole again. */
  readonly edit: readonly Run[]
  /** Why the program gave up; `null` where it did not. */
  readonly failure: string | null
  readonly pages: number
  /** The mean size of a town's page. */
  readonly pageBytes: number
}

const head = [
  'towns',
  'program',
  'cold s',
  'pictures apart s',
  'CPU s',
  'peak MB',
  'edit s',
  'kB a page',
]

/** Medians of each program, and what roof-site takes as a part of what the others take. */
export function buildTable(results: readonly BuildResult[]): string {
  return [
    table(head, results.map(rowOf)),
    ...results.filter(({ name }) => name === 'roof-site').map((own) => ratiosOf(own, results)),
    ...versionsOf(results),
    ...results.flatMap(failureOf),
  ].join('\n\n')
}

function rowOf(result: BuildResult): string[] {
  const cold = medianRun(result.cold)
  const comparable = medianRun(result.comparable)
  return [
    String(result.cities),
    result.name,
    figure(cold.wallSeconds),
    figure(comparable.wallSeconds),
    figure(comparable.cpuSeconds),
    figure(cold.peakMegabytes, 0),
    figure(medianRun(result.edit).wallSeconds),
    figure(result.pageBytes / 1000, 1),
  ]
}

/** `25 towns, of Astro: cold (pictures apart) 0.80, edit 0.30` for each other program. */
function ratiosOf(own: BuildResult, results: readonly BuildResult[]): string {
  const others = results.filter(({ cities, name }) => cities === own.cities && name !== own.name)
  const secondsOf = (runs: BuildResult['cold']) => medianRun(runs).wallSeconds
  return others
    .map((other) => {
      const cold = ratio(secondsOf(own.comparable), secondsOf(other.comparable))
      const edit = ratio(secondsOf(own.edit), secondsOf(other.edit))
      return `${own.cities} towns, of ${other.name}: cold (pictures apart) ${cold}, edit ${edit}`
    })
    .join('\n')
}

function failureOf({ cities, name, failure }: BuildResult): string[] {
  return failure === null ? [] : [`${name} gave up at ${cities} towns. ${failure}`]
}

function versionsOf(results: readonly BuildResult[]): string[] {
  const versions = new Map(results.map(({ name, version }) => [name, version]))
  return [[...versions].map(([name, version]) => `${name}: ${version}`).join('; ')]
}
