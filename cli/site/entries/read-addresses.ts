import { cleanAddress, readOldAddress } from '../../hosts/old-address.ts'
import { groupBy } from '../../lib/collections.ts'
import { dataError } from '../../lib/errors.ts'
import { listSome } from '../../lib/plural.ts'
import type { AddressFile, AddressLine } from './address-file.ts'
import { readTable, searchConsole } from './address-table.ts'
import { readPageAddress, type PageAddress } from './page-address.ts'
import { describePassed, type PassedOver } from './passed-over.ts'
import { readSitemap } from './sitemap.ts'

/** An address of the site that was before, and how often it was opened, where the file says so. */
export interface OldAddress {
  readonly address: string
  readonly line: number
  readonly clicks: number | null
}

export interface OldAddresses {
  readonly addresses: readonly OldAddress[]
  /** `sitemap.xml is a sitemap: 4 addresses, at old.example (4)` */
  readonly what: string
  readonly passed: readonly PassedOver[]
}

export const addressesExpected =
  'a sitemap (sitemap.xml), or lines that begin with an address, such as /about-us.html: save a table as CSV, and unpack a .gz or .zip first'

export const countAddresses = (count: number) => `${count} address${count === 1 ? '' : 'es'}`

/**
 * Reads a sitemap, a list of addresses, or a table with them, such as an export of Search Console. `site` is
 * where this one is published: an address there is none of a stranger. Throws a `CommandError` where the text is
 * something else, or holds no address.
 */
export function readOldAddresses(name: string, text: string, site: string): OldAddresses {
  const { kind, lines, passed } = readFile(name, text)
  const read = lines.map((line) => ({ ...line, ...readPageAddress(line.text) }))
  const found = read.filter((line) => 'address' in line)
  const hosts = countHosts(found)
  const own = new Set([hostOf(site), hosts[0]?.host])
  const isOwn = ({ host }: PageAddress) => host === undefined || own.has(host)
  const { addresses, again } = joinForms(found.filter(isOwn))
  const strangers = found.filter((line) => !isOwn(line))
  const all = [
    ...passed,
    ...read.filter((line) => 'reason' in line),
    ...strangers.map((line) => ({ ...line, reason: 'on another site' })),
    ...again.map((line) => ({ ...line, reason: 'the same page once more' })),
  ]
  if (addresses.length === 0) throw holdsNone(name, kind, all)
  const shown = hosts.map(({ host, count }) => `${host} (${count})`)
  const at = shown.length > 0 ? `, at ${listSome(shown)}` : ''
  return {
    addresses,
    what: `${name} is ${kind}: ${countAddresses(found.length)}${at}`,
    passed: all,
  }
}

function readFile(name: string, text: string): AddressFile {
  const start = text.slice(0, 4096).replaceAll(/<!--[^]*?-->|<\?[^]*?\?>/g, '')
  if (/^\s*<(?:!doctype\s+html|html|head|body)\b/i.test(start)) {
    const problem = `${name} is a web page (HTML), such as a browser saves of a sitemap that it shows as a table.`
    throw dataError(`${problem} Expected: ${addressesExpected}. Nothing was changed.`)
  }
  return /^\s*</.test(text) ? readSitemap(name, text) : readTable(name, text)
}

function holdsNone(name: string, kind: string, passed: readonly PassedOver[]) {
  const expected = `Expected: ${addressesExpected}. Nothing was changed.`
  if (passed.length === 0) return dataError(`${name} holds nothing. ${expected}`)
  const other = kind === searchConsole ? ', but not that of pages (Pages.csv)' : ''
  const problem = `${name} is ${kind}${other}: it has no address in it.`
  return dataError(
    [problem, ...describePassed(passed).map((each) => `  ${each}`), expected].join('\n'),
  )
}

const hostOf = (site: string) => {
  const read = readPageAddress(site)
  return 'host' in read ? read.host : undefined
}

/** The hosts that are named, the most frequent first. */
function countHosts(found: readonly PageAddress[]) {
  const hosts = found.flatMap(({ host }) => host ?? [])
  const counts = Array.from(groupBy(hosts, String), ([host, { length }]) => ({
    host,
    count: length,
  }))
  return counts.toSorted((one, other) => other.count - one.count)
}

/**
 * Each page once, its clicks added up: hosts answer it with and without a slash, `.html` and `index` alike. What
 * differs in capitals stays, as servers tell them apart.
 */
function joinForms(found: readonly (AddressLine & PageAddress)[]) {
  const byPage = groupBy(found, ({ address }) => {
    const { path, isPrefix, query } = readOldAddress(address)
    return JSON.stringify([cleanAddress(path), isPrefix, query.toSorted()])
  })
  const all = [...byPage.values()]
  return {
    addresses: all.flatMap(([first, ...others]) =>
      first ? { ...first, clicks: addUp([first, ...others]) } : [],
    ),
    again: all.flatMap(([, ...others]) => others),
  }
}

function addUp(lines: readonly AddressLine[]): number | null {
  const counts = lines.flatMap(({ clicks }) => clicks ?? [])
  return counts.length === 0 ? null : counts.reduce((sum, count) => sum + count)
}
