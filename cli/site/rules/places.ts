import { respell, type Fault } from '../../edit/repairs.ts'
import { distanceKm, isSameCounty, type Gazetteer, type KnownTown } from '../../load/gazetteer.ts'
import { memoize } from '../../lib/collections.ts'
import { toSlug } from '../../lib/slug.ts'
import { nearbyCount } from '../schema/cities.ts'
import { fieldAt, textField, textsAt } from '../../validate/fields.ts'
import { show } from '../../validate/rule.ts'
import { cityPlace, countiesElsewhere, isKnownState, townsElsewhere } from './states.ts'
import { isPlaceName, pointAt, type Area, type DataRule, type DataIndex } from './view.ts'

/** Maximum distances between related places; beyond `wide` and `served`, nothing is known to be served. */
export const limitsKm = { nearby: 25, coordinates: 10, wide: 40, served: 100, map: 500 }

/** Raises the limit where neither borders nor all towns are known, as a city may be wide. */
export const limitIn = (town: KnownTown, { knowsAll }: Gazetteer, km: number) =>
  knowsAll(town.state) ? km : limitsKm.wide

/** Compares cities with the gazetteer; without a gazetteer there are no findings. */
export const placeRules = [
  {
    id: 'city/true-county',
    severity: 'notice',
    check: (view) => {
      const known = new Set(view.counties.map(({ name }) => name))
      const elsewhere = new Set(countiesElsewhere(view).map(({ entry }) => entry.name))
      return view.located.flatMap(({ city, town }) =>
        textField(city, 'county')
          // Unknown and misplaced counties have their own findings.
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
        // In sparsely populated areas even the nearest towns are far.
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
        // Invalid names and coordinates have their own findings.
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

/** Whether the county of the town is already reported as being in another state. */
const isElsewhere = (view: DataIndex, name: string) => townsElsewhere(view).has(toSlug(name))

/** A town of that name in another county, if its own county exists but does not contain it. */
function namesakeOf(view: DataIndex, city: Area): KnownTown | undefined {
  const { name, county, state } = cityPlace(view, city)
  if (name === undefined || !view.counties.some((each) => each.name === county)) return undefined
  return view.places.named(name).find((town) => town.state === state)
}

/** The towns that may be used: where the list of towns has gaps, only served ones are certain. */
function freeTowns(view: DataIndex, { file, scalar }: Fault): readonly string[] {
  const { files, areas, places, served } = view
  const list = textsAt(files[file], ...scalar.path.slice(0, -1))
  const listed = new Set(list.map(({ value }) => value))
  const isServed = served.has(toSlug(String(scalar.node.value)))
  const own = isServed ? [] : [...areas.flatMap(({ name }) => name ?? []), ...served.values()]
  return [...places.listed.map(({ name }) => name), ...own].filter((name) => !listed.has(name))
}

/** Where the list has gaps, an unknown name may be right: only a typo of a nearby town is reported. */
const unknownTowns = memoize(({ nearbyTowns, places }: DataIndex) =>
  nearbyTowns
    .filter(({ other }) => !other)
    .map(({ at, city, town, point }) => {
      const isSure = places.knowsAll(town?.state)
      const where = isSure ? 'is not a town of the state' : 'is in no list of towns'
      const message = `${show(at.value)} ${where}.`
      const suggestion = places.suggest(at.value, town ?? point)
      const expected = 'the name of a town'
      return { at, isSure, message, expected, suggestion, page: city.address }
    }),
)
