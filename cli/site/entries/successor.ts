import { dataError } from '../../lib/errors.ts'
import { adviceOnName } from '../../lib/suggest.ts'
import { pagePaths } from '../rules/removed-urls.ts'
import type { SiteData } from '../schema/data.ts'
import type { Successor } from './address-edits.ts'
import { listAdvice } from './change.ts'

/** What is asked for in place of a page: an address, `gone` or `never-public`. */
export interface Way {
  readonly redirect?: string | undefined
}

const withoutPage = ['gone', 'never-public'] as const

/** What the address of a removed page answers. Throws when it would lead to no page, or to itself. */
export function successorOf(
  data: SiteData,
  own: string,
  { redirect, otherwise }: Way & { readonly otherwise: string },
): Successor {
  const word = withoutPage.find((each) => each === redirect)
  if (word !== undefined) return word
  const wanted = redirect ?? otherwise
  const end = data.addresses.redirects.find(({ from }) => from === wanted)?.to ?? wanted
  if (end === own) throw dataError(`--redirect ${wanted} leads back to ${own}, which is removed.`)
  const pages = pagePaths(data)
  if (pages.includes(end)) return { to: end }
  if (!wanted.startsWith('/')) throw dataError(neither(wanted))
  const names = pages.filter((page) => page !== own)
  const advice = adviceOnName({ name: wanted, names, otherwise: listAdvice })
  throw dataError(`--redirect ${wanted}: no page has this address. ${advice}`)
}

function neither(wanted: string): string {
  const otherwise = 'Expected: an address of a page such as /contact, gone, or never-public.'
  return `--redirect ${wanted} is no address. ${adviceOnName({ name: wanted, names: withoutPage, otherwise })}`
}

/** The options of the command that takes a new page out again, with what was at its address before. */
export function optionsToTakeOut({ redirects, gone }: SiteData['addresses'], path: string): string {
  const before = redirects.find(({ from }) => from === path)?.to
  return `--redirect ${before ?? (gone.includes(path) ? 'gone' : 'never-public')}`
}
