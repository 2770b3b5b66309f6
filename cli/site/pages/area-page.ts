import type * as types from '../../../templates/types.ts'
import { hasPage, type CityInput } from '../schema/cities.ts'
import type { SiteData } from '../schema/data.ts'
import { isSameCounty, type Gazetteer } from '../../load/gazetteer.ts'
import { toSlug } from '../../lib/slug.ts'
import { areaPath } from '../page-paths.ts'
import { buildBreadcrumb, buildHead, withState } from './head.ts'
import { describeBusinessIn } from '../structured-data/business.ts'
import { jobsNear, nearMiles, toJobCard } from './jobs.ts'
import type { Distances, TownIndex } from './towns.ts'
import { indexReviews } from './reviews.ts'
import { photoOrNone } from './photos.ts'
import { buildTownScene } from './town-scene.ts'

interface AreaInput {
  readonly data: SiteData
  readonly towns: TownIndex
  readonly places: Gazetteer
  readonly map: types.ServiceMap | null
  readonly distances: Distances
  readonly name: string
  readonly entry: Omit<CityInput, 'cityName'>
  readonly list: readonly types.Town[] | null
}

/** The page of a town; that of a county is the same, with the list of its towns. */
export function buildAreaPage(input: AreaInput): types.AreaPage {
  const { data, towns, name, entry, list, map } = input
  const { areaPage } = data.site
  const { county, lead, description, localChallenges, nearbyAreas } = entry
  const path = areaPath(name)
  const fill = (pattern: string) => fillPattern(pattern, { city: name, county })
  const type = list ? 'AdministrativeArea' : 'City'
  const servicesLead = areaPage.servicesLead === undefined ? null : fill(areaPage.servicesLead)
  const near = nearbyAreas.filter(towns.isServed)
  const about = {
    name,
    type,
    path,
    description: servicesLead ?? lead ?? description,
    near,
  } as const
  const isLinked = !list && data.counties.some((each) => each.name === county && hasPage(each))
  const countyPath = isLinked ? areaPath(county) : null
  const inCounty =
    countyPath && liesInItsCounty({ ...entry, cityName: name }, input.places)
      ? [{ text: county, to: countyPath }]
      : []
  const pageTitle = withState(entry.pageTitle, data.business.address)
  return {
    kind: 'area',
    path,
    head: buildHead(data, { ...entry, pageTitle, path }),
    breadcrumb: buildBreadcrumb(data, ['/service-areas', ...inCounty, { text: name, to: path }]),
    structuredData: [describeBusinessIn(data, about)],
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
    nearbyTitle: fill(list ? areaPage.countyNearbyTitle : areaPage.nearbyTitle),
    nearbyAreas: nearbyAreas.map(towns.townOf),
    towns: list ? { title: fill(areaPage.townsTitle), list } : null,
    scene: buildTownScene({ ...entry, name, business: data.business, houses: data.look.houses }),
    photo: photoOrNone(entry.photo),
    map,
    ...(list ? noProof : proofIn(name, input)),
  }
}

type Proof = Pick<types.AreaPage, 'milesFromOffice' | 'job' | 'review'>

const noProof: Proof = { milesFromOffice: null, job: null, review: null }

function proofIn(town: string, { data, distances }: AreaInput): Proof {
  const isHome = toSlug(town) === toSlug(data.business.address.locality)
  const miles = isHome ? 0 : distances.fromOffice(town)
  const nearest = jobsNear(data, town, distances).find((job) => job.miles <= nearMiles)
  const jobs = nearest ? [nearest.project.slug] : []
  return {
    milesFromOffice: miles === null ? null : Math.round(miles),
    job: nearest ? { ...toJobCard(nearest.project), miles: nearest.miles } : null,
    review: indexReviews(data).newest({ town, jobs }),
  }
}

/** Whether nothing is known against it: a town that is listed elsewhere is said to lie nowhere. */
export function liesInItsCounty(
  { cityName, county, coordinates }: Pick<CityInput, 'cityName' | 'county' | 'coordinates'>,
  places: Gazetteer,
): boolean {
  const known = places.find(cityName, coordinates, county)
  return !known || isSameCounty(known.county, county)
}

/** Puts a page's own names into a text of site.yaml: `Serving {city} …`. */
export function fillPattern(pattern: string, names: Record<'city' | 'county', string>): string {
  return pattern.replace(/\{(city|county)\}/g, (_, name: 'city' | 'county') => names[name])
}

type ChallengeInput = CityInput['localChallenges'][number]

/** A challenge as its page shows it, whether the data has a text alone or more. */
export function toChallenge(challenge: ChallengeInput): types.LocalChallenge {
  if (typeof challenge === 'string') return { title: null, text: challenge, drawing: null }
  const { title, text, picture = null } = challenge
  return { title, text, drawing: picture }
}
