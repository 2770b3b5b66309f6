import { join } from 'node:path'
import { firstView, weighPage, type PageWeight } from '../site/spec/page-weight.ts'
import { measure, withFolder } from './measure.ts'
import { makeProject, roofSite } from './project.ts'
import { figure, table, type Report, type Sizes } from './report.ts'
import { words } from '../support/cases.ts'

/** A page of each kind; the town is one that every size has. */
const paths = words`
  / /services /services/roof-repairs /service-areas/alderbankacres /service-areas/newhavencounty
  /service-areas /about /contact`

const head =
  'towns,page,HTML kB,HTML gzip,first view gzip,÷ the first size,boot gzip,scripts gzip,content gzip'

/** What pages of each kind weigh, and how that grows with the number of towns. */
export async function benchBytes({ cities }: Sizes): Promise<Report> {
  const sizes: { cities: number; weights: PageWeight[] }[] = []
  for (const count of cities) {
    process.stderr.write(`${count} towns: roof-site\n`)
    sizes.push({ cities: count, weights: await withFolder((folder) => weigh(folder, count)) })
  }
  const kB = (bytes: number, digits = 1) => figure(bytes / 1000, digits)
  const rows = sizes.flatMap(({ cities: count, weights }) =>
    weights.map((weight, index) => [
      String(count),
      weight.path,
      kB(weight.html.raw),
      kB(weight.html.gzip),
      kB(firstView(weight).gzip),
      figure(firstView(weight).gzip / firstView(sizes[0]?.weights[index] ?? weight).gzip, 3),
      kB(weight.boot.gzip, 2),
      kB(weight.app.gzip + weight.boot.gzip),
      kB(weight.content.gzip),
    ]),
  )
  return { text: table(head.split(','), ...rows), json: { sizes } }
}

async function weigh(folder: string, cities: number) {
  const project = join(folder, 'project')
  makeProject(project, cities)
  await measure(roofSite(project, ['build']))
  return paths.map((path) => weighPage(join(project, 'dist'), path))
}
