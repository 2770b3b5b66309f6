import { runInThisContext } from 'node:vm'
import { transformSync } from '@swc/core'
import { JSDOM } from 'jsdom'
import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { expect, test } from 'vitest'
import { site } from '#generated/site'
import type { Page } from '../../../templates/types.ts'
import { readTemplates } from '../../../cli/load/templates.ts'
import { dataFileNames } from '../../../cli/load/load-data.ts'
import { hosts } from '../../../cli/hosts/hosts.ts'
import { createHostTable } from '../../../cli/hosts/table.ts'
import { renderSite } from '../../../cli/render/render-site.ts'
import type { SiteModel } from '../../../cli/render/site-model.ts'
import { buildSite } from '../../../cli/site/pages/build-site.ts'
import type { SiteData } from '../../../cli/site/schema/data.ts'
import { withStraightSigns } from '../../../cli/site/typeset.ts'
import { createPageRenderer, renderWebManifest } from '../../../src/entry-server'
import {
  isOfField,
  plant,
  readHostileGround,
  tagsOf,
  textFields,
  type TextPlace,
} from './hostile-data.ts'
import { hostileTexts } from './hostile-texts.ts'
import { jsonSchema } from '../../unit/data/json-schemas.ts'
import { sample } from '../../support/cases.ts'
import { projectRoot } from '../../support/project.ts'
import { plainAssets } from '../../support/site-model.ts'

const ground = readHostileGround()
const tag = tagsOf(ground.places)
const templates = readTemplates(projectRoot)
const { DOMParser } = new JSDOM().window

/** Few fields take no more letters than one of these; texts of one length share a harmless one. */
const lengths = [19, 25, 49]
/** Two halves of a letter are counted as one here and there. */
const hasHalves = (text: string) => /[\uD800-\uDFFF]/.test(text)
const lengthFor = (text: string) =>
  (hasHalves(text) ? undefined : lengths.find((most) => most >= text.length)) ?? text.length

