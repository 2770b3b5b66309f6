import type { DataEdit } from '../../edit/data-edits.ts'
import type { DataPath } from '../../parse/parse.ts'
import type { AddressesInput } from '../schema/addresses.ts'

/** What happens to the address of a removed page: a redirect, 410, or nothing if it was never public. */
export type Successor = { readonly to: string } | 'gone' | 'never-public'

interface AddressChange {
  readonly opened: readonly string[]
  readonly closed?: { readonly from: string; readonly successor: Successor }
}

/** The edits of addresses.yaml; redirects to a removed page are changed to its successor. */
export function editAddresses(
  { redirects, gone }: AddressesInput,
  { opened, closed }: AddressChange,
): DataEdit[] {
  const freed = indexesOf(redirects, ({ from }) => opened.includes(from))
  const freedGone = indexesOf(gone, (address) => opened.includes(address))
  if (!closed) {
    return [...replaceItems('redirects', freed, []), ...replaceItems('gone', freedGone, [])]
  }
  const { from, successor } = closed
  const led = indexesOf(redirects, (item) => item.to === from && !opened.includes(item.from))
  if (typeof successor === 'object') {
    return [
      ...led.map((index) => setText(['redirects', index, 'to'], successor.to)),
      ...replaceItems('redirects', freed, [{ from, to: successor.to }]),
      ...replaceItems('gone', freedGone, []),
    ]
  }
  const removedAddresses = [from, ...led.flatMap((index) => redirects[index]?.from ?? [])]
  return [
    ...replaceItems('redirects', [...freed, ...led], []),
    ...replaceItems('gone', freedGone, successor === 'gone' ? removedAddresses : []),
  ]
}

export function leadingTo({ redirects }: AddressesInput, path: string): string[] {
  return redirects.filter(({ to }) => to === path).map(({ from }) => from)
}

function indexesOf<Item>(items: readonly Item[], isMeant: (item: Item) => boolean): number[] {
  return items.flatMap((item, index) => (isMeant(item) ? [index] : []))
}

type Address = string | AddressesInput['redirects'][number]

/** New items take the places of removed ones. */
function replaceItems(
  list: keyof AddressesInput,
  removed: readonly number[],
  added: readonly Address[],
): DataEdit[] {
  const file = 'addresses'
  return [
    ...removed.flatMap((index, at): DataEdit[] => {
      const item = added[at]
      return item === undefined
        ? [{ kind: 'remove', file, path: [list, index] }]
        : setItem([list, index], item)
    }),
    ...added
      .slice(removed.length)
      .map((value): DataEdit => ({ kind: 'append', file, path: [list], value })),
  ]
}

function setItem(path: DataPath, item: Address): DataEdit[] {
  if (typeof item === 'string') return [setText(path, item)]
  return [setText([...path, 'from'], item.from), setText([...path, 'to'], item.to)]
}

function setText(path: DataPath, value: string): DataEdit {
  return { kind: 'set', file: 'addresses', path, value }
}
