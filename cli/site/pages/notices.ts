import type { Notice, Site } from '../../../templates/types.ts'
import { nextDay, startOfDay } from '../../lib/dates.ts'
import { toSlug } from '../../lib/slug.ts'
import type { SiteData } from '../schema/data.ts'
import { timeZoneOf } from '../states/zones.ts'
import { toLink } from './links.ts'
import type { TownIndex } from './towns.ts'

/** What a notice calls the page that belongs to no place. */
export const homeName = 'Home'

const isHome = (name: string) => toSlug(name) === toSlug(homeName)

/** The notices with their dates as moments, by the clock of the office. */
export function buildNotices({ business, site }: SiteData, towns: TownIndex): Notice[] {
  const zone = timeZoneOf(business)
  return (site.notices ?? []).map(({ from, to, text, link, where }, index) => ({
    // By it, a notice that a visitor has dismissed is known for the visit.
    id: `notice-${from}-${index}`,
    from: startOfDay(from, zone),
    to: startOfDay(nextDay(to), zone),
    text,
    link: link ? toLink(link) : null,
    paths: where?.flatMap((name) => (isHome(name) ? '/' : (towns.townOf(name).path ?? []))) ?? null,
  }))
}

/** The site as it is at a moment: without notices that are over, and with those that are shown marked. */
export function withNoticesAt(site: Site, moment: number): Site {
  if (!site.notices) return site
  const notices = site.notices
    .filter(({ to }) => moment < to)
    .map((notice) => ({ ...notice, isShown: notice.from <= moment }))
  const { notices: _notices, ...others } = site
  return notices.length === 0 ? others : { ...others, notices }
}
