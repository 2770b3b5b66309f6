import { renderItem } from '../../edit/add-items.ts'
import { hasPage, type CityInput } from '../schema/cities.ts'
import { fieldsInOneLine, type SiteData } from '../schema/data.ts'
import { areaPath } from '../page-paths.ts'
import { leadingTo } from './address-edits.ts'
import { type Change, type KnownSite, requireCity } from './change.ts'
import { closePage } from './closed-page.ts'
import { leaveLists, nearbyListsWith, shortListFindings } from './nearby-edits.ts'
import { toEntry } from './new-city.ts'
import { successorOf, type Way } from './successor.ts'
import { indexOfTown, linksTo, refuseProven, townLists } from './town-names.ts'

interface RemoveRequest extends Way {
  readonly name: string
}

interface SiteInGit extends KnownSite {
  /** The page was added since the last commit, so removing it restores what was there. */
  readonly isUncommitted: (cityName: string) => boolean
}

/**
 * The change that removes a city: its entry, mentions of it, its address, which redirects to the page of its county,
 * or of all areas, unless another way is asked for.
 */
export function planRemoval(known: SiteInGit, request: RemoveRequest): Change {
  const { data } = known
  const { city, index } = requireCity(data, request.name)
  const name = city.cityName
  const path = areaPath(name)
  refuseProven(known, name)
  const successor = successorOf(data, path, { ...request, otherwise: pageAbove(data, city.county) })
  const stays = staysNamed(known, name, successor === 'never-public')
  const lists = stays ? [] : nearbyListsWith(data, name).filter(({ of }) => of.name !== name)
  const { edits, replaced, short } = leaveLists(known, name, lists)
  const closed = closePage(data, { file: 'cities', index, path, successor, edits })
  const { moved: _moved, ...change } = closed
  const isLedTo = leadingTo(data.addresses, path).length + linksTo(data, path).length > 0
  return {
    ...change,
    title: `remove ${name}`,
    done: `${name} was removed.`,
    notes: [...notesOn(data, city, stays), ...replaced],
    faults: shortListFindings(known, name, short),
    inverse: inverseOf(city, lists.length > 0, isLedTo),
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

function pageAbove({ counties }: SiteData, county: string): string {
  const isPage = counties.some((each) => each.name === county && hasPage(each))
  return isPage ? areaPath(county) : '/service-areas'
}

function notesOn({ cities }: SiteData, { county, cityName }: CityInput, stays: boolean): string[] {
  const others = cities.filter((each) => each.county === county && each.cityName !== cityName)
  const notes = stays
    ? [`Lists of towns nearby still name ${cityName}, as text without a link.`]
    : []
  return others.length > 0 ? notes : [...notes, `No town of ${county} has a page any longer.`]
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
