import type { DataEdit } from '../../edit/data-edits.ts'
import { leadsInto, type DataPath } from '../../lib/data-path.ts'
import type { DataFileName } from '../../load/load-data.ts'
import { settledBy } from '../proposed.ts'
import type { SiteData } from '../schema/data.ts'
import { editAddresses, leadingTo, type Successor } from './address-edits.ts'
import type { Change } from './change.ts'
import { linksTo, moveLinks } from './town-names.ts'

interface ClosedPage {
  /** Its entry. */
  readonly file: DataFileName
  readonly index: number
  readonly path: string
  readonly successor: Successor
  /** What else goes with it. */
  readonly edits: readonly DataEdit[]
}

/**
 * What every removed page takes with it: its entry, its lines of `placeholders`, what `audit` was told of it. Its
 * address and other links lead on to the successor.
 */
export function closePage(data: SiteData, page: ClosedPage) {
  const { file, index, path, successor } = page
  const own: readonly DataEdit[] = [{ kind: 'remove', file, path: [index] }, ...page.edits]
  const goes = (at: Pick<DataEdit, 'file' | 'path'>) => own.some((edit) => isIn(edit, at))
  const removedAddresses = [...addressesOf(data, path)].filter(
    (address) => address === path || linksTo(data, address).every(goes),
  )
  const removals = [...own, ...leaveAudit(data, path, removedAddresses)]
  const links = typeof successor === 'object' ? moveLinks(data, path, successor.to) : []
  const moved = links.filter((edit) => !goes(edit))
  const change = {
    edits: [
      ...removals,
      ...moved,
      ...settledBy(data, removals),
      ...editAddresses(data.addresses, { opened: [], closed: { from: path, successor } }),
    ],
    unpublished: successor === 'never-public' ? [path, ...leadingTo(data.addresses, path)] : [],
    pages: [],
    next: 'npx roof-site build',
  } satisfies Partial<Change>
  return { ...change, moved }
}

/** The addresses at which a page is found: its own, and those that redirect to it. */
export const addressesOf = ({ addresses }: SiteData, path: string): ReadonlySet<string> =>
  new Set([path, ...leadingTo(addresses, path)])

/** The edits that take the links to some addresses out of menu and footer; an empty column goes, or the last one lists the services. */
export function leaveFrame({ site }: SiteData, addresses: ReadonlySet<string>): DataEdit[] {
  const isMeant = ({ to }: { readonly to: string }) => addresses.has(to)
  const { columns } = site.footer
  const isLeft = columns.some(({ links }) => !links?.every(isMeant))
  return [
    ...takeOut('site', ['navigation'], site.navigation, isMeant),
    ...columns.flatMap(({ links = [] }, index) => {
      const path = ['footer', 'columns', index]
      return takeOut('site', [...path, 'links'], links, isMeant, isLeft ? path : [...path, 'links'])
    }),
  ]
}

/** The edits that take items out of a list; where none is left, they take out what is given as the whole. */
export function takeOut<Item>(
  file: DataFileName,
  path: DataPath,
  items: readonly Item[],
  isMeant: (item: Item) => boolean,
  whole?: DataPath,
): DataEdit[] {
  const indexes = items.flatMap((item, index) => (isMeant(item) ? [index] : []))
  if (indexes.length > 0 && indexes.length === items.length && whole !== undefined)
    return [{ kind: 'remove', file, path: whole }]
  return indexes.map((index) => ({ kind: 'remove', file, path: [...path, index] }))
}

/** Whether an edit removes what is at a place. */
const isIn = (edit: DataEdit, at: Pick<DataEdit, 'file' | 'path'>) =>
  edit.kind === 'remove' && edit.file === at.file && leadsInto(at.path, edit.path)

/** The edits that take out acknowledgements of findings about a page, and about links to addresses that none uses. */
function leaveAudit({ site }: SiteData, path: string, left: readonly string[]): DataEdit[] {
  const { acknowledged = [], ...others } = site.audit ?? {}
  const names = (words: string) => words.split(/[\s,;]+/).some((word) => left.includes(word))
  const whole = Object.keys(others).length === 0 ? ['audit'] : ['audit', 'acknowledged']
  return takeOut(
    'site',
    ['audit', 'acknowledged'],
    acknowledged,
    ({ page, about = '' }) => page === path || names(about),
    whole,
  )
}
