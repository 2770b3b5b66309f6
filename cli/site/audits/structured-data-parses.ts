import type { SiteAuditRule } from './site-audit-rule.ts'

export const structuredDataParses: SiteAuditRule = {
  id: 'structured-data/parses',
  severity: 'error',
  asks: 'Structured data is JSON that can be read.',
  why: 'One comma too many, and a search engine drops the whole block.',
  fault: '{"@type": "LocalBusiness",}',
  repair: '{"@type": "LocalBusiness"}',
  check: ({ pages }) => ({
    breaches: pages.flatMap(({ path, data }) =>
      data
        .filter(({ value }) => typeof value !== 'object' || value === null)
        .map((at) => ({
          page: path,
          at,
          message: 'The structured data of this page cannot be read.',
          expected: 'a map or a list in JSON',
        })),
    ),
  }),
}
