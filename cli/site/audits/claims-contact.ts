import type { AuditBreach } from '../../audit/rule.ts'
import { toPhoneNumber } from '../../lib/phone-number.ts'
import { breachAt, matchesIn } from './claim-breach.ts'
import type { BuiltSite, SiteAuditRule } from './site-audit-rule.ts'

export const claimsContact: SiteAuditRule = {
  id: 'claims/contact',
  severity: 'error',
  asks: 'Every phone number and email address on the site is that of data/business.yaml.',
  why: 'Another number rings at another firm, or nowhere.',
  fault: 'Call 860-555-0143.  # and business.yaml has +18605550142',
  repair: 'Call {phone}.',
  check: (site) => ({ breaches: [...otherNumbers(site), ...otherLinks(site)] }),
}

const phones =
  /(?<![\d.])(?:\+?1[-. ]?)?(?:\(\d{3}\) ?|\d{3}[-. ])\d{3}[-. ]\d{4}(?!\d)|\+1\d{10}\b/g
const emails = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g

function otherNumbers(site: BuiltSite): AuditBreach[] {
  const { phone, email } = site.data.business
  const { text } = site.model.site.business.phone
  const others = matchesIn(site, phones).filter(({ match }) => toPhoneNumber(match[0]) !== phone)
  const addresses = matchesIn(site, emails).filter(({ match }) => match[0] !== email)
  return [
    ...others.map((each) => ({
      ...breachAt(each),
      message: `${each.page.path} has another phone number ${each.text.where}: ${each.match[0]}.`,
      expected: text,
    })),
    ...addresses.map((each) => ({
      ...breachAt(each),
      message: `${each.page.path} has another email address ${each.text.where}: ${each.match[0]}.`,
      expected: email,
    })),
  ]
}

function otherLinks({ pages, data }: BuiltSite): AuditBreach[] {
  const { phone, email } = data.business
  const expected: Readonly<Record<string, string>> = {
    'tel:': `tel:${phone}`,
    'mailto:': `mailto:${email}`,
  }
  return pages.flatMap(({ path, links }) =>
    links.flatMap((at): AuditBreach[] => {
      const right = expected[/^(?:tel|mailto):/.exec(at.href)?.[0] ?? '']
      if (right === undefined || at.href.split('?')[0] === right) return []
      return [
        { page: path, at, message: `A link on ${path} leads to ${at.href}.`, expected: right },
      ]
    }),
  )
}