/** In Markdown, a sign that is escaped is text. */
const written = (text: string, { path }: TextPlace) =>
  path.at(-1) === 'body' ? text.replaceAll(/[!-/:-@[-`{-~]/g, String.raw`\$&`) : text

const textWith = (text: string) => (place: TextPlace) =>
  `${written(text, place)} ${tag(place)}${'y'.repeat(lengthFor(text) - text.length)}`

test('each text that the schemas know is in the data that is changed', () => {
  const fields = dataFileNames.flatMap((name) => textFields(jsonSchema(name), name))
  // Where one, several or the word `none` may stand there are several.
  const inList = (field: string) => field.replace(/^business\.registration\./, '$&[].')
  const isWord = (field: string) => field === 'business.registration'
  const isThere = (field: string) =>
    ground.places.some((place) => isOfField(place, field) || isOfField(place, inList(field)))
  expect(fields.filter((field) => !isWord(field) && !isThere(field))).toEqual([])
  expect(new Set(fields).size).toBeGreaterThan(150)
})

const cases = sample(hostileTexts, 16).map((text) => text.trim())

test.each(cases)('%j is refused, or stands on pages and in files as it is', (text) => {
  // Behind a slash it is an address, of which the tests of hosts ask.
  const places = ground.places.filter(({ file }) => file !== 'addresses' || !text.startsWith('/'))
  const { data, accepted, refused } = plant(ground, textWith(text), places)
  if (accepted.length === 0) return expect(refused.length).toBeGreaterThan(100)
  const found = withoutFirm(withoutYs(withoutText(renderAll(data), text)))
  const wanted = withoutFirm(withoutText(renderHarmless(lengthFor(text), accepted), text))
  // As lists, which tell what differs.
  if (found !== wanted) expect(found.split(',')).toEqual(wanted.split(','))
})

/** A line of Markdown goes on in the next one. */
const withoutText = (json: string, text: string) =>
  asTyped(json)
    .replaceAll(asTyped(inJson(text)), '~')
    .replaceAll(asTyped(inJson(text.replaceAll(/\s*\n\s*/g, ' '))), '~')
    .replaceAll(inQuery(text), '~')

/** As the value of a query: the name of a house leads to the form. */
const inQuery = (text: string) => String(new URLSearchParams({ text })).slice(5).toLowerCase()

/** Pages show typographic signs for those that are typed, which stand in JSON behind a stroke or not. */
const asTyped = (json: string) =>
  withStraightSigns(json.replaceAll(/[\u201C\u201D]/g, String.raw`\"`))

const inJson = (text: string) => JSON.stringify(text).slice(1, -1).toLowerCase()

/** It stands behind a title where there is room, of which letters that nobody sees take none. */
const withoutFirm = (json: string) =>
  json.replaceAll(/ \| (?:~ [qwxzkjvbfg]{4}|ridge & eave roofing)(?=")/g, '')

const withoutYs = (json: string) =>
  json.replaceAll(/(?<=[qwxzkjvbfg]{4})y+/g, '').replaceAll(/yy+/g, '~')

/** The site with a harmless text in some places. */
function renderHarmless(length: number, places: readonly TextPlace[]): string {
  const key = [length, ...places.map(tag)].join(' ')
  const known = rendered.get(key)
  if (known !== undefined) return known
  const harmless = 'y'.repeat(length)
  const { data, accepted } = plant(ground, (place) => `${harmless} ${tag(place)}`, places)
  expect(accepted).toEqual(places)
  const made = withoutYs(renderAll(data))
  rendered.set(key, made)
  return made
}

const rendered = new Map<string, string>()

/** Everything that is made of a site, as those take it in who read it: JSON in small letters. */
function renderAll(data: SiteData): string {
  const built = buildSite(data)
  const model = { ...built, pages: built.pages.map(unseeded) }
  Object.assign(site, model.site)
  const { name }: { readonly name: string } = JSON.parse(renderWebManifest())
  const pages = [...model.pages, model.site.notFound]
  const files = [...renderSite({ model, templates, lastmod: {} })]
  const all = {
    pages: pages.map((page) => readPage(renderPage(page))),
    files: files.map(({ path, content }) => [path, readFile(path, content)]),
    hosts: hostFiles(model),
    name,
  }
  return JSON.stringify(all).toLowerCase()
}

/** The name of a town moves its trees. */
const unseeded = (page: Page): Page =>
  page.kind === 'area' && page.scene ? { ...page, scene: { ...page.scene, seed: 1 } } : page

function hostFiles({ site: { business }, pages, redirects, gone }: SiteModel) {
  const table = createHostTable({
    origin: business.url,
    pages: pages.map(({ path }) => path),
    redirects,
    gone,
    ownHtml: [],
    forms: [],
    isHttpsForever: false,
    styles: [],
    immutable: [],
    sitemaps: [],
  })
  return hosts.map((host) => host.files(table, { root: '/srv/example', port: 80 }))
}

// The pages of another site have other addresses than those that the compiler knows.
const renderPage = createPageRenderer(plainAssets) as (page: Page) => string

/** Elements with their attributes, and texts, in their order; structured data as what it says. */
function readPage(markup: string): unknown[] {
  const found: unknown[] = []
  const visit = (node: DefaultTreeAdapterTypes.Node, isData = false) => {
    // What is set in lines breaks by its words; it is read as one text.
    if (isNote(node)) return found.push(wordsIn(node).join(''))
    if (isHeading(node)) return found.push(wordsIn(node).join(''))
    if ('value' in node) found.push(isData ? JSON.parse(node.value) : node.value)
    if ('data' in node) found.push([node.nodeName, node.data])
    if ('attrs' in node) found.push([node.tagName, ...ownAttributes(node).map(readAttribute)])
    if ('content' in node) visit(node.content)
    if (!('childNodes' in node)) return
    const type = 'attrs' in node && node.attrs.find(({ name }) => name === 'type')
    // A heading with a long word has its text in a `span`.
    const { childNodes } = isLong(node) ? { childNodes: node.childNodes.flatMap(within) } : node
    for (const child of childNodes) {
      visit(child, type && type.value === 'application/ld+json')
    }
  }
  visit(parse(markup))
  return found
}

const isNote = (node: DefaultTreeAdapterTypes.Node) => hasClass(node, /^callout$/)

/** In the header a name has its words with hyphens apart. */
const isHeading = (node: DefaultTreeAdapterTypes.Node) =>
  /^h[1-3]$/.test(node.nodeName) || hasClass(node, /\bfooter-name\b|^block font-serif\b/)

const isLong = (node: DefaultTreeAdapterTypes.Node) => hasClass(node, /\blong-word\b/)

const within = (node: DefaultTreeAdapterTypes.ChildNode) =>
  'childNodes' in node ? node.childNodes : []

/** Those that an element has whatever the length of its words. */
const ownAttributes = ({ attrs }: DefaultTreeAdapterTypes.Element) =>
  attrs
    .map((attr) => ({ ...attr, value: attr.value.replace(/^long-word ?/, '') }))
    .filter(({ name, value }) => name !== 'data-outline' && (name !== 'class' || value !== ''))

/** What is said of the office is data. */
const readAttribute = ({ name, value }: { readonly name: string; readonly value: string }) => [
  name,
  name === 'data-office' ? JSON.parse(value) : value,
]

const hasClass = (node: DefaultTreeAdapterTypes.Node, pattern: RegExp) =>
  'attrs' in node && node.attrs.some(({ name, value }) => name === 'class' && pattern.test(value))

const wordsIn = (node: DefaultTreeAdapterTypes.Node): string[] => {
  if ('value' in node) return [node.value]
  return 'childNodes' in node ? node.childNodes.flatMap(wordsIn) : []
}

/** As `readPage`, of XML that is well formed. */
function readXml(markup: string): unknown[] {
  const document = new DOMParser().parseFromString(markup, 'application/xml')
  expect(document.getElementsByTagName('parsererror')).toHaveLength(0)
  return Array.from(document.getElementsByTagName('*'), ({ localName, attributes, childNodes }) => [
    localName,
    ...Array.from(attributes, ({ name, value }) => [name, value]),
    ...Array.from(childNodes, ({ nodeValue }) => nodeValue),
  ])
}

function readFile(path: string, content: string): unknown {
  if (path.endsWith('.json')) return JSON.parse(content)
  if (path.endsWith('.xml')) return readXml(content)
  return /(routes\/.*|site|redirects)\.ts$/.test(path) ? exportsOf(content) : content
}

/** What a module says; of its imports it gets the site. */
function exportsOf(code: string): unknown {
  const { code: script } = transformSync(code, {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs' },
  })
  const exports = {}
  const run: unknown = runInThisContext(`(exports, require) => {${script}\n}`)
  if (typeof run === 'function') run(exports, () => ({ __esModule: true, default: null, site }))
  return JSON.parse(JSON.stringify(exports))
}
