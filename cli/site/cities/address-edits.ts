import type { DataEdit } from '../../edit/data-edits.ts'
import type { AddressesInput } from '../schema/addresses.ts'

/** What becomes of the address of a page that goes: it leads on, is gone, or was never public. */
export type Successor = { readonly to: string } | 'gone' | 'never-public'

/** Addresses that become pages, and one that is a page no more. */
export interface AddressChange {
  readonly opened: readonly string[]
  readonly closed?: { readonly from: string; readonly successor: Successor }
}

type Redirect = AddressesInput['redirects'][number]

/**
 * The edits of addresses.yaml: a new page takes the place of what stood at its address, and what
 * led to a page that goes leads straight to where that leads now.
 */
export function editAddresses(
  { redirects, gone }: AddressesInput,
  { opened, closed }: AddressChange,
): DataEdit[] {
  const freed = indexesOf(redirects, ({ from }) => opened.includes(from))
  const led = indexesOf(redirects, ({ to }) => to === closed?.from).filter(
    (index) => !freed.includes(index),
  )
  const isGone = closed?.successor === 'gone'
  const to = typeof closed?.successor === 'object' ? closed.successor.to : undefined
  const dead = to === undefined && closed ? led : []
  return [
    ...(to === undefined ? [] : led.map((index) => setField(index, 'to', to))),
    ...replaceRedirects([...freed, ...dead], closed && to ? { from: closed.from, to } : undefined),
    ...replaceGone(
      indexesOf(gone, (address) => opened.includes(address)),
      isGone && closed
        ? [closed.from, ...dead.flatMap((index) => redirects[index]?.from ?? [])]
        : [],
    ),
  ]
}

/** Addresses that led to a page, and to nothing else. */
export function leadingTo({ redirects }: AddressesInput, path: string): string[] {
  return redirects.filter(({ to }) => to === path).map(({ from }) => from)
}

function indexesOf<Item>(items: readonly Item[], isMeant: (item: Item) => boolean): number[] {
  return items.flatMap((item, index) => (isMeant(item) ? [index] : []))
}

/** A redirect that is no more gives its place to the new one. */
function replaceRedirects(removed: readonly number[], added: Redirect | undefined): DataEdit[] {
  const [first, ...others] = removed
  if (!added) return removed.map((index) => removeFrom('redirects', index))
  if (first === undefined) {
    return [{ kind: 'append', file: 'addresses', path: ['redirects'], value: added }]
  }
  return [
    setField(first, 'from', added.from),
    setField(first, 'to', added.to),
    ...others.map((index) => removeFrom('redirects', index)),
  ]
}

function replaceGone(removed: readonly number[], added: readonly string[]): DataEdit[] {
  const reused = removed.slice(0, added.length)
  return [
    ...reused.map((index, at): DataEdit => ({
      kind: 'set',
      file: 'addresses',
      path: ['gone', index],
      value: added[at] ?? '',
    })),
    ...removed.slice(reused.length).map((index) => removeFrom('gone', index)),
    ...added
      .slice(reused.length)
      .map((value): DataEdit => ({ kind: 'append', file: 'addresses', path: ['gone'], value })),
  ]
}

const setField = (index: number, field: keyof Redirect, value: string): DataEdit => ({
  kind: 'set',
  file: 'addresses',
  path: ['redirects', index, field],
  value,
})

const removeFrom = (list: keyof AddressesInput, index: number): DataEdit => ({
  kind: 'remove',
  file: 'addresses',
  path: [list, index],
})
