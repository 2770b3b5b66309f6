import type { ChildNode, Root } from 'postcss'
import { parseFontFaces, type FontFace } from '../bundle/font-faces.ts'
import { contentName } from '../lib/hash.ts'

export interface PageStyles {
  /** The inlined rules of each sheet, by name. */
  readonly sheets: Readonly<Record<string, string>>
  /** Of each sheet what is not needed at first: print, hover and focus, an open menu, the lower part of long pages. */
  readonly later: Readonly<Record<string, StylesFile>>
  /** All rules except font faces, for the application, which shows all kinds of pages. */
  readonly file: StylesFile
  readonly faces: readonly FontFace[]
}

interface StylesFile {
  readonly path: string
  readonly content: string
}

type NamesOfSheets = readonly (readonly [sheet: string, names: readonly string[]])[]

/**
 * Reduces the site's styles to the rules that the pages of each sheet use. Pages share sheets by kind, as the
 * Content-Security-Policy lists the hash of each sheet.
 */
export function cutStyles(styles: Root, shown: NamesOfSheets): PageStyles {
  const sheet = readSheet(styles)
  const isFace = ({ text }: Part) => text === '@font-face'
  const printAll = (parts: Sheet) => print(parts, {})
  const short = without(sheet, isLater)
  const long = without(short, isBelow)
  const isLong = (name: string) => /^(home|area)$/.test(name)
  const byName = <Styles>(cut: (name: string, names: ReadonlySet<string>) => Styles) =>
    Object.fromEntries(shown.map(([name, names]) => [name, cut(name, new Set(names))]))
  return {
    sheets: byName((name, names) => keepUsed(isLong(name) ? long : short, names)),
    later: byName((name, names) =>
      toFile('later', printAsked(sheet.flatMap(ofLater(isLong(name), names)), {})),
    ),
    // Font faces that are already there would be requested again.
    file: toFile('styles', printAll(sheet.filter((part) => !isFace(part)))),
    faces: parseFontFaces(printAll(sheet.filter(isFace))),
  }
}

