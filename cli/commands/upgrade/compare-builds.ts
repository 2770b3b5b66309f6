import { diffTexts } from '../../reading/changed-texts.ts'
import { readTokens, type PartOf, type Token } from '../../reading/page-tokens.ts'
import { attributeOf, readPage } from '../../reading/read-page.ts'
import type { ChangeReport, TextChange } from '../../report/change-report.ts'

/** The pages of a built site by path, and its redirects. */
export interface Build {
  readonly pages: ReadonlyMap<string, string>
  readonly redirects: readonly { readonly from: string; readonly to: string }[]
}

/** Describes how a build with another engine differs for the same data. */
export function compareBuilds(since: string, before: Build, after: Build) {
  const [old, fresh] = [pagesOf(before), pagesOf(after)]
  const differing = [...fresh].flatMap(([path, html]) => {
    const was = old.get(path) ?? html
    if (was === html) return []
    const [previous, page] = [tokensOf(was), tokensOf(html)]
    return { path, html, was, previous, page, isChanged: saysOther(previous, page) }
  })
  const changed = differing.filter(({ isChanged }) => isChanged)
  const texts = findTexts(changed)
  const withTexts = new Set(texts.flatMap(({ pages }) => pages))
  const redirects = new Map(after.redirects.map(({ from, to }) => [from, to]))
  const report: ChangeReport = {
    since,
    faulty: [],
    pages: {
      total: [...fresh.keys()].filter((path) => path !== '/404').length,
      added: [...fresh].filter(([path]) => !old.has(path)).map(toNamed),
      removed: [...old]
        .filter(([path]) => !fresh.has(path))
        .map((page) => {
          const to = redirects.get(page[0])
          return { ...toNamed(page), answer: to ? { kind: 'redirect', to } : { kind: 'gone' } }
        }),
      renamed: [],
      changed: changed.map(({ path, html }) => {
        return { ...toNamed([path, html]), parts: withTexts.has(path) ? [] : ['markup'] }
      }),
    },
    reloading: differing.length - changed.length,
    causes: [],
    code: [],
    texts,
    addresses: { appear: [], vanish: [], redirect: [], gone: [] },
    findings: { new: [], gone: [] },
  }
  return { report, differing: differing.map(({ path }) => path) }
}

/** Redirect pages do not count as pages. */
function pagesOf({ pages, redirects }: Build): ReadonlyMap<string, string> {
  const moved = new Set(redirects.map(({ from }) => from))
  return new Map([...pages].filter(([path]) => !moved.has(path)))
}

const tokensOf = (html: string) => readTokens(html, partOf)

/** Groups tokens: how a page looks and what it runs; its head; its other markup. */
const partOf: PartOf = (element, attribute, around) => {
  const { tagName } = element
  const value = attributeOf(element, attribute) ?? ''
  const isData = attributeOf(element, 'type') === 'application/ld+json'
  if (tagName === 'style' || (tagName === 'script' && !isData)) return 'look'
  // File names contain hashes of their content.
  if (attribute === 'class' || value.includes('/assets/')) return 'look'
  if (attributeOf(element, 'name') === 'theme-color') return 'look'
  const isOfHead = around.some((each) => each.tagName === 'head')
  const isWords = attribute === 'content' || attribute === 'href' || attribute === ''
  return isOfHead && isWords ? 'head' : null
}

function saysOther(before: readonly Token[], after: readonly Token[]): boolean {
  const [old, fresh] = [before, after].map((tokens) =>
    tokens.flatMap(({ part, value }) => (part === 'look' ? [] : value)).join('\0'),
  )
  return old !== fresh
}

interface Changed {
  readonly path: string
  readonly html: string
  readonly was: string
  readonly previous: readonly Token[]
  readonly page: readonly Token[]
}

function findTexts(changed: readonly Changed[]): TextChange[] {
  const found = new Map<string, TextChange>()
  for (const { path, html, was, previous, page } of changed) {
    for (const { before, after } of diffTexts(textsOf(was, previous), textsOf(html, page))) {
      const key = JSON.stringify([before, after])
      const pages = new Set([...(found.get(key)?.pages ?? []), path])
      found.set(key, { kind: 'text', before, after, pages: [...pages], file: null, line: null })
    }
  }
  return [...found.values()]
}

/** The values in the head, and the texts of the page. */
function textsOf(html: string, tokens: readonly Token[]): readonly { readonly text: string }[] {
  const { shown, pictures } = read(html)
  const inHead = tokens.filter(({ part, value }) => part === 'head' && /[\p{L}\d]/u.test(value))
  const valuesInHead = inHead.map(({ value }) => ({
    text: value.replace(/^(?:content|href)=/, ''),
  }))
  return [...valuesInHead, ...shown, ...pictures.filter(({ tag }) => tag !== 'img')]
}

const read = (html: string) =>
  readPage({ path: '/', kind: '', file: '', html, origin: 'http://site.invalid' })

const toNamed = ([path, html]: readonly [string, string]) => {
  return { path, title: read(html).title?.text ?? path }
}
