import * as React from 'react'
import type { ReactElement, ReactNode } from 'react'
import { escapeHtml } from '../document/print-tag'
import { Kept } from '../ui/Kept'
import { printAttribute } from './attributes'
import { createMarkupKeeper } from './keep-markup'
import { toText, type KeptText, type Pieces } from './pieces'
import { childPlace, idAt, rootPlace } from './tree-ids'

// Thousands of pages are rendered in half the time that React's server renderer takes, which can do
// much that no page asks for: wait, stream, recover. What hydrates is React, so the markup is that of
// its renderer to the byte; tests hold the two together. Links alone are not added, which React puts
// in front of a page for pictures that it asks the browser to fetch at once: they stand in the page.

/** Renders the markup of a page, as `renderToString` of react-dom/server does. */
export type RenderMarkup = (page: ReactNode) => Pieces

interface MarkupOptions {
  /** Scripts will work on the markup; without them it is that of `renderToStaticMarkup`. */
  readonly isHydrated?: boolean
}

interface Props {
  readonly children?: ReactNode
  readonly dangerouslySetInnerHTML?: { readonly __html: string }
  readonly [name: string]: unknown
}

type Component = (props: Props) => ReactNode

/** What is neither a tag nor a function. */
interface SpecialType {
  readonly $$typeof: symbol
  /** The component within `memo`. */
  readonly type: Component
}

const fragment: unknown = Symbol.for('react.fragment')
const context = Symbol.for('react.context')
const memo = Symbol.for('react.memo')

/** Where renderers tell React what hooks do while a component is called. */
const hooksOfReact = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
) as { H: unknown }

/**
 * A renderer for the pages of one site: tags, texts, components, contexts and ids. What `Kept` is
 * around it renders once. What it returns throws for all else, and for what a component throws.
 */
export function createMarkupRenderer({ isHydrated = true }: MarkupOptions = {}): RenderMarkup {
  const keeper = createMarkupKeeper()
  const values = new Map<unknown, unknown>()
  let pieces: (string | KeptText)[] = []
  let markup = ''
  // Two texts side by side would be one for the browser, but for a comment between them.
  let isAfterText = false
  let place = rootPlace
  let idCount = 0
  let isKeeping = false

  const hooks = {
    useContext: (type: unknown) => {
      if (!values.has(type)) throw new Error('A context has no value where a page is rendered.')
      return values.get(type)
    },
    useId: () => {
      idCount += 1
      return idAt(place, idCount - 1)
    },
    useState: (initial: unknown) => [typeof initial === 'function' ? initial() : initial],
    useEffect: () => undefined,
  }

  const render = (node: ReactNode): void => {
    if (typeof node === 'string') renderText(node)
    else if (typeof node === 'number' || typeof node === 'bigint') renderText(String(node))
    else if (Array.isArray(node)) renderAll(node)
    else if (typeof node === 'object' && node !== null) renderElement(node)
  }

  const renderText = (text: string): void => {
    if (text === '') return
    markup += isAfterText ? `<!-- -->${escapeHtml(text)}` : escapeHtml(text)
    isAfterText = isHydrated
  }

  const renderAll = (nodes: readonly ReactNode[]): void => {
    const outer = place
    let index = 0
    for (const node of nodes) {
      place = childPlace(outer, nodes.length, index)
      render(node)
      index += 1
    }
    place = outer
  }

  const renderElement = (element: object): void => {
    if (!('props' in element)) throw new Error('A page holds an object that is no element.')
    // What has props is one.
    const { type, props } = element as ReactElement<Props>
    if (typeof type === 'string') renderTag(type, props)
    else if (type === fragment) render(props.children)
    else if (type === Kept) renderKept(props.children as ReactElement)
    else if (typeof type === 'function') renderComponent(type as Component, props)
    else renderSpecial(type, props)
  }

  const renderComponent = (component: Component, props: Props): void => {
    idCount = 0
    const node = component(props)
    if (idCount === 0) return render(node)
    const outer = place
    place = childPlace(outer, 1, 0)
    render(node)
    place = outer
  }

  const renderSpecial = (type: SpecialType, props: Props): void => {
    if (type.$$typeof === memo) return renderComponent(type.type, props)
    if (type.$$typeof !== context) throw new Error('A page holds a component of another kind.')
    const [had, before] = [values.has(type), values.get(type)]
    values.set(type, props['value'])
    render(props.children)
    if (had) values.set(type, before)
    else values.delete(type)
  }

  const renderKept = (part: ReactElement): void => {
    // A part within a part is kept with it.
    const kept = isKeeping ? undefined : keeper.find(part, place)
    if (!kept) return render(part)
    pieces.push(markup)
    markup = ''
    isAfterText = false
    if (!kept.markup) {
      isKeeping = true
      render(part)
      isKeeping = false
      if (!/^<[^]*>$/.test(markup)) throw new Error('A part that is kept is no element.')
      kept.markup = { text: markup }
    }
    pieces.push(kept.markup)
    markup = ''
  }

  const renderTag = (name: string, props: Props): void => {
    const { start, end } = tags.get(name) ?? addTag(name)
    let tag = start
    for (const key of Object.keys(props)) tag += printAttribute(key, props[key])
    const { children, dangerouslySetInnerHTML: inner } = props
    isAfterText = false
    if (end === '') markup += `${tag}/>`
    else if (inner) markup += `${tag}>${inner.__html}${end}`
    else if (typeof children === 'string') markup += `${tag}>${escapeHtml(children)}${end}`
    else {
      markup += `${tag}>`
      render(children)
      markup += end
      isAfterText = false
    }
  }

  return (page) => {
    const { H: outer } = hooksOfReact
    hooksOfReact.H = hooks
    values.clear()
    pieces = []
    markup = ''
    isAfterText = false
    place = rootPlace
    isKeeping = false
    try {
      render(page)
      return [...pieces, markup]
    } finally {
      hooksOfReact.H = outer
    }
  }
}

/** Renders markup that no script works on, as `renderToStaticMarkup` of react-dom/server does. */
export function renderStaticMarkup(node: ReactNode): string {
  return toText(createMarkupRenderer({ isHydrated: false })(node))
}

interface Tag {
  readonly start: string
  /** Empty where there is none. */
  readonly end: string
}

const tags = new Map<string, Tag>()

/** The void elements of HTML, but for `input`. */
const withoutEnd = new Set('area base br col embed hr img link meta source track wbr'.split(' '))

/** React does more for these than for others; no page has one. */
const refused = new Set('input listing option pre script select textarea'.split(' '))

function addTag(name: string): Tag {
  if (refused.has(name)) throw new Error(`A page holds <${name}>, which cannot be rendered.`)
  const tag = { start: `<${name}`, end: withoutEnd.has(name) ? '' : `</${name}>` }
  tags.set(name, tag)
  return tag
}
