import { readPage } from '../../audit/read-page.ts'
import { diffTexts } from '../../origins/changed-texts.ts'
import type { ChangeReport, TextChange } from '../../report/change-report.ts'

/** The pages of a built site by their addresses, and the addresses that lead elsewhere. */
export interface Build {
  readonly pages: ReadonlyMap<string, string>
  readonly redirects: readonly { readonly from: string; readonly to: string }[]
}

/** What another engine makes otherwise of the same data, and all pages that differ. */
export function compareBuilds(since: string, before: Build, after: Build) {
  const [old, fresh] = [pagesOf(before), pagesOf(after)]
  const differing = [...fresh].flatMap(([path, html]) => {
    const was = old.get(path) ?? html
    return was === html ? [] : [{ path, html: withoutLook(html), was: withoutLook(was) }]
  })
  const changed = differing.filter(({ html, was }) => html !== was)
  const texts = findTexts(changed)
  const told = new Set(texts.flatMap(({ pages }) => pages))
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
        return { ...toNamed([path, html]), parts: told.has(path) ? [] : ['markup'] }
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

/** What stands in for a redirect is no page. */
function pagesOf({ pages, redirects }: Build): ReadonlyMap<string, string> {
  const moved = new Set(redirects.map(({ from }) => from))
  return new Map([...pages].filter(([path]) => !moved.has(path)))
}

/** How a page looks and what it runs, and names of files that change with that. */
const look =
  /<style[^>]*>.*?<\/style>|<script(?! type="application\/ld\+json")[^>]*>.*?<\/script>|<meta name="theme-color"[^>]*>| class="[^"]*"|(?<=\/assets\/)[\w.-]+/gs

const withoutLook = (html: string) => html.replaceAll(look, '')

interface Changed {
  readonly path: string
  readonly html: string
  readonly was: string
}

function findTexts(changed: readonly Changed[]): TextChange[] {
  const found = new Map<string, TextChange>()
  for (const { path, html, was } of changed) {
    for (const { before, after } of diffTexts(textsOf(was), textsOf(html))) {
      const key = JSON.stringify([before, after])
      const pages = new Set([...(found.get(key)?.pages ?? []), path])
      found.set(key, { kind: 'text', before, after, pages: [...pages], file: null, line: null })
    }
  }
  return [...found.values()]
}

const values = /(?<=<title>)[^<]+|(?<= (?:content|href)=")[^"]+|"\w+":(?:"(?:[^"\\]|\\.)*"|[\d.]+)/g

function textsOf(html: string) {
  const [head = '', body = ''] = html.split('</head>', 2)
  const inHead = (head.match(values) ?? []).map((value) => `<p>${value}</p>`)
  const { blocks, pictures } = read(inHead.join('') + body)
  return [...blocks, ...pictures].map(({ text }) => ({ text, path: [] }))
}

const read = (html: string) =>
  readPage({
    path: '/',
    kind: '',
    file: '',
    html,
    origin: 'http://site.invalid',
    originsOf: () => [],
  })

const toNamed = ([path, html]: readonly [string, string]) => {
  return { path, title: read(html).title?.text ?? path }
}
