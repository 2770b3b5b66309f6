import { loadAtlas } from '../../cli/load/gazetteer.ts'
import { readProject } from '../../cli/project/read-project.ts'
import { buildSite } from '../../cli/site/pages/build-site.ts'
import type { SiteModel } from '../../cli/render/site-model.ts'
import type { SiteData } from '../../cli/site/schema/data.ts'
import { site } from '../../cli/site/index.ts'
import type { Roots } from '../../cli/lib/paths.ts'
import { validate } from '../../cli/validate/validate.ts'
import type { Page, PageKind, PageOf } from '../../templates/types.ts'
import { all } from './cases.ts'
import { dataProject } from './fixtures.ts'
import { homeAt, fixtureRoots, today, rootsOf } from './project.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, vi } from 'vitest'
import { isMarked } from '../../cli/reading/marks.ts'
import * as models from '../../cli/site/pages/build-site.ts'

/** The validated frozen data, changed like `dataProject`. Shared when unchanged: tests must not modify it. */
export function siteData(changes?: Readonly<Record<string, string>>): SiteData {
  return changes ? readData(changes) : (known.data ??= readData())
}

const known: { data?: SiteData } = {}

const readData = (changes?: Readonly<Record<string, string>>): SiteData =>
  dataIn(changes ? rootsOf(dataProject(changes)) : fixtureRoots)

/** The validated data of a project on a date. Throws when they have errors. */
export function dataIn(roots: Roots, day = today): SiteData {
  const project = readProject(roots)
  const options = { ...project, production: false, today: day }
  const { data, findings } = validate(project.files, site, options)
  if (!data) throw new Error(JSON.stringify(findings.filter((f) => f.severity === 'error')))
  return data
}

/** The page at an address, with the type of its kind. */
export function pageOf<Kind extends PageKind>({ pages }: SiteModel, kind: Kind, path: string) {
  const page = pages.find((each) => each.path === path)
  if (page?.kind !== kind) throw new Error(`${path} is no page of the kind ${kind}.`)
  return page as PageOf<Kind>
}

/** The page of a city or county. */
export const areaPageOf = (model: SiteModel, path: string) => pageOf(model, 'area', path)

/** The frozen site with its maps. */
export const frozenModel = () =>
  buildSite(siteData(), loadAtlas(fixtureRoots, homeAt(fixtureRoots)))

export function modelOf(changes?: Readonly<Record<string, string>>): SiteModel {
  return buildSite(siteData(changes))
}

/** All pages of a site; in a short run the first of each kind. */
export function pagesToTry({ pages, site: { notFound } }: SiteModel): readonly Page[] {
  const kindOf = (page: Page) => (page.kind === 'area' && page.towns ? 'county' : page.kind)
  const isFirst = (page: Page) => page === pages.find((each) => kindOf(each) === kindOf(page))
  return [...(all ? pages : pages.filter(isFirst)), notFound]
}

/** Assets of a page when nothing was bundled. */
export const plainAssets = {
  styles: '',
  lazyHydrate: '/lazy-hydrate.js',
  notices: '/notices.js',
  beginMessage: '/begin-message.js',
  app: '/app.js',
  fonts: [],
  drawings: '/drawings',
  allStyles: '/styles.css',
  laterStyles: '/later.css',
  buildId: '',
}

/** Until the test ends, building a site fails while this text of the home page is marked. */
export function refuseMarks(): void {
  const build = models.buildSite
  const spy = vi.spyOn(models, 'buildSite').mockImplementation((data, ...others) => {
    if (isMarked(data.site.home.lead)) throw new Error('There is no such lead.')
    return build(data, ...others)
  })
  onTestFinished(() => spy.mockRestore())
}

/** The place of that field in a project: file and line. */
export function fieldInTheWay(folder: string): string {
  const file = 'data/site.yaml'
  const lines = readFileSync(join(folder, file), 'utf8').split('\n')
  const home = lines.indexOf('home:')
  return `${file}:${lines.findIndex((line, at) => at > home && line.startsWith('  lead:')) + 1}`
}

/** How a command ends when it cannot read pages: it names the field, without a stack trace. */
export function unreadable(folder: string, undone = '') {
  const says = ['The pages could not be read.', undone].filter(Boolean).join(' ')
  return {
    code: 4,
    stdout: '',
    stderr: expect.stringMatching(
      new RegExp(`^${fieldInTheWay(folder)}:\\d+ error .*\n[^]*\n${says}\n$`),
    ),
  }
}
