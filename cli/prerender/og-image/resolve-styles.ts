import { formatHex, interpolate, modeRgb, useMode } from 'culori/fn'
import { parse } from 'postcss'
import { memoizeTexts } from '../../lib/collections.ts'

useMode(modeRgb)

// resvg does not support custom properties. Browsers inherit them through `<use>`, so each instance becomes a
// copy with its resolved colors.

type Variables = ReadonlyMap<string, string>

interface Drawing {
  readonly declared: (classes: string) => Declarations
  readonly byId: ReadonlyMap<string, DrawnElement>
}

/** Writes classes, custom properties and instances of a drawing out as attributes. */
export function resolveStyles(markup: string, css: string): string {
  const elements = parseMarkup(markup)
  const drawing = { declared: declarationsIn(css), byId: new Map(elements.flatMap(identified)) }
  return elements.map((element) => printMarkup(resolve(element, new Map(), drawing))).join('')
}

function identified(element: DrawnElement): [string, DrawnElement][] {
  const inside = element.children.flatMap(identified)
  const id = element.attributes.get('id')
  return id === undefined ? inside : [[id, element], ...inside]
}

function resolve(element: DrawnElement, inherited: Variables, drawing: Drawing): DrawnElement {
  const { class: classes = '', ...written } = Object.fromEntries(element.attributes)
  const found = drawing.declared(classes)
  const customProperties = [...found].filter(([property]) => property.startsWith('--'))
  const variables =
    customProperties.length > 0 ? new Map([...inherited, ...customProperties]) : inherited
  const attributes = new Map(
    Object.entries(written).map(([name, value]) => [name, computed(value, variables)]),
  )
  for (const [property, value] of found) {
    if (drawn.has(property)) attributes.set(property, computed(value, variables))
  }
  const background = found.get('background')
  const ground = background === undefined ? [] : [groundOf(element, background)]
  const isUse = element.name === 'use'
  const target = drawing.byId.get((attributes.get('href') ?? '').slice(1))
  const instance = target ? [target] : []
  const inside = (isUse ? instance : element.children).map((child) =>
    resolve(child, variables, drawing),
  )
  return {
    name: isUse ? 'g' : element.name,
    attributes: isUse ? placed(attributes) : attributes,
    children: [...ground, ...inside],
  }
}

const drawn = new Set(
  `fill fill-opacity opacity stroke stroke-dasharray stroke-linecap stroke-linejoin stroke-opacity
  stroke-width`.split(/\s+/),
)

/** `<use x y>` translates its target, after its own transform. */
function placed(attributes: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const { x = '0', y = '0', href: _, transform = '', ...others } = Object.fromEntries(attributes)
  return new Map(Object.entries({ ...others, transform: `${transform}translate(${x} ${y})` }))
}

/** The background of an `<svg>`, which only browsers draw. */
function groundOf({ attributes }: DrawnElement, fill: string): DrawnElement {
  const [x = '', y = '', width = '', height = ''] = (attributes.get('viewBox') ?? '').split(' ')
  const area = Object.entries({ x, y, width, height, fill, stroke: 'none' })
  return { name: 'rect', attributes: new Map(area), children: [] }
}

function computed(value: string, variables: Variables): string {
  const plain = value.replaceAll(/var\((--[\w-]+)\)/g, (_, name) => variables.get(name) ?? 'none')
  return plain.replaceAll(/color-mix\(in srgb, (#\w+) (\d+)%, (#\w+)\)/g, (_, a, share, b) =>
    formatHex(interpolate([b, a], 'rgb')(Number(share) / 100)),
  )
}

type Declarations = ReadonlyMap<string, string>

type Rules = ReadonlyMap<string, Declarations>

/** The declarations of a style sheet for a list of classes. */
const declarationsIn = memoizeTexts((css) => {
  const rules = [...parseRules(css)]
  return memoizeTexts((classes): Declarations => {
    const names = classes.split(' ')
    // Later rules win, regardless of the order of class names.
    const matching = rules.filter(([name]) => names.includes(name))
    return new Map(matching.flatMap(([, declared]) => [...declared]))
  })
})

/**
 * Parses a style sheet with single-class selectors: `.paint-wall, .paint-trim { fill: red }`. Ignores nested
 * blocks, such as those for print or dark mode.
 */
export function parseRules(css: string): Rules {
  const rules = new Map<string, Map<string, string>>()
  for (const node of parse(css).nodes) {
    if (node.type !== 'rule') continue
    const declared = node.nodes.flatMap((each) => (each.type === 'decl' ? [each] : []))
    for (const name of node.selectors.map((selector) => selector.slice(1))) {
      const known = rules.get(name) ?? new Map<string, string>()
      for (const { prop, value } of declared) known.set(prop, value.trim())
      rules.set(name, known)
    }
  }
  return rules
}

interface DrawnElement {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly DrawnElement[]
}

const tag = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g

/** Parses React's markup: tags closed, attributes quoted, no text in between. */
function parseMarkup(markup: string): DrawnElement[] {
  const top: DrawnElement[] = []
  const open = [top]
  for (const [, closing, name = '', written = '', empty] of markup.matchAll(tag)) {
    if (closing) {
      open.pop()
      continue
    }
    const pairs = [...written.matchAll(/([\w:-]+)="([^"]*)"/g)]
    const attributes = new Map(pairs.map(([, key = '', value = '']) => [key, value]))
    const children: DrawnElement[] = []
    open.at(-1)?.push({ name, attributes, children })
    if (!empty) open.push(children)
  }
  return top
}

function printMarkup({ name, attributes, children }: DrawnElement): string {
  const written = [...attributes].map(([key, value]) => ` ${key}="${value}"`).join('')
  if (children.length === 0) return `<${name}${written}/>`
  return `<${name}${written}>${children.map(printMarkup).join('')}</${name}>`
}
