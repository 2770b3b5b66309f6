import { respell, type Fault } from '../../edit/repairs.ts'
import { distanceKm, isSameCounty, type Gazetteer, type KnownTown } from '../../load/gazetteer.ts'
import { toSlug } from '../../lib/slug.ts'
import { nearbyCount } from '../schema/cities.ts'
import { fieldAt, textField, textsAt } from '../../validate/fields.ts'
import { show, type Breach } from '../../validate/rule.ts'
import { cityPlace, countiesElsewhere, isKnownState, townsElsewhere } from './states.ts'
import { isPlaceName, pointAt, type Area, type DataRule, type DataIndex } from './view.ts'

/** How far apart things that belong together may lie; beyond the last two, nothing is known to be served. */
export const limitsKm = { nearby: 25, coordinates: 10, wide: 40, served: 100, map: 500 }

/** Where neither borders nor all towns are known, a city may be wide: then the limit is too. */
export const limitIn = (town: KnownTown, { knowsAll }: Gazetteer, km: number) =>
  knowsAll(town.state) ? km : limitsKm.wide

/** Cities held against the gazetteer; where it knows nothing there are no findings. */
export const placeRules = [
  {
    id: 'city/true-county',
    severity: 'notice',
    check: (view) => {
      const known = new Set(view.counties.map(({ name }) => name))
      const elsewhere = new Set(countiesElsewhere(view).map(({ entry }) => entry.name))
      return view.located.flatMap(({ city, town }) =>
        textField(city, 'county')
          // A county that is none, or in another state than it says, is reported as that.
          .filter(({ value }) => known.has(value) && !elsewhere.has(value))
          .flatMap((at) => {
            const state = view.states.ofCounty(at.value)
            const isState = town?.state === state || !isKnownState(view, state)
            if (!town || (isSameCounty(at.value, town.county) && isState)) return []
            const own = isState ? town.county : `${town.county}, ${town.state}`
            return {
              at,
              message: `${town.name} lies in ${own}; it is listed under ${at.value}.`,
              expected: `${own}, or an acknowledgement with the reason`,
              page: city.address,
            }
          }),
      )
    },
  },
  {
    id: 'city/nearby-unknown',
    severity: 'notice',
    check: (view) =>
      unknownTowns(view).filter(({ isSure, suggestion }) => isSure !== (suggestion !== undefined)),
    fix: (fault, view) => respell(fault, 'value', freeTowns(view, fault)),
  },
  {
    id: 'city/nearby-misspelt',
    severity: 'warning',
    check: (view) =>
      unknownTowns(view).filter(({ isSure, suggestion }) => isSure && suggestion !== undefined),
    fix: (fault, view) => respell(fault, 'value', freeTowns(view, fault)),
  },
  {
    id: 'city/nearby-far',
    severity: 'warning',
    check: (view) =>
      view.nearbyTowns.flatMap(({ at, city, town, other }) => {
        if (!town || !other || town.borders.includes(other.name)) return []
        if ([city.name ?? '', at.value].some((name) => isElsewhere(view, name))) return []
        const km = distanceKm(town, other)
        const most = limitIn(town, view.places, limitsKm.nearby)
        // In thinly settled country the nearest are far, and are what is proposed.
        if (km <= most || view.places.nearest(town, nearbyCount.max).includes(other)) return []
        const message = `${other.name} in ${other.county} is ${Math.round(km)} km from ${town.name}.`
        const expected = view.places.knowsAll(other.state)
          ? `a town within ${most} km, or one that borders on ${town.name}`
          : `a place within ${most} km; another of that name can be listed in data/places/`
        return [{ at, message, expected, page: city.address }]
      }),
  },
  {
    id: 'city/other-county',
    severity: 'warning',
    check: (view) =>
      view.located.flatMap(({ city, town }) => {
        const known = town ? undefined : namesakeOf(view, city)
        if (!known || fieldAt(city, 'coordinates').value !== undefined) return []
        const { value } = fieldAt(city, 'county')
        const message = `${known.name} lies in ${known.county}; it is listed under ${String(value)}.`
        return [
          {
            at: fieldAt(city, 'county'),
            message,
            expected: `${known.county}, or coordinates`,
            page: city.address,
          },
        ]
      }),
  },
  {
    id: 'city/no-coordinates',
    severity: 'notice',
    check: (view) =>
      view.located.flatMap(({ city, town }) => {
        // Names and coordinates that are none are reported as that.
        const isLocated =
          town || fieldAt(city, 'coordinates').value !== undefined || namesakeOf(view, city)
        if (isLocated || city.name === undefined || !isPlaceName(city.name)) return []
        const at = fieldAt(city, 'cityName')
        const message = `Where ${show(city.name)} lies is not known, and it has no coordinates: no map shows it.`
        return [{ at, message, suggestion: view.places.suggest(city.name), page: city.address }]
      }),
    expected: 'coordinates, or the name of a town',
  },
  {
    id: 'city/coordinates-far',
    severity: 'warning',
    check: (view) =>
      view.located.flatMap(({ city, town, point }) => {
        const at = fieldAt(city, 'coordinates')
        const office = pointAt(view.files.business)
        const away = point && office ? Math.round(distanceKm(office, point)) : 0
        if (!town && away > limitsKm.map) {
          const message = `These coordinates are ${away} km from the office: no map shows ${city.name ?? 'the city'}.`
          const expected = `a point within ${limitsKm.map} km`
          return [{ at, message, expected, page: city.address }]
        }
        if (!town || !point || isElsewhere(view, city.name ?? '')) return []
        const km = distanceKm(town, point)
        const most = limitIn(town, view.places, limitsKm.coordinates)
        if (km <= most) return []
        const message = `These coordinates are ${Math.round(km)} km from the center of ${town.name}.`
        const expected = `a point within ${most} km of it`
        const suggestion = `{ lat: ${town.lat}, lon: ${town.lon} }`
        return [{ at, message, expected, suggestion, page: city.address }]
      }),
  },
] as const satisfies readonly DataRule[]

