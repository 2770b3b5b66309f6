import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { benchBuild } from './build.ts'
import { benchBytes } from './bytes.ts'
import { benchDev } from './dev.ts'
import { benchDoorway } from './doorway.ts'
import { describeMachine } from './measure.ts'
import { makeProject } from './project.ts'
import type { Report, Sizes } from './report.ts'
import { cityLimits } from './synthetic.ts'

const help = `npm run bench -- [WHAT] [OPTIONS]

Measures; it tests nothing. Programs run in turns, and medians count.

The builder, on synthetic towns in a file system in memory:
  build            (default) cold, and after an edit of one town, beside the same pages from
                   vite-react-ssg, which npm fetches into a temporary folder
  dev              from saving an edit of one town to the change in the browser
  bytes            what pages of each kind weigh, and how that grows
  doorway          own words of each town's page of the project's own site, and its likeness to the
                   nearest: shingles of five words of \`main\`, names and numbers masked
  project FOLDER   makes the project that the others measure, with the first of --cities

Options:
  --cities LIST    how many towns, ${cityLimits.min} to ${cityLimits.max}: 25,1000,10000 (default 25,1000)
  --runs N         how often each program runs (default 3)
  --alone          without vite-react-ssg
  --json FILE      writes all figures of all runs
  --help           prints this
`

const options = {
  cities: { type: 'string', default: '25,1000' },
  runs: { type: 'string', default: '3' },
  alone: { type: 'boolean', default: false },
  json: { type: 'string' },
  help: { type: 'boolean' },
} as const

type Bench = (sizes: Sizes, folder: string) => Report | Promise<Report>

const benches = new Map<string, Bench>([
  ['build', benchBuild],
  ['dev', benchDev],
  ['bytes', benchBytes],
  ['doorway', benchDoorway],
  ['project', makeProjectIn],
])

/** Runs a measurement and prints it; gives the exit code: 1 where it failed or was asked wrongly. */
export async function runBench(args: readonly string[]): Promise<number> {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options })
    if (values.help) {
      console.log(help)
      return 0
    }
    const [what = 'build', folder = ''] = positionals
    const bench = benches.get(what)
    if (!bench) throw new Error(`"${what}" is none of ${[...benches.keys()].join(', ')}.`)
    const sizes = {
      cities: values.cities.split(',').map((count) => toNumber(count, cityLimits)),
      runs: toNumber(values.runs, { min: 1, max: 1000 }),
      alone: values.alone,
    }
    const machine = describeMachine()
    const { processor, cores, memoryGigabytes, node, folder: place } = machine
    console.log(
      `${processor}, ${cores} cores, ${memoryGigabytes} GB, Node ${node}; files in ${place}\n`,
    )
    const { text, json } = await bench(sizes, folder)
    console.log(text)
    const all = { bench: what, machine, ...json }
    if (values.json) writeFileSync(values.json, `${JSON.stringify(all, null, 2)}\n`)
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    return 1
  }
}

function toNumber(text: string, { min, max }: { min: number; max: number }): number {
  const number = Number(text)
  if (Number.isInteger(number) && number >= min && number <= max) return number
  throw new Error(`"${text}" is no whole number from ${min} to ${max}.`)
}

/** Throws where the folder is there already, or none is named. */
function makeProjectIn({ cities: [count = cityLimits.min] }: Sizes, folder: string): Report {
  mkdirSync(folder)
  makeProject(folder, count)
  return { text: `${folder}: a project of ${count} towns.`, json: { folder, cities: count } }
}
