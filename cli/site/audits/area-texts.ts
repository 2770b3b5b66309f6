import { collapse } from '../../audit/html.ts'
import { createMasks, maskWords, type Masks } from '../../audit/masks.ts'
import type { AuditPage, Block } from '../../audit/page.ts'
import { groupBy } from '../../lib/group-by.ts'
import { oncePer } from '../../lib/once-per.ts'
import { toSentences } from '../../lib/sentences.ts'
import { areaPath } from '../../lib/slug.ts'
import type { DataPath } from '../../parse/parse.ts'
import { descriptionTexts } from '../pages/description-parts.ts'
import { pagesByPath } from './link-targets.ts'
import type { BuiltSite } from './site-audit-rule.ts'

/** A text that only this page has, or that its own data brings. */
export interface OwnText {
  readonly block: Block
  /** Names masked. */
  readonly words: readonly string[]
  /** The value of the data that it is; `undefined` where the page shows something else. */
  readonly source: DataPath | undefined
}

/** The page of a city or county, as far as it is compared with its siblings. */
export interface AreaTexts {
  readonly page: AuditPage
  readonly name: string
  readonly own: readonly OwnText[]
  readonly sentences: readonly OwnSentence[]
  /** All texts of <main>, names masked. */
  readonly main: readonly (readonly string[])[]
  /** Names inside the place that the data lists. */
  readonly places: readonly string[]
}

/** A sentence, and the text that it stands in. */
export interface OwnSentence {
  readonly sentence: string
  readonly text: OwnText
}

/** What all area pages say alike: names of towns and counties, the firm, its phone and street. */
export const masksOf: (site: BuiltSite) => Masks = oncePer(({ data, model }) => {
  const { business, cities, counties, site } = data
  return createMasks({
    '[town]': [
      ...cities.flatMap(({ cityName, nearbyAreas }) => [cityName, ...nearbyAreas]),
      ...counties.flatMap(({ alsoServed, nearbyAreas }) => [...alsoServed, ...nearbyAreas]),
      ...site.contact.served.others.contactOnly,
      business.address.locality,
    ],
    '[county]': counties.map(({ name }) => name),
    '[firm]': [business.name, business.address.street],
    '[phone]': [model.site.business.phone.text],
  })
})

/** The pages of cities, and those of counties, with their texts; a page has siblings of its kind. */
export const readAreas: (site: BuiltSite) => readonly (readonly AreaTexts[])[] = oncePer((site) => {
  const { cities, counties } = site.data
  const sources = ownSources(site)
  const read = createReader(masksOf(site))
  const pages = pagesByPath(site)
  const groups = [
    cities.map(({ cityName: name, places = [] }) => ({ name, places })),
    counties.map(({ name, places = [] }) => ({ name, places })),
  ]
  return groups.map((group) => {
    const areas = group.flatMap(({ name, places }) => {
      const page = pages.get(areaPath(name))
      return page ? [{ page, name, places, texts: mainTexts(page, read) }] : []
    })
    const uses = countUses(areas.map(({ texts }) => texts))
    return areas.map(({ page, name, places, texts }) => {
      const own = texts.flatMap(({ block, words, key }): OwnText[] => {
        const found = sources.get(block.text)
        const source = found?.find((each) => each.path === page.path)?.source
        const isTemplate = !found && (uses.get(key) ?? 0) * 2 > areas.length
        const isOwn = found ? true : !isTemplate && isProse(block)
        return isOwn ? [{ block, words, source }] : []
      })
      const sentences = own.flatMap((text) =>
        toSentences(text.block.text).map((sentence) => ({ sentence, text })),
      )
      return { page, name, places, own, sentences, main: texts.map(({ words }) => words) }
    })
  })
})

interface WordsOf {
  readonly words: readonly string[]
  readonly key: string
}

interface MainText extends WordsOf {
  readonly block: Block
}

function mainTexts({ blocks }: AuditPage, read: (text: string) => WordsOf): MainText[] {
  return blocks
    .filter(({ isInMain, isDrawn }) => isInMain && !isDrawn)
    .map((block) => ({ block, ...read(block.text) }))
}

/** Masks each text once: most of them stand on all pages. */
function createReader(masks: Masks): (text: string) => WordsOf {
  const known = new Map<string, WordsOf>()
  return (text) => {
    const found = known.get(text)
    if (found) return found
    const words = maskWords(text, masks)
    const made = { words, key: words.join(' ') }
    known.set(text, made)
    return made
  }
}

/** On how many pages each text stands. */
function countUses(pages: readonly (readonly MainText[])[]): ReadonlyMap<string, number> {
  const keys = pages.flatMap((texts) => [...new Set(texts.map(({ key }) => key))])
  return new Map([...groupBy(keys, (key) => key)].map(([key, same]) => [key, same.length]))
}

/** A list of names, a button and a heading are no text that tells of a place. */
const isProse = ({ text }: Block) => /[.!?]$/.test(text) && text.split(' ').length >= 6

interface OwnSource {
  readonly path: string
  readonly source: DataPath
}

/** The texts that the data holds for a single area, as the pages show them. */
function ownSources({ data, model }: BuiltSite): ReadonlyMap<string, readonly OwnSource[]> {
  const entries = new Map<string, DataPath>([
    ...data.counties.map(({ name }, index) => [areaPath(name), ['counties', index]] as const),
    ...data.cities.map(({ cityName }, index) => [areaPath(cityName), ['cities', index]] as const),
  ])
  const found = model.pages.flatMap((page) => {
    const entry = page.kind === 'area' ? entries.get(page.path) : undefined
    if (page.kind !== 'area' || !entry) return []
    const { path, heading, localChallenges } = page
    return [
      { path, text: heading, source: [...entry, 'pageTitle'] },
      ...descriptionTexts(page).map((text) => ({ path, text, source: [...entry, 'description'] })),
      ...localChallenges.map((text, index) => {
        return { path, text, source: [...entry, 'localChallenges', index] }
      }),
    ]
  })
  return groupBy(found, ({ text }) => collapse(text))
}
