import { SaxesParser } from 'saxes'

/** A part of an XML text, in the order in which they stand there. */
export interface XmlPart {
  readonly kind:
    | 'declaration'
    | 'instruction'
    | 'doctype'
    | 'start'
    | 'attribute'
    | 'end'
    | 'text'
    /** What follows is not read: it is nested too deep, or hardly any of it is XML. */
    | 'unread'
  /** As written: `sm:loc`; the target of an instruction; empty of a text. */
  readonly name: string
  /** The name without its prefix. */
  readonly local: string
  /** The namespace of an element; empty where it has none, and for other parts. */
  readonly uri: string
  /** Of text and attributes with their escapes read; of a declaration its encoding. */
  readonly value: string
  /** Where it begins in the text; of an end tag, where that ends. */
  readonly at: number
}

/** As deep as browsers read without being told to; the time of a deeper one would grow with its square. */
const deepest = 256
const mostFaults = 10_000

/** Stops the reading; nobody else sees it. */
const stop = new Error('What follows is not read.')

/**
 * Reads an XML text (XML 1.0 with namespaces) and hands over each part but comments. Document types are handed
 * over unread: no entity but the five that XML has is known, and nothing is loaded. Returns where the first
 * fault is; `undefined` in a well-formed text. What can be read behind a fault is handed over too, as some
 * browsers go on there.
 */
export function readXml(xml: string, take: (part: XmlPart) => void): number | undefined {
  // A prefix that nobody declared is a namespace of its own.
  const resolvePrefix = (prefix: string) => `prefix:${prefix}`
  const parser = new SaxesParser({ xmlns: true, resolvePrefix })
  let fault: number | undefined
  let faults = 0
  let depth = 0
  // Where the text that comes next begins.
  let textAt = 0
  const add = (kind: XmlPart['kind'], at: number, part: Partial<XmlPart>) =>
    take({ kind, name: '', local: '', uri: '', value: '', at, ...part })
  const before = (sign: string, length = 0) => xml.lastIndexOf(sign, parser.position - length)
  parser.on('error', () => {
    fault ??= Math.max(0, parser.position - 1)
    faults += 1
    if (faults > mostFaults) throw stop
  })
  parser.on('xmldecl', ({ encoding = '' }) => {
    add('declaration', before('<?xml'), { value: encoding })
    textAt = parser.position
  })
  parser.on('processinginstruction', ({ target, body }) => {
    add('instruction', before(`<?${target}`), { name: target, value: body })
    textAt = parser.position
  })
  parser.on('doctype', (value) => {
    add('doctype', before('<!DOCTYPE'), { value })
    textAt = parser.position
  })
  parser.on('comment', () => {
    textAt = parser.position + '>'.length
  })
  // The namespace of an element is known when all its attributes are.
  let startAt = 0
  let attributes: (() => void)[] = []
  parser.on('opentagstart', () => {
    startAt = before('<', 1)
    attributes = []
  })
  parser.on('attribute', ({ name, value }) => {
    const at = startOfAttribute(xml, parser.position, name)
    attributes.push(() => add('attribute', at, { name, local: localOf(name), value }))
  })
  parser.on('opentag', ({ name, local, uri }) => {
    depth += 1
    if (depth > deepest) throw stop
    add('start', startAt, { name, local, uri })
    for (const each of attributes) each()
    textAt = parser.position
  })
  parser.on('closetag', ({ name, local, uri }) => {
    depth -= 1
    add('end', parser.position, { name, local, uri })
    textAt = parser.position
  })
  parser.on('cdata', (value) => {
    const mark = '<![CDATA['
    add('text', before(mark, mark.length + value.length + ']]>'.length), { value })
    textAt = parser.position
  })
  parser.on('text', (value) => add('text', textAt, { value }))
  try {
    parser.write(xml).close()
  } catch (error) {
    if (error !== stop) throw error
    fault ??= parser.position
    add('unread', parser.position, {})
  }
  return fault
}

const localOf = (name: string) => name.slice(name.indexOf(':') + 1)

/** Where the name stands of an attribute whose value has just been read: no value holds its own quotation mark. */
function startOfAttribute(xml: string, end: number, name: string): number {
  const quote = xml[end - 1] ?? ''
  const isQuoted = quote === '"' || quote === "'"
  return xml.lastIndexOf(name, isQuoted ? xml.lastIndexOf(quote, end - 2) : end)
}
