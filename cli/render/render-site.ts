import type { Page, Site } from '../../templates/types.ts'
import type { SiteModel } from './site-model.ts'
import {
  headerFor,
  printJson,
  type GeneratedFile,
  createRenderer,
  templateError,
  type RenderTemplate,
} from './templates.ts'
import type { LastmodRecord } from '../load/records.ts'
import {
  renderAreasMap,
  renderManifest,
  renderRoute,
  renderRouteTests,
  routeFile,
  structuredDataFile,
} from './routes.ts'
import { renderSitemap } from './sitemap.ts'
import type { TemplateTexts } from '../load/project-files.ts'
import * as z from 'zod'
import { printRecords } from '../lib/json.ts'
import { memoize } from '../lib/collections.ts'
import { dataFileNames, type DataFileName } from '../load/load-data.ts'

export interface RenderInput {
  readonly model: SiteModel
  readonly templates: TemplateTexts
  readonly lastmod: LastmodRecord
}

/** Every file of generated/ but the manifest, before formatting, sorted by path. */
export function* renderSite({ model, templates, lastmod }: RenderInput): Iterable<GeneratedFile> {
  const render = createRenderer(templates)
  const { site, redirects, pages, gone, outlines } = model
  const aliases = redirects.map(({ from }) => from)
  const shared = [
    renderTypes(templates),
    renderPaths(render, pages, aliases),
    renderShared(render, site),
    renderRedirects(render, model),
    ...renderAreasMap(render, pages),
    renderManifest(render, pages),
    ...renderRouteTests(render, pages),
    ...renderSitemap(render, model, lastmod),
    {
      path: 'public/robots.txt',
      content: render('robots.txt.hbs', { sitemap: `${site.business.url}/sitemap.xml` }),
    },
    ...(outlines ? [{ path: `public${outlines.path}`, content: outlines.content }] : []),
    { path: 'addresses.txt', content: toLines(pages.map(({ path }) => path)) },
    { path: 'other-addresses.txt', content: toLines([...aliases, ...gone]) },
    { path: 'lastmod.json', content: printRecords(lastmod) },
  ]
  const files = [
    ...shared.map((file) => ({ path: file.path, render: () => file })),
    ...pages.map((page) => ({ path: routeFile(page), render: () => renderRoute(render, page) })),
    ...areaData(pages),
  ]
  for (const file of files.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    yield { ...file.render(), path: `generated/${file.path}` }
  }
}

function renderTypes(templates: TemplateTexts): GeneratedFile {
  const text = templates.get('types.ts')
  if (text === undefined) throw templateError('types.ts', 'no such file')
  return { path: 'types.ts', content: `${headerFor('templates/types.ts')}\n\n${text}` }
}

function renderShared(render: RenderTemplate, site: Site): GeneratedFile {
  return { path: 'site.ts', content: render('site.ts.hbs', { header: headerFor('data/'), site }) }
}

function renderRedirects(render: RenderTemplate, { site, redirects }: SiteModel): GeneratedFile {
  const others = redirects.filter(({ from }) =>
    site.linkedRedirects.every((each) => each.from !== from),
  )
  const content = render('redirects.ts.hbs', { header: headerFor('data/'), others })
  return { path: 'redirects.ts', content }
}

function renderPaths(
  render: RenderTemplate,
  pages: readonly Page[],
  aliases: readonly string[],
): GeneratedFile {
  const routes = pages.map(({ path }) => path)
  const content = render('paths.ts.hbs', { header: headerFor('data/'), routes, aliases })
  return { path: 'paths.ts', content, isCode: true }
}

function areaData(pages: readonly Page[]) {
  const areas = pages.filter((page) => page.kind === 'area')
  return areas.map((page) => {
    const path = `structured-data/${structuredDataFile(page)}`
    return { path, render: () => ({ path, content: printJson(page.structuredData[0]) }) }
  })
}

function toLines(addresses: readonly string[]): string {
  const lines = addresses.map((address) => `${address}\n`)
  return lines.toSorted().join('')
}

/** JSON Schemas (draft 2020-12) of the data files, for editors that check while one types. */
export const renderSchemas = memoize(
  (schemas: Readonly<Record<DataFileName, z.ZodType>>): readonly GeneratedFile[] =>
    dataFileNames.map((name) => {
      const content = printJson(z.toJSONSchema(schemas[name], { io: 'input' }))
      return { path: `data/schema/${name}.schema.json`, content }
    }),
)
