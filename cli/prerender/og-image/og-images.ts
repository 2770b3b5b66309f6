import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Page } from '../../../templates/types.ts'
import { hash } from '../../lib/hash.ts'
import { once } from '../../lib/once.ts'
import type { LastmodRecord } from '../../render/lastmod.ts'
import { packageVersion, type Cache } from '../cache.ts'
import { isCityPage } from '../../build/city-page.ts'
import type { Card } from './og-image.ts'
import { resolveStyles } from './resolve-styles.ts'
import { setColumn } from './draw-og-image.ts'
import type { FindTypeface } from './typeface.ts'
import { readPictureFonts } from './fonts.ts'
import type { SiteFile } from '../prerender.ts'
import { rasterize } from '../rasterize.ts'
import { cacheFolder, readRecords, writeRecords, type FileRecords } from '../../build/records.ts'
import type { ServerBundle, SharedParts } from '../../bundle/server-bundle.ts'

/** What cards are made for. */
export interface CardedPages {
  readonly root: string
  readonly pages: readonly Page[]
  readonly lastmod: LastmodRecord
  readonly bundleKey: string
  /** The pages of cities get their own cards too. */
  readonly cities: boolean
}

interface CardsInput extends CardedPages {
  /** The site's, without a slash at the end. */
  readonly origin: string
  readonly bundle: () => ServerBundle
  readonly shared: SharedParts
  readonly typefaces: () => Promise<FindTypeface>
  readonly cache: Cache
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

const recordsOf = (root: string) => join(cacheFolder(root), 'cards.json')

const withCards = ({ pages, cities }: CardedPages) =>
  pages.filter((page) => cities || !isCityPage(page))

/** What a card is made from. */
const keyOf = ({ bundleKey, lastmod }: CardedPages, { path }: Page) =>
  `${bundleKey} ${lastmod[path]?.hash}`

/** Whether an earlier run has composed all cards. */
export function areComposed(input: CardedPages): boolean {
  const kept = readRecords(recordsOf(input.root))
  return withCards(input).every((page) => kept[page.path]?.key === keyOf(input, page))
}

/** Loads what sets the words of cards. Throws where a font is missing or is no font. */
export async function loadTypefaces(root: string, cache: Cache): Promise<FindTypeface> {
  const fonts = await readPictureFonts(root, cache)
  const { createTypefaces } = await import('./typeface.ts')
  return createTypefaces(fonts)
}

/**
 * The cards of all pages. Composing one takes the server bundle and typefaces, so that names of
 * cards are kept with what they were made from, and a card is composed again where that changed.
 */
export async function makeCards(input: CardsInput): Promise<Cards> {
  const { root, origin, shared } = input
  const kept = readRecords(recordsOf(root))
  const composer = once(() => createComposer(input))
  const cards = new Map<string, KnownCard>()
  const records: Record<string, FileRecords[string]> = {}
  const files: SiteFile[] = []
  for (const page of withCards(input)) {
    const source = keyOf(input, page)
    const known = kept[page.path]
    const state = known?.key === source ? known.state : nameCard(page, await composer())
    records[page.path] = { key: source, state }
    // Written by `nameCard`.
    const card = JSON.parse(state) as KnownCard
    cards.set(page.path, card)
    if (card.path === '') continue
    const draw = async () => rasterize((await composer())(page)?.svg ?? '')
    // Its name has the hash of the drawing, which need not be composed to find its picture.
    const key = hash(`${packageVersion('@resvg/resvg-js')} ${card.path}`)
    const content = () => input.cache.get(`card-${key}`, draw)
    files.push({ path: card.path, key: card.path, content })
  }
  writeRecords(recordsOf(root), records)
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

/** Makes the pictures that are in none of these folders, several at a time, so that they are at hand. */
export async function printMissing(
  pictures: readonly SiteFile[],
  folders: readonly string[],
): Promise<void> {
  const isMissing = ({ path }: SiteFile) => !folders.some((each) => existsSync(join(each, path)))
  const waiting = pictures.filter(isMissing).values()
  const work = async () => {
    for (const { content } of waiting) await content()
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}

const nameOf = ({ path }: Page) => (path === '/' ? 'home' : path.split('/').at(-1))

/** A card's picture as SVG; `undefined` where the typefaces lack a character. */
type Composer = (page: Page) => { readonly svg: string; readonly alt: string } | undefined

/** Sets the words of cards into their drawings. */
async function createComposer({ bundle, typefaces }: CardsInput): Promise<Composer> {
  const { renderCard, cardStyles } = bundle()
  const typefaceOf = await typefaces()
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
