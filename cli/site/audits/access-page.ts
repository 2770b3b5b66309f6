import type { SiteAuditRule } from './site-audit-rule.ts'

export const accessPage: SiteAuditRule = {
  id: 'access/page',
  severity: 'error',
  asks: 'axe finds nothing on a page of each kind in a browser, on a wide and on a narrow screen.',
  why: 'Who cannot see, hear or use a mouse is a customer too, and in the US the law says so.',
  fault: '<img src="/crew.jpg">',
  repair: '<img src="/crew.jpg" alt="Our crew on a roof in Essex">',
  check: ({ access }) => {
    if ('notRun' in access) return { breaches: [], ...access }
    return {
      breaches: access.faults.map(({ page, rule, message, html }) => {
        return { page, message: `${message}: ${html} (axe: ${rule})` }
      }),
    }
  },
}
