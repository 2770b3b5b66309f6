import type { Page, AreaPage, PageKind, ServiceMap } from '../../templates/types.ts'
import { isListed, type SiteModel } from './site-model.ts'
import {
  headerFor,
  type GeneratedFile,
  createRenderer,
  templateError,
  type RenderTemplate,
  codeVariable,
} from './templates.ts'
import type { LastmodRecord } from '../load/records.ts'
import { renderSitemap } from './sitemap.ts'
import type { TemplateTexts } from '../load/templates.ts'
import * as z from 'zod'
import { printJson, printRecords } from '../lib/json.ts'
import { memoize, memoizeTexts } from '../lib/collections.ts'
import { dataFileNames, type DataFileName } from '../load/load-data.ts'

export interface RenderInput {
  readonly model: SiteModel
  readonly templates: TemplateTexts
  readonly lastmod: LastmodRecord
}

/** All files of generated/ except the manifest, unformatted, sorted by path. */
export function* renderSite({ model, templates, lastmod }: RenderInput): Iterable<GeneratedFile> {
  const render = createRenderer(templates)
  const renderRoute = routeRenderer(templates.get(routeTemplate))
  const { site, redirects, pages, gone, outlines } = model
  const aliases = redirects.map(({ from }) => from)
  const isLinked = (path: string) => site.linkedRedirects.some(({ from }) => from === path)
  const others = redirects.filter(({ from }) => !isLinked(from))
  const map = pages.map(areasMapOf).find((each) => each !== null)
  const shared = [
    renderTypes(templates),
    { ...fill(render, 'paths.ts', { routes: pages.map(({ path }) => path), aliases }), isCode },
    fill(render, 'site.ts', { site }),
    fill(render, 'redirects.ts', { others }),
    // The map of all towns, imported by the pages that show it.
    ...(map ? [fill(render, 'routes/shared/areas-map.ts', { map })] : []),
    renderManifest(render, pages),
    { ...fill(render, 'routes.test.tsx'), isCode },
    { path: 'routes.expected.json', content: printJson(expectedOf(pages)) },
    ...renderSitemap(render, model, lastmod),
    fill(render, 'public/robots.txt', { sitemap: `${site.business.url}/sitemap.xml` }),
    ...(outlines ? [{ path: `public${outlines.path}`, content: outlines.content }] : []),
    { path: 'addresses.txt', content: toLines(pages.filter(isListed).map(({ path }) => path)) },
    { path: 'other-addresses.txt', content: toLines([...aliases, ...gone]) },
    { path: 'lastmod.json', content: printRecords(lastmod) },
  ]
  const files = [
    ...shared.map((file) => ({ path: file.path, render: () => file })),
    ...pages.map((page) => ({ path: routeFile(page), render: () => renderRoute(page) })),
    ...areaData(pages),
  ]
  for (const file of files.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    yield inGenerated(file.render())
  }
}

const inGenerated = memoize((file: GeneratedFile): GeneratedFile => {
  return { ...file, path: `generated/${file.path}` }
})

function renderTypes(templates: TemplateTexts): GeneratedFile {
  const text = templates.get('types.ts')
  if (text === undefined) throw templateError('types.ts', 'no such file')
  return { path: 'types.ts', content: `${headerFor('templates/types.ts')}\n\n${text}` }
}

function fill(render: RenderTemplate, path: string, values: object = {}): GeneratedFile {
  const template = `${path.slice(path.lastIndexOf('/') + 1)}.hbs`
  return { path, content: render(template, { header: headerFor('data/'), ...values }) }
}

const isCode = true

function areaData(pages: readonly Page[]) {
  const areas = pages.filter((page) => page.kind === 'area')
  return areas.map((page) => {
    return { path: `structured-data/${structuredDataFile(page)}`, render: () => renderData(page) }
  })
}

const renderData = memoize((page: AreaPage): GeneratedFile => {
  const path = `structured-data/${structuredDataFile(page)}`
  return { path, content: printJson(page.structuredData[0]) }
})

function toLines(addresses: readonly string[]): string {
  const lines = addresses.map((address) => `${address}\n`)
  return lines.toSorted().join('')
}

/** JSON Schemas (draft 2020-12) of the data files, for validation in editors. */
export const renderSchemas = memoize(
  (schemas: Readonly<Record<DataFileName, z.ZodType>>): readonly GeneratedFile[] =>
    dataFileNames.map((name) => {
      const content = printJson(z.toJSONSchema(schemas[name], { io: 'input' }))
      return { path: `data/schema/${name}.schema.json`, content }
    }),
)

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
  thanks: ['ThanksPage', 'data/site.yaml'],
  own: ['OwnPage', 'data/pages.yaml'],
  'not-found': ['NotFoundPage', 'data/site.yaml'],
}

/** The module path of a page below routes/, without extension: `service-areas/newhaven`. */
export function moduleOf(path: Page['path']): string {
  return path === '/' ? 'home' : path.slice(1)
}

const routeFile = (page: Page) => `routes/${moduleOf(page.path)}.ts`

function structuredDataFile(page: Page): string {
  return `${page.path.slice(page.path.lastIndexOf('/') + 1)}.json`
}

/** Renders pages with a template; the result is cached per page and template. */
function routeRenderer(template: string | undefined) {
  if (template === undefined) throw templateError(routeTemplate, 'no such file')
  return rendererOf(template)
}

const routeTemplate = 'route.ts.hbs'

const rendererOf = memoizeTexts((template) => {
  const render = createRenderer(new Map([[routeTemplate, template]]))
  return memoize((page: Page): GeneratedFile => {
    const module = moduleOf(page.path)
    const [type, source] = kinds[page.kind]
    const content = render(routeTemplate, {
      header: headerFor(source),
      type,
      up: '../'.repeat(module.split('/').length),
      areasMap: areasMapOf(page) !== null,
      structuredData: page.kind === 'area' ? structuredDataFile(page) : null,
      fields: fieldsOf(page),
    })
    return { path: routeFile(page), content }
  })
})

const fieldsOf = (page: Page): object =>
  page.kind === 'area' ? { ...page, structuredData: undefined } : withMapNamed(page)

/** Replaces the map of all towns in a page with a name that its module imports. */
export function withMapNamed(page: Page): object {
  if (areasMapOf(page) === null) return page
  const map = codeVariable('areasMap')
  return page.kind === 'home' ? { ...page, areas: { ...page.areas, map } } : { ...page, map }
}

/** The map of all towns, if the page shows it. */
export function areasMapOf(page: Page): ServiceMap | null {
  if (page.kind === 'home') return page.areas.map
  return page.kind === 'service-areas' ? page.map : null
}

export function renderManifest(
  render: RenderTemplate,
  pages: readonly Pick<Page, 'path'>[],
): GeneratedFile {
  const modules = pages.map(({ path }) => ({ path, module: moduleOf(path) }))
  return { ...fill(render, 'routes/manifest.ts', { pages: modules }), isCode }
}

function expectedOf(pages: readonly Page[]) {
  const areas = pages.filter((page) => page.kind === 'area').map(expectedOfArea)
  const fixed = pages
    .filter((page) => page.kind !== 'area')
    .map(({ path, heading, head: { title, canonical } }) => ({ path, heading, title, canonical }))
  return { areas, fixed }
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
