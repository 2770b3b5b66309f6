import { collapse } from '../../audit/html.ts'
import { maskWords, toWords } from '../../audit/masks.ts'
import type { AuditBreach } from '../../audit/rule.ts'
import { oncePer } from '../../lib/once-per.ts'
import { buildCityPage } from '../pages/area-page.ts'
import { descriptionTexts } from '../pages/description-parts.ts'
import { fillTexts } from '../pages/interpolate.ts'
import { indexTowns } from '../pages/towns.ts'
import type { CityInput } from '../schema/cities.ts'
import { masksOf, type OwnSentence } from './area-texts.ts'
import { nearestByOwnText, type Pair } from './doorway-own-text.ts'
import { localNames } from './local-names.ts'
import type { BuiltSite, SiteAuditRule } from './site-audit-rule.ts'
import { percent, quote } from './words.ts'

export const doorwaySwap: SiteAuditRule<'most'> = {
  id: 'doorway/swap',
  severity: 'warning',
  asks: 'Exchanged with another town, most of what a page says of its town is no longer true.',
  why: 'What is true of either town tells a homeowner nothing, and marks the page as a copy.',
  fault: 'Old roofs need care. Call us before winter comes.',
  repair: 'Tie each piece of advice to something that is there: a street, a year, a kind of house.',
  limits: { most: 0.5 },
  check: (site, { most }) => ({
    breaches: nearestByOwnText(site).flatMap((pair): AuditBreach[] => {
      const kept = exchange(site, pair)
      if (!kept || kept.share <= most) return []
      const [first] = kept.sentences
      return [
        {
          page: pair.area.page.path,
          ...(first && { at: first.text.block, source: first.text.source, part: first.sentence }),
          message: `Put under the name of ${pair.sibling.name}, ${percent(kept.share)} of the text of ${pair.area.name} stays true: ${quote(kept.sentences.map((each) => each.sentence))}.`,
          expected: `at most ${percent(most)}`,
        },
      ]
    }),
  }),
}

/** The sentences of a town that its page still says under the other's name, and that are true there. */
export function exchange(site: BuiltSite, { area, sibling }: Pick<Pair, 'area' | 'sibling'>) {
  const [city, other] = [area, sibling].map(({ name }) => citiesByName(site).get(name))
  if (!city || !other) return undefined
  const { cityName, county } = other
  const page = renderCity(site, { ...city, cityName, county })
  const said = new Set([...descriptionTexts(page), ...page.localChallenges].map(collapse))
  const own = area.sentences.filter(({ text }) => said.has(text.block.text))
  const sentences = own.filter(({ sentence }) => isTrueAnywhere(site, sentence, area.places))
  return { sentences, share: countWords(sentences) / Math.max(1, countWords(own)) }
}

const countWords = (sentences: readonly OwnSentence[]) =>
  sentences.reduce((sum, { sentence }) => sum + toWords(sentence).length, 0)

/** The page as it would be; the other towns play no part in what it says of its own. */
function renderCity(site: BuiltSite, city: CityInput) {
  const data = filledData(site)
  const alone = { ...data, counties: [], cities: [] }
  return buildCityPage(city, { data, towns: indexTowns(alone), map: null })
}

const citiesByName = oncePer(
  (site: BuiltSite) => new Map(filledData(site).cities.map((city) => [city.cityName, city])),
)

const filledData = oncePer(({ data }: BuiltSite) => fillTexts(data))

/** No town, county or local name, and no number, year or amount ties the sentence to a place. */
function isTrueAnywhere(site: BuiltSite, sentence: string, places: readonly string[]): boolean {
  const isTied = maskWords(sentence, masksOf(site)).some(
    (word) => word === '[town]' || word === '[county]' || /\d/.test(word),
  )
  return !isTied && localNames(site, sentence, places).length === 0
}
