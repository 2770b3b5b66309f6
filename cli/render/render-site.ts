import type { Page, Redirect, Site } from '../../templates/types.ts'
import type { SiteModel } from './site-model.ts'
import { headerFor, printJson, type GeneratedFile } from './generated-file.ts'
import type { LastmodRecord } from '../load/records.ts'
import {
  renderManifest,
  renderRoute,
  renderRouteTests,
  routeFile,
  structuredDataFile,
} from './routes.ts'
import { renderSitemap } from './sitemap.ts'
import { createRenderer, faultOf, type RenderTemplate } from './templates.ts'
import type { TemplateTexts } from '../load/project-files.ts'
import * as z from 'zod'
import { dataFileNames, type DataFileName } from '../load/load-data.ts'

/** What generated/ is rendered from. */
export interface RenderInput {
  readonly model: SiteModel
  readonly templates: TemplateTexts
  readonly lastmod: LastmodRecord
}

/** A file that is rendered when it is asked for. */
interface Renderable {
  readonly path: string
  readonly render: () => GeneratedFile
}

/**
 * Every file of generated/ but the manifest, before formatting, sorted by path. Those of single
 * pages, of which there may be thousands, are rendered one by one as they are asked for.
 */
export function* renderSite({ model, templates, lastmod }: RenderInput): Iterable<GeneratedFile> {
  const render = createRenderer(templates)
  const { site, redirects, pages, outlines } = model
  const shared = [
    renderTypes(templates),
    renderPaths(render, model),
    renderShared(render, site),
    renderRedirects(render, redirects),
    renderManifest(render, pages),
    ...renderRouteTests(render, pages),
    ...renderSitemap(render, model, lastmod),
    { path: 'public/robots.txt', content: renderRobots(render, model) },
    ...(outlines ? [{ path: `public${outlines.path}`, content: outlines.content }] : []),
    { path: 'addresses.txt', content: toLines(pages.map(({ path }) => path)) },
    { path: 'other-addresses.txt', content: toLines(otherAddresses(model)) },
    { path: 'lastmod.json', content: printJson(lastmod) },
  ]
  const files = [
    ...shared.map((file) => ({ path: file.path, render: () => file })),
    ...pages.map((page) => ({ path: routeFile(page), render: () => renderRoute(render, page) })),
    ...areaData(pages),
  ]
  for (const file of files.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    yield inGenerated(file.render())
  }
}

const inGenerated = (file: GeneratedFile): GeneratedFile => ({
  ...file,
  path: `generated/${file.path}`,
})

function renderTypes(templates: TemplateTexts): GeneratedFile {
  const text = templates.get('types.ts')
  if (text === undefined) throw faultOf('types.ts', 'no such file')
  return { path: 'types.ts', content: `${headerFor('templates/types.ts')}\n\n${text}` }
}

/** The module of what all pages share. */
function renderShared(render: RenderTemplate, site: Site): GeneratedFile {
  return { path: 'site.ts', content: render('site.ts.hbs', { header: headerFor('data/'), site }) }
}

/** The module of all redirects, which the browser has no use for. */
function renderRedirects(render: RenderTemplate, redirects: readonly Redirect[]): GeneratedFile {
  const content = render('redirects.ts.hbs', { header: headerFor('data/'), redirects })
  return { path: 'redirects.ts', content }
}

function renderPaths(render: RenderTemplate, { redirects, pages }: SiteModel): GeneratedFile {
  const content = render('paths.ts.hbs', {
    header: headerFor('data/'),
    routes: pages.map(({ path }) => path),
    aliases: redirects.map(({ from }) => from),
  })
  return { path: 'paths.ts', content, isCode: true }
}

function areaData(pages: readonly Page[]): Renderable[] {
  return pages
    .filter((page) => page.kind === 'area')
    .map((page) => {
      const path = `structured-data/${structuredDataFile(page)}`
      return { path, render: () => ({ path, content: printJson(page.structuredData) }) }
    })
}

function renderRobots(render: RenderTemplate, { site }: SiteModel): string {
  return render('robots.txt.hbs', { sitemap: `${site.business.url}/sitemap.xml` })
}

/** What is no page and answers all the same: redirects, and pages that are gone. */
function otherAddresses({ redirects, gone }: SiteModel): string[] {
  return [...redirects.map(({ from }) => from), ...gone]
}

function toLines(addresses: readonly string[]): string {
  return addresses
    .map((address) => `${address}\n`)
    .toSorted()
    .join('')
}

/** JSON Schemas (draft 2020-12) of the data files, for editors that check while one types. */
export function renderSchemas(schemas: Readonly<Record<DataFileName, z.ZodType>>): GeneratedFile[] {
  return dataFileNames.map((name) => {
    const schema = z.toJSONSchema(schemas[name], { io: 'input' })
    return {
      path: `data/schema/${name}.schema.json`,
      content: printJson(schema),
    }
  })
}
