import type { AuditPage } from '../../audit/page.ts'
import type { AuditBreach } from '../../audit/rule.ts'
import { areaPath } from '../../lib/slug.ts'
import { isA, isMap, isReference, listOf, nodesOn } from './nodes.ts'
import type { SiteAuditRule } from './site-audit-rule.ts'

export const structuredDataPage: SiteAuditRule = {
  id: 'structured-data/page',
  severity: 'warning',
  asks: 'Each page marks up what it is about: the site, the firm, a service, a town, the way to it.',
  why: 'A search engine learns who the firm is from Home and Contact, and where a page stands from its breadcrumbs.',
  fault: 'A page of a service without a Service in its structured data.',
  repair: '{"@type": "Service", "name": "Roof Repairs", "provider": {"@id": ".../#business"}}',
  check: (site) => {
    const towns = new Map<string, string>(
      site.data.cities.map(({ cityName }) => [areaPath(cityName), cityName]),
    )
    return {
      breaches: site.pages.flatMap((page) => [
        ...missingTypes(page),
        ...missingTown(page, towns.get(page.path)),
      ]),
    }
  },
}

const expectedOn: Readonly<Record<string, readonly string[]>> = {
  home: ['WebSite', 'LocalBusiness'],
  contact: ['LocalBusiness', 'BreadcrumbList'],
  service: ['Service', 'BreadcrumbList'],
  services: ['BreadcrumbList'],
  'service-areas': ['BreadcrumbList'],
  about: ['BreadcrumbList'],
  area: ['BreadcrumbList'],
  work: ['BreadcrumbList'],
  job: ['CreativeWork', 'BreadcrumbList'],
}

function missingTypes(page: AuditPage): AuditBreach[] {
  const nodes = nodesOn(page).filter((node) => !isReference(node))
  return (expectedOn[page.kind] ?? [])
    .filter((type) => !nodes.some((node) => isA(node, type)))
    .map((type) => ({
      page: page.path,
      message: `The structured data of ${page.path} has no ${type}.`,
      expected: `a ${type}`,
    }))
}

function missingTown(page: AuditPage, town: string | undefined): AuditBreach[] {
  const served = nodesOn(page)
    .flatMap(({ values }) => listOf(values['areaServed']))
    .map((area) => (isMap(area) ? area['name'] : area))
  if (town === undefined || served.includes(town)) return []
  const message = `The structured data of ${page.path} does not say that ${town} is served.`
  return [{ page: page.path, message, expected: `"areaServed": "${town}"` }]
}
