import { mapPageTexts } from '../../cli/reading/page.ts'
import { readPageWithPlaces } from '../../cli/reading/read-page.ts'
import { type AuditFinding, runRules } from '../../cli/audit/run-rules.ts'
import { dataPath } from '../../cli/load/load-data.ts'
import { audits } from '../../cli/site/audits/index.ts'
import type { AuditedSite } from '../../cli/site/audits/texts.ts'
import { modelOf, siteData } from './site-model.ts'

interface TestPage {
  readonly kind?: string
  readonly head?: string
  readonly main?: string
}

export type TestPages = Readonly<Record<string, TestPage>>

/** The frozen data and its model, shared by all tests and never changed. */
function frozen(): Pick<AuditedSite, 'data' | 'model'> {
  known.frozen ??= { data: siteData(), model: modelOf() }
  return known.frozen
}

const known: { frozen?: Pick<AuditedSite, 'data' | 'model'> } = {}

type Others = Partial<Omit<AuditedSite, 'pages'>>

/** A built site of a few small pages with the frozen data; all its texts come from the data. */
export function auditSite(pages: TestPages, others: Others = {}): AuditedSite {
  const { data, model } = others
  return {
    pages: Object.entries(pages).map(([path, { kind = 'about', head = '', main = '' }]) => {
      const file = `dist${path === '/' ? '/index' : path}.html`
      const html = `<html lang="en"><head><title>A page</title>${head}</head><body><main>${main}</main></body></html>`
      const origin = 'https://www.example.com'
      return mapPageTexts(
        readPageWithPlaces({ path, kind, origin, html }, { file, html }),
        (placed) => {
          const source = ['site', path, placed.text]
          return { ...placed, origins: [{ offset: 0, length: placed.text.length, source }] }
        },
      )
    }),
    ...(data && model ? { data, model } : frozen()),
    landmarks: [],
    redirects: new Map(),
    placeOf: (source, part = '') => {
      // A distinct line for each text, so that none is mistaken for another.
      const key = source.join()
      const line = lines.get(key) ?? lines.size + 1
      lines.set(key, line)
      const file = dataPath(source[0] === 'cities' ? 'cities' : 'site')
      return { file, line, column: part.length, endLine: line, endColumn: 1 }
    },
    ...others,
  }
}

const lines = new Map<string, number>()

/** Severity, page and message of a rule's findings. */
export function findingsOf(
  id: string,
  site: AuditedSite,
  limits?: Record<string, number>,
): string[] {
  return auditFindings(id, site, limits).map(
    ({ severity, page = '', message }) => `${severity} ${page}: ${message}`,
  )
}

function auditFindings(
  id: string,
  site: AuditedSite,
  limits: Record<string, number> = {},
): readonly AuditFinding[] {
  const rules = audits.filter((rule) => rule.id === id)
  if (rules.length === 0) throw new Error(`There is no rule ${id}.`)
  const settings = { rules: { [id]: { limits, reason: 'A test.' } } }
  return runRules({ site, rules, settings }).flatMap(({ findings }) => findings)
}
