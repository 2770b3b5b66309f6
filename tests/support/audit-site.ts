import { runRules, type AuditFinding } from '../../cli/audit/audit.ts'
import { readPage } from '../../cli/audit/read-page.ts'
import { dataPath } from '../../cli/load/load-data.ts'
import { audits } from '../../cli/site/audits/index.ts'
import type { BuiltSite } from '../../cli/site/audits/site-audit-rule.ts'
import { modelOf, siteData } from './site-model.ts'

export const origin = 'https://www.example.com'

interface TestPage {
  readonly kind?: string
  readonly head?: string
  readonly main?: string
  /** The whole page, in place of head and main. */
  readonly html?: string
}

export type TestPages = Readonly<Record<string, TestPage>>

/** The frozen data and its model, which no test changes. */
function frozen(): Pick<BuiltSite, 'data' | 'model'> {
  known.frozen ??= { data: siteData(), model: modelOf() }
  return known.frozen
}

const known: { frozen?: Pick<BuiltSite, 'data' | 'model'> } = {}

type Others = Partial<Omit<BuiltSite, 'pages'>>

/** A built site of a few small pages, with the frozen data. */
export function auditSite(pages: TestPages, others: Others = {}): BuiltSite {
  const { data, model } = others
  const addresses = Object.keys(pages).filter((path) => path !== '/404')
  return {
    origin,
    pages: Object.entries(pages).map(([path, page]) =>
      readPage({
        path,
        kind: page.kind ?? 'about',
        file: `dist${path === '/' ? '/index' : path}.html`,
        origin,
        html: () => page.html ?? pageHtml(path, page),
      }),
    ),
    ...(data && model ? { data, model } : frozen()),
    landmarks: [],
    redirects: new Map(),
    gone: new Set(),
    sitemap: sitemapOf(addresses),
    robots: `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
    files: new Map(),
    markup: { faults: [] },
    access: { faults: [] },
    placeOf: ([name], part) => {
      return {
        file: dataPath(name as 'cities'),
        line: 1,
        column: part?.length ?? 1,
        endLine: 1,
        endColumn: 1,
      }
    },
    ...others,
  }
}

/** A line for each address, each with a date of its own. */
export function sitemapOf(paths: readonly string[]): BuiltSite['sitemap'] {
  return paths.map((path, index) => {
    const line = index + 1
    const place = { file: 'dist/sitemap.xml', line, column: 1, endLine: line, endColumn: 1 }
    return { loc: origin + path, lastmod: `2026-01-0${(index % 9) + 1}`, place }
  })
}

function pageHtml(path: string, { head, main = '' }: TestPage): string {
  const own = head ?? goodHead(path)
  return `<!doctype html><html lang="en"><head>${own}</head><body><main id="main">${main}</main></body></html>`
}

export const goodHead = (path: string) =>
  [
    `<title>A page of ${path} with its own title</title>`,
    `<meta name="description" content="${`What stands at ${path}, told in a few words. `.repeat(3).slice(0, 120)}">`,
    `<link rel="canonical" href="${origin}${path}">`,
  ].join('')

/** What a rule finds: severity, page and message of each. */
export function findingsOf(id: string, site: BuiltSite, limits?: Record<string, number>): string[] {
  return auditFindings(id, site, limits).map(
    ({ severity, page = '', message }) => `${severity} ${page}: ${message}`,
  )
}

function auditFindings(
  id: string,
  site: BuiltSite,
  limits: Record<string, number> = {},
): readonly AuditFinding[] {
  const rules = audits.filter((rule) => rule.id === id)
  if (rules.length === 0) throw new Error(`There is no rule ${id}.`)
  const settings = { rules: { [id]: { limits, reason: 'A test.' } } }
  return runRules({ site, rules, settings }).flatMap(({ findings }) => findings)
}
