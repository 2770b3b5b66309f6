import { onIslands, splitName, withoutLetters } from '../../lib/place-name.ts'
import { startSentence } from '../../lib/sentences.ts'
import { toSlug } from '../../lib/slug.ts'
import type { DataPath } from '../../parse/parse.ts'
import { mapTexts } from '../../validate/fields.ts'
import { readStates, type State } from '../states/area-states.ts'
import type { SiteData } from '../schema/data.ts'
import { countNames, factNames, type FactName } from '../schema/business.ts'
import { countsOf } from '../served-towns.ts'
import { toPhone } from './business-facts.ts'

/**
 * Replaces placeholders such as `{name}` by facts of business.yaml and counts. The state is the office's, or in
 * texts of a town or county its own.
 */
export function fillTexts(data: SiteData): SiteData {
  const { name, phone, address } = data.business
  const states = readStates(data)
  const facts: Omit<Facts, keyof StateFacts> = {
    name,
    phone: toPhone(phone).text,
    // Without a street, `validate` reports texts that use it.
    street: address.street ?? '{street}',
    locality: address.locality,
    ...countsOf(data),
  }
  const fillIn = (state: State, others: Partial<Facts> = {}) => {
    const all = { ...facts, ...stateFacts(state), ...others }
    return (text: string) => fillFacts(text, all)
  }
  // On the page of a namesake town, the office's town is written with its state.
  const apart = { locality: `${address.locality}, ${address.region}` }
  const isTwin = (town: string, state: string) =>
    state !== states.office && toSlug(splitName(town).name) === toSlug(address.locality)
  const ofOffice = fillIn({ code: address.regionCode, name: address.region })
  const ofTown = (text: string) => fillFacts(text, facts)
  return {
    ...data,
    site: mapTexts(data.site, (text, path) =>
      placeNamesIn(path).length > 0 ? ofTown(text) : ofOffice(text),
    ),
    services: mapTexts(data.services, ofOffice),
    pages: mapTexts(data.pages, ofOffice),
    houses: mapTexts(data.houses, ofOffice),
    counties: data.counties.map((county) =>
      mapTexts(county, fillIn(states.named(states.ofCounty(county.name)))),
    ),
    cities: data.cities.map((city) => {
      const { cityName, county } = city
      const state = states.ofTown(cityName, county) ?? states.office
      return mapTexts(city, fillIn(states.named(state), isTwin(cityName, state) ? apart : {}))
    }),
  }
}

type Facts = Readonly<Record<FactName, string>>
type StateFacts = Pick<Facts, 'state' | 'stateCode'>
export type PlaceNames = Readonly<Record<'city' | 'county', string>> & StateFacts

/** The state for placeholders. */
export const stateFacts = ({ name, code }: State): StateFacts => ({ state: name, stateCode: code })

function fillFacts(text: string, facts: Partial<Facts>): string {
  if (!text.includes('{')) return text
  const said = onIslands(text, facts)
  return said.replaceAll(braces, (part, fact: FactName, at: number) => {
    const filled = facts[fact] ?? part
    return isCount(fact) && beginsSentence.test(said.slice(0, at)) ? startSentence(filled) : filled
  })
}

const braces = new RegExp(`\\{(${factNames.join('|')})\\}`, 'g')
const isCount = (fact: FactName) => countNames.some((name) => name === fact)

/** Only punctuation since the start of the text or sentence. */
const beginsSentence = /(?:^|[.!?])[^\p{L}\p{N}.!?]*$/u

/**
 * Fills a page's own names into a pattern of site.yaml: `Serving {city} …`. If the pattern contains the state,
 * the names are written without state codes. What is "in {city}" is on an island.
 */
export function fillPattern(pattern: string, names: Partial<PlaceNames>): string {
  const saysState = /\{state(?:Code)?\}/.test(pattern)
  return onIslands(pattern, names).replace(
    /\{(city|county|state|stateCode)\}/g,
    (part, fact: keyof PlaceNames) => {
      const name = names[fact] ?? part
      return saysState ? withoutLetters(name) : name
    },
  )
}

/** The additional placeholders of a text of site.yaml that is used per town; usually none. */
export function placeNamesIn([part, call, ...rest]: DataPath): readonly string[] {
  if (part === 'words' && call === 'jobCall') return ['city']
  return part === 'areaPage' && patternFields.has(rest.at(-1) ?? call ?? '')
    ? ['city', 'county']
    : []
}

const patternFields: ReadonlySet<PropertyKey> = new Set([
  ...'servingLine servicesLead expertsTitle factsTitle servicesTitle'.split(' '),
  ...'nearbyTitle countyNearbyTitle countyBesideTitle townsTitle pageTitle metaDescription'.split(
    ' ',
  ),
])
