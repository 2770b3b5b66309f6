import type * as types from '../../../templates/types.ts'
import { hasPage, type CityInput } from '../schema/cities.ts'
import type { SiteData } from '../schema/data.ts'
import { isSameCounty, type Gazetteer } from '../../load/gazetteer.ts'
import { memoize } from '../../lib/collections.ts'
import { splitName } from '../../lib/place-name.ts'
import { toSlug } from '../../lib/slug.ts'
import { areaPath } from '../page-paths.ts'
import { areaTitle, buildBreadcrumb, buildHead } from './head.ts'
import { describeBusinessIn } from '../structured-data/business.ts'
import { jobsNear, nearMiles, toJobCard } from './jobs.ts'
import { registrationsIn } from './business-facts.ts'
import { readStates } from '../states/area-states.ts'
import { buildServiceCards } from './fixed-pages.ts'
import { fillPattern, stateFacts } from './interpolate.ts'
import type { AreaStates, Distances, TownIndex } from './towns.ts'
import { indexReviews } from './reviews.ts'
import { photoOrNone } from './photos.ts'
import { withHouseLink } from './houses.ts'
import { showsWork } from './scenery.ts'
import { buildTownScene, seedOf } from './town-scene.ts'

interface AreaInput {
  readonly data: SiteData
  readonly towns: TownIndex
  readonly places: Gazetteer
  readonly map: types.ServiceMap | null
  readonly distances: Distances
  readonly states: AreaStates
  readonly name: string
  readonly entry: Omit<CityInput, 'cityName'>
  readonly list: readonly types.Town[] | null
}

/** Builds the page of a town, or that of a county with its list of towns. */
export function buildAreaPage(input: AreaInput): types.AreaPage {
  const { data, towns, states, name, entry, list, map } = input
  const { areaPage } = data.site
  const { office, told } = readStates(data)
  const { county, lead, description, localChallenges, nearbyAreas } = entry
  const path = areaPath(name)
  const state = list ? states.ofCounty(name) : states.ofTown(name)
  const fill = (pattern: string) =>
    fillPattern(pattern, { city: name, county, ...stateFacts(state) })
  const type = list ? 'AdministrativeArea' : 'City'
  const servicesLead = areaPage.servicesLead === undefined ? null : fill(areaPage.servicesLead)
  const near = nearbyAreas.filter(towns.isServed).map((town) => {
    const its = states.ofTown(town)
    // Facts of another state are left out.
    const isTold = its.code === state.code || its.code === office
    return { name: town, state: isTold ? its : undefined }
  })
  const about = {
    name,
    state,
    type,
    path,
    description: servicesLead ?? lead ?? description,
    near,
  } as const
  const isLinked = !list && data.counties.some((each) => each.name === county && hasPage(each))
  const countyPath = isLinked ? areaPath(county) : null
  const inCounty =
    countyPath && liesInItsCounty({ ...entry, cityName: name, state: state.code }, input.places)
      ? [{ text: county, to: countyPath }]
      : []
  const pageTitle = areaTitle(entry.pageTitle, { name, state })
  const { business, look } = data
  const scene = withHouseLink(
    buildTownScene({ ...entry, name, business, houses: look.houses }),
    data,
  )
  return {
    kind: 'area',
    path,
    head: buildHead(data, { ...entry, pageTitle, path }),
    breadcrumb: buildBreadcrumb(data, ['/service-areas', ...inCounty, { text: name, to: path }]),
    structuredData: [describeBusinessIn(data, about)],
    ...registrationsIn(data.business, state),
    heading: entry.pageTitle,
    cityName: name,
    county,
    description,
    lead: lead ?? null,
    servingLine: fill(areaPage.servingLine),
    countyPath,
    expertsTitle: fill(areaPage.expertsTitle),
    localChallenges: localChallenges.map(toChallenge),
    facts: {
      title: fill(areaPage.factsTitle ?? '{city} at a glance'),
      lines: entry.facts ?? [],
    },
    servicesTitle: fill(areaPage.servicesTitle),
    servicesLead,
    nearbyTitle: fill(list ? titleBeside(input) : areaPage.nearbyTitle),
    nearbyAreas: nearbyAreas.map(towns.townOf),
    towns: list ? { title: fill(areaPage.townsTitle), list } : null,
    scene,
    ...(!scene && !entry.photo && workIn(data, name)),
    photo: photoOrNone(entry.photo),
    map,
    ...(list ? noProof : proofIn(name, input)),
    ...(!list && state.code !== office && { townInState: told(name, state.code) }),
  }
}

