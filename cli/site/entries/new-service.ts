import type { DataEdit } from '../../edit/data-edits.ts'
import { dataError } from '../../lib/errors.ts'
import { isMap, isText } from '../../lib/json.ts'
import { plural } from '../../lib/plural.ts'
import { quoteWord } from '../../lib/shell-word.ts'
import { toAddressPart } from '../../lib/slug.ts'
import { valueOf } from '../../parse/parse.ts'
import { textsBelow } from '../../validate/fields.ts'
import { servicePath } from '../page-paths.ts'
import type { SiteData } from '../schema/data.ts'
import { fillStarter, linesOfService, starterTexts } from '../trades/starter-texts.ts'
import { editAddresses } from './address-edits.ts'
import type { Change } from './change.ts'
import { addressesOf } from './closed-page.ts'
import { optionsToTakeOut } from './successor.ts'
import { linksTo } from './town-names.ts'

/** An entry of services.yaml, with its fields in writing order. */
export type ServiceEntry = Readonly<Record<string, unknown>>

interface Sign {
  readonly title: string
  readonly description: string
}

/** A service to add, and what is to be said of it beside its page. */
export interface NewService {
  readonly entry: ServiceEntry
  /** What somebody sees who needs it. */
  readonly sign?: Sign | undefined
  /** The lines of `placeholders` for what is proposed in it. */
  readonly proposed: readonly string[]
  /** Whether `proposed` includes the sign. */
  readonly isSignProposed?: boolean
}

const longestName = 40

/** What the firm's trades propose that the site does not have; `starters` are the texts of `init`. */
export function proposedServices(data: SiteData, starters: ReadonlyMap<string, string>) {
  const { trade = [], address } = data.business
  const known = new Set(data.services.flatMap(({ slug, name }) => [stemOf(slug), stemOf(name)]))
  return [trade]
    .flat()
    .filter((name) => name !== 'other')
    .flatMap((name) => {
      const { words, services } = starterTexts(starters, name, address.regionCode)
      const entries = listIn(valueOf(services)?.value)
      const signs = listIn(Object(valueOf(words)?.value).signs)
      return entries.map((entry) => ({ entry, sign: signOf(signs, entry) }))
    })
    .filter(({ entry }) => !known.has(stemOf(String(entry['slug']))))
}

type Proposal = ReturnType<typeof proposedServices>[number]

const listIn = (value: unknown): ServiceEntry[] =>
  Array.isArray(value) ? value.filter((each) => isMap(each)) : []

function signOf(signs: readonly ServiceEntry[], { slug }: ServiceEntry): Sign | undefined {
  const to = servicePath(String(slug))
  const sign = signs.find(({ link }) => isMap(link) && link['to'] === to)
  const { title, description } = sign ?? {}
  return isText(title) && isText(description) ? { title, description } : undefined
}

/** The same for `Roof Repair` and `roof-repairs`. */
const stemOf = (name: string) => toAddressPart(name).replaceAll(/s(?=-|$)/g, '')

/** What is wrong with the name of a new service; `undefined` where nothing is. */
export function faultOfName({ services }: SiteData, name: string): string | undefined {
  const slug = toAddressPart(name)
  const [said, expected] = [JSON.stringify(name), `a name with letters a to z, of at most`]
  if (!/[a-z]/.test(slug) || name.length > longestName)
    return `${said} cannot be used. Expected: ${expected} ${longestName} characters.`
  const same = services.find((each) => each.slug === slug || toAddressPart(each.name) === slug)
  return same && `${same.name} has a page already: ${servicePath(same.slug)}.`
}

/**
 * The entry of a new service: what is given, completed with what the trade proposes by that name, or else with what
 * only the owner knows as TODO. An entry with `sections` is whole, and stays as it is.
 */
export function startService(
  data: SiteData,
  starters: ReadonlyMap<string, string>,
  given: ServiceEntry,
): NewService {
  const name = isText(given['name']) ? given['name'].trim() : ''
  const slug = isText(given['slug']) ? given['slug'] : toAddressPart(name)
  if (given['sections'] !== undefined || name === '')
    return { entry: { slug, ...given }, proposed: [] }
  const proposal = proposedServices(data, starters).find(
    ({ entry }) => stemOf(String(entry['name'])) === stemOf(name),
  )
  if (!proposal) {
    const names = { slug, service: name, title: titleFor(data, name) }
    const { services } = starterTexts(starters, 'other', data.business.address.regionCode)
    const text = services.replace('{title} in {locality}', '{title}')
    const [entry = {}] = listIn(valueOf(fillStarter(text, names))?.value)
    return { entry: { ...entry, ...given }, proposed: [] }
  }
  return fromProposal(proposal, given)
}

