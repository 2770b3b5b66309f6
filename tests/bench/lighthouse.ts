import { spawn } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { routes, sampleRoutes } from '../site/spec/routes.ts'
import { tablePath } from '../../cli/prerender/host-table.ts'
import { listFiles } from '../../cli/load/list-files.ts'
import { projectRoot } from '../support/project.ts'
import { requireBrowser, whileServing } from './browser-site.ts'
import { measure, median, withFolder } from './measure.ts'
import { roofSite } from './project.ts'
import { figure, table, type Report, type Sizes } from './report.ts'

/** Fetched by npx into npm's own cache; no dependency of the project. */
const version = 'lighthouse@12.8.2'
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** One run of Lighthouse. */
interface LighthouseRun {
  /** Out of 100, in the order of `categories`. */
  readonly scores: readonly number[]
  readonly lcpMs: number
}

interface Judgement {
  readonly path: string
  readonly runs: LighthouseRun[]
  /** Of the same page without any script. */
  readonly plainRuns: LighthouseRun[]
}

/** Lighthouse's mobile scores of the project's own pages: of each kind, of all, or those named. */
export async function benchLighthouse({ runs }: Sizes, paths: readonly string[]): Promise<Report> {
  const chosen = paths.length === 0 ? sampleRoutes : paths.includes('all') ? routes : paths
  await measure(roofSite(projectRoot, 'build'))
  const browser = await requireBrowser()
  const dist = join(projectRoot, 'dist')
  const results = await withFolder(async (folder) => {
    const copy = join(folder, 'dist')
    copyWithoutScripts(dist, copy)
    cpSync(tablePath(projectRoot), tablePath(folder))
    return whileServing(dist, (origin) =>
      whileServing(copy, (plain) => judgeAll({ paths: chosen, runs, origin, plain, browser })),
    )
  })
  return { text: judgementTable(results), json: { lighthouse: version, results } }
}

/** The same site with no script that runs; structured data stays. */
function copyWithoutScripts(dist: string, folder: string): void {
  cpSync(dist, folder, { recursive: true })
  for (const file of listFiles(folder).filter((path) => path.endsWith('.html'))) {
    const html = readFileSync(join(folder, file), 'utf8')
    const plain = html.replaceAll(/<script(?! type="application\/ld\+json")[^>]*><\/script>/g, '')
    writeFileSync(join(folder, file), plain)
  }
}

interface Sites {
  readonly paths: readonly string[]
  readonly runs: number
  readonly origin: string
  readonly plain: string
  readonly browser: string
}

async function judgeAll({ paths, runs, origin, plain, browser }: Sites): Promise<Judgement[]> {
  const results = paths.map((path): Judgement => ({ path, runs: [], plainRuns: [] }))
  for (let turn = 1; turn <= runs; turn += 1) {
    for (const result of results) {
      process.stderr.write(`run ${turn} of ${runs}: ${result.path}\n`)
      result.runs.push(await runLighthouse(origin + result.path, browser))
      result.plainRuns.push(await runLighthouse(plain + result.path, browser))
    }
  }
  return results
}

/** One run with the defaults of version 12: a mobile phone on a slow connection, simulated. */
async function runLighthouse(url: string, browser: string): Promise<LighthouseRun> {
  const flags =
    '--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking'
  const text = await outputOf(
    ['--yes', version, url, '--quiet', '--output=json', `--chrome-flags=${flags}`],
    { CHROME_PATH: browser },
  )
  const report = JSON.parse(text) as LighthouseReport
  return {
    scores: categories.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100)),
    lcpMs: report.audits['largest-contentful-paint']?.numericValue ?? NaN,
  }
}

/** What is read of Lighthouse's JSON. */
interface LighthouseReport {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>
}

function outputOf(args: readonly string[], env: Readonly<Record<string, string>>): Promise<string> {
  const child = spawn('npx', args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const parts: string[] = []
  child.stdout.setEncoding('utf8').on('data', (part: string) => parts.push(part))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve(parts.join(''))
      else reject(new Error(`${version} ended with ${code}.`))
    })
  })
}

function judgementTable(results: readonly Judgement[]): string {
  const rows = results.map(({ path, runs, plainRuns }) => [
    path,
    ...categories.map((_, index) =>
      figure(median(runs.map(({ scores }) => scores[index] ?? 0)), 0),
    ),
    figure(median(runs.map(({ lcpMs }) => lcpMs)), 0),
    figure(median(plainRuns.map(({ lcpMs }) => lcpMs)), 0),
  ])
  return table(['page', ...categories, 'LCP ms', 'LCP without scripts'], rows)
}