/** The heading of the towns near a county: in it and around it, or all of them outside. */
function titleBeside({ data, name, entry, towns, states, places }: AreaInput): string {
  const { countyNearbyTitle, countyBesideTitle = 'Just outside {city}' } = data.site.areaPage
  const isListedIn = (county: string, town: string) =>
    towns.townsOf(county).some((each) => toSlug(each.name) === toSlug(town))
  const others = data.counties.filter((each) => each.name !== name)
  const county = { county: name, state: states.ofCounty(name).code }
  const liesOutside = (town: string) => {
    if (isListedIn(name, town)) return false
    if (others.some((other) => isListedIn(other.name, town))) return true
    const state = states.ofTown(town).code
    if (state !== county.state) return true
    const known = places.find(town, data.business.coordinates, county)
    return known !== undefined && !isSameCounty(known.county, name)
  }
  return entry.nearbyAreas.every(liesOutside) ? countyBesideTitle : countyNearbyTitle
}

/** The drawings of the services, of which each town shows one. */
const workInTowns = memoize((data: SiteData) =>
  showsWork(data) ? buildServiceCards(data).flatMap(({ drawing }) => drawing ?? []) : [],
)

/** The drawing of a service for a town without a street, another one in most towns. */
function workIn(data: SiteData, town: string): Pick<types.AreaPage, 'work'> {
  const drawings = workInTowns(data)
  const work = drawings[seedOf(town) % drawings.length]
  return work ? { work } : {}
}

type Proof = Pick<types.AreaPage, 'milesFromOffice' | 'job' | 'review'>

const noProof: Proof = { milesFromOffice: null, job: null, review: null }

function proofIn(town: string, { data, distances, states }: AreaInput): Proof {
  const { locality, regionCode } = data.business.address
  const isNamed = toSlug(splitName(town).name) === toSlug(locality)
  const isHome = isNamed && states.ofTown(town).code === regionCode
  const miles = isHome ? 0 : distances.fromOffice(town)
  const nearest = jobsNear(data, town, distances).find((job) => job.miles <= nearMiles)
  const jobs = nearest ? [nearest.project.slug] : []
  return {
    milesFromOffice: miles === null ? null : Math.round(miles),
    job: nearest ? { ...toJobCard(nearest.project), miles: nearest.miles } : null,
    review: indexReviews(data).newest({ town, jobs }),
  }
}

interface ListedTown extends Pick<CityInput, 'cityName' | 'county' | 'coordinates'> {
  /** The state of its county. */
  readonly state: string
}

/** Whether the places agree with the town's county, or do not know; otherwise its location is left out. */
export function liesInItsCounty(
  { cityName, county, coordinates, state }: ListedTown,
  places: Gazetteer,
): boolean {
  const known = places.find(cityName, coordinates, { county, state })
  return !known || isSameCounty(known.county, county)
}

type ChallengeInput = CityInput['localChallenges'][number]

/** A challenge for its page; in the data it may be a text or a map. */
export function toChallenge(challenge: ChallengeInput): types.LocalChallenge {
  if (typeof challenge === 'string') return { title: null, text: challenge, drawing: null }
  const { title, text, picture = null } = challenge
  return { title, text, drawing: picture }
}
