import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runRules } from '../../cli/audit/run-rules.ts'
import type { AuditPage, Block } from '../../cli/audit/page.ts'
import { readPage } from '../../cli/audit/read-page.ts'
import { readProjectData } from '../../cli/load/project-files.ts'
import { htmlFile } from '../../cli/prerender/site-file.ts'
import { audits } from '../../cli/site/audits/index.ts'
import type { BuiltSite } from '../../cli/site/audits/site-audit-rule.ts'
import { site } from '../../cli/site/index.ts'
import { buildSite } from '../../cli/site/pages/build-site.ts'
import { descriptionTexts } from '../../cli/site/pages/description-parts.ts'
import { validate } from '../../cli/validate/validate.ts'
import type { AreaPage } from '../../templates/types.ts'
import { auditSite } from '../support/audit-site.ts'
import { projectRoot, today } from '../support/project.ts'
import { measure, median, withFolder } from './measure.ts'
import { makeProject, roofSite } from './project.ts'
import { figure, table, type Report, type Sizes } from './report.ts'

interface Run {
  readonly seconds: number
  readonly findings: number
}

/**
 * What the rules of doorway pages take where all of them fail: synthetic towns, each on a page with
 * what a page of the project's own site says around its town. Reading pages is not counted.
 */
export async function benchDoorway({ cities, runs }: Sizes): Promise<Report> {
  await measure(roofSite(projectRoot, 'build'))
  const sizes = []
  for (const count of cities) {
    process.stderr.write(`${count} towns: the rules of doorway pages\n`)
    sizes.push({ cities: count, runs: await withFolder((folder) => judge(folder, count, runs)) })
  }
  const rows = sizes.map(({ cities: count, runs: each }) => {
    const seconds = median(each.map((run) => run.seconds))
    return [String(count), String(each[0]?.findings ?? 0), figure(seconds)]
  })
  return { text: table(['towns', 'findings', 'seconds'], rows), json: { sizes } }
}

async function judge(folder: string, cities: number, runs: number): Promise<Run[]> {
  makeProject(join(folder, 'project'), cities)
  const built = siteOf(join(folder, 'project'))
  const rules = audits.filter(({ id }) => id.startsWith('doorway/'))
  return Array.from({ length: runs }, () => {
    // What rules have read of a site, they keep with it.
    const copy = { ...built }
    const start = performance.now()
    const outcomes = runRules({ site: copy, rules, settings: {} })
    const seconds = (performance.now() - start) / 1000
    return { seconds, findings: outcomes.flatMap(({ findings }) => findings).length }
  })
}

function siteOf(project: string): BuiltSite {
  const data = dataOf(project)
  const model = buildSite(data)
  const { page, name, frame } = ownPage()
  const block = frame.find(({ isInMain, isDrawn }) => isInMain && !isDrawn)
  if (!block) throw new Error(`${page.file} has no texts.`)
  const areas = model.pages.filter((each) => each.kind === 'area')
  const pages = areas.map((area): AuditPage => {
    const own = textsOf(area).map((text): Block => ({ ...block, text }))
    const around = frame.map((each) => {
      return { ...each, text: each.text.replaceAll(name, area.cityName) }
    })
    return { ...page, path: area.path, blocks: [...own, ...around] }
  })
  return { ...auditSite({}, { data, model }), pages }
}

/** The page of a town on the project's own site, and what it says besides the town's own texts. */
function ownPage() {
  const area = buildSite(dataOf(projectRoot)).pages.find((each) => each.kind === 'area')
  if (!area) throw new Error('No town of this project has a page.')
  const { path, kind, cityName: name } = area
  const file = join(projectRoot, 'dist', htmlFile(path))
  const page = readPage({
    path,
    kind,
    file,
    origin: 'https://www.example.com',
    html: readFileSync(file, 'utf8'),
    originsOf: () => [],
  })
  const own = new Set(textsOf(area))
  const frame = page.blocks
    .filter(({ text }) => !own.has(text))
    .map(({ text, tag, isInMain, isDrawn, place }) => {
      return { text, tag, isInMain, isDrawn, place, origins: [] }
    })
  return { page, name, frame }
}

const textsOf = (page: AreaPage) => {
  const [whole = '', ...parts] = descriptionTexts(page)
  const challenges = page.localChallenges.flatMap(({ title, text }) => [title ?? '', text])
  return [page.heading, ...(parts.length > 0 ? parts : [whole]), ...challenges].filter(Boolean)
}

function dataOf(project: string) {
  const read = readProjectData(project)
  const { data } = validate(read.files, site, { ...read, production: false, today })
  if (!data) throw new Error(`The data of ${project} has errors.`)
  return data
}
