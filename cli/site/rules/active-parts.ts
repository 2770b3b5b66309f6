import { placeAt } from '../../lib/finding.ts'
import { readXml, type XmlPart } from '../../lib/xml.ts'
import { show, type Breach } from '../../validate/rule.ts'

/** Finds active content, such as scripts, in an XML file of data/public/; the first part only. */
export function activeParts(file: string, xml = ''): Breach[] {
  if (/\.svgz$/i.test(file))
    return [breachAt(file, 'its drawing compressed, which cannot be checked')]
  if (xml.includes('\0')) return [breachAt(file, otherEncoding)]
  // Feeds and sitemaps contain external links by nature.
  const isOfLinks = /\.xml$/i.test(file)
  let found: Breach | undefined
  readXml(xml, (part) => {
    const what = found ? undefined : whatItDoes(part)
    const isMeant =
      isOfLinks && !['a script', 'an event handler', otherEncoding].includes(what ?? '')
    if (what !== undefined && !isMeant) found = breachAt(file, what, xml.slice(0, part.at))
  })
  return found ? [found] : []
}

function breachAt(file: string, what: string, before = ''): Breach {
  const lines = before.split('\n')
  const column = (lines.at(-1) ?? '').length + 1
  const at = placeAt(`data/public${file}`, lines.length, column, column + 1)
  return { at, message: `${show(file.slice(1))} has ${what}.` }
}

const otherEncoding = 'an encoding other than UTF-8 or UTF-16, in which anything may hide'
const partsOfHtml = /^(foreignobject|iframe|object|embed|applet|frame|meta|base|link|form|html)$/i

function whatItDoes({ kind, name, local, value }: XmlPart): string | undefined {
  const written = name.toLowerCase()
  switch (kind) {
    case 'declaration':
      return value === '' || /^utf-(8|16(le|be)?)$/i.test(value) ? undefined : otherEncoding
    case 'instruction':
      return written === 'xml-stylesheet' ? 'a style from elsewhere' : undefined
    case 'doctype':
      return value.includes('[') ? 'a definition that may hide anything' : undefined
    case 'start':
      if (local.toLowerCase() === 'script') return 'a script'
      return partsOfHtml.test(local) ? 'a part of HTML' : undefined
    case 'attribute':
      return whatAttributeDoes(written, value) ?? styleFrom(value)
    case 'text':
      return styleFrom(value)
    case 'unread':
      return 'more in one another, or less XML, than a drawing has: anything may hide in it'
    case 'end':
      return undefined
  }
}

function whatAttributeDoes(name: string, value: string): string | undefined {
  if (name.startsWith('on')) return 'an event handler'
  if (value.endsWith('1999/xhtml')) return 'a part of HTML'
  const isLink = name === 'attributename' ? /(href|src)$|^on/i.test(value) : links.test(name)
  return isLink && !ownLink.test(value) ? 'a link' : undefined
}

const styleFrom = (value: string) => (elsewhere.test(value) ? 'a style from elsewhere' : undefined)

const links = /(^|:)(href|src|base)$/
const ownLink = /^(#|data:image\/(png|jpeg|webp|gif)[;,])/i
const elsewhere = /@import|url\(\s*(?:["']\s*)?(?:[a-z]+:)?\/\//i
