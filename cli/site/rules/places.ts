import { distanceKm, isSameCounty, type Gazetteer, type KnownTown } from '../../load/gazetteer.ts'
import { fieldAt, textField } from '../../validate/fields.ts'
import { show, type Breach } from '../../validate/rule.ts'
import { countiesElsewhere, isKnownState } from './states.ts'
import { isPlaceName, pointAt, type DataRule, type DataView } from './view.ts'

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
    asks: 'A city is listed under the county that it lies in.',
    why: 'A visitor may look for the town under the county that it lies in.',
    fault: 'cityName: Stratford\ncounty: New Haven County',
    repair: 'acknowledge:\n  city/true-county: Served from our New Haven County office.',
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
    asks: 'A nearby area of a city is a town of the state, and spelt as it is.',
    why: 'A name that is no town of the state may be a slip, or a village known to few.',
    fault: 'nearbyAreas: [Atlantis, …]',
    repair: 'nearbyAreas: [Essex, …]',
    check: (view) =>
      unknownTowns(view).filter(({ isSure, suggestion }) => isSure !== (suggestion !== undefined)),
  },
  {
    id: 'city/nearby-misspelt',
    severity: 'warning',
    asks: 'The name of a nearby area is spelt right.',
    why: 'A town with a letter changed reads as carelessness, and links to no page.',
    fault: 'nearbyAreas: [Westbrok, …]',
    repair: 'nearbyAreas: [Westbrook, …]',
    check: (view) =>
      unknownTowns(view).filter(({ isSure, suggestion }) => isSure && suggestion !== undefined),
  },
  {
    id: 'city/nearby-far',
    severity: 'warning',
    asks: 'A nearby area is within 25 km of the city or borders on it; 40 km where not all towns of the state are known.',
    why: 'A visitor does not think of a town that far away as near.',
    fault: 'cityName: Clinton\nnearbyAreas: [Stamford, …]',
    repair: 'cityName: Clinton\nnearbyAreas: [Madison, …]',
    check: (view) =>
      view.nearbyTowns.flatMap(({ at, city, town, other }) => {
        if (!town || !other || town.borders.includes(other.name)) return []
        const km = distanceKm(town, other)
        const most = limitIn(town, view.places, limitsKm.nearby)
        if (km <= most) return []
        const message = `${other.name} in ${other.county} is ${Math.round(km)} km from ${town.name}.`
        const expected = view.places.knowsAll(other.state)
          ? `a town within ${most} km, or one that borders on ${town.name}`
          : `a place within ${most} km; another of that name can be listed in data/places/`
        return [{ at, message, expected, page: city.address }]
      }),
  },
  {
    id: 'city/no-coordinates',
    severity: 'notice',
    asks: 'A city that is in no list of towns has coordinates.',
    why: 'Without them no map shows the city, and its distance from other towns is not checked.',
    fault: 'cityName: Fenwick  # a borough that is in no list of towns',
    repair: 'cityName: Fenwick\ncoordinates: { lat: 41.27, lon: -72.36 }',
    check: (view) =>
      view.located.flatMap(({ city, town }) => {
        // Names and coordinates that are none are reported as that.
        const isLocated = town || fieldAt(city, 'coordinates').value !== undefined
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
    asks: 'The coordinates of a city are within 10 km of its center, 40 km where not all towns of the state are known, and on the maps of the site.',
    why: 'Maps and search engines would place the city somewhere else.',
    fault: 'cityName: Clinton\ncoordinates: { lat: 41.05, lon: -73.54 }',
    repair: 'cityName: Clinton\ncoordinates: { lat: 41.28, lon: -72.53 }',
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
        if (!town || !point) return []
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

/** In a list with gaps a name that is not in it may be right: only a slip close by is worth a word. */
function unknownTowns({ nearbyTowns, places }: DataView): (Breach & { isSure: boolean })[] {
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
