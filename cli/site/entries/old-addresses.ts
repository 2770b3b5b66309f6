import type { Page } from '../../../templates/types.ts'
import { cleanAddress, isCovered, readOldAddress } from '../../hosts/old-address.ts'
import { plural } from '../../lib/plural.ts'
import { buildSite } from '../pages/build-site.ts'
import type { SiteData } from '../schema/data.ts'
import { oldAddress } from '../schema/text.ts'
import type { Change } from './change.ts'
import { createMatcher, type Match } from './match-page.ts'

/** The change that redirects old addresses: certain ones as edits, the others as notes, by clicks. */
export function planImport(data: SiteData, text: string): Change {
  const { redirects, gone } = data.addresses
  const { region, regionCode } = data.business.address
  const { pages } = buildSite(data)
  const match = createMatcher(pages, [region, regionCode])
  const isAnswered = answeredBy(pages, [...gone, ...redirects.map(({ from }) => from)])
  const all = readOldAddresses(text)
  const open = all.flatMap((old) =>
    isAnswered(old.address) ? [] : { ...old, ...match(old.address) },
  )
  const sure = open.filter((old) => old.isSure && oldAddress.safeParse(old.address).success)
  const left = open.filter((old) => !sure.includes(old)).toSorted(byClicks)
  return {
    title: `send on ${sure.length} of ${plural(all.length, 'line')}`,
    done: `${plural(sure.length, 'redirect')} added; ${left.length} left to decide.`,
    edits: sure.map(({ address, pages: [to = '/'] }) => ({
      kind: 'append',
      file: 'addresses',
      path: ['redirects'],
      value: { from: address, to },
    })),
    notes: left.map(describe),
    pages: [],
    next:
      left.length > 0
        ? 'add a line to data/addresses.yaml for each address in the note'
        : 'npx roof-site build',
    inverse: {
      command: 'take the new lines out of data/addresses.yaml, then npx roof-site generate',
    },
  }
}

function answeredBy(pages: readonly Page[], known: readonly string[]) {
  const paths = new Set<string>(pages.map(({ path }) => path))
  const old = known.map(readOldAddress)
  return (address: string) => {
    const { path, query } = readOldAddress(address)
    if (query.length > 0) return known.includes(address)
    return paths.has(cleanAddress(path)) || old.some((each) => isCovered(cleanAddress(path), each))
  }
}

const byClicks = (one: OldAddress, other: OldAddress) => (other.clicks ?? 0) - (one.clicks ?? 0)

function describe({ address, clicks, pages }: OldAddress & Match): string {
  const often = clicks === null ? '' : ` (${plural(clicks, 'click')})`
  return `${address}${often}: ${pages.length > 0 ? pages.join(', ') : 'no page is near'}`
}

/** An address of the former site, and its number of clicks, if the file has it. */
export interface OldAddress {
  readonly address: string
  readonly clicks: number | null
}

/** Reads a sitemap, a list of addresses, or a table such as an export of Search Console. */
export function readOldAddresses(text: string): OldAddress[] {
  const found = /<(?:urlset|sitemapindex)\b/.test(text) ? readSitemap(text) : readTable(text)
  const byAddress = new Map<string, OldAddress>()
  for (const each of found) {
    const before = byAddress.get(each.address)?.clicks ?? null
    const clicks = each.clicks === null ? before : each.clicks + (before ?? 0)
    byAddress.set(each.address, { address: each.address, clicks })
  }
  return [...byAddress.values()]
}

function readSitemap(text: string): OldAddress[] {
  return [...text.matchAll(/<loc>\s*([^<]*?)\s*<\/loc>/g)].flatMap(([, url = '']) =>
    toAddress(url.replaceAll('&amp;', '&'), null),
  )
}

function readTable(text: string): OldAddress[] {
  const [head = [], ...rows] = text.split(/\r?\n/).map(cellsOf)
  const named = head.findIndex((cell) => /^(?:clicks|visits|views|sessions)$/i.test(cell))
  return [head, ...rows].flatMap((cells) => {
    const at = cells.findIndex(isAddress)
    const cell = cells[named === -1 ? at + 1 : named] ?? ''
    return at === -1 ? [] : toAddress(cells[at] ?? '', /^\d+$/.test(cell) ? Number(cell) : null)
  })
}

const isAddress = (cell: string) => /^(?:https?:\/)?\/\S*$/i.test(cell)

/** Splits at tabs, semicolons or commas, except inside quotes. */
const cellsOf = (line: string) =>
  [...line.matchAll(/"([^"]*)"|[^\t;,"]+/g)].map(([all, quoted = all]) => quoted.trim())

/** Tracking parameters are not part of an address. */
const advertising = /^(?:utm_.*|gclid|fbclid|msclkid)$/

function toAddress(url: string, clicks: number | null): OldAddress[] {
  if (!URL.canParse(url, 'https://site.example')) return []
  const { pathname, searchParams } = new URL(url, 'https://site.example')
  for (const name of new URLSearchParams(searchParams).keys()) {
    if (advertising.test(name)) searchParams.delete(name)
  }
  return [{ address: pathname + (searchParams.size > 0 ? `?${searchParams}` : ''), clicks }]
}