function fromProposal({ entry: start, sign }: Proposal, given: ServiceEntry): NewService {
  const entry = { ...start, ...given }
  const lines = linesOfService(entry)
  const isGiven = (line: string) => Object.keys(given).some((field) => line.endsWith(`.${field}`))
  return { entry, sign, isSignProposed: true, proposed: lines.filter((line) => !isGiven(line)) }
}

/** A title that no other page has, with the town. */
function titleFor({ business, ...data }: SiteData, name: string): string {
  const filled = (title: string) => title.replaceAll('{locality}', business.address.locality)
  const taken = new Set(
    textsBelow(data, 'pageTitle').map(({ value }) => filled(value).toLowerCase()),
  )
  const titles = [name, `All about ${name}`, `Our ${name}`].map((words) => `${words} in {locality}`)
  const isFree = (title: string) =>
    filled(title).length >= 15 && !taken.has(filled(title).toLowerCase())
  return titles.find(isFree) ?? titles[0] ?? name
}

interface Placing {
  /** Whether the pages of towns show it where these list services; they do unless it is `false`. */
  readonly onTowns?: boolean
  /** Its place among the services; the end where none is given. */
  readonly at?: number
}

/**
 * The change that adds services: their entries, which have a page and cards, their links in footer and menu, their
 * signs, their texts on pages of towns. Throws where a link of the site uses the address of one.
 */
export function addServices(
  data: SiteData,
  added: readonly NewService[],
  { onTowns = true, at = data.services.length }: Placing = {},
): Change {
  const names = added.map(({ entry }) => String(entry['name'])).join(', ')
  const paths = added.map(({ entry }) => servicePath(String(entry['slug'])))
  for (const path of paths) refuseUsed(data, path)
  const isTodo = added.some(({ entry }) =>
    textsBelow(entry).some(({ value }) => value.startsWith('TODO: ')),
  )
  const isProposed = added.some(({ proposed }) => proposed.length > 0)
  const lists = listsOfServices(data, onTowns)
  const [what, were] = added.length === 1 ? ['the service', 'was'] : ['the services', 'were']
  return {
    title: `add ${what} ${names}`,
    done: `${names} ${were} added: ${paths.join(', ')}.`,
    edits: [
      ...added.map(({ entry: value }): DataEdit =>
        insertAt('services', [], data.services.length, at, value),
      ),
      ...added.flatMap((service) => lists.flatMap((list) => list.edit(service))),
      ...placeholderEdits(data, added, onTowns),
      ...editAddresses(data.addresses, { opened: paths }),
    ],
    notes: [
      ...(isProposed ? ['Its texts are proposals: edit asks of each whether it is yours.'] : []),
      ...(isTodo ? ['Write what is yours in place of each TODO.'] : []),
      ...lists.flatMap(({ note }) => note ?? []),
    ],
    pages: ['/', '/services', ...paths],
    next: `npm start, then open ${paths.join(', ')}`,
    inverse: {
      command: added.map(({ entry }) => inverseOf(data, entry)).join(' && '),
    },
  }
}

function inverseOf({ addresses }: SiteData, { slug, name }: ServiceEntry): string {
  const leaving = optionsToTakeOut(addresses, servicePath(String(slug)))
  return `npx roof-site remove-service ${String(slug)} --confirm=${quoteWord(String(name))} ${leaving}`
}

/** A redirect gives way to the page; where links of the site use it, they would lead elsewhere. */
function refuseUsed(data: SiteData, path: string): void {
  const before = data.addresses.redirects.find(({ from }) => from === path)
  const links = before ? linksTo(data, path) : []
  if (!before || links.length === 0) return
  const uses = `${plural(links.length, 'link')} of your site use${links.length === 1 ? 's' : ''}`
  throw dataError(
    `${path} leads to ${before.to}, and ${uses} it. Expected: another address, by \`slug\` in a file for --from. Nothing was changed.`,
  )
}

type Listing = {
  readonly edit: (service: NewService) => DataEdit[]
  readonly note?: string | undefined
}

