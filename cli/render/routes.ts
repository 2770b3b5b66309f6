import type { AreaPage, Page, PageKind } from '../../templates/types.ts'
import { headerFor, printJson, type GeneratedFile, type RenderTemplate } from './templates.ts'

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
    structuredData: page.kind === 'area' ? structuredDataFile(page) : null,
    fields: page.kind === 'area' ? { ...page, structuredData: undefined } : page,
  })
  return { path: routeFile(page), content }
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
