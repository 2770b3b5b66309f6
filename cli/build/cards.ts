import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Page } from '../../templates/types.ts'
import { hash } from '../hash.ts'
import { packageVersion, type Cache } from './cache.ts'
import type { Card } from './cards/card.ts'
import { resolveStyles } from './cards/resolve-styles.ts'
import { setColumn } from './cards/set-column.ts'
import { readPictureFonts } from './fonts.ts'
import { rasterize } from './rasterize.ts'
import type { ServerBundle } from './server-bundle.ts'

interface PressInput {
  readonly root: string
  readonly bundle: ServerBundle
  /** The folder of the site. */
  readonly outDir: string
  readonly cache: Cache
  /** The pages of cities get their own cards too. */
  readonly cities: boolean
}

/** Makes the pictures that stand for pages where they are shared. */
export interface CardPress {
  /** The page with the address of its own card in its head; the card may be written later. */
  readonly withCard: (page: Page) => Promise<Page>
  /** Waits until all cards are written. Rejects where one could not be. */
  readonly done: () => Promise<void>
}

/** A press that writes cards below assets/, several at a time, and holds no more than those. */
export async function openCardPress(input: PressInput): Promise<CardPress> {
  const { bundle, outDir, cities } = input
  const compose = await createComposer(input)
  const queue = createQueue(availableParallelism())
  return {
    withCard: async (page) => {
      if (!cities && isCity(page)) return page
      const card = bundle.renderCard(page)
      const svg = compose(card)
      if (svg === undefined) return page
      const path = `/assets/share-${nameOf(page)}-${hash(svg)}.png`
      await queue.add(async () => writeFileSync(join(outDir, path), await print(svg, input.cache)))
      const src = bundle.site.business.url + path
      return { ...page, head: { ...page.head, image: { ...bundle.cardSize, src, alt: card.alt } } }
    },
    done: queue.done,
  }
}

const isCity = (page: Page) => page.kind === 'area' && page.towns === null

const nameOf = ({ path }: Page) => (path === '/' ? 'home' : path.split('/').at(-1))

function print(svg: string, cache: Cache): Promise<Buffer> {
  const key = hash(`${packageVersion('@resvg/resvg-js')} ${svg}`)
  return cache.get(`card-${key}`, () => rasterize(svg))
}

/** Sets a card's words into its drawing; `undefined` where the typefaces lack a character. */
async function createComposer({ root, bundle, cache }: PressInput) {
  const fonts = await readPictureFonts(root, cache)
  const { createTypefaces } = await import('./cards/typeface.ts')
  const typefaceOf = createTypefaces(fonts)
  // Towns share the drawings of a few houses.
  const drawings = new Map<string, string>()
  return ({ drawing, columns }: Card): string | undefined => {
    const texts = columns.flatMap((column) => column.texts)
    if (!texts.every((text) => typefaceOf(text).has(text.text))) return undefined
    const drawn = drawings.get(drawing) ?? resolveStyles(drawing, bundle.cardStyles)
    drawings.set(drawing, drawn)
    const words = columns.map((column) => setColumn(column, typefaceOf)).join('')
    return drawn.replace(/<\/svg>$/, `${words}</svg>`)
  }
}

/** Runs a few jobs side by side; `add` waits for a free place. */
function createQueue(places: number) {
  const running = new Set<Promise<void>>()
  const failures: unknown[] = []
  return {
    add: async (job: () => Promise<void>): Promise<void> => {
      const run = job()
        .catch((error: unknown) => void failures.push(error))
        .finally(() => running.delete(run))
      running.add(run)
      if (running.size >= places) await Promise.race(running)
    },
    done: async (): Promise<void> => {
      await Promise.all(running)
      if (failures.length > 0) throw failures[0]
    },
  }
}
