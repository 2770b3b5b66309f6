import type { AreaPage, Page, PageKind } from '../../templates/types.ts'
import type { RoutePath } from '../../templates/paths.ts'
import { groupBy } from '../lib/group-by.ts'
import { headerFor, type GeneratedFile } from './generated-file.ts'
import type { RenderTemplate } from './templates.ts'

const typeNames: { readonly [Kind in PageKind]: string } = {
  home: 'HomePage',
  services: 'ServicesPage',
  'service-areas': 'ServiceAreasPage',
  about: 'AboutPage',
  contact: 'ContactPage',
  service: 'ServicePage',
  area: 'AreaPage',
  'not-found': 'NotFoundPage',
}

const sources: { readonly [Kind in PageKind]: string } = {
  home: 'data/site.yaml',
  services: 'data/site.yaml',
  'service-areas': 'data/site.yaml',
  about: 'data/site.yaml',
  contact: 'data/site.yaml',
  service: 'data/services.yaml',
  area: 'data/cities.yaml and data/counties.yaml',
  'not-found': 'data/site.yaml',
}

/** The module of a page below routes/, without its ending: `service-areas/newhaven`. */
export function moduleOf(path: RoutePath): string {
  return path === '/' ? 'home' : path.slice(1)
}

/** The file of that module. */
export const routeFile = (page: Page) => `routes/${moduleOf(page.path)}.ts`

/** The file name of an area page's structured data. */
export function structuredDataFile(page: Page): string {
  return `${page.path.slice(page.path.lastIndexOf('/') + 1)}.json`
}

/** The module of one page, typed by its kind; structured data is imported from its own file. */
export function renderRoute(render: RenderTemplate, page: Page): GeneratedFile {
  const module = moduleOf(page.path)
  const content = render('route.ts.hbs', {
    header: headerFor(sources[page.kind]),
    type: typeNames[page.kind],
    up: '../'.repeat(module.split('/').length),
    structuredData: page.kind === 'area' ? structuredDataFile(page) : null,
    // It has a file of its own.
    fields: { ...page, structuredData: undefined },
  })
  return { path: routeFile(page), content }
}

/** The module that leads from each address to the module of its page. */
export function renderManifest(render: RenderTemplate, paths: readonly RoutePath[]): GeneratedFile {
  const content = render('manifest.ts.hbs', {
    header: headerFor('data/'),
    pages: paths.map((path) => ({ path, module: moduleOf(path) })),
  })
  return { path: 'routes/manifest.ts', content }
}

/**
 * The pages of up to so many cities are tested by one file, with all others. Those of more have a
 * file for each letter that they begin with: these are run side by side, and an edit changes one.
 */
export const citiesPerTestFile = 500

/** The tests of all pages, but of the cities where these have files of their own. */
export const routeTestsFile = 'routes.test.tsx'

/** The tests of a city's page, and of all that begin with its letter, where there are many. */
export const cityTestsFile = ({ path }: AreaPage) =>
  `routes-${path.charAt(path.lastIndexOf('/') + 1)}.test.tsx`

/** The test files that hold each page to its heading, texts and canonical address. */
export function renderRouteTests(render: RenderTemplate, pages: readonly Page[]): GeneratedFile[] {
  const areas = pages.filter((page) => page.kind === 'area')
  const fixed = pages.filter((page) => page.kind !== 'area')
  const cities = areas.filter(({ towns }) => towns === null)
  const isFew = cities.length <= citiesPerTestFile
  const others = isFew ? areas : areas.filter(({ towns }) => towns !== null)
  const files = groupBy(isFew ? [] : cities, cityTestsFile)
  return [
    {
      path: routeTestsFile,
      content: renderTests(render, others.map(expectedOfArea), fixed.map(expectedOfFixed)),
    },
    ...[...files].map(([path, some]) => ({
      path,
      content: renderTests(render, some.map(expectedOfArea)),
    })),
  ]
}

/** One test file, by what is expected of its pages. */
export function renderTests(
  render: RenderTemplate,
  areas: readonly ReturnType<typeof expectedOfArea>[],
  fixed: readonly ReturnType<typeof expectedOfFixed>[] = [],
): string {
  return render('routes.test.tsx.hbs', { header: headerFor('data/'), areas, fixed })
}

function expectedOfFixed({ path, heading, head }: Page) {
  return { path, heading, title: head.title, canonical: head.canonical }
}

/** What the page of an area is tested for. */
export function expectedOfArea(page: AreaPage) {
  return {
    path: page.path,
    heading: page.heading,
    description: page.description,
    servingLine: page.servingLine,
    expertsTitle: page.expertsTitle,
    challengeCount: page.localChallenges.length,
    nearbyTitle: page.nearbyTitle,
    nearbyCount: page.nearbyAreas.length,
    canonical: page.head.canonical,
  }
}
