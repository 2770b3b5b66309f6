import { toSlug } from '../../lib/slug.ts'
import { nearestByOwnText, type Pair } from './doorway-own-text.ts'
import type { BuiltSite, SiteAuditRule } from './site-audit-rule.ts'
import { percent } from './words.ts'

export const doorwayNextJob: SiteAuditRule = {
  id: 'doorway/next-job',
  severity: 'notice',
  asks: 'Every town with a page has a finished job to show.',
  why: 'A job that was done there is what no other page can say; where the pages of two towns are most alike, it tells them apart the most.',
  fault: 'The page of Chester has no job, and is more like that of Essex than any other page.',
  repair: 'npm run add-project, for the next job that you finish in Chester.',
  check: (site) => ({ breaches: neediest(site).map(toBreach) }),
}

/** Of the towns without a job, the one whose page is most like another; of several, the shortest. */
function neediest(site: BuiltSite): Pair[] {
  const { cities, projects } = site.data
  const done = new Set(projects.map(({ city }) => toSlug(city)))
  const open = new Set(
    cities.map(({ cityName }) => cityName).filter((name) => !done.has(toSlug(name))),
  )
  return nearestByOwnText(site)
    .filter(({ area }) => open.has(area.name))
    .toSorted((a, b) => b.wholeShare - a.wholeShare || wordsOf(a) - wordsOf(b))
    .slice(0, 1)
}

const wordsOf = ({ area }: Pair) => area.own.reduce((sum, { words }) => sum + words.length, 0)

function toBreach({ area, sibling, wholeShare }: Pair) {
  const [first] = area.own
  return {
    page: area.page.path,
    ...(first && { at: first.block, source: first.source }),
    message: `Of the towns without a finished job, ${area.name} would gain most from one: ${percent(wholeShare)} of its page stands on that of ${sibling.name} too, names left out.`,
    expected: `a job in ${area.name}, when you have finished one: npm run add-project`,
  }
}