/** The classes of a body, and the custom properties that its attributes use. */
export function styleNamesIn(body: string): string[] {
  const texts = new Set([...body.matchAll(/ class="[^"]*"|var\(--[\w-]+/g)].map(([text]) => text))
  const names = [...texts].flatMap((text) =>
    text.startsWith(' class=') ? text.slice(' class="'.length, -1).split(' ') : propertiesIn(text),
  )
  return [...new Set(names)].toSorted()
}

const propertiesIn = (text: string) =>
  [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)

/** A parsed style sheet, shared by all kinds of pages. */
export const readSheet = (styles: Root): Sheet => toParts(styles.nodes)

type Sheet = readonly Part[]

/** A rule, or a block of rules. */
interface Part {
  /** For a block, its prelude; rules have selectors instead. */
  readonly text: string
  readonly property?: string
  readonly steps?: string
  readonly selectors?: readonly {
    readonly text: string
    readonly ways: readonly (readonly string[])[]
  }[]
  readonly parts?: Sheet
}

const toParts = (nodes: readonly ChildNode[]): Sheet => nodes.map(toPart)

function toPart(node: ChildNode): Part {
  // Licenses are only kept in the file with all rules.
  if (node.type === 'comment') return { text: node.toString(), property: '/*' }
  if (node.type === 'decl') {
    const text = `${node.toString()};`
    return node.prop.startsWith('--') ? { text, property: node.prop } : { text }
  }
  if (!node.nodes) return { text: `${node.toString()};` }
  const parts = toParts(node.nodes)
  if (node.type === 'rule') {
    const selectors = node.selectors.map((text) => ({ text, ways: waysOf(text) }))
    return { text: '', selectors, parts }
  }
  if (node.name === 'property') return { text: node.toString(), property: node.params }
  if (node.name.endsWith('keyframes')) return { text: node.toString(), steps: node.params }
  return { text: `@${node.name} ${node.params}`.trim(), parts }
}

/** The rules that can match elements with only these names, and what those rules use. */
export const keepUsed = (sheet: Sheet, names: ReadonlySet<string>): string =>
  printAsked(sheet, matching(sheet, names))

/** What the rules for these names need of a sheet. */
function matching(sheet: Sheet, names: ReadonlySet<string>): Wanted {
  const rules = print(sheet, { names })
  const animations = [...rules.matchAll(/[{;]animation[\w-]*:([^;}]*)/g)].flatMap(
    ([, value = '']) => value.split(/[\s,]+/),
  )
  return { names, animations: new Set(animations) }
}

/** Keeps only the custom properties that are used, directly or by other kept ones. */
function printAsked(sheet: Sheet, wanted: Wanted): string {
  let properties: ReadonlySet<string> = wanted.names ?? new Set()
  for (;;) {
    const printed = print(sheet, { ...wanted, properties })
    const needed = new Set([...properties, ...propertiesIn(printed)])
    if (needed.size === properties.size) return printed
    properties = needed
  }
}

const isLater = ({ text, selectors }: Part) =>
  /^@(layer later|media print)$/.test(text) ||
  selectors?.every((each) => /:(hover|focus)/.test(each.text)) === true

const isBelow = ({ text }: Part) => /^@layer (?:components\.|look-)below$/.test(text)

const without = (sheet: Sheet, isLeft: (part: Part) => boolean): Sheet =>
  sheet
    .filter((part) => !isLeft(part))
    .map((part) => (part.parts ? { ...part, parts: without(part.parts, isLeft) } : part))

/** The part of a sheet for a file of later rules: those for the page's names, and the properties that they may use. */
const ofLater =
  (isLong: boolean, names: ReadonlySet<string>) =>
  (part: Part): Sheet => {
    if (isLater(part) || (isLong && isBelow(part))) {
      // They also set properties that the rules in the page use.
      return [{ text: print([part], matching([part], names)) }]
    }
    const { property, parts } = part
    if (!parts) return property === undefined ? [] : [part]
    return [{ ...part, parts: parts.flatMap(ofLater(isLong, names)) }]
  }

/** What to keep of a sheet; a missing field keeps everything. */
interface Wanted {
  /** Classes. */
  readonly names?: ReadonlySet<string>
  readonly animations?: ReadonlySet<string>
  readonly properties?: ReadonlySet<string>
}

function print(sheet: Sheet, wanted: Wanted): string {
  let printed = ''
  for (const part of sheet) printed += printPart(part, wanted)
  return printed.endsWith(';') ? printed.slice(0, -1) : printed
}

function printPart(part: Part, wanted: Wanted): string {
  const { text, property, steps, selectors, parts } = part
  if (property !== undefined && wanted.properties?.has(property) === false) return ''
  if (steps !== undefined && wanted.animations?.has(steps) === false) return ''
  if (!parts) return text
  const head = selectors ? headOf(selectors, wanted.names) : text
  const body = head === '' ? '' : print(parts, wanted)
  return body === '' ? '' : `${head}{${body}}`
}

const headOf = (selectors: NonNullable<Part['selectors']>, names?: ReadonlySet<string>) =>
  selectors
    .filter(({ ways }) => !names || ways.some((asks) => asks.every((name) => names.has(name))))
    .map(({ text }) => text)
    .join(',')

/**
 * The classes that a selector requires, for each way in which an element can match it: `:is()` and `:has()` list
 * alternatives; what `:not()` names is not required, nor here what `:where()` does.
 */
function waysOf(selector: string): readonly (readonly string[])[] {
  const [before, name, rest] = selector.split(/(?<!\\):([\w-]+)\(([^]*)/)
  if (before === undefined || name === undefined || rest === undefined) {
    const names = [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, each = '']) => each)
    return [names.map((each) => each.replace(/\\(.)/g, '$1'))]
  }
  const { parts, after } = argumentsIn(rest)
  if (!/^(?:is|has)$/.test(name)) return waysOf(before + after)
  return parts.flatMap((part) => waysOf(`${before} ${part}${after}`))
}

/** The arguments of a function, up to its closing parenthesis, and what follows it. */
function argumentsIn(text: string) {
  const parts = ['']
  let depth = 0
  for (const [token] of text.matchAll(/\\.|[^]/g)) {
    if (token === ')' && depth === 0)
      return { parts, after: text.slice(parts.join(',').length + 1) }
    depth += token === '(' ? 1 : token === ')' ? -1 : 0
    if (token === ',' && depth === 0) parts.push('')
    else parts.push((parts.pop() ?? '') + token)
  }
  return { parts, after: '' }
}

const toFile = (name: string, content: string): StylesFile => ({
  path: `assets/${name}-${contentName(content)}.css`,
  content,
})
