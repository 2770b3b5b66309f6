import { createHash } from 'node:crypto'
import { parse, type ChildNode, type Root, type Rule } from 'postcss'
import type { PageKind } from '../../templates/types.ts'
import { oncePer } from '../lib/once-per.ts'

/** The style sheets of a site. */
export interface PageStyles {
  /** What pages of a kind hold: rules for what they show. */
  readonly ofKind: ReadonlyMap<PageKind, string>
  /** All rules, for the application, which shows pages of every kind; without the typefaces. */
  readonly file: { readonly path: string; readonly content: string }
}

/**
 * Cuts the styles of the site down to those of each kind of page, by what the bodies of its pages
 * hold. By kind, not by page: the policy names every sheet by its hash.
 */
export function cutStyles(
  styles: string,
  bodies: Iterable<{ readonly kind: PageKind; readonly body: string }>,
): PageStyles {
  const attributes = new Map<PageKind, Set<string>>()
  for (const { kind, body } of bodies) {
    const ofKind = attributes.get(kind) ?? new Set()
    for (const [text] of body.matchAll(/ class="[^"]*"|var\(--[\w-]+/g)) ofKind.add(text)
    attributes.set(kind, ofKind)
  }
  const sheet = parse(styles)
  const ofKind = [...attributes].map(
    ([kind, texts]) => [kind, keepUsed(sheet, new Set([...texts].flatMap(namesIn)))] as const,
  )
  return { ofKind: new Map(ofKind), file: toFile(sheet) }
}

/** The classes of elements, or the custom property that an attribute asks for. */
const namesIn = (text: string): string[] =>
  text.startsWith(' class=') ? text.slice(' class="'.length, -1).split(' ') : propertiesIn(text)

const propertiesIn = (text: string) =>
  [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)

/** The rules of a sheet that can be about elements with these names alone, and what those ask for. */
export function keepUsed(sheet: Root, names: ReadonlySet<string>): string {
  const rules = print(sheet.nodes, { names })
  const animations = new Set(
    [...rules.matchAll(/[{;]animation[\w-]*:([^;}]*)/g)].flatMap(([, value = '']) =>
      value.split(/[\s,]+/),
    ),
  )
  const withSteps = print(sheet.nodes, { names, animations })
  const properties = new Set([...names, ...propertiesIn(withSteps)])
  return print(sheet.nodes, { names, animations, properties })
}

/** What is kept of a sheet: all animations and custom properties where none are named. */
interface Kept {
  readonly names: ReadonlySet<string>
  readonly animations?: ReadonlySet<string>
  readonly properties?: ReadonlySet<string>
}

function print(nodes: readonly ChildNode[], kept: Kept): string {
  const parts = nodes.map((node) => printNode(node, kept)).filter((part) => part !== '')
  return parts.join('').replace(/;$/, '')
}

function printNode(node: ChildNode, kept: Kept): string {
  if (node.type === 'comment') return node.toString()
  if (node.type === 'decl') {
    const isKept = !node.prop.startsWith('--') || (kept.properties?.has(node.prop) ?? true)
    return isKept ? `${textOf(node)};` : ''
  }
  if (!node.nodes) return `${node.toString()};`
  const isSteps = node.type === 'atrule' && node.name.endsWith('keyframes')
  if (isSteps) return kept.animations?.has(node.params) === false ? '' : textOf(node)
  const head =
    node.type === 'atrule' ? `@${node.name} ${node.params}`.trim() : headOf(node, kept.names)
  const body = head === '' ? '' : print(node.nodes, kept)
  return body === '' ? '' : `${head}{${body}}`
}

/** Those of its selectors that may find something. */
const headOf = (rule: Rule, names: ReadonlySet<string>) =>
  selectorsOf(rule)
    .filter(({ asks }) => asks.every((name) => names.has(name)))
    .map(({ text }) => text)
    .join(',')

const selectorsOf = oncePer((rule: Rule) =>
  rule.selectors.map((text) => ({ text, asks: asksFor(text) })),
)

const textOf = oncePer((node: ChildNode) => node.toString())

/** The classes without which a selector finds nothing; what stands in brackets may be one of several. */
function asksFor(selector: string): string[] {
  const single = selector.replace(/:is\(((?:[^(),]|\([^(),]*\))*)\)/g, ' $1')
  const outside = single.replace(/:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, '')
  const names = [...outside.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name)
  return names.map((name) => name.replace(/\\(.)/g, '$1'))
}

/** Typefaces that are there already would be asked for again. */
function toFile(sheet: Root) {
  const root = sheet.clone()
  root.walkAtRules('font-face', (rule) => void rule.remove())
  const content = root.toString()
  const name = createHash('sha256').update(content).digest('base64url').slice(0, 8)
  return { path: `assets/styles-${name}.css`, content }
}
