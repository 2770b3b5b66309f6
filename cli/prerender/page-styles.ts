import { parse, type ChildNode } from 'postcss'
import type { PageKind } from '../../templates/types.ts'
import { parseFontFaces, type FontFace } from '../bundle/font-faces.ts'
import { contentName } from '../lib/hash.ts'

/** The style sheets of a site. */
export interface PageStyles {
  /** What pages of a kind hold: rules for what they show. */
  readonly ofKind: Readonly<Partial<Record<PageKind, string>>>
  /** All rules, for the application, which shows pages of every kind; without the typefaces. */
  readonly file: { readonly path: string; readonly content: string }
  readonly faces: readonly FontFace[]
}

/** The names that pages of a kind show, each once and sorted. */
export type NamesOfKinds = readonly (readonly [kind: PageKind, names: readonly string[]])[]

/**
 * Cuts the styles of the site down to those of each kind of page, by what the bodies of its pages
 * hold. By kind, not by page: the policy names every sheet by its hash.
 */
export function cutStyles(styles: string, shown: NamesOfKinds): PageStyles {
  const sheet = readSheet(styles)
  const ofKind = shown.map(([kind, names]) => [kind, keepUsed(sheet, new Set(names))])
  return { ofKind: Object.fromEntries(ofKind), file: toFile(sheet), faces: parseFontFaces(styles) }
}

/** The classes of the elements of a body, and the custom properties that attributes ask for. */
export function namesIn(body: string): string[] {
  const texts = new Set([...body.matchAll(/ class="[^"]*"|var\(--[\w-]+/g)].map(([text]) => text))
  const names = [...texts].flatMap((text) =>
    text.startsWith(' class=') ? text.slice(' class="'.length, -1).split(' ') : propertiesIn(text),
  )
  return [...new Set(names)].toSorted()
}

const propertiesIn = (text: string) =>
  [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)

/** A style sheet, read once for all kinds of pages. */
export function readSheet(styles: string): Sheet {
  return toParts(parse(styles).nodes)
}

type Sheet = readonly Part[]

/** A piece of a style sheet that is kept whole, or a block of them. */
interface Part {
  /** Of a block, what stands before it; a rule has selectors instead. */
  readonly text: string
  /** The custom property that it declares. */
  readonly property?: string
  /** The animation whose steps it has. */
  readonly steps?: string
  readonly selectors?: readonly { readonly text: string; readonly asks: readonly string[] }[]
  readonly parts?: Sheet
}

const toParts = (nodes: readonly ChildNode[]): Sheet => nodes.map(toPart)

function toPart(node: ChildNode): Part {
  if (node.type === 'comment') return { text: node.toString() }
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
  const withSteps = print(sheet, { names, animations })
  const properties = new Set([...names, ...propertiesIn(withSteps)])
  return print(sheet, { names, animations, properties })
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
  const single = selector.replace(/:is\(((?:[^(),]|\([^(),]*\))*)\)/g, ' $1')
  const outside = single.replace(/:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, '')
  const names = [...outside.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name)
  return names.map((name) => name.replace(/\\(.)/g, '$1'))
}

/** Typefaces that are there already would be asked for again. */
function toFile(sheet: Sheet) {
  const content = print(
    sheet.filter(({ text }) => text !== '@font-face'),
    {},
  )
  return { path: `assets/styles-${contentName(content)}.css`, content }
}
