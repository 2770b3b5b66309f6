import type { AreaPage, Page, PageKind, ServiceMap } from '../../templates/types.ts'
import {
  headerFor,
  named,
  printJson,
  type GeneratedFile,
  type RenderTemplate,
} from './templates.ts'

const kinds: { readonly [Kind in PageKind]: readonly [type: string, source: string] } = {
  home: ['HomePage', 'data/site.yaml'],
  services: ['ServicesPage', 'data/site.yaml'],
  'service-areas': ['ServiceAreasPage', 'data/site.yaml'],
  about: ['AboutPage', 'data/site.yaml'],
  contact: ['ContactPage', 'data/site.yaml'],
  service: ['ServicePage', 'data/services.yaml'],
  area: ['AreaPage', 'data/cities.yaml and data/counties.yaml'],
  work: ['WorkPage', 'data/projects.yaml'],
  job: ['JobPage', 'data/projects.yaml'],
  'not-found': ['NotFoundPage', 'data/site.yaml'],
}

/** The module of a page below routes/, without its ending: `service-areas/newhaven`. */
function moduleOf(path: Page['path']): string {
  return path === '/' ? 'home' : path.slice(1)
}

export const routeFile = (page: Page) => `routes/${moduleOf(page.path)}.ts`

export function structuredDataFile(page: Page): string {
  return `${page.path.slice(page.path.lastIndexOf('/') + 1)}.json`
}

export function renderRoute(render: RenderTemplate, page: Page): GeneratedFile {
  const module = moduleOf(page.path)
  const [type, source] = kinds[page.kind]
  const content = render('route.ts.hbs', {
    header: headerFor(source),
    type,
    up: '../'.repeat(module.split('/').length),
    areasMap: areasMapOf(page) !== null,
    structuredData: page.kind === 'area' ? structuredDataFile(page) : null,
    fields: fieldsOf(page),
  })
  return { path: routeFile(page), content }
}

/** What a module says itself; the rest it imports. */
function fieldsOf(page: Page): object {
  if (page.kind === 'area') return { ...page, structuredData: undefined }
  if (areasMapOf(page) === null) return page
  const map = named('areasMap')
  return page.kind === 'home' ? { ...page, areas: { ...page.areas, map } } : { ...page, map }
}

function areasMapOf(page: Page): ServiceMap | null {
  if (page.kind === 'home') return page.areas.map
  return page.kind === 'service-areas' ? page.map : null
}

/** The map of all towns, in a module that those of the pages import. */
export function renderAreasMap(render: RenderTemplate, pages: readonly Page[]): GeneratedFile[] {
  const map = pages.map(areasMapOf).find((each) => each !== null)
  if (!map) return []
  const content = render('areas-map.ts.hbs', { header: headerFor('data/'), map })
  return [{ path: 'routes/shared/areas-map.ts', content }]
}

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

export function renderRouteTests(render: RenderTemplate, pages: readonly Page[]): GeneratedFile[] {
  const areas = pages.filter((page) => page.kind === 'area').map(expectedOfArea)
  const fixed = pages
    .filter((page) => page.kind !== 'area')
    .map(({ path, heading, head: { title, canonical } }) => ({ path, heading, title, canonical }))
  const content = render('routes.test.tsx.hbs', { header: headerFor('data/') })
  return [
    { path: 'routes.test.tsx', content, isCode: true },
    { path: 'routes.expected.json', content: printJson({ areas, fixed }) },
  ]
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
