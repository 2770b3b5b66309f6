import { findNearest, type Nearest } from '../../audit/overlap.ts'
import type { AuditBreach, Exhibit } from '../../audit/rule.ts'
import { oncePer } from '../../lib/once-per.ts'
import { readAreas, type AreaTexts } from './area-texts.ts'
import { sharedSentences } from './shared-sentences.ts'
import { percent, quote, severityOf } from './words.ts'
import type { BuiltSite, SiteAuditRule } from './site-audit-rule.ts'

export const doorwayOwnText: SiteAuditRule<'warns' | 'fails'> = {
  id: 'doorway/own-text',
  severity: 'error',
  asks: "The page of a town says things that no other town's page says.",
  why: 'Search engines treat pages that differ in little but the name of a town as doorway pages, and drop all of them; and a homeowner learns nothing from the second.',
  fault: 'description: Roofs in Essex need care …  # and the same words for Chester',
  repair: 'Write of each town what is true of it alone: its houses, its streets, its weather.',
  limits: { warns: 0.2, fails: 0.35 },
  check: (site, limits) => {
    const pairs = nearestByOwnText(site)
    return {
      breaches: pairs
        .filter(({ share }) => share > limits.warns)
        .map((pair) => toBreach(site, pair, limits)),
      exhibits: pairs
        .toSorted((one, two) => two.share - one.share)
        .slice(0, mostExhibits)
        .map((pair) => toExhibit(site, pair)),
    }
  },
}

const mostExhibits = 10

/** A page, and the page of its kind that repeats most of it. */
export interface Pair extends Pick<Nearest, 'share'> {
  readonly area: AreaTexts
  readonly sibling: AreaTexts
}

export const nearestByOwnText: (site: BuiltSite) => readonly Pair[] = oncePer((site) =>
  pairUp(site, ({ own }) => own.map(({ words }) => words)),
)

export function pairUp(site: BuiltSite, textOf: (area: AreaTexts) => AreaTexts['main']): Pair[] {
  return readAreas(site).flatMap((areas) =>
    findNearest(areas.map(textOf)).flatMap((nearest, index): Pair[] => {
      const area = areas[index]
      // Where no text is repeated, the next one will do.
      const sibling = areas[nearest?.index ?? (index + 1) % areas.length]
      return area && sibling && area !== sibling
        ? [{ area, sibling, share: nearest?.share ?? 0 }]
        : []
    }),
  )
}

function toBreach(
  site: BuiltSite,
  { area, sibling, share }: Pair,
  limits: Readonly<Record<'warns' | 'fails', number>>,
): AuditBreach {
  const shared = sharedSentences(site, area, sibling)
  const [first] = shared
  return {
    page: area.page.path,
    ...(first && { at: first.text.block, source: first.text.source, part: first.sentence }),
    severity: severityOf(share, limits),
    message: `${percent(share)} of the text of ${area.name} itself stands on the page of ${sibling.name} too (${sibling.page.path}), names left out: ${quote(shared.map(({ sentence }) => sentence))}.`,
    expected: `at most ${percent(limits.warns)}: what is true of ${area.name} alone`,
  }
}

function toExhibit(site: BuiltSite, { area, sibling, share }: Pair): Exhibit {
  const textOf = ({ name, page, own }: AreaTexts) => {
    return { title: name, page: page.path, paragraphs: own.map(({ block }) => block.text) }
  }
  const shared = [
    ...sharedSentences(site, area, sibling),
    ...sharedSentences(site, sibling, area),
  ].map(({ sentence }) => sentence)
  const title = `${area.name} and ${sibling.name}: ${percent(share)} of the text of ${area.name}`
  return { title, left: textOf(area), right: textOf(sibling), shared: [...new Set(shared)] }
}
