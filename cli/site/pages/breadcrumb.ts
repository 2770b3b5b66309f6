import type { RoutePath } from '../../../templates/paths.ts'
import type { Link } from '../../../templates/types.ts'
import type { SiteData } from '../schema/data.ts'
import { workTop } from './jobs.ts'

/** The way from Home to a page. A step that is only an address is named as in the menu. */
export function buildBreadcrumb(data: SiteData, steps: readonly (Link | RoutePath)[]): Link[] {
  return ['/' as const, ...steps].map((step) =>
    typeof step === 'string' ? { text: menuName(data, step), to: step } : step,
  )
}

/** What the menu calls a page that exists once; its heading where the menu has no link to it. */
function menuName(data: SiteData, path: RoutePath): string {
  const { site, business } = data
  const headings: Readonly<Record<string, string>> = {
    '/': business.name,
    '/services': site.services.heading,
    '/service-areas': site.serviceAreas.heading,
    '/about': site.about.heading,
    '/contact': site.contact.heading,
    '/work': workTop(data).heading,
  }
  return site.navigation.find(({ to }) => to === path)?.text ?? headings[path] ?? path
}
