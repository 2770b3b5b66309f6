import { dataError, faultAt, type CommandError } from '../../lib/errors.ts'
import { listSome, plural } from '../../lib/plural.ts'
import { readXml, type XmlPart } from '../../lib/xml.ts'
import type { AddressFile, AddressLine } from './address-file.ts'
import type { PassedOver } from './passed-over.ts'

/** An element that has begun and not ended. */
interface OpenElement {
  readonly name: string
  readonly isOfSitemap: boolean
  readonly line: number
  text: string
  hasAddress: boolean
}

/** What a sitemap may say beside the addresses of its pages, by the name of the element. */
const besides: ReadonlyMap<string, string> = new Map([
  ...['loc', 'content_loc', 'thumbnail_loc', 'player_loc'].map(
    (name) => [name, 'a picture or video on a page'] as const,
  ),
  ['link', 'another form of a page, such as another language'],
])

/**
 * Reads a sitemap (sitemaps.org, protocol 0.9), whatever prefix its elements have. Throws where the text is an
 * index of sitemaps, other XML, XML with a document type, or not well formed.
 */
export function readSitemap(name: string, text: string): AddressFile {
  const lines: AddressLine[] = []
  const passed: PassedOver[] = []
  const open: OpenElement[] = []
  let root: XmlPart | undefined
  const lineAt = countLines(text)
  // Programs write empty lines before the declaration, which XML does not have.
  const start = text.search(/\S/)
  const fault = readXml(text.slice(start), (part) => {
    if (part.kind === 'doctype') throw hasDocumentType(name, text, start + part.at)
    if (part.kind === 'start') {
      root ??= part
      requireSitemap(name, root)
      open.push({
        name: part.local,
        isOfSitemap: part.uri === root.uri,
        line: lineAt(start + part.at),
        text: '',
        hasAddress: false,
      })
    }
    const element = open.at(-1)
    if (part.kind === 'text' && element) element.text += part.value
    if (part.kind === 'end' && element) {
      open.pop()
      endElement(element)
    }
  })
  if (fault !== undefined) throw isBroken(name, text, start + fault)
  requireSitemap(name, root)
  if (root?.local === 'sitemapindex') throw isIndex(name, lines)
  return { kind: 'a sitemap', lines, passed }

  function endElement({ name: local, isOfSitemap, line, text: content, hasAddress }: OpenElement) {
    const parent = open.at(-1)
    const written = content.trim()
    if (isOfSitemap && local === 'loc' && open.length === 2 && parent) {
      parent.hasAddress = true
      lines.push({ text: written, line, clicks: null })
    } else if (isOfSitemap && open.length === 1 && !hasAddress) {
      passed.push({ reason: 'an entry without <loc>', line, text: `<${local}>` })
    } else if (!isOfSitemap && besides.has(local)) {
      passed.push({ reason: besides.get(local) ?? '', line, text: written || `<${local}>` })
    }
  }
}

function requireSitemap(name: string, root: XmlPart | undefined): void {
  if (root && /^(urlset|sitemapindex)$/.test(root.local)) return
  const found = root ? `its first element is <${root.name}>` : 'no element is in it'
  throw dataError(
    `${name} is XML, but no sitemap: ${found}. Expected: <urlset>. Nothing was changed.`,
  )
}

const hasDocumentType = (name: string, text: string, at: number) =>
  faultAt(
    { name, text, at },
    'a document type (<!DOCTYPE>) stands here, which no sitemap has and nobody reads',
    'the sitemap without it',
  )

function isIndex(name: string, sitemaps: readonly AddressLine[]): CommandError {
  const addresses = listSome(
    sitemaps.map(({ text }) => text),
    20,
  )
  const problem = `${name} is an index of ${plural(sitemaps.length, 'sitemap')}: it names no page.`
  const next = `Save each of them, and import that file: ${addresses}.`
  return dataError(`${problem}${sitemaps.length > 0 ? ` ${next}` : ''} Nothing was changed.`)
}

/** A sign & that begins no escape; comments and what is marked as text may hold any. */
const loneAmpersand =
  /<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>|&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/gi

/** What is wrong with XML, as an owner can see it. */
function isBroken(name: string, text: string, at: number): CommandError {
  const ampersand = [...text.slice(0, at + 1).matchAll(loneAmpersand)].find(
    ([sign]) => sign === '&',
  )
  if (ampersand) {
    return faultAt(
      { name, text, at: ampersand.index },
      'a single & is here, which starts a name in XML',
      '&amp; in its place',
    )
  }
  if (at >= text.trimEnd().length - 1) {
    const place = { name, text, at: text.trimEnd().length }
    return faultAt(place, 'the file ends before its elements do', 'the whole sitemap')
  }
  const found = JSON.stringify(text.slice(at, at + 30).split('\n')[0])
  return faultAt({ name, text, at }, `no XML goes on with ${found}`, 'well-formed XML')
}

/** The line of each of several places, asked for in their order. */
function countLines(text: string): (at: number) => number {
  let line = 1
  let next = text.indexOf('\n')
  return (at) => {
    while (next !== -1 && next < at) {
      line += 1
      next = text.indexOf('\n', next + 1)
    }
    return line
  }
}