const insertAt = (
  file: 'services' | 'site',
  path: readonly PropertyKey[],
  length: number,
  at: number,
  value: unknown,
): DataEdit =>
  at === length
    ? { kind: 'append', file, path, value }
    : { kind: 'insert', file, path: [...path, at], value, beside: 'previous' }

/** The places beside services.yaml that name services, each with what a new one adds to it. */
function listsOfServices(data: SiteData, onTowns: boolean): Listing[] {
  const { site, business, services } = data
  const toLink = ({ entry }: NewService) => ({
    text: String(entry['name']),
    to: servicePath(String(entry['slug'])),
  })
  const addresses = services.map(({ slug }) => addressesOf(data, servicePath(slug)))
  const leadsToOne = ({ to }: { readonly to: string }) => addresses.some((own) => own.has(to))
  const hasAll = (links: readonly { readonly to: string }[]) =>
    addresses.every((own) => links.some(({ to }) => own.has(to)))
  const behindLast = (path: readonly PropertyKey[], links: readonly { readonly to: string }[]) => {
    const at = links.findLastIndex(leadsToOne) + 1
    return {
      edit: (service: NewService) => [insertAt('site', path, links.length, at, toLink(service))],
    }
  }
  const columns = site.footer.columns.map(({ links = [] }, index) => ({ links, index }))
  const [column] = columns
    .map((each) => ({ ...each, count: each.links.filter(leadsToOne).length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
  const { services: shown } = site.areaPage
  const { offers } = business
  return [
    ...(column ? [behindLast(['footer', 'columns', column.index, 'links'], column.links)] : []),
    ...(hasAll(site.navigation) ? [behindLast(['navigation'], site.navigation)] : []),
    ...(shown && onTowns
      ? [{ edit: ofTowns, note: noteOnTowns(shown.length, services.length) }]
      : []),
    ...(site.services.signs ? [{ edit: signEdits }] : []),
    ...(offers && services.every(({ name }) => offers.includes(name))
      ? [{ edit: offerEdits }]
      : []),
  ]
}

const noteOnTowns = (shown: number, all: number) =>
  shown < all
    ? `The pages of towns show it, too: they showed ${shown} of ${all} services (areaPage.services in data/site.yaml).`
    : undefined

const ofTowns = ({ entry: { slug, summary } }: NewService): DataEdit[] => [
  {
    kind: 'append',
    file: 'site',
    path: ['areaPage', 'services'],
    value: { service: slug, description: summary },
  },
]

const offerEdits = ({ entry: { name } }: NewService): DataEdit[] => [
  { kind: 'append', file: 'business', path: ['offers'], value: name },
]

function signEdits({ entry: { name, slug }, sign }: NewService): DataEdit[] {
  if (!sign) return []
  const link = { text: name, to: servicePath(String(slug)) }
  const path = ['services', 'signs', 'items']
  return [{ kind: 'append', file: 'site', path, value: { ...sign, link } }]
}

/** The lines of `placeholders` for what is proposed, behind those that are there. */
function placeholderEdits(
  data: SiteData,
  added: readonly NewService[],
  onTowns: boolean,
): DataEdit[] {
  const before = data.business.placeholders ?? []
  const isListed = (line: string) =>
    before.some((each) => line === each || line.startsWith(`${each}.`))
  const lines = [
    ...added.flatMap(({ proposed }) => proposed),
    ...linesOfSigns(data, added),
    ...(onTowns ? linesOfTowns(data, added) : []),
  ].filter((line) => !isListed(line))
  const at = { file: 'business', path: ['placeholders'] } as const
  if (lines.length === 0) return []
  if (before.length === 0) return [{ kind: 'set', ...at, value: lines }]
  return lines.map((value): DataEdit => ({ kind: 'append', ...at, value }))
}

function linesOfSigns({ site }: SiteData, added: readonly NewService[]): string[] {
  const { items = [] } = site.services.signs ?? {}
  return added
    .filter(({ sign }) => sign && items.length > 0)
    .flatMap(({ isSignProposed = false }, index) => {
      const item = `site.services.signs.items.${items.length + index}`
      return isSignProposed ? [`${item}.title`, `${item}.description`] : []
    })
}

/** On pages of towns stands its summary. */
function linesOfTowns({ site }: SiteData, added: readonly NewService[]): string[] {
  const { services } = site.areaPage
  return added.flatMap(({ proposed }, index) => {
    const isProposed = services && proposed.some((line) => line.endsWith('.summary'))
    return isProposed ? [`site.areaPage.services.${services.length + index}.description`] : []
  })
}
