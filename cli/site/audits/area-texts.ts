import type { ReadPage, Block } from '../../reading/page.ts'
import { groupBy, memoize, memoizeTexts } from '../../lib/collections.ts'
import { toSentences } from '../../lib/sentences.ts'
import { splitName } from '../../lib/place-name.ts'
import { areaPath } from '../page-paths.ts'
import type { DataPath } from '../../parse/parse.ts'
import { textsBelow } from '../../validate/fields.ts'
import { hasPage } from '../schema/cities.ts'
import { servedTowns } from '../served-towns.ts'
import { readStates } from '../states/area-states.ts'
import { createMasks, localNames, readSentence, type Masks, type ReadSentence } from './names.ts'
import type { AuditedSite } from './texts.ts'

/** A text that only this page has, or that comes from its own data. */
interface OwnText {
  readonly block: Block
  /** With names masked. */
  readonly words: readonly string[]
  /** Its path in the data; `undefined` for other texts. */
  readonly source: DataPath | undefined
}

/** The texts of a city or county page, for comparison with its siblings. */
export interface AreaTexts {
  readonly page: ReadPage
  readonly name: string
  readonly own: readonly OwnText[]
  readonly sentences: readonly OwnSentence[]
  /** All texts of <main>, with names masked. */
  readonly main: readonly (readonly string[])[]
  readonly places: readonly string[]
}

export interface OwnSentence extends Omit<ReadSentence, 'capitals'> {
  /** Names of local things: streets, quarters, rivers. */
  readonly names: readonly string[]
  readonly text: OwnText
}

export const countWords = (sentences: readonly OwnSentence[]) =>
  sentences.reduce((sum, { length }) => sum + length, 0)

/** Names to mask, as they differ without making pages different: towns, counties, state, firm, phone, street. */
const masksOf: (site: AuditedSite) => Masks = memoize(({ data, model }) => {
  const { business, cities, counties } = data
  const { served, named } = readStates(data)
  const withPlain = (names: readonly string[]) => [
    ...names,
    ...names.map((name) => splitName(name).name),
  ]
  return createMasks({
    '[town]': withPlain([
      ...servedTowns(data).map(({ name }) => name),
      ...[...cities, ...counties.filter(hasPage)].flatMap(({ nearbyAreas }) => nearbyAreas),
      business.address.locality,
    ]),
    '[county]': withPlain(counties.map(({ name }) => name)),
    '[state]': [business.address.region, ...served.map((code) => named(code).name)],
    '[firm]': [business.name, business.address.street ?? business.name],
    '[phone]': [model.site.business.phone.text],
  })
})

/** Whether a text is of business.yaml alone, such as a registration that some states ask for. */
const isOfFirm = ({ origins }: Block) =>
  origins.length > 0 && origins.every(({ source }) => source[0] === 'business')

/** Whether texts are still to be written: what stands in their place says nothing of the town. */
const isOpen = (entry: object) => textsBelow(entry).some(({ value }) => value.startsWith('TODO'))

/** The pages of cities, and those of counties; siblings are of the same kind. */
export const readAreas: (site: AuditedSite) => readonly (readonly AreaTexts[])[] = memoize(
  (site) => {
    const { cities, counties } = site.data
    const masks = masksOf(site)
    const read = createReader(masks)
    const pages = new Map(site.pages.map((page) => [page.path, page]))
    const groups = [
      cities.flatMap((city, index) => {
        const { cityName: name, places = [] } = city
        return isOpen(city) ? [] : { name, places, entry: ['cities', index] }
      }),
      counties.flatMap((county, index) => {
        const { name, places = [] } = county
        const isJudged = hasPage(county) && !isOpen(county)
        return isJudged ? { name, places, entry: ['counties', index] } : []
      }),
    ]
    return groups.map((group) => {
      const areas = group.flatMap(({ name, places, entry }) => {
        const page = pages.get(areaPath(name))
        if (!page) return []
        const blocks = page.blocks.filter(({ isInMain, isDrawn }) => isInMain && !isDrawn)
        const texts = blocks.map((block) => {
          const source = ownSource(block, entry)
          const found = read(block.text)
          // A text from the entry belongs to the page, whatever other pages say; one of the firm belongs to none.
          return { block, source, ...found, key: source || isOfFirm(block) ? null : found.key }
        })
        return [{ page, name, places, texts }]
      })
      const keys = areas.flatMap(({ texts }) => [...new Set(texts.map(({ key }) => key))])
      const uses = groupBy(keys, String)
      const isOwn = ({ source, key }: (typeof areas)[number]['texts'][number]) =>
        source !== undefined || (key !== null && (uses.get(key)?.length ?? 0) * 2 <= areas.length)
      return areas.map(({ page, name, places, texts }): AreaTexts => {
        const own: OwnText[] = []
        const sentences: OwnSentence[] = []
        for (const found of texts) {
          if (!isOwn(found)) continue
          const { block, source } = found
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
  },
)

interface ReadText {
  readonly sentences: readonly ReadSentence[]
  readonly words: readonly string[]
  /** Equal for texts that only differ in names, numbers and plurals; `null` for texts without information. */
  readonly key: string | null
}

/** Memoized, as most texts are on all pages. */
function createReader(masks: Masks): (text: string) => ReadText {
  return memoizeTexts((text) => {
    const sentences = toSentences(text).map((sentence) => readSentence(sentence, masks))
    const [first, ...others] = sentences.map(({ words }) => words)
    const words = others.length === 0 ? (first ?? []) : [first ?? [], ...others].flat()
    const key = isProse(text) ? words.join(' ').replaceAll(/\d+|s\b/g, '') : null
    return { sentences, words, key }
  })
}

/** Lists of names, buttons and headings are not prose about a place. */
const isProse = (text: string) => /[.!?]$/.test(text) && text.split(' ').length >= 6

/** The path in the page's entry that a text comes from, if it is about the place. */
function ownSource({ text, origins }: Block, entry: DataPath): DataPath | undefined {
  const whole = origins.find(({ offset, length }) => offset === 0 && length === text.length)
  const [file, index, field] = whole?.source ?? []
  const isOwn = file === entry[0] && index === entry[1] && !untold.has(String(field))
  return isOwn ? whole?.source : undefined
}

/** Names, and facts of one line each. */
const untold = new Set(['cityName', 'name', 'nearbyAreas', 'facts'])
