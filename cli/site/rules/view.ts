import * as z from 'zod'
import type { Repairer } from '../../edit/repairs.ts'
import { memoizeTexts } from '../../lib/collections.ts'
import { placeAt } from '../../lib/finding.ts'
import { dataFileNames, dataPath, type DataFileName } from '../../load/load-data.ts'
import { leftOutPath } from '../../load/public-files.ts'
import { toSlug } from '../../lib/slug.ts'
import { areaPath, ownPath, servicePath, thanksPath, workPath } from '../page-paths.ts'
import type { Source } from '../../parse/parse.ts'
import {
  entriesAt,
  fieldAt,
  isMap,
  isText,
  listAt,
  rootOf,
  textField,
  textsAt,
  textAt,
} from '../../validate/fields.ts'
import type { Rule, ViewInput, Field, Written } from '../../validate/rule.ts'
import { isOfPage } from '../schema/cities.ts'
import { dataSchemas } from '../schema/data.ts'
import { slug, coordinates, placeName } from '../schema/text.ts'
import { countsOf, indexServed, servedBySlug } from '../served-towns.ts'
import { readStates } from '../states/area-states.ts'
import { stateCodes } from '../states/postal.ts'
import type { Gazetteer, Point } from '../../load/gazetteer.ts'

export const fixedPaths = ['/', '/services', '/service-areas', '/about', '/contact'] as const

const fixedPages = ['home', 'services', 'serviceAreas', 'about', 'contact', 'notFound'] as const

/** The readable data, and values derived from it. */
export type DataIndex = ReturnType<typeof readView>

/** A rule of `validate`. */
export interface SiteRule extends Rule<DataIndex> {
  /** Repairs the findings of the rule for `--fix`. */
  readonly fix?: Repairer<DataIndex>
}

export type DataRule = Written<SiteRule>

export function readView(input: ViewInput) {
  const files = byFile((name) => rootOf(sourceOf(input.sources, name)))
  const services = listAt(files.services).map((entry) => toPage(entry, 'slug', servicePath))
  const ownPages = listAt(files.pages).map((entry) => toPage(entry, 'slug', ownPath))
  const counties = readAreas(files.counties)
  const cities = readAreas(files.cities)
  const areas = [...counties, ...cities]
  const fixed = fixedPages.map((name) => toPage(fieldAt(files.site, name)))
  const projects = listAt(files.projects).map((entry) => toPage(entry, 'slug', workPath))
  const pages = [...fixed, ...services, ...ownPages, ...areas, ...projects]
  const jobList = projects.length > 0 ? ['/work'] : []
  const thanks = isMap(fieldAt(files.site, 'contact', 'form').value) ? [thanksPath] : []
  const paths = [
    ...fixedPaths,
    ...jobList,
    ...thanks,
    ...pages.flatMap(({ address }) => address ?? []),
  ]
  const values = byFile((name) => files[name].value)
  const states = readStates(values)
  const served = indexServed(values)
  const located = locateCities(cities, input.places, states)
  const redirects = listAt(files.addresses, 'redirects')
  // The unreadable part of a file may contain what seems to be missing.
  const isWhole = (...names: readonly DataFileName[]) =>
    names.every((name) => !files[name].source.isPartial)
  const knowsAll = (file: 'services' | 'pages', entries: readonly Page[]) =>
    isWhole(file) && entries.every(({ name }) => slug.safeParse(name).success)
  const knowsAllServices = knowsAll('services', services)
  const leftOut = [...input.publicFiles.keys()].filter((file) => leftOutPath(file) !== undefined)
  return {
    ...input,
    publicFiles: new Map([...input.publicFiles].filter(([file]) => !leftOutPath(file))),
    leftOut,
    files,
    texts: input.fields.filter(isText),
    services,
    projects,
    ownPages,
    reviews: listAt(files.reviews),
    people: listAt(files.people),
    counties,
    cities,
    areas,
    served: servedBySlug(values),
    counts: countsOf(values),
    states,
    /** The state of a town by name; `undefined` if the data does not say. */
    stateOf: served.stateOf,
    pages,
    routes: new Set<string>(paths),
    redirects,
    redirected: redirects.flatMap((redirect) => textField(redirect, 'from')),
    gone: textsAt(files.addresses, 'gone'),
    claims: entriesAt(files.business, 'claims'),
    located,
    nearbyTowns: findNearbyTowns(located, input.places, served),
    knowsAllServices,
    isWhole,
    knowsAllRoutes:
      knowsAllServices &&
      knowsAll('pages', ownPages) &&
      isWhole('counties', 'cities', 'projects') &&
      areas.every(({ name }) => name !== undefined && isPlaceName(name)),
  }
}

