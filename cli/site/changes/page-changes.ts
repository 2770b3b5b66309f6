import type { Page } from '../../../templates/types.ts'
import type { AddressChanges, AddressAnswer, PageChanges } from '../../report/change-report.ts'
import { isCovered, readOldAddress } from '../../hosts/old-address.ts'
import { isListed, type SiteModel } from '../../render/site-model.ts'
import { diffSites } from '../entries/plan.ts'
import type { Comparison } from './compare-states.ts'
import type { BuiltStates, EditedFiles } from './states.ts'

/** Pages that were added, removed, moved or changed. */
export function diffPages(
  { after }: BuiltStates,
  compared: Comparison,
  { served }: EditedFiles,
): PageChanges {
  const { before: old, after: fresh } = compared
  const toNamed = ({ path, head }: Page) => ({ path, title: head.title })
  const removedPages = [...old.values()].filter(({ path }) => !fresh.has(path))
  const renamed = removedPages.flatMap((page) => {
    const answer = answerOf(page.path, after.model)
    const target = answer.kind === 'redirect' ? fresh.get(answer.to) : undefined
    const isSame = target && !old.has(target.path) && target.kind === page.kind
    return isSame ? [{ from: page.path, ...toNamed(target) }] : []
  })
  const [sources, targets] = [renamed.map(({ from }) => from), renamed.map(({ path }) => path)]
  const changed = new Set(compared.changed)
  const pictured = new Set(served.flatMap((file) => pagesShowing(file, compared)))
  return {
    total: after.model.pages.length,
    added: [...fresh.values()]
      .filter(({ path }) => !old.has(path) && !targets.includes(path))
      .map(toNamed),
    removed: removedPages
      .filter(({ path }) => !sources.includes(path))
      .map((page) => ({ ...toNamed(page), answer: answerOf(page.path, after.model) })),
    renamed,
    changed: [...fresh.values()].flatMap((page) => {
      const { path } = page
      const isPictured = pictured.has(path)
      if (!old.has(path) || !(isPictured || changed.has(path))) return []
      const parts = changed.has(path) ? (compared.at(path)?.parts ?? []) : []
      return [
        { ...toNamed(page), parts: [...new Set([...parts, ...(isPictured ? ['pictures'] : [])])] },
      ]
    }),
  }
}

/** The pages with a file of data/public/, whose address stays the same when its content changes. */
export function pagesShowing(file: string, { after, htmlOf, isIconOf }: Comparison): string[] {
  const path = file.slice('data/public'.length).replaceAll('&', '&amp;').replaceAll("'", '&#x27;')
  // In srcset, an address is followed by its width: `/a-480.avif 480w`.
  const isNamed = (html: string) => [`${path}"`, `${path} `].some((name) => html.includes(name))
  return [...after.keys()].filter((each) => isIconOf(file) || isNamed(htmlOf(each)))
}

function answerOf(path: string, { redirects, gone }: SiteModel): AddressAnswer {
  const redirect = redirects.find(({ from }) => isCovered(path, readOldAddress(from)))
  if (redirect) return { kind: 'redirect', to: redirect.to }
  return { kind: gone.includes(path) ? 'gone' : 'nothing' }
}

/** Whether a page only answers what a visitor did, such as sending a form: nobody kept its address. */
const isAnswer = ({ pages }: SiteModel, path: string) =>
  pages.some((page) => page.path === path && !isListed(page))

/** Addresses that are new, no longer answer, or answer with another page. */
export function diffAddresses({ before, after }: BuiltStates): AddressChanges {
  const { pages, redirects, gone } = diffSites(before.model, after.model)
  const answered = new Set([
    ...after.model.pages.map(({ path }) => path),
    ...after.model.redirects.map(({ from }) => from),
    ...after.model.gone,
  ])
  const removedPaths = [
    ...pages.disappear.filter((path) => !isAnswer(before.model, path)),
    ...redirects.disappear.map(({ from }) => from),
    ...gone.disappear,
  ]
  return {
    appear: pages.appear,
    vanish: [...new Set(removedPaths.filter((path) => !answered.has(path)))],
    redirect: redirects.appear,
    gone: gone.appear,
  }
}
