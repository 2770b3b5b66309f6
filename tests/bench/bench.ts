import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { benchBuild } from './build.ts'
import { describeMachine, memoryFolder } from './measure.ts'
import { makeProject } from './project.ts'
import type { Report, Sizes } from './report.ts'

const help = `npm run bench -- [WHAT] [OPTIONS]

  build (default)  a build of synthetic towns, cold and after an edit of one, beside the floors
                   (string templates, React's renderToString) and Hugo where it is installed
  project FOLDER   makes the project that the others measure, with the first of --cities

Options:
  --cities LIST    how many towns: 25,1000,10000 (default 25,1000)
  --runs N         how often each program runs (default 3); medians count
  --json FILE      writes all figures of all runs
  --help           prints this
`

const benches: Readonly<Record<string, (sizes: Sizes) => Promise<Report>>> = {
  build: benchBuild,
}

/** Runs a measurement and prints it; gives the exit code. */
export async function runBench(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      cities: { type: 'string', default: '25,1000' },
      runs: { type: 'string', default: '3' },
      json: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  const [what = 'build', target] = positionals
  const sizes = { cities: values.cities.split(',').map(Number), runs: Number(values.runs) }
  const bench = benches[what]
  if (values.help) {
    console.log(help)
    return 0
  }
  if (what === 'project' && target) {
    mkdirSync(target)
    makeProject(target, sizes.cities[0] ?? 25)
    return 0
  }
  if (!bench) {
    console.error(help)
    return 2
  }
  const { processor, cores, node } = describeMachine()
  console.log(`${processor}, ${cores} cores, Node ${node}, files in ${memoryFolder}\n`)
  const { text, json } = await bench(sizes)
  console.log(text)
  if (values.json) writeFileSync(values.json, `${JSON.stringify(json, null, 2)}\n`)
  return 0
}
