import type { SiteAuditRule } from './site-audit-rule.ts'

export const markupValid: SiteAuditRule = {
  id: 'markup/valid',
  severity: 'error',
  asks: 'The HTML of every page follows the standard.',
  why: 'Browsers mend broken HTML each in its own way, and screen readers read what comes out.',
  fault: '<ul><p>Roof Repairs</p></ul>',
  repair: '<ul><li>Roof Repairs</li></ul>',
  check: ({ markup }) => {
    if ('notRun' in markup) return { breaches: [], ...markup }
    return {
      breaches: markup.faults.map(({ page, rule, message, place }) => {
        return { page, at: { place }, message: `${message} (html-validate: ${rule})` }
      }),
    }
  },
}
