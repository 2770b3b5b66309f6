import { createHash } from 'node:crypto'
import { parse, type Container } from 'postcss'
import type { Page, PageKind } from '../../templates/types.ts'

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
export function cutStyles(styles: string, bodies: ReadonlyMap<Page, string>): PageStyles {
  const attributes = new Map<PageKind, Set<string>>()
  for (const [{ kind }, body] of bodies) {
    const ofKind = attributes.get(kind) ?? new Set()
    for (const [text] of body.matchAll(/ class="[^"]*"|var\(--[\w-]+/g)) ofKind.add(text)
    attributes.set(kind, ofKind)
  }
  const ofKind = [...attributes].map(
    ([kind, texts]) => [kind, keepUsed(styles, new Set([...texts].flatMap(namesIn)))] as const,
  )
  return { ofKind: new Map(ofKind), file: toFile(styles) }
}

/** The classes of elements, or the custom property that an attribute asks for. */
const namesIn = (text: string): string[] =>
  text.startsWith(' class=') ? text.slice(' class="'.length, -1).split(' ') : propertiesIn(text)

const propertiesIn = (text: string) =>
  [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)

/** The rules of a sheet that can be about elements with these names alone, and what those ask for. */
export function keepUsed(styles: string, names: ReadonlySet<string>): string {
  const root = parse(styles)
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && rule.parent.name.endsWith('keyframes')) return
    const selectors = rule.selectors.filter((each) =>
      asksFor(each).every((name) => names.has(name)),
    )
    if (selectors.length === 0) rule.remove()
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors
  })
  const animations = new Set<string>()
  root.walkDecls(/^animation/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) animations.add(word)
  })
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!animations.has(rule.params)) rule.remove()
  })
  const properties = new Set([...names, ...propertiesIn(root.toString())])
  root.walkDecls(/^--/, (declaration) => {
    if (!properties.has(declaration.prop)) declaration.remove()
  })
  removeEmpty(root)
  return root.toString()
}

function removeEmpty(parent: Container): void {
  parent.each((node) => {
    if (!('nodes' in node) || !node.nodes) return
    removeEmpty(node)
    if (node.nodes.length === 0) node.remove()
  })
}

/** The classes without which a selector finds nothing; what stands in brackets may be one of several. */
function asksFor(selector: string): string[] {
  const single = selector.replace(/:is\(((?:[^(),]|\([^(),]*\))*)\)/g, ' $1')
  const outside = single.replace(/:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, '')
  const names = [...outside.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name)
  return names.map((name) => name.replace(/\\(.)/g, '$1'))
}

/** Typefaces that are there already would be asked for again. */
function toFile(styles: string) {
  const root = parse(styles)
  root.walkAtRules('font-face', (rule) => void rule.remove())
  const content = root.toString()
  const name = createHash('sha256').update(content).digest('base64url').slice(0, 8)
  return { path: `assets/styles-${name}.css`, content }
}
