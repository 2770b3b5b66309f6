import { visibleText } from './nodes.ts'
import type { SiteAuditRule } from './site-audit-rule.ts'

export const honestyRegistration: SiteAuditRule = {
  id: 'honesty/registration',
  severity: 'error',
  asks: 'The registration number stands on every page.',
  why: 'Connecticut asks a home improvement contractor to state the registration in advertising (General Statutes, section 20-427).',
  fault: 'A page without a footer.',
  repair: 'Connecticut registered home improvement contractor HIC.0000000',
  check: ({ pages, data }) => {
    const { label, number } = data.business.registration
    return {
      breaches: pages
        .filter((page) => !visibleText(page).includes(number))
        .map(({ path }) => ({
          page: path,
          message: `${path} does not show the registration number.`,
          expected: `${label} ${number}`,
        })),
    }
  },
}
