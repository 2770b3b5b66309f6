import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { firstView, weighPage, type PageWeight } from '../site/spec/page-weight.ts'
import { measure, withFolder } from './measure.ts'
import { makeProject, roofSite } from './project.ts'
import { figure, table, type Report, type Sizes } from './report.ts'

/** A page of each kind; the town is one that every size has. */
const paths = [
  '/',
  '/services',
  '/services/roof-repairs',
  '/service-areas/alderbankacres',
  '/service-areas/newhavencounty',
  '/service-areas',
  '/about',
  '/contact',
]

interface SizeWeights {
  readonly cities: number
  readonly weights: readonly PageWeight[]
}

/** What pages of each kind weigh, and how that grows with the number of towns. */
export async function benchBytes({ cities }: Sizes): Promise<Report> {
  const sizes: SizeWeights[] = []
  for (const count of cities) {
    process.stderr.write(`${count} towns: roof-site\n`)
    sizes.push({ cities: count, weights: await withFolder((folder) => weigh(folder, count)) })
  }
  return { text: bytesTable(sizes), json: { sizes } }
}

async function weigh(folder: string, cities: number): Promise<PageWeight[]> {
  const project = join(folder, 'project')
  mkdirSync(project)
  makeProject(project, cities)
  await measure(roofSite(project, 'build'))
  return paths.map((path) => weighPage(join(project, 'dist'), path))
}

const head = [
  'towns',
  'page',
  'HTML kB',
  'HTML gzip',
  'first view gzip',
  '÷ the first size',
  'boot gzip',
  'scripts gzip',
  'content gzip',
]

function bytesTable(sizes: readonly SizeWeights[]): string {
  const rows = sizes.flatMap(({ cities, weights }) =>
    weights.map((weight, index) => {
      const first = sizes[0]?.weights[index] ?? weight
      return [String(cities), weight.path, ...cellsOf(weight, first)]
    }),
  )
  return table(head, rows)
}

function cellsOf(weight: PageWeight, first: PageWeight): string[] {
  const kB = (bytes: number, digits = 1) => figure(bytes / 1000, digits)
  const { html, boot, app, content } = weight
  return [
    kB(html.raw),
    kB(html.gzip),
    kB(firstView(weight).gzip),
    figure(firstView(weight).gzip / firstView(first).gzip, 3),
    kB(boot.gzip, 2),
    kB(app.gzip + boot.gzip),
    kB(content.gzip),
  ]
}
