import type { AreaPage, Page, PageKind } from '../../templates/types.ts'
import { headerFor, printJson, type GeneratedFile } from './generated-file.ts'
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
function moduleOf(path: Page['path']): string {
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

/** The module that maps each address to the module of its page, in the order of `pages`. */
export function renderManifest(
  render: RenderTemplate,
  pages: readonly Pick<Page, 'path'>[],
): GeneratedFile {
  const content = render('manifest.ts.hbs', {
    header: headerFor('data/'),
    pages: pages.map(({ path }) => ({ path, module: moduleOf(path) })),
  })
  return { path: 'routes/manifest.ts', content, isCode: true }
}

/** The tests that hold each page to its heading, texts and canonical address, and what they expect. */
export function renderRouteTests(render: RenderTemplate, pages: readonly Page[]): GeneratedFile[] {
  const areas = pages.filter((page) => page.kind === 'area').map(expectedOfArea)
  const fixed = pages.filter((page) => page.kind !== 'area').map(expectedOfFixed)
  const content = render('routes.test.tsx.hbs', { header: headerFor('data/') })
  return [
    { path: 'routes.test.tsx', content, isCode: true },
    { path: 'routes.expected.json', content: printJson({ areas, fixed }) },
  ]
}

function expectedOfFixed({ path, heading, head }: Page) {
  return { path, heading, title: head.title, canonical: head.canonical }
}

function expectedOfArea(page: AreaPage) {
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
