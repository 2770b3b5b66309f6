import { collapse } from '../../audit/html.ts'
import type { AuditBreach } from '../../audit/rule.ts'
import { memoize } from '../../lib/collections.ts'
import { emptyAtlas } from '../../load/gazetteer.ts'
import { buildCityPage, descriptionTexts } from '../pages/area-page.ts'
import { fillTexts } from '../pages/interpolate.ts'
import { measureDistances, indexTowns } from '../pages/towns.ts'
import type { CityInput } from '../schema/cities.ts'
import { countWords, type OwnSentence } from './area-texts.ts'
import { nearestByOwnText, type Pair } from './doorway-own-text.ts'
import type { BuiltSite, SiteAuditRule } from './site-audit-rule.ts'
import { mostQuoted, notQuoted, percent, quote } from './words.ts'

export const doorwaySwap: SiteAuditRule<'most'> = {
  id: 'doorway/swap',
  severity: 'warning',
  asks: 'Exchanged with another town, most of what a page says of its town is no longer true.',
  why: 'What is true of either town tells a homeowner nothing, and marks the page as a copy.',
  fault: 'Old roofs need care. Call us before winter comes.',
  repair: 'Tie each piece of advice to something that is there: a street, a year, a kind of house.',
  limits: { most: 0.5 },
  check: (site, { most }) => {
    const judged = nearestByOwnText(site).flatMap((pair) => toExchanged(site, pair))
    const worst = judged.toSorted((one, two) => two.share - one.share)
    const rendered = worst.slice(0, mostQuoted).map((each) => render(site, each))
    return {
      breaches: [...rendered, ...worst.slice(mostQuoted)]
        .filter(({ share }) => share > most)
        .map((each, index) => toBreach(each, { most, isQuoted: index < mostQuoted })),
    }
  },
}

/** A town under the name of another, and the sentences that are true there too. */
interface Exchanged extends Pick<Pair, 'area' | 'sibling'>, Kept {
  readonly city: CityInput
  readonly other: CityInput
}

interface Kept {
  readonly sentences: readonly OwnSentence[]
  /** By words. */
  readonly share: number
}

/** By the texts of the page as they are: it says the same under any name. */
function toExchanged(site: BuiltSite, { area, sibling }: Pair): Exchanged[] {
  const [city, other] = [area, sibling].map(({ name }) => citiesByName(site).get(name))
  if (!city || !other) return []
  const told = area.sentences.filter(({ text: { source } }) => source && source[2] !== 'pageTitle')
  return [{ area, sibling, city, other, ...keptOf(told) }]
}

/** By what the page really says under the other's name. */
function render(site: BuiltSite, exchanged: Exchanged): Exchanged {
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

function toBreach(
  { area, sibling, sentences, share }: Exchanged,
  { most, isQuoted }: { readonly most: number; readonly isQuoted: boolean },
): AuditBreach {
  const [first] = sentences
  const texts = isQuoted ? quote(sentences.map(({ sentence }) => sentence)) : notQuoted
  return {
    page: area.page.path,
    ...(first && { at: first.text.block, source: first.text.source, part: first.sentence }),
    message: `Put under the name of ${sibling.name}, ${percent(share)} of the text of ${area.name} stays true: ${texts}.`,
    expected: `at most ${percent(most)}`,
  }
}
