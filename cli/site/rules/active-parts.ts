import { placeAt } from '../../lib/finding.ts'
import { show, type Breach } from '../../validate/rule.ts'

/** Finds active content, such as scripts, in an XML file of data/public/; the first part only. */
export function activeParts(file: string, xml = ''): Breach[] {
  if (/\.svgz$/i.test(file))
    return [breachAt(file, 'its drawing compressed, which cannot be checked')]
  if (xml.includes('\0')) return [breachAt(file, otherEncoding)]
  // Feeds and sitemaps contain external links by nature.
  const isOfLinks = /\.xml$/i.test(file)
  for (const part of partsOf(xml)) {
    const what = whatItDoes(part)
    const isMeant =
      isOfLinks && !['a script', 'an event handler', otherEncoding].includes(what ?? '')
    if (what !== undefined && !isMeant) return [breachAt(file, what, xml.slice(0, part.at))]
  }
  return []
}

function breachAt(file: string, what: string, before = ''): Breach {
  const lines = before.split('\n')
  const column = (lines.at(-1) ?? '').length + 1
  const at = placeAt(`data/public${file}`, lines.length, column, column + 1)
  return { at, message: `${show(file.slice(1))} has ${what}.` }
}

const otherEncoding = 'an encoding other than UTF-8 or UTF-16, in which anything may hide'
const partsOfHtml = /^(foreignobject|iframe|object|embed|applet|frame|meta|base|link|form|html)$/

function whatItDoes({ kind, name, value }: Part): string | undefined {
  if (kind === 'comment') return undefined
  if (value.includes('\0')) return otherEncoding
  if (kind === 'definition') return whatItDefines(value)
  if (kind === 'element') {
    if (name === 'script') return 'a script'
    return partsOfHtml.test(name) ? 'a part of HTML' : undefined
  }
  if (kind === 'attribute') {
    if (name.startsWith('on')) return 'an event handler'
    if (value.endsWith('1999/xhtml')) return 'a part of HTML'
    const isLink = name === 'attributename' ? /(href|src)$|^on/i.test(value) : links.test(name)
    if (isLink && !ownLink.test(value)) return 'a link'
  }
  return elsewhere.test(value) ? 'a style from elsewhere' : undefined
}

const links = /(^|:)(href|src|base)$/
const ownLink = /^(#|data:image\/(png|jpeg|webp|gif)[;,])/i
const elsewhere = /@import|url\(\s*(?:["']\s*)?(?:[a-z]+:)?\/\//i

function whatItDefines(value: string): string | undefined {
  if (/^xml-stylesheet/i.test(value)) return 'a style from elsewhere'
  if (/^(DOCTYPE[^[]*\[|ENTITY|ATTLIST)/i.test(value)) return 'a definition that may hide anything'
  const [, encoding = 'utf-8'] = /\bencoding\s*=\s*["']([^"']*)/i.exec(value) ?? []
  return /^utf-(8|16(le|be)?)$/i.test(encoding) ? undefined : otherEncoding
}

/** A part of an XML text; names are lower-case, those of elements without prefix. */
interface Part {
  readonly kind: 'comment' | 'definition' | 'element' | 'attribute' | 'text'
  readonly name: string
  readonly value: string
  readonly at: number
}

const spans = [
  ['<!--', '-->', 'comment'],
  ['<![CDATA[', ']]>', 'text'],
  ['<?', '?>', 'definition'],
  ['<!', '>', 'definition'],
] as const

const tag = /<\/?([^\s/>]+)/y
const attribute = /\s+([^\s=>/]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y
const tagEnd = /\s*\/?>/y

/** Yields the parts of an XML text up to its first syntax error, where browsers stop too. */
function* partsOf(xml: string): Generator<Part> {
  let at = 0
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at
    const match = pattern.exec(xml)
    at = match ? pattern.lastIndex : at
    return match
  }
  while (at < xml.length) {
    const [open, close, kind] = spans.find(([sign]) => xml.startsWith(sign, at)) ?? [
      '',
      '<',
      'text',
    ]
    const start = at
    const element = open === '' ? take(tag) : null
    if (element) {
      yield { kind: 'element', name: localName(element[1]), value: '', at: start }
      for (let match = take(attribute); match; match = take(attribute)) {
        const [all, name = '', value = match[3] ?? ''] = match
        const before = match.index + all.indexOf(name)
        yield { kind: 'attribute', name: name.toLowerCase(), value: decode(value), at: before }
      }
      if (!take(tagEnd)) return
    } else {
      const found = xml.indexOf(close, at + open.length)
      const end = found === -1 ? xml.length : found
      yield { kind, name: '', value: decode(xml.slice(at + open.length, end)), at }
      at = kind === 'text' && open === '' ? end : end + close.length
      if (at === start) return
    }
  }
}

const localName = (name = '') => name.slice(name.indexOf(':') + 1).toLowerCase()

const decode = (text: string) =>
  text.replaceAll(/&#(x?)([\da-f]+);/gi, (_, hex: string, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, hex ? 16 : 10)),
  )
