import type { ReactElement } from 'react'
import type { KeptText } from './pieces'
import type { TreePlace } from './tree-ids'

/** A part of pages, and its markup once it is known. */
export interface KeptPart {
  readonly element: ReactElement
  readonly place: TreePlace
  markup: KeptText | undefined
}

/** Finds each `Kept` part again, however many pages show it. */
export interface MarkupKeeper {
  /** The part with the same props in the same place; `undefined` for one that is not kept. */
  readonly find: (element: ReactElement, place: TreePlace) => KeptPart | undefined
}

/** So many forms of a component are kept; one that is different on every page is none to keep. */
const mostForms = 100

/** A keeper for the pages of one site. */
export function createMarkupKeeper(): MarkupKeeper {
  const formsOf = new Map<ReactElement['type'], KeptPart[]>()
  return {
    find: (element, place) => {
      const forms = formsOf.get(element.type) ?? []
      if (forms.length === 0) formsOf.set(element.type, forms)
      const met = forms.find(
        (part) => isAt(part.place, place) && haveSameProps(part.element, element),
      )
      if (met || forms.length >= mostForms) return met
      const part = { element, place, markup: undefined }
      forms.push(part)
      return part
    },
  }
}

const isAt = (one: TreePlace, other: TreePlace) =>
  one.bits === other.bits && one.overflow === other.overflow

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
