import type { ChildNode, Root } from 'postcss'
import { parseFontFaces, type FontFace } from '../bundle/font-faces.ts'
import { contentName } from '../lib/hash.ts'

export interface PageStyles {
  /** What pages hold, by the name of their sheet: rules for what they show. */
  readonly sheets: Readonly<Record<string, string>>
  /** All rules, for the application, which shows pages of every kind; without the typefaces. */
  readonly file: StylesFile
  /** What no first screen needs: for paper, pointer and focus, an open menu, and the foot of long pages. */
  readonly later: StylesFile
  readonly faces: readonly FontFace[]
}

interface StylesFile {
  readonly path: string
  readonly content: string
}

type NamesOfSheets = readonly (readonly [sheet: string, names: readonly string[]])[]

/**
 * Cuts the styles of the site down to those of each sheet, by what the bodies of its pages hold. A
 * sheet is for a kind of pages, not for one: the policy names each by its hash.
 */
export function cutStyles(styles: Root, shown: NamesOfSheets): PageStyles {
  const sheet = readSheet(styles)
  const isFace = ({ text }: Part) => text === '@font-face'
  const printAll = (parts: Sheet) => print(parts, {})
  const short = without(sheet, isLater)
  const long = without(short, isBelow)
  const sheets = shown.map(([name, names]) => [
    name,
    keepUsed(/^(home|area)$/.test(name) ? long : short, new Set(names)),
  ])
  return {
    sheets: Object.fromEntries(sheets),
    // Typefaces that are there already would be asked for again.
    file: toFile('styles', printAll(sheet.filter((part) => !isFace(part)))),
    later: toFile('later', printAsked(sheet.flatMap(ofLater), {})),
    faces: parseFontFaces(printAll(sheet.filter(isFace))),
  }
}

/** The classes of the elements of a body, and the custom properties that attributes ask for. */
export function styleNamesIn(body: string): string[] {
  const texts = new Set([...body.matchAll(/ class="[^"]*"|var\(--[\w-]+/g)].map(([text]) => text))
  const names = [...texts].flatMap((text) =>
    text.startsWith(' class=') ? text.slice(' class="'.length, -1).split(' ') : propertiesIn(text),
  )
  return [...new Set(names)].toSorted()
}

const propertiesIn = (text: string) =>
  [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)

/** A style sheet, read once for all kinds of pages. */
export const readSheet = (styles: Root): Sheet => toParts(styles.nodes)

type Sheet = readonly Part[]

/** A piece of a style sheet that is kept whole, or a block of them. */
interface Part {
  /** Of a block, what stands before it; a rule has selectors instead. */
  readonly text: string
  readonly property?: string
  readonly steps?: string
  readonly selectors?: readonly { readonly text: string; readonly asks: readonly string[] }[]
  readonly parts?: Sheet
}

const toParts = (nodes: readonly ChildNode[]): Sheet => nodes.map(toPart)

function toPart(node: ChildNode): Part {
  // Of a license: it stays in the file of all rules.
  if (node.type === 'comment') return { text: node.toString(), property: '/*' }
  if (node.type === 'decl') {
    const text = `${node.toString()};`
    return node.prop.startsWith('--') ? { text, property: node.prop } : { text }
  }
  if (!node.nodes) return { text: `${node.toString()};` }
  const parts = toParts(node.nodes)
  if (node.type === 'rule') {
    const selectors = node.selectors.map((text) => ({ text, asks: asksFor(text) }))
    return { text: '', selectors, parts }
  }
  if (node.name === 'property') return { text: node.toString(), property: node.params }
  if (node.name.endsWith('keyframes')) return { text: node.toString(), steps: node.params }
  return { text: `@${node.name} ${node.params}`.trim(), parts }
}

/** The rules of a sheet that can be about elements with these names alone, and what those ask for. */
export function keepUsed(sheet: Sheet, names: ReadonlySet<string>): string {
  const rules = print(sheet, { names })
  const animations = new Set(
    [...rules.matchAll(/[{;]animation[\w-]*:([^;}]*)/g)].flatMap(([, value = '']) =>
      value.split(/[\s,]+/),
    ),
  )
  return printAsked(sheet, { names, animations })
}

/** With those custom properties alone that are asked for, by what is kept of others too. */
function printAsked(sheet: Sheet, kept: Kept): string {
  let properties: ReadonlySet<string> = kept.names ?? new Set()
  for (;;) {
    const printed = print(sheet, { ...kept, properties })
    const asked = new Set([...properties, ...propertiesIn(printed)])
    if (asked.size === properties.size) return printed
    properties = asked
  }
}

const isLater = ({ text, selectors }: Part) =>
  /^@(layer later|media print)$/.test(text) ||
  selectors?.every((each) => /:(hover|focus)/.test(each.text)) === true

const isBelow = ({ text }: Part) => text === '@layer components.below'

const without = (sheet: Sheet, isLeft: (part: Part) => boolean): Sheet =>
  sheet
    .filter((part) => !isLeft(part))
    .map((part) => (part.parts ? { ...part, parts: without(part.parts, isLeft) } : part))

/** Of a part what the file of later rules has: those, and the properties that they may ask for. */
function ofLater(part: Part): Sheet {
  if (isLater(part) || isBelow(part)) return [{ text: print([part], {}) }]
  const { property, parts } = part
  if (!parts) return property === undefined ? [] : [part]
  return [{ ...part, parts: parts.flatMap(ofLater) }]
}

/** What is kept of a sheet: all animations and custom properties where none are named. */
interface Kept {
  /** Of classes; all where it is left out. */
  readonly names?: ReadonlySet<string>
  readonly animations?: ReadonlySet<string>
  readonly properties?: ReadonlySet<string>
}

function print(sheet: Sheet, kept: Kept): string {
  let printed = ''
  for (const part of sheet) printed += printPart(part, kept)
  return printed.endsWith(';') ? printed.slice(0, -1) : printed
}

function printPart(part: Part, kept: Kept): string {
  const { text, property, steps, selectors, parts } = part
  if (property !== undefined && kept.properties?.has(property) === false) return ''
  if (steps !== undefined && kept.animations?.has(steps) === false) return ''
  if (!parts) return text
  const head = selectors ? headOf(selectors, kept.names) : text
  const body = head === '' ? '' : print(parts, kept)
  return body === '' ? '' : `${head}{${body}}`
}

const headOf = (selectors: NonNullable<Part['selectors']>, names?: ReadonlySet<string>) =>
  selectors
    .filter(({ asks }) => !names || asks.every((name) => names.has(name)))
    .map(({ text }) => text)
    .join(',')

/** The classes without which a selector finds nothing; what stands in brackets may be one of several. */
function asksFor(selector: string): string[] {
  const single = selector.replace(/:(?:is|has)\(((?:[^(),]|\([^(),]*\))*)\)/g, ' $1')
  const outside = single.replace(/:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, '')
  const names = [...outside.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name)
  return names.map((name) => name.replace(/\\(.)/g, '$1'))
}

const toFile = (name: string, content: string): StylesFile => ({
  path: `assets/${name}-${contentName(content)}.css`,
  content,
})
