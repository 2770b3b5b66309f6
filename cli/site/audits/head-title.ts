import type { AuditBreach } from '../../audit/rule.ts'
import { checkHeadTexts } from './head-texts.ts'
import type { BuiltSite, SiteAuditRule } from './site-audit-rule.ts'

export const headTitle: SiteAuditRule<'shortest' | 'longest'> = {
  id: 'head/title',
  severity: 'error',
  asks: 'Every page has a title of its own, of 15 to 60 characters; that of Home names the firm.',
  why: 'The title is the line that people click in search results. What is too long is cut off, what is not there is made up.',
  fault: '<title>Home</title>',
  repair: '<title>Roofing in New Haven County | Ridge & Eave Roofing</title>',
  limits: { shortest: 15, longest: 60 },
  check: (site, { shortest, longest }) => {
    const { pages } = site
    const breaches = checkHeadTexts({ pages, name: 'title', of: 'title', shortest, longest })
    return { breaches: [...breaches, ...namelessHome(site)] }
  },
}

function namelessHome({ pages, model }: BuiltSite): AuditBreach[] {
  const { name } = model.site.business
  const home = pages.find(({ kind }) => kind === 'home')
  if (!home?.title || home.title.text.includes(name)) return []
  const message = `The title of Home, "${home.title.text}", does not name the firm.`
  const expected = `a title with ${name}`
  return [{ page: home.path, at: home.title, severity: 'warning', message, expected }]
}