/** Whether the town's county is reported to be in another state than it says. */
const isElsewhere = (view: DataIndex, name: string) => townsElsewhere(view).has(toSlug(name))

/** The town of that name in another county of the state, where its own has none and is one. */
function namesakeOf(view: DataIndex, city: Area): KnownTown | undefined {
  const { name, county, state } = cityPlace(view, city)
  if (name === undefined || !view.counties.some((each) => each.name === county)) return undefined
  return view.places.named(name).find((town) => town.state === state)
}

/** The towns of the state, and those that are served: where not all are listed, only these are sure. */
function freeTowns(view: DataIndex, { file, scalar }: Fault): readonly string[] {
  const { files, areas, places, served } = view
  const list = textsAt(files[file], ...scalar.path.slice(0, -1))
  const listed = new Set(list.map(({ value }) => value))
  const isServed = served.has(toSlug(String(scalar.node.value)))
  const own = isServed ? [] : [...areas.flatMap(({ name }) => name ?? []), ...served.values()]
  return [...places.listed.map(({ name }) => name), ...own].filter((name) => !listed.has(name))
}

/** In a list with gaps a name that is not in it may be right: only a slip close by is worth a word. */
function unknownTowns({ nearbyTowns, places }: DataIndex): (Breach & { isSure: boolean })[] {
  return nearbyTowns
    .filter(({ other }) => !other)
    .map(({ at, city, town, point }) => {
      const isSure = places.knowsAll(town?.state)
      const where = isSure ? 'is no town of the state' : 'is in no list of towns'
      const message = `${show(at.value)} ${where}.`
      const suggestion = places.suggest(at.value, town ?? point)
      const expected = 'the name of a town'
      return { at, isSure, message, expected, suggestion, page: city.address }
    })
}
