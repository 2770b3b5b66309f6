import type { DataEdit } from '../../edit/data-edits.ts'
import { renderItem } from '../../edit/render-entry.ts'
import { CommandError, exitCodes } from '../../lib/exit.ts'
import { nearest } from '../../lib/suggest.ts'
import type { Gazetteer } from '../../load/gazetteer.ts'
import type { CityInput } from '../schema/cities.ts'
import type { SiteData } from '../schema/data.ts'
import { areaPath } from '../../lib/slug.ts'
import { pagePaths } from '../rules/removed-urls.ts'
import { editAddresses, leadingTo, type Successor } from './address-edits.ts'
import type { Change } from './change.ts'
import { requireCity } from './find-city.ts'
import { leaveLists, nearbyListsWith } from './nearby-edits.ts'
import { toEntry } from './new-city.ts'
import { shortListFindings, type DataTexts } from './too-few-nearby.ts'
import { indexOfTown, linksTo, townLists } from './town-lists.ts'

export interface RemoveRequest {
  readonly name: string
  /** Where its address leads; without one, to the page of its county. */
  readonly redirect?: string | undefined
  readonly gone: boolean
  readonly neverPublic: boolean
}

interface Known extends DataTexts {
  readonly data: SiteData
  readonly places: Gazetteer
  /** The page was added since the last commit: taking it out brings back what was there. */
  readonly isUncommitted: (cityName: string) => boolean
}

/** What it takes to remove a city: its entry, what names it, its address. */
export function removeCity(known: Known, request: RemoveRequest): Change {
  const { data } = known
  const { city, index } = requireCity(data, request.name)
  const name = city.cityName
  const path = areaPath(name)
  const successor = successorOf(data, city, request)
  const stays = staysNamed(known, name, request)
  const lists = stays ? [] : nearbyListsWith(data, name).filter(({ of }) => of.name !== name)
  const { edits, replaced, short } = leaveLists(known, name, lists)
  const to = typeof successor === 'object' ? successor.to : undefined
  return {
    title: `remove ${name}`,
    done: `${name} was removed.`,
    edits: [
      { kind: 'remove', file: 'cities', path: [index] },
      ...edits,
      ...(to === undefined ? [] : linksTo(data, path)).map((at): DataEdit => ({
        kind: 'set',
        file: 'site',
        path: at,
        value: to ?? path,
      })),
      ...editAddresses(data.addresses, { opened: [], closed: { from: path, successor } }),
    ],
    notes: [...notesOn(data, city, stays), ...replaced],
    faults: shortListFindings(known, name, short),
    unpublished: successor === 'never-public' ? [path, ...leadingTo(data.addresses, path)] : [],
    pages: [],
    next: 'roof-site build',
    inverse: inverseOf(city, {
      hasLeftLists: lists.length > 0,
      isLedTo: leadingTo(data.addresses, path).length + linksTo(data, path).length > 0,
    }),
  }
}

/** A town that is served without a page, or never had one in public, is near all the same. */
function staysNamed(
  { data, isUncommitted }: Known,
  name: string,
  { neverPublic }: RemoveRequest,
): boolean {
  const isServed = townLists(data).some(
    (list) => list.of.kind === 'served' && indexOfTown(list, name) !== -1,
  )
  return neverPublic || isServed || isUncommitted(name)
}

function successorOf(data: SiteData, city: CityInput, request: RemoveRequest): Successor {
  if (request.gone) return 'gone'
  if (request.neverPublic) return 'never-public'
  const wanted = request.redirect ?? areaPath(city.county)
  const end = data.addresses.redirects.find(({ from }) => from === wanted)?.to ?? wanted
  const own = areaPath(city.cityName)
  if (end === own) throw refuse(`--redirect ${wanted} leads back to ${own}, which is removed.`)
  const pages = pagePaths(data)
  if (pages.includes(end)) return { to: end }
  const meant = nearest(
    wanted,
    pages.filter((page) => page !== own),
  )
  const hint = meant === undefined ? '' : ` Did you mean ${meant}?`
  throw refuse(`--redirect ${wanted}: no page has this address.${hint}`)
}

function notesOn({ cities }: SiteData, { county, cityName }: CityInput, stays: boolean): string[] {
  const others = cities.filter((each) => each.county === county && each.cityName !== cityName)
  const named = stays
    ? [`Lists of towns nearby still name ${cityName}, as text without a link.`]
    : []
  return others.length > 0 ? named : [...named, `No town of ${county} has a page any more.`]
}

interface Lost {
  readonly hasLeftLists: boolean
  readonly isLedTo: boolean
}

function inverseOf(city: CityInput, { hasLeftLists, isLedTo }: Lost): Change['inverse'] {
  const command = `roof-site add-city --from - <<'END'\n${renderItem(toEntry(city))}\nEND`
  const differences = [
    'the entry comes to the end of the file, without its comments',
    ...(hasLeftLists ? ['the lists of other towns do not get its name back'] : []),
    ...(isLedTo ? ['what led to its page does not lead there again'] : []),
  ]
  return { command, but: `${differences.join('; ')}.` }
}

function refuse(message: string): CommandError {
  return new CommandError(exitCodes.data, message)
}
