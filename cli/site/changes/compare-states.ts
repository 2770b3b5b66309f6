import { isDeepStrictEqual } from 'node:util'
import type { Page } from '../../../templates/types.ts'
import { memoizeTexts } from '../../lib/collections.ts'
import type { DataPath } from '../../parse/parse.ts'
import { differingParts, differOnlyIn, readTokens } from '../../reading/page-tokens.ts'
import { readPage } from '../../reading/read-page.ts'
import type { Reading, RenderPage } from '../../reading/read-site.ts'
import { partOfPage } from './page-parts.ts'
import { pagesByPath, type BuiltState, type BuiltStates } from './states.ts'

export type Comparison = ReturnType<typeof compareStates>

/** Two states of a site page by page, as they are rendered; `reading` is that of the state after. */
export function compareStates(
  { before, after }: BuiltStates,
  render: RenderPage,
  reading: Reading,
) {
  const [old, fresh] = [before, after].map((state) => openPages(state, render))
  if (!old || !fresh) throw new Error('There are two states.')
  // What follows from these stands in files that all pages name alike.
  const [look, mark] = (['look', 'mark'] as const).map(
    (key) => !isDeepStrictEqual(before.model.site[key], after.model.site[key]),
  )
  const isSameSite = isDeepStrictEqual(before.model.site, after.model.site)
  const differ = (from: string, path: string) => {
    const [previous, page] = [old.pages.get(from), fresh.pages.get(path)]
    if (isSameSite && isDeepStrictEqual(previous, page)) return false
    return look || mark || old.htmlOf(from) !== fresh.htmlOf(path)
  }
  const markedTokensOf = memoizeTexts((path) =>
    readTokens(reading.markedHtmlOf(path), partOfPage, reading.sources),
  )
  return {
    before: old,
    after: fresh,
    reading,
    /** The addresses of pages that are there in both states, and differ. */
    changed: [...fresh.pages.keys()].filter((path) => old.pages.has(path) && differ(path, path)),
    /** What differs on a page besides words. */
    partsOf: (path: string): string[] => [
      ...(look ? ['look'] : []),
      ...(mark ? ['icon'] : []),
      ...differingParts(old.tokensOf(path), fresh.tokensOf(path)),
    ],
    /** Whether a page differs in nothing but texts that hold one of these values. */
    isOnlyIn: (path: string, isMeant: (source: DataPath) => boolean) =>
      !look && !mark && differOnlyIn(old.tokensOf(path), markedTokensOf(path), isMeant),
  }
}

/** The pages of a state, rendered when they are asked for, once. */
function openPages({ model }: BuiltState, render: RenderPage) {
  const pages: ReadonlyMap<string, Page> = pagesByPath(model)
  const { mark } = model.site
  const htmlOf = memoizeTexts((path) => {
    const page = pages.get(path)
    return page ? render(model.site, page) : ''
  })
  return {
    pages,
    htmlOf,
    /** Whether the icon of the site is made from this file of data/public/. */
    isIcon: (file: string) => mark.kind === 'picture' && file === `data/public${mark.src}`,
    tokensOf: memoizeTexts((path) => readTokens(htmlOf(path), partOfPage)),
    readAt: (path: string) => {
      const kind = pages.get(path)?.kind ?? ''
      const origin = model.site.business.url
      return readPage({ path, kind, file: path, html: htmlOf(path), origin })
    },
  }
}
