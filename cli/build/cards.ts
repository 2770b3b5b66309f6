import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Page } from '../../templates/types.ts'
import { hash } from '../hash.ts'
import type { LastmodRecord } from '../render/lastmod.ts'
import { packageVersion, type Cache } from './cache.ts'
import type { Card } from './cards/card.ts'
import { resolveStyles } from './cards/resolve-styles.ts'
import { setColumn } from './cards/set-column.ts'
import { readPictureFonts } from './picture-fonts.ts'
import type { SiteFile } from './prerender.ts'
import { rasterize } from './rasterize.ts'
import { cacheFolder, readRecords, writeRecords, type FileRecords } from './records.ts'
import type { ServerBundle, SharedParts } from './server-bundle.ts'

interface CardsInput {
  readonly root: string
  readonly pages: readonly Page[]
  /** The site's, without a slash at the end. */
  readonly origin: string
  readonly lastmod: LastmodRecord
  readonly bundleKey: string
  readonly bundle: () => ServerBundle
  readonly shared: SharedParts
  readonly cache: Cache
  /** The pages of cities get their own cards too. */
  readonly cities: boolean
}

/** The pictures that stand for pages where they are shared. */
export interface Cards {
  readonly files: readonly SiteFile[]
  /** The page with the address of its own card in its head. */
  readonly withCard: (page: Page) => Page
}

/** A card as the last run made it: its file (empty where a page has none) and its words. */
interface KnownCard {
  readonly path: string
  readonly alt: string
}

/**
 * The cards of all pages. Composing one takes the server bundle and typefaces, so that names of
 * cards are kept with what they were made from, and a card is composed again where that changed.
 */
export async function makeCards(input: CardsInput): Promise<Cards> {
  const { root, pages, origin, lastmod, bundleKey, cities, shared } = input
  const record = join(cacheFolder(root), 'cards.json')
  const kept = readRecords(record)
  const composer = once(() => createComposer(input))
  const cards = new Map<string, KnownCard>()
  const records: Record<string, FileRecords[string]> = {}
  const files: SiteFile[] = []
  for (const page of pages.filter((each) => cities || !isCityPage(each))) {
    const key = `${bundleKey} ${lastmod[page.path]?.hash}`
    const known = kept[page.path]
    const state = known?.key === key ? known.state : nameCard(page, await composer())
    records[page.path] = { key, state }
    // Written by `nameCard`.
    const card = JSON.parse(state) as KnownCard
    cards.set(page.path, card)
    if (card.path === '') continue
    const content = async () => print((await composer())(page)?.svg ?? '', input.cache)
    files.push({ path: card.path, key: card.path, content })
  }
  writeRecords(record, records)
  return {
    files,
    withCard: (page) => {
      const card = cards.get(page.path)
      if (!card || card.path === '') return page
      const image = { ...shared.cardSize, src: `${origin}/${card.path}`, alt: card.alt }
      return { ...page, head: { ...page.head, image } }
    },
  }
}

function nameCard(page: Page, compose: Composer): string {
  const composed = compose(page)
  const path = composed ? `assets/share-${nameOf(page)}-${hash(composed.svg)}.png` : ''
  return JSON.stringify({ path, alt: composed?.alt ?? '' } satisfies KnownCard)
}

/** Makes the pictures of cards that a site lacks, several at a time, so that they are at hand. */
export async function printCards(files: readonly SiteFile[]): Promise<void> {
  const waiting = files.values()
  const work = async () => {
    for (const { content } of waiting) await content()
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => (made ??= make())
}

/** Whether a page is that of a city, which has a card of its own only where that is asked for. */
export const isCityPage = (page: Page) => page.kind === 'area' && page.towns === null

const nameOf = ({ path }: Page) => (path === '/' ? 'home' : path.split('/').at(-1))

function print(svg: string, cache: Cache): Promise<Buffer> {
  const key = hash(`${packageVersion('@resvg/resvg-js')} ${svg}`)
  return cache.get(`card-${key}`, () => rasterize(svg))
}

/** A card's picture as SVG; `undefined` where the typefaces lack a character. */
type Composer = (page: Page) => { readonly svg: string; readonly alt: string } | undefined

/** Sets the words of cards into their drawings. */
async function createComposer({ root, bundle, cache }: CardsInput): Promise<Composer> {
  const { renderCard, cardStyles } = bundle()
  const fonts = await readPictureFonts(root, cache)
  const { createTypefaces } = await import('./cards/typeface.ts')
  const typefaceOf = await createTypefaces(fonts)
  // Towns share the drawings of a few houses.
  const drawings = new Map<string, string>()
  return (page) => {
    const { drawing, columns, alt }: Card = renderCard(page)
    const texts = columns.flatMap((column) => column.texts)
    if (!texts.every((text) => typefaceOf(text).has(text.text))) return undefined
    const drawn = drawings.get(drawing) ?? resolveStyles(drawing, cardStyles)
    drawings.set(drawing, drawn)
    const words = columns.map((column) => setColumn(column, typefaceOf)).join('')
    return { svg: drawn.replace(/<\/svg>$/, `${words}</svg>`), alt }
  }
}
