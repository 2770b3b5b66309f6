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
  'cards apart s',
  'CPU s',
  'peak MB',
  '÷ Hugo',
  'CPU ÷ Hugo',
  '÷ strings',
  '÷ React',
  'edit s',
  'edit CPU s',
  'edit ÷ Hugo',
  'kB a page',
]

/** Medians and their ratios within the same run, and what a page costs as sites grow. */
export function buildTable(results: readonly BuildResult[]): string {
  return [
    table(
      head,
      results.map((result) => rowOf(result, results)),
    ),
    ...growthOf(results.filter(({ name }) => name === 'roof-site')),
    ...versionsOf(results),
    ...results.flatMap(failureOf),
  ].join('\n\n')
}

function rowOf(result: BuildResult, results: readonly BuildResult[]): string[] {
  const cold = medianRun(result.cold)
  const comparable = medianRun(result.comparable)
  const edit = medianRun(result.edit)
  const other = (name: string) =>
    results.find((candidate) => candidate.cities === result.cities && candidate.name === name)
  const coldOf = (name: string) => medianRun(other(name)?.cold ?? [])
  return [
    String(result.cities),
    result.name,
    figure(cold.wallSeconds),
    figure(comparable.wallSeconds),
    figure(comparable.cpuSeconds),
    figure(cold.peakMegabytes, 0),
    ratio(comparable.wallSeconds, coldOf('Hugo').wallSeconds),
    ratio(comparable.cpuSeconds, coldOf('Hugo').cpuSeconds),
    ratio(comparable.wallSeconds, coldOf('strings floor').wallSeconds),
    ratio(comparable.wallSeconds, coldOf('react floor').wallSeconds),
    figure(edit.wallSeconds),
    figure(edit.cpuSeconds),
    ratio(edit.wallSeconds, medianRun(other('Hugo')?.edit ?? []).wallSeconds),
    figure(result.pageBytes / 1000, 1),
  ]
}

/** The CPU time of each page more, from one size to the next. */
function growthOf(own: readonly BuildResult[]): string[] {
  const steps = own.slice(1).map((larger, index) => {
    const smaller = own[index] ?? larger
    const [from, to] = [smaller, larger].map(
      ({ comparable }) => medianRun(comparable).cpuSeconds ?? NaN,
    )
    const added = ((to ?? NaN) - (from ?? NaN)) / (larger.cities - smaller.cities)
    return { text: `${smaller.cities} → ${larger.cities}: ${(added * 1000).toFixed(2)} ms`, added }
  })
  if (steps.length === 0) return []
  const [first, last] = [steps[0]?.added ?? NaN, steps.at(-1)?.added ?? NaN]
  const compared = steps.length > 1 ? `; the last over the first: ${(last / first).toFixed(2)}` : ''
  return [`CPU of each page more, cold: ${steps.map(({ text }) => text).join(', ')}${compared}.`]
}

function failureOf({ cities, name, failure }: BuildResult): string[] {
  return failure === null ? [] : [`${name} gave up at ${cities} towns. ${failure}`]
}

function versionsOf(results: readonly BuildResult[]): string[] {
  const versions = new Map(results.map(({ name, version }) => [name, version]))
  return [[...versions].map(([name, version]) => `${name}: ${version}`).join('; ')]
}
