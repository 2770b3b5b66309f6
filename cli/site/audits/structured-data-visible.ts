import type { AuditBreach } from '../../audit/rule.ts'
import { toPhoneNumber } from '../../lib/phone-number.ts'
import type { DataPath } from '../../parse/parse.ts'
import { toPhone } from '../pages/business-facts.ts'
import { describedNodes, isA, listOf, spot, visibleText, type DataNode } from './nodes.ts'
import type { BuiltSite, SiteAuditRule } from './site-audit-rule.ts'

export const structuredDataVisible: SiteAuditRule = {
  id: 'structured-data/visible',
  severity: 'error',
  asks: 'What structured data tells of a page stands on that page for everyone to read.',
  why: 'Search engines take facts that only they are told for an attempt to deceive, and may stop to show anything of the site.',
  fault: '"aggregateRating": { "ratingValue": 4.9 }  # and no rating on the page',
  repair: 'Show the rating on the page, or take it out of its structured data.',
  check: (site) => ({
    breaches: describedNodes(site).flatMap((node) => unseenFacts(site, node)),
  }),
}

/** Something that is marked up, and the forms in which a page may show it. */
interface Fact {
  readonly what: string
  readonly forms: readonly string[]
  readonly source?: DataPath
}

function unseenFacts(site: BuiltSite, node: DataNode): AuditBreach[] {
  const text = visibleText(node.page)
  return factsOf(site, node)
    .filter(({ forms }) => !forms.some((form) => holds(text, form)))
    .map(({ what, forms, source }) => ({
      ...spot(node),
      ...(source && { source }),
      message: `The structured data tells ${what} (${forms[0]}), the page does not.`,
      expected: 'the same on the page, or nothing in its structured data',
    }))
}

/** As whole words: 4.9 does not stand in 14.95. Within a sentence a name may have small letters. */
function holds(page: string, fact: string): boolean {
  const [text, form] = [page.toLowerCase(), fact.toLowerCase()]
  for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) {
    const around = `${text[at - 1] ?? ' '}${text[at + form.length] ?? ' '}`
    if (!/[\p{L}\p{N}]/u.test(around)) return true
  }
  return false
}

function factsOf(site: BuiltSite, node: DataNode): Fact[] {
  const { values } = node
  const fact = (key: string, what: string, source?: DataPath): Fact[] =>
    listOf(values[key])
      .filter((value) => typeof value === 'string' || typeof value === 'number')
      .map((value) => ({ what, forms: [String(value)], ...(source && { source }) }))
  return [
    // The name of a list is a label, no fact.
    ...(isA(node, 'OfferCatalog') ? [] : fact('name', `the name of a ${node.types.join(' and ')}`)),
    ...fact('telephone', 'a phone number', ['business', 'phone']).map(asPeopleReadIt),
    ...fact('email', 'an email address', ['business', 'email']),
    ...fact('areaServed', 'a place served'),
    ...fact('streetAddress', 'a street', ['business', 'address', 'street']),
    ...fact('addressLocality', 'the town of an address', ['business', 'address', 'locality']),
    ...fact('postalCode', 'a ZIP code', ['business', 'address', 'postalCode']),
    ...fact('ratingValue', 'a rating', ['business', 'rating', 'value']),
    ...fact('reviewCount', 'a number of reviews', ['business', 'rating', 'count']),
    ...(isA(node, 'OpeningHoursSpecification') && node.role === 'openingHoursSpecification'
      ? hoursFacts(site, node)
      : []),
  ]
}

function asPeopleReadIt(fact: Fact): Fact {
  const numbers = fact.forms.flatMap((form) => toPhoneNumber(form) ?? [])
  return { ...fact, forms: [...numbers.map((number) => toPhone(number).text), ...fact.forms] }
}

/** The row that the data makes of these hours. */
function hoursFacts({ data, model }: BuiltSite, { values }: DataNode): Fact[] {
  const index = data.business.hours.office.findIndex(
    ({ opens, closes }) => opens === values['opens'] && closes === values['closes'],
  )
  const row = model.site.business.hours[index]
  const source = ['business', 'hours', 'office', index]
  return index < 0 || !row ? [] : [{ what: `hours for ${row.days}`, forms: [row.hours], source }]
}
