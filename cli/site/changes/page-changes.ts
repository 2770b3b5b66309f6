import type { AddressChanges, Answer, PageChanges } from '../../report/change-report.ts'
import { isCovered, readOldAddress } from '../../lib/old-address.ts'
import type { SiteModel } from '../../render/site-model.ts'
import { changedDocuments, differingPaths } from '../../origins/origins.ts'
import { diffSites } from '../entries/plan.ts'
import type { PageView } from '../pages/page-views.ts'
import { byPath, type BuiltStates, type EditedFiles } from './states.ts'

/** Pages that come, go, move to another address, or are not what they were. */
export function diffPages({ before, after }: BuiltStates, { served }: EditedFiles): PageChanges {
  const [old, fresh] = [byPath(before.views), byPath(after.views)]
  const toNamed = ({ path, head }: PageView['content']) => ({ path, title: head.title })
  const left = [...old.values()].filter(({ path }) => !fresh.has(path))
  const renamed = left.flatMap((page) => {
    const answer = answerOf(page.path, after.model)
    const target = answer.kind === 'redirect' ? fresh.get(answer.to) : undefined
    const isSame = target && !old.has(target.path) && target.kind === page.kind
    return isSame ? [{ from: page.path, ...toNamed(target) }] : []
  })
  const [sources, targets] = [renamed.map(({ from }) => from), renamed.map(({ path }) => path)]
  const changed = changedDocuments(before.views, after.views)
  const pictured = new Set(served.flatMap((file) => pagesShowing(file, after.views)))
  return {
    total: after.model.pages.length,
    added: [...fresh.values()]
      .filter(({ path }) => !old.has(path) && !targets.includes(path))
      .map(toNamed),
    removed: left
      .filter(({ path }) => !sources.includes(path))
      .map((page) => ({ ...toNamed(page), answer: answerOf(page.path, after.model) })),
    renamed,
    changed: [...fresh.values()].flatMap((page) => {
      const previous = old.get(page.path)
      const isPictured = pictured.has(page.path)
      if (!previous || !(isPictured || changed.has(page.path))) return []
      const parts = [...wordlessParts(previous, page), ...(isPictured ? ['pictures'] : [])]
      return [{ ...toNamed(page), parts: [...new Set(parts)] }]
    }),
  }
}

/** The pages that show a file of data/public/, which keeps its address when it is another picture. */
export function pagesShowing(file: string, views: readonly PageView[]): string[] {
  const path = JSON.stringify(file.slice('data/public'.length)).slice(1, -1)
  // A copy of a photo stands with its width behind it: `/a-480.avif 480w`.
  const isNamed = (content: string) =>
    [`${path}"`, `${path} `].some((name) => content.includes(name))
  return views.flatMap(({ id, content }) => (isNamed(JSON.stringify(content)) ? id : []))
}

function answerOf(path: string, { redirects, gone }: SiteModel): Answer {
  const redirect = redirects.find(({ from }) => isCovered(path, readOldAddress(from)))
  if (redirect) return { kind: 'redirect', to: redirect.to }
  return { kind: gone.includes(path) ? 'gone' : 'nothing' }
}

const partNames: Readonly<Record<string, string>> = {
  look: 'look',
  mark: 'icon',
  map: 'map',
  countyMaps: 'map',
  outlines: 'map',
  house: 'drawing',
  drawing: 'drawing',
  structuredData: 'structured data',
  canonical: 'address in the head',
  to: 'links',
  path: 'links',
  href: 'links',
  src: 'pictures',
  e164: 'phone link',
}

function wordlessParts(before: unknown, after: unknown): string[] {
  return differingPaths(before, after).flatMap((path) => {
    const key = path.find((each) => Object.hasOwn(partNames, each))
    return partNames[String(key)] ?? []
  })
}

/** Addresses that answer for the first time, not any more, or with another page. */
export function diffAddresses({ before, after }: BuiltStates): AddressChanges {
  const { pages, redirects, gone } = diffSites(before.model, after.model)
  const answered = new Set([
    ...after.model.pages.map(({ path }) => path),
    ...after.model.redirects.map(({ from }) => from),
    ...after.model.gone,
  ])
  const left = [
    ...pages.disappear,
    ...redirects.disappear.map(({ from }) => from),
    ...gone.disappear,
  ]
  return {
    appear: pages.appear,
    vanish: [...new Set(left.filter((path) => !answered.has(path)))],
    redirect: redirects.appear,
    gone: gone.appear,
  }
}
