import type { SiteAuditRule } from './site-audit-rule.ts'

export const accessPage: SiteAuditRule = {
  id: 'access/page',
  severity: 'error',
  asks: 'In a browser, wide and narrow, axe finds no fault of access.',
  why: 'Who cannot see well or use a mouse is a customer too. `--browser` opens the plainest and the fullest page of each kind, `--all` all pages.',
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
