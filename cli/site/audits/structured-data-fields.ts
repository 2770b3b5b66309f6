import type { AuditBreach } from '../../audit/rule.ts'
import { describedNodes, isA, isMap, listOf, spot, type DataNode } from './nodes.ts'
import type { BuiltSite, SiteAuditRule } from './site-audit-rule.ts'

interface Fields {
  readonly required: readonly string[]
  readonly recommended: readonly string[]
}

// developers.google.com/search/docs/appearance/structured-data/local-business, /breadcrumb and
// /site-names. Of a local business, what cannot be had is not asked for: a rating or review of one's
// own shows no stars, departments and a menu are for others, and prices depend on the roof. A service
// has no search result of its own; without its provider it says nothing.
const fields: Readonly<Record<string, Fields>> = {
  LocalBusiness: {
    required: ['name', 'address'],
    recommended: ['telephone', 'url', 'geo', 'openingHoursSpecification'],
  },
  BreadcrumbList: { required: ['itemListElement'], recommended: [] },
  WebSite: { required: ['name', 'url'], recommended: [] },
  Service: { required: ['name'], recommended: [] },
  AggregateRating: { required: ['ratingValue'], recommended: ['bestRating'] },
}

export const structuredDataFields: SiteAuditRule = {
  id: 'structured-data/fields',
  severity: 'error',
  asks: 'Structured data has the fields that Google requires, and those that it recommends.',
  why: 'Without a required field the whole is passed over; without the others it is of less use.',
  fault: '{"@type": "LocalBusiness", "telephone": "+18605550142"}',
  repair: '{"@type": "LocalBusiness", "name": "…", "address": {…}, "telephone": "+18605550142"}',
  check: (site) => ({
    breaches: describedNodes(site).flatMap((node) => [
      ...missingFields(node),
      ...missingSteps(node),
      ...missingCount(node),
      ...fewDecimals(site, node),
      ...typesAside(node),
    ]),
  }),
}

function missingFields(node: DataNode): AuditBreach[] {
  return Object.entries(fields)
    .filter(([type]) => isA(node, type) && !isNamedOnly(node))
    .flatMap(([type, { required, recommended }]) => [
      ...required.filter((name) => isMissing(node, name)).map((name) => toBreach(node, type, name)),
      ...recommended
        .filter((name) => isMissing(node, name))
        .map((name) => ({ ...toBreach(node, type, name), severity: 'warning' as const })),
    ])
}

/** The provider of a service is told of where it is the subject. */
const isNamedOnly = ({ role, id }: DataNode) =>
  id !== undefined && role !== undefined && role !== 'mainEntity'

const isMissing = ({ values }: DataNode, name: string) => {
  const value = values[name]
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}

function toBreach(node: DataNode, type: string, name: string): AuditBreach {
  return {
    ...spot(node),
    message: `The ${type} in the structured data has no ${JSON.stringify(name)}.`,
    expected: JSON.stringify(name),
  }
}

/** Two steps or more, in their order; the last may leave its address out. */
function missingSteps(node: DataNode): AuditBreach[] {
  if (!isA(node, 'BreadcrumbList')) return []
  const steps = listOf(node.values['itemListElement']).filter(isMap)
  const faults = steps.flatMap((step, index) => [
    ...(step['position'] === index + 1
      ? []
      : [`step ${index + 1} has no "position": ${index + 1}`]),
    ...('name' in step ? [] : [`step ${index + 1} has no "name"`]),
    ...('item' in step || index === steps.length - 1 ? [] : [`step ${index + 1} has no "item"`]),
  ])
  const few = steps.length < 2 ? ['it has fewer than two steps'] : []
  return [...few, ...faults].map((fault) => ({
    ...spot(node),
    message: `The BreadcrumbList is not whole: ${fault}.`,
    expected: 'at least two steps, each with position, name and item',
  }))
}

function missingCount(node: DataNode): AuditBreach[] {
  const { reviewCount, ratingCount } = node.values
  if (!isA(node, 'AggregateRating') || (reviewCount ?? ratingCount) !== undefined) return []
  return [toBreach(node, 'AggregateRating', 'reviewCount')]
}

/** Google asks for five decimals, about a meter; JSON writes 41.28090 as 41.2809. */
function fewDecimals(site: BuiltSite, node: DataNode): AuditBreach[] {
  const { latitude, longitude } = node.values
  if (!isA(node, 'GeoCoordinates')) return []
  return (
    [
      ['lat', latitude],
      ['lon', longitude],
    ] as const
  )
    .filter(([, value]) => !/\.\d{5,}$/.test(String(value)))
    .filter(([key, value]) => decimalsInData(site, key, value) < 5)
    .map(([, value]) => ({
      ...spot(node),
      source: ['business', 'coordinates'],
      severity: 'warning',
      message: `The coordinates of the office have fewer than five decimals: ${String(value)}.`,
      expected: 'five decimals or more',
    }))
}

/** As many as the data has, where the page has its number: a zero at the end is one of them. */
function decimalsInData(site: BuiltSite, key: 'lat' | 'lon', value: unknown): number {
  if (value !== site.data.business.coordinates[key]) return 0
  const { column, endColumn } = site.placeOf(['business', 'coordinates', key])
  return endColumn - column - `${Math.trunc(Number(value))}.`.length
}

function typesAside(node: DataNode): AuditBreach[] {
  if (!String(node.values['additionalType']).startsWith('https://schema.org/')) return []
  const message = 'A type of schema.org stands in "additionalType".'
  return [{ ...spot(node), severity: 'warning', message, expected: 'a list as "@type"' }]
}
