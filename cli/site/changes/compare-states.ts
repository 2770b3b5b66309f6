import { isDeepStrictEqual } from 'node:util'
import { parse } from 'parse5'
import type { Page } from '../../../templates/types.ts'
import { memoizeTexts } from '../../lib/collections.ts'
import type { DataPath } from '../../parse/parse.ts'
import type { ReadPage } from '../../reading/page.ts'
import { differingParts, differOnlyIn, tokensIn } from '../../reading/page-tokens.ts'
import { readTree } from '../../reading/read-page.ts'
import type { Reading, RenderPage } from '../../reading/read-site.ts'
import { partOfPage } from './page-parts.ts'
import { pagesByPath, type BuiltStates } from './states.ts'

export type Comparison = ReturnType<typeof compareStates>

interface CompareInput extends BuiltStates {
  readonly render: RenderPage
  /** Of the later state. */
  readonly reading: Reading
  /** Whether the text of a value was edited. */
  readonly isEdited: (source: DataPath) => boolean
}

/** A page in two states. */
export interface PageComparison {
  readonly before: ReadPage
  readonly after: ReadPage
  /** The names of parts that differ, besides text. */
  readonly parts: readonly string[]
  /** Whether only texts with edited values differ. */
  readonly isOnlyWords: boolean
}

/** Compares the rendered pages of two states of a site. */
export function compareStates({ before, after, render, reading, isEdited }: CompareInput) {
  const [old, fresh] = [pagesByPath(before.model), pagesByPath(after.model)]
  const [oldSite, freshSite] = [before.model.site, after.model.site]
  // Look and icon are in files that all pages refer to.
  const isLook = !isDeepStrictEqual(oldSite.look, freshSite.look)
  const isIcon = !isDeepStrictEqual(oldSite.mark, freshSite.mark)
  const around = [...(isLook ? ['look'] : []), ...(isIcon ? ['icon'] : [])]
  const oldHtmlOf = memoizeTexts((path) => {
    const page = old.get(path)
    return page ? render(oldSite, page) : ''
  })
  const htmlOf = (path: string) => {
    const page = fresh.get(path)
    return page ? render(freshSite, page) : ''
  }
  const isSameSite = isDeepStrictEqual(oldSite, freshSite)
  const differs = (path: string) => {
    const [previous, page] = [old.get(path), fresh.get(path)]
    if (!previous || !page || (isSameSite && isDeepStrictEqual(previous, page))) return false
    return around.length > 0 || oldHtmlOf(path) !== htmlOf(path)
  }
  const compare = (previous: Page, path: string): PageComparison => {
    const about = { path, kind: previous.kind, file: path, origin: oldSite.business.url }
    const [tree, markedTree] = [parse(oldHtmlOf(previous.path)), parse(reading.htmlOf(path))]
    const tokens = tokensIn(tree, partOfPage)
    const markedTokens = tokensIn(markedTree, partOfPage, reading.sources)
    return {
      before: readTree(tree, about),
      after: reading.readTree(path, markedTree),
      parts: [...around, ...differingParts(tokens, markedTokens)],
      isOnlyWords: around.length === 0 && differOnlyIn(tokens, markedTokens, isEdited),
    }
  }
  const compared = memoizeTexts((key) => {
    const [from = '', path = ''] = key.split(' ')
    const previous = old.get(from)
    return previous ? compare(previous, path) : null
  })
  return {
    before: old,
    after: fresh,
    reading,
    /** The paths of pages that exist in both states and differ. */
    changed: [...fresh.keys()].filter(differs),
    /** Compares a page with the former one, at this address or another; `null` if there was none. */
    at: (path: string, from = path) => compared(`${from} ${path}`),
    htmlOf,
    /** Whether the site's icon is made from this file of data/public/. */
    isIconOf: (file: string) =>
      freshSite.mark.kind === 'picture' && file === `data/public${freshSite.mark.src}`,
  }
}
