import { collapse } from '../../audit/read-page.ts'
import type { AuditPage, Block } from '../../audit/rule.ts'
import { groupBy, memoize, memoizeTexts } from '../../lib/collections.ts'
import { toSentences } from '../../lib/sentences.ts'
import { areaPath } from '../../lib/slug.ts'
import type { DataPath } from '../../parse/parse.ts'
import { hasPage } from '../schema/cities.ts'
import { servedTowns } from '../served-towns.ts'
import { createMasks, localNames, readSentence, type Masks, type ReadSentence } from './names.ts'
import type { BuiltSite } from './texts.ts'

/** A text that only this page has, or that its own data brings. */
interface OwnText {
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
  readonly places: readonly string[]
}

export interface OwnSentence extends Omit<ReadSentence, 'capitals'> {
  /** What it names in the place: streets, quarters, rivers. */
  readonly names: readonly string[]
  readonly text: OwnText
}

export const countWords = (sentences: readonly OwnSentence[]) =>
  sentences.reduce((sum, { length }) => sum + length, 0)

/** What all area pages say alike: names of towns and counties, the state, the firm, its phone and street. */
const masksOf: (site: BuiltSite) => Masks = memoize(({ data, model }) => {
  const { business, cities, counties } = data
  return createMasks({
    '[town]': [
      ...servedTowns(data).map(({ name }) => name),
      ...[...cities, ...counties.filter(hasPage)].flatMap(({ nearbyAreas }) => nearbyAreas),
      business.address.locality,
    ],
    '[county]': counties.map(({ name }) => name),
    '[state]': [business.address.region],
    '[firm]': [business.name, business.address.street ?? business.name],
    '[phone]': [model.site.business.phone.text],
  })
})

/** The pages of cities, and those of counties, with their texts; a page has siblings of its kind. */
export const readAreas: (site: BuiltSite) => readonly (readonly AreaTexts[])[] = memoize((site) => {
  const { cities, counties } = site.data
  const masks = masksOf(site)
  const read = createReader(site, masks)
  const pages = new Map(site.pages.map((page) => [page.path, page]))
  const groups = [
    cities.map(({ cityName: name, places = [] }) => ({ name, places })),
    counties.filter(hasPage).map(({ name, places = [] }) => ({ name, places })),
  ]
  return groups.map((group) => {
    const areas = group.flatMap(({ name, places }) => {
      const page = pages.get(areaPath(name))
      if (!page) return []
      const blocks = page.blocks.filter(({ isInMain, isDrawn }) => isInMain && !isDrawn)
      return [{ page, name, places, blocks, texts: blocks.map(({ text }) => read(text)) }]
    })
    const keys = areas.flatMap(({ texts }) => [...new Set(texts.map(({ key }) => key))])
    const uses = groupBy(keys, String)
    const isOwn = ({ sources, key }: ReadText) =>
      sources.length > 0 || (key !== null && (uses.get(key)?.length ?? 0) * 2 <= areas.length)
    return areas.map(({ page, name, places, blocks, texts }): AreaTexts => {
      const own: OwnText[] = []
      const sentences: OwnSentence[] = []
      for (const [index, block] of blocks.entries()) {
        const found = texts[index]
        if (!found || !isOwn(found)) continue
        const source = found.sources.find(({ path }) => path === page.path)?.source
        const text = { block, words: found.words, source }
        own.push(text)
        for (const each of found.sentences) {
          const { sentence, words, length } = each
          sentences.push({ sentence, words, length, names: localNames(each, places), text })
        }
      }
      return { page, name, places, own, sentences, main: texts.map(({ words }) => words) }
    })
  })
})

interface ReadText {
  readonly sentences: readonly ReadSentence[]
  readonly words: readonly string[]
  readonly sources: readonly OwnSource[]
  /** Alike for texts of no data that differ in names, numbers and plurals; none where a text tells nothing. */
  readonly key: string | null
}

/** Reads each text once: most of them stand on all pages. */
function createReader(site: BuiltSite, masks: Masks): (text: string) => ReadText {
  const bySource = ownSources(site)
  return memoizeTexts((text) => {
    const sentences = toSentences(text).map((sentence) => readSentence(sentence, masks))
    const [first, ...others] = sentences.map(({ words }) => words)
    const words = others.length === 0 ? (first ?? []) : [first ?? [], ...others].flat()
    const sources = bySource.get(text) ?? []
    const isOthers = sources.length === 0 && isProse(text)
    const key = isOthers ? words.join(' ').replaceAll(/\d+|s\b/g, '') : null
    return { sentences, words, sources, key }
  })
}

/** A list of names, a button and a heading are no text that tells of a place. */
const isProse = (text: string) => /[.!?]$/.test(text) && text.split(' ').length >= 6

interface OwnSource {
  readonly path: string
  readonly source: DataPath
}

function ownSources({ data, model }: BuiltSite): ReadonlyMap<string, readonly OwnSource[]> {
  const entries = new Map<string, DataPath>([
    ...data.counties.map(({ name }, index) => [areaPath(name), ['counties', index]] as const),
    ...data.cities.map(({ cityName }, index) => [areaPath(cityName), ['cities', index]] as const),
  ])
  const found = model.pages.flatMap((page) => {
    const entry = page.kind === 'area' ? entries.get(page.path) : undefined
    if (page.kind !== 'area' || !entry) return []
    const { path, heading, lead, description, localChallenges } = page
    return [
      { path, text: heading, source: [...entry, 'pageTitle'] },
      ...(lead === null ? [] : [{ path, text: lead, source: [...entry, 'lead'] }]),
      { path, text: description, source: [...entry, 'description'] },
      ...localChallenges.flatMap(({ title, text }, index) => {
        const source = [...entry, 'localChallenges', index]
        if (title === null) return [{ path, text, source }]
        return [
          { path, text: title, source: [...source, 'title'] },
          { path, text, source: [...source, 'text'] },
        ]
      }),
    ]
  })
  return groupBy(found, ({ text }) => collapse(text))
}
