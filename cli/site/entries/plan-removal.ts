import { dataError } from '../../lib/errors.ts'
import { renderItem } from '../../edit/add-items.ts'
import { adviceOnName } from '../../lib/suggest.ts'
import { hasPage, type CityInput } from '../schema/cities.ts'
import { fieldsInOneLine, type SiteData } from '../schema/data.ts'
import { areaPath } from '../page-paths.ts'
import { pagePaths } from '../rules/removed-urls.ts'
import { editAddresses, leadingTo, type Successor } from './address-edits.ts'
import { listAdvice, type Change, type KnownSite, requireCity } from './change.ts'
import { leaveLists, nearbyListsWith, shortListFindings } from './nearby-edits.ts'
import { toEntry } from './new-city.ts'
import { indexOfTown, linksTo, moveLinks, refuseProven, townLists } from './town-names.ts'

interface RemoveRequest {
  readonly name: string
  /** The target of its redirect; by default the page of its county, or of all areas. */
  readonly redirect?: string | undefined
  readonly gone: boolean
  readonly neverPublic: boolean
}

interface SiteInGit extends KnownSite {
  /** The page was added since the last commit, so removing it restores what was there. */
  readonly isUncommitted: (cityName: string) => boolean
}

/** The change that removes a city: its entry, mentions of it, its address. */
export function planRemoval(known: SiteInGit, request: RemoveRequest): Change {
  const { data } = known
  const { city, index } = requireCity(data, request.name)
  const name = city.cityName
  const path = areaPath(name)
  refuseProven(known, name)
  const successor = successorOf(data, city, request)
  const stays = staysNamed(known, name, request.neverPublic)
  const lists = stays ? [] : nearbyListsWith(data, name).filter(({ of }) => of.name !== name)
  const { edits, replaced, short } = leaveLists(known, name, lists)
  const led = leadingTo(data.addresses, path)
  return {
    title: `remove ${name}`,
    done: `${name} was removed.`,
    edits: [
      { kind: 'remove', file: 'cities', path: [index] },
      ...edits,
      ...(typeof successor === 'object' ? moveLinks(data, path, successor.to) : []),
      ...editAddresses(data.addresses, { opened: [], closed: { from: path, successor } }),
    ],
    notes: [...notesOn(data, city, stays), ...replaced],
    faults: shortListFindings(known, name, short),
    unpublished: successor === 'never-public' ? [path, ...led] : [],
    pages: [],
    next: 'npx roof-site build',
    inverse: inverseOf(city, lists.length > 0, led.length + linksTo(data, path).length > 0),
  }
}

/** A town that is still served without a page, or was never public, stays in lists of nearby areas. */
function staysNamed(
  { data, isUncommitted }: SiteInGit,
  name: string,
  neverPublic: boolean,
): boolean {
  const served = townLists(data).filter(({ of }) => of.kind === 'served')
  const isServed = served.some((list) => indexOfTown(list, name) !== -1)
  return neverPublic || isServed || isUncommitted(name)
}

function successorOf(data: SiteData, city: CityInput, request: RemoveRequest): Successor {
  if (request.gone) return 'gone'
  if (request.neverPublic) return 'never-public'
  const wanted = request.redirect ?? pageAbove(data, city.county)
  const end = data.addresses.redirects.find(({ from }) => from === wanted)?.to ?? wanted
  const own = areaPath(city.cityName)
  if (end === own) throw dataError(`--redirect ${wanted} leads back to ${own}, which is removed.`)
  const pages = pagePaths(data)
  if (pages.includes(end)) return { to: end }
  const others = pages.filter((page) => page !== own)
  const advice = adviceOnName({ name: wanted, names: others, otherwise: listAdvice })
  throw dataError(`--redirect ${wanted}: no page has this address. ${advice}`)
}

function pageAbove({ counties }: SiteData, county: string): string {
  const isPage = counties.some((each) => each.name === county && hasPage(each))
  return isPage ? areaPath(county) : '/service-areas'
}

function notesOn({ cities }: SiteData, { county, cityName }: CityInput, stays: boolean): string[] {
  const others = cities.filter((each) => each.county === county && each.cityName !== cityName)
  const named = stays
    ? [`Lists of towns nearby still name ${cityName}, as text without a link.`]
    : []
  return others.length > 0 ? named : [...named, `No town of ${county} has a page any longer.`]
}

function inverseOf(city: CityInput, hasLeftLists: boolean, isLedTo: boolean): Change['inverse'] {
  const entry = renderItem(toEntry(city), fieldsInOneLine)
  const command = `npx roof-site add-city --from - <<'END'\n${entry}\nEND`
  const differences = [
    'the entry comes back without its comments, and perhaps at another place',
    ...(hasLeftLists ? ['the lists of other towns do not get its name back'] : []),
    ...(isLedTo ? ['what led to its page does not lead there again'] : []),
  ]
  return { command, but: `${differences.join('; ')}.` }
}
