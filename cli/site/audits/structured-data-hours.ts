import type { BusinessInput } from '../schema/business.ts'
import { allNodes, isA, isMap, listOf, spot } from './nodes.ts'
import type { SiteAuditRule } from './site-audit-rule.ts'

export const structuredDataHours: SiteAuditRule = {
  id: 'structured-data/hours',
  severity: 'error',
  asks: 'The hours in structured data are those of data/business.yaml.',
  why: 'Maps and search results tell people when to come; wrong hours send them to a closed door.',
  fault: '"opens": "08:00"  # and business.yaml says 07:00',
  repair: '"opens": "07:00"',
  check: (site) => {
    const { hours } = site.data.business
    const expected = toLines(hours.office).join(', ')
    const firms = allNodes(site).filter(
      (node) => isA(node, 'LocalBusiness') && 'openingHoursSpecification' in node.values,
    )
    const breaches = firms.flatMap((node) => {
      const written = readHours(node.values['openingHoursSpecification']).join(', ')
      if (written === expected) return []
      return [
        {
          ...spot(node),
          source: ['business', 'hours', 'office'],
          message: `The structured data has other hours than the data: ${written}.`,
          expected,
        },
      ]
    })
    return { breaches }
  },
}

const toLines = (office: BusinessInput['hours']['office']) =>
  office.flatMap(({ days, opens, closes }) => days.map((day) => `${day} ${opens}–${closes}`))

const readHours = (value: unknown): string[] =>
  listOf(value)
    .filter(isMap)
    .flatMap(({ dayOfWeek, opens, closes }) =>
      listOf(dayOfWeek).map((day) => {
        return `${String(day).replace('https://schema.org/', '')} ${String(opens)}–${String(closes)}`
      }),
    )
