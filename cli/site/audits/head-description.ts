import { checkHeadTexts } from './head-texts.ts'
import type { SiteAuditRule } from './site-audit-rule.ts'

export const headDescription: SiteAuditRule<'shortest' | 'longest'> = {
  id: 'head/description',
  severity: 'error',
  asks: 'Every page has a meta description of its own, of 70 to 160 characters.',
  why: 'Search engines show it below the title. Where there is none, or the same on many pages, they take some words of the page instead.',
  fault: 'Two pages say: Roofing in Connecticut by a local contractor.',
  repair: 'Each says in one or two sentences what only it has.',
  limits: { shortest: 70, longest: 160 },
  check: ({ pages }, { shortest, longest }) => ({
    breaches: checkHeadTexts({
      pages,
      name: 'meta description',
      of: 'description',
      shortest,
      longest,
    }),
  }),
}
