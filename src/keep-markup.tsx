import { createElement, type ReactElement } from 'react'
import { PartKeeper } from './ui/Kept'

/** Renders each `Kept` part once, however many pages show it. */
export interface MarkupKeeper {
  /** A page of which the parts that were met before are left out. */
  readonly withoutKnown: (page: ReactElement) => ReactElement
  /** The markup of such a page, made whole. */
  readonly complete: (markup: string) => string
}

interface Part {
  readonly id: number
  readonly element: ReactElement
  readonly place: string
}

/** So many forms of a component are kept; one that is different on every page is none to keep. */
const mostForms = 100

/**
 * A keeper for the pages of one site. While a page is rendered, its parts stand inside an element
 * that no page has; where the markup is known, the element is empty. No text of a page can look
 * like that element, since React escapes `<`.
 */
export function createMarkupKeeper(): MarkupKeeper {
  const formsOf = new Map<ReactElement['type'], Part[]>()
  const known = new Map<number, string>()
  let count = 0

  const partOf = (element: ReactElement, place: string): Part | undefined => {
    const forms = formsOf.get(element.type) ?? []
    if (forms.length === 0) formsOf.set(element.type, forms)
    const met = forms.find((part) => part.place === place && haveSameProps(part.element, element))
    if (met || forms.length >= mostForms) return met
    const part = { id: count, element, place }
    forms.push(part)
    count += 1
    return part
  }

  const keep = (element: ReactElement, place: string): ReactElement => {
    const part = partOf(element, place)
    if (!part) return element
    // A part within a part is rendered with it.
    const content = <PartKeeper value={undefined}>{element}</PartKeeper>
    return createElement('kept-part', { id: part.id }, known.has(part.id) ? null : content)
  }

  const take = (id: number, markup: string): string => {
    if (!known.has(id)) known.set(id, markup)
    return known.get(id) ?? ''
  }

  const complete = (markup: string): string => {
    const [start = '', ...others] = markup.split(opening)
    return others.reduce((whole, part) => {
      const inner = part.indexOf('>') + 1
      const end = part.indexOf(closing)
      const id = Number.parseInt(part, 10)
      return whole + take(id, part.slice(inner, end)) + part.slice(end + closing.length)
    }, start)
  }

  return { withoutKnown: (page) => <PartKeeper value={keep}>{page}</PartKeeper>, complete }
}

const opening = '<kept-part id="'
const closing = '</kept-part>'

function haveSameProps(one: ReactElement, other: ReactElement): boolean {
  const [props, others] = [toProps(one), toProps(other)]
  const names = Object.keys(props)
  return (
    names.length === Object.keys(others).length &&
    names.every((name) => Object.is(props[name], others[name]))
  )
}

/** The props of a component are an object; which one, its type says. */
const toProps = ({ props }: ReactElement) => props as Readonly<Record<string, unknown>>