const byFile = <Value>(make: (name: DataFileName) => Value) =>
  Object.fromEntries(dataFileNames.map((name) => [name, make(name)])) as Record<DataFileName, Value>

const isList = (name: DataFileName) => dataSchemas[name] instanceof z.ZodArray

/** The file; an empty one if it is missing or not a list or map as expected. */
function sourceOf(sources: readonly Source[], name: DataFileName): Source {
  const source = sources.find((each) => each.name === name)
  if (source && (isList(name) ? Array.isArray(source.value) : isMap(source.value))) return source
  const start = placeAt(dataPath(name))
  return {
    name,
    path: start.file,
    text: '',
    value: undefined,
    isPartial: true,
    placeOf: () => start,
    placeOfKey: () => start,
    writtenAt: () => undefined,
  }
}

/** The readable part of an entry with a page. */
export interface Page extends Field {
  /** The field that the address is made from; empty for single pages. */
  readonly nameField: string
  readonly name: string | undefined
  readonly address: string | undefined
}

export type Area = Page & { readonly nearbyAreas: readonly Field<string>[] }

export function readAreas(file: Field): Area[] {
  const isCounty = file.source.name === 'counties'
  const nameField = isCounty ? 'name' : 'cityName'
  return listAt(file).map((entry) => ({
    ...toPage(entry, nameField, isCounty && !isOfPage(entry.value) ? undefined : areaPath),
    nearbyAreas: textsAt(entry, 'nearbyAreas'),
  }))
}

function toPage(entry: Field, nameField = '', toAddress?: (name: string) => string): Page {
  const name = textAt(entry, nameField)
  return { ...entry, nameField, name, address: name && toAddress?.(name) }
}

/** The coordinates of an entry; invalid ones have their own finding. */
export const pointAt = (entry: Field): Point | undefined =>
  coordinates.safeParse(fieldAt(entry, 'coordinates').value).data

export const isPlaceName = memoizeTexts((name) => placeName.safeParse(name).success)

type States = ReturnType<typeof readStates>

function locateCities(cities: readonly Area[], places: Gazetteer, { ofTown }: States) {
  if (places.isEmpty) return []
  // A repeated town has its own finding.
  const first = new Map(cities.map((city) => [city.address ?? city, city] as const).toReversed())
  return cities
    .filter((city) => first.get(city.address ?? city) === city)
    .map((city) => {
      const point = pointAt(city)
      const county = textAt(city, 'county')
      const { name } = city
      const within = { county, state: name && ofTown(name, county) }
      const { state } = within
      return { city, state, point, town: name ? places.find(name, point, within) : undefined }
    })
}

type Located = ReturnType<typeof locateCities>[number]

function findNearbyTowns(
  cities: readonly Located[],
  places: Gazetteer,
  { stateOf, countyOf }: ReturnType<typeof indexServed>,
) {
  const pages = new Set(cities.map(({ city: { name } }) => name && toSlug(name)))
  return cities.flatMap((located) => {
    const { city, town, state } = located
    const seen = new Set<string>()
    return city.nearbyAreas.flatMap((at) => {
      const name = toSlug(at.value)
      const own = { state: stateOf(at.value), county: countyOf(at.value) }
      // Its county tells more than a state that is wrong, which has its own finding.
      const other =
        places.find(at.value, town, { state: own.state }) ??
        places.find(at.value, town, own.county === undefined ? { state } : own)
      const isJudged = other ? town : !pages.has(name)
      // Invalid and repeated names have their own findings.
      const isName = isPlaceName(at.value) && !stateCodes.includes(at.value)
      if (!isJudged || seen.has(name) || !isName) return []
      seen.add(name)
      return [{ ...located, at, other }]
    })
  })
}
