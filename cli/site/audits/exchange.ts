import { collapse } from '../../audit/read-page.ts'
import { memoize } from '../../lib/collections.ts'
import { emptyAtlas } from '../../load/gazetteer.ts'
import { buildCityPage, descriptionTexts } from '../pages/area-page.ts'
import { fillTexts } from '../pages/interpolate.ts'
import { measureDistances, indexTowns } from '../pages/towns.ts'
import type { CityInput } from '../schema/cities.ts'
import type { Pair } from './area-pairs.ts'
import { countWords, type OwnSentence } from './area-texts.ts'
import type { BuiltSite } from './site-audit-rule.ts'

/** A town under the name of another, and the sentences that are true there too. */
export interface Exchanged extends Pick<Pair, 'area' | 'sibling'>, Kept {
  readonly city: CityInput
  readonly other: CityInput
}

interface Kept {
  readonly sentences: readonly OwnSentence[]
  readonly share: number
}

/** By the texts of the page as they are: it says the same under any name. */
export function toExchanged(site: BuiltSite, { area, sibling }: Pair): Exchanged[] {
  const [city, other] = [area, sibling].map(({ name }) => citiesByName(site).get(name))
  if (!city || !other) return []
  const told = area.sentences.filter(({ text: { source } }) => source && source[2] !== 'pageTitle')
  return [{ area, sibling, city, other, ...keptOf(told) }]
}

/** By what the page really says under the other's name. */
export function renderExchanged(site: BuiltSite, exchanged: Exchanged): Exchanged {
  const { area, city, other } = exchanged
  const { cityName, county } = other
  const page = renderCity(site, { ...city, cityName, county })
  const said = new Set(
    [...descriptionTexts(page), ...page.localChallenges.map(({ text }) => text)].map(collapse),
  )
  return { ...exchanged, ...keptOf(area.sentences.filter(({ text }) => said.has(text.block.text))) }
}

/** The page as it would be; the other towns play no part in what it says of its own. */
function renderCity(site: BuiltSite, city: CityInput) {
  const data = filledData(site)
  const alone = { ...data, counties: [], cities: [], projects: [], reviews: [] }
  const { places } = emptyAtlas
  const distances = measureDistances(alone, places)
  return buildCityPage(city, {
    data: alone,
    towns: indexTowns(alone),
    places,
    map: null,
    distances,
  })
}

const citiesByName = memoize(
  (site: BuiltSite) => new Map(filledData(site).cities.map((city) => [city.cityName, city])),
)

const filledData = memoize(({ data }: BuiltSite) => fillTexts(data))

function keptOf(told: readonly OwnSentence[]): Kept {
  const sentences = told.filter(isTrueAnywhere)
  return { sentences, share: countWords(sentences) / Math.max(1, countWords(told)) }
}

/** No town, county or local name, and no number, year or amount ties the sentence to a place. */
const isTrueAnywhere = ({ words, names }: OwnSentence) =>
  names.length === 0 &&
  !words.some((word) => word === '[town]' || word === '[county]' || /\d/.test(word))
