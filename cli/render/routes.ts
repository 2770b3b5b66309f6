import type { AreaPage, Page, PageKind } from '../../templates/types.ts'
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
export function moduleOf(page: Page): string {
  return page.path === '/' ? 'home' : page.path.slice(1)
}

/** The file name of an area page's structured data. */
export function structuredDataFile(page: Page): string {
  return `${page.path.split('/').at(-1)}.json`
}

/** The module of one page, typed by its kind; structured data is imported from its own file. */
export function renderRoute(render: RenderTemplate, page: Page): GeneratedFile {
  const module = moduleOf(page)
  const content = render('route.ts.hbs', {
    header: headerFor(sources[page.kind]),
    type: typeNames[page.kind],
    up: '../'.repeat(module.split('/').length),
    structuredData: page.kind === 'area' ? structuredDataFile(page) : null,
    // It has a file of its own.
    fields: { ...page, structuredData: undefined },
  })
  return { path: `routes/${module}.ts`, content }
}

/** The module that imports every page's module, in the order of `pages`. */
export function renderManifest(render: RenderTemplate, pages: readonly Page[]): GeneratedFile {
  const modules = pages.map((page, index) => ({ module: moduleOf(page), name: `page${index + 1}` }))
  const content = render('manifest.ts.hbs', {
    header: headerFor('data/'),
    pages: modules,
    names: modules.map(({ name }) => name),
  })
  return { path: 'routes/manifest.ts', content }
}

/**
 * So many counties and towns are tested by one file: those of a large site are run side by side, and
 * an edit changes one of them.
 */
export const areasPerTestFile = 500

/** The first file of route tests, and those that follow it where there are many areas. */
export function routeTestsFile(index: number): string {
  return index === 0 ? 'routes.test.tsx' : `routes-${index + 1}.test.tsx`
}

/** The test files that hold each page to its heading, texts and canonical address. */
export function renderRouteTests(render: RenderTemplate, pages: readonly Page[]): GeneratedFile[] {
  const areas = pages.flatMap((page) => (page.kind === 'area' ? [expectedOfArea(page)] : []))
  const fixed = pages
    .filter(({ kind }) => kind !== 'area')
    .map(({ path, heading, head }) => ({
      path,
      heading,
      title: head.title,
      canonical: head.canonical,
    }))
  const count = Math.max(1, Math.ceil(areas.length / areasPerTestFile))
  return Array.from({ length: count }, (_, index) => {
    const start = index * areasPerTestFile
    const content = render('routes.test.tsx.hbs', {
      header: headerFor('data/'),
      areas: areas.slice(start, start + areasPerTestFile),
      fixed: index === 0 ? fixed : [],
    })
    return { path: routeTestsFile(index), content }
  })
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
