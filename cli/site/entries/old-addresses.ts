import type { Page } from '../../../templates/types.ts'
import { cleanAddress, isCovered, readOldAddress } from '../../hosts/old-address.ts'
import { plural } from '../../lib/plural.ts'
import { buildSite } from '../pages/build-site.ts'
import type { SiteData } from '../schema/data.ts'
import { oldAddress } from '../schema/text.ts'
import { describePassed } from './passed-over.ts'
import type { Change } from './change.ts'
import { createMatcher, type Match } from './match-page.ts'
import { countAddresses, type OldAddress, type OldAddresses } from './read-addresses.ts'

interface ImportInput {
  readonly data: SiteData
  readonly old: OldAddresses
  /** The owner's own files by their addresses: what one of them answers needs no redirect. */
  readonly files?: Iterable<string>
  /** Addresses at which no redirect can stand, and why. */
  readonly refused?: ReadonlyMap<string, string>
}

/**
 * data/addresses.yaml with a redirect of each address that may be written there, to try what else is in its way,
 * and these in their order behind those that are there. No edit of the owner's text: thousands would take minutes.
 */
export function tryRedirects({ addresses: known }: SiteData, old: OldAddresses) {
  const tried = old.addresses.map(({ address }) => address).filter(isWritable)
  const redirects = [...known.redirects, ...tried.map((from) => ({ from, to: '/' }))]
  return { tried, text: JSON.stringify({ ...known, redirects }) }
}

const isWritable = (address: string) => oldAddress.safeParse(address).success

/** What it takes to send old addresses on: the sure ones as edits, the rest as notes, by clicks. */
export function planImport({ data, old, files = [], refused = new Map() }: ImportInput): Change {
  const { redirects, gone } = data.addresses
  const { region, regionCode } = data.business.address
  const { pages } = buildSite(data)
  const match = createMatcher(pages, [region, regionCode])
  const known = [...gone, ...redirects.map(({ from }) => from)]
  const isAnswered = answeredBy(pages, files, known)
  const unanswered = old.addresses.filter(({ address }) => !isAnswered(address))
  const impossible = unanswered.flatMap((each) => {
    const reason = isWritable(each.address)
      ? refused.get(each.address)
      : 'characters that not every host sends on'
    return reason === undefined ? [] : { ...each, text: each.address, reason }
  })
  const taken = new Set(impossible.map(({ address }) => address))
  const open = unanswered
    .filter(({ address }) => !taken.has(address))
    .map((each) => ({ ...each, ...match(each.address) }))
  const sure = open.filter(({ isSure }) => isSure)
  const unsure = open.filter(({ isSure }) => !isSure).toSorted(byClicks)
  const answered = old.addresses.length - unanswered.length
  return {
    title: `send on ${sure.length} of ${countAddresses(old.addresses.length)}`,
    done: `${plural(sure.length, 'redirect')} added; ${unsure.length} left to decide.`,
    source: [
      old.what,
      ...describePassed([...old.passed, ...impossible]),
      ...(answered > 0 ? [`answered already, by a page, a file or a redirect: ${answered}`] : []),
    ],
    edits: sure.map(({ address, pages: [to = '/'] }) => ({
      kind: 'append',
      file: 'addresses',
      path: ['redirects'],
      value: { from: address, to },
    })),
    notes: unsure.map(describe),
    pages: [],
    next:
      unsure.length > 0
        ? 'add a line to data/addresses.yaml for each address in the note'
        : 'npx roof-site build',
    inverse: {
      command: 'take the new lines out of data/addresses.yaml, then npx roof-site generate',
    },
  }
}

function answeredBy(pages: readonly Page[], files: Iterable<string>, known: readonly string[]) {
  const paths = new Set([...pages.map(({ path }) => path), ...Array.from(files, cleanAddress)])
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
