import { findNearest, numberRuns, sharesWith } from '../../audit/overlap.ts'
import type { AuditBreach, Exhibit } from '../../audit/rule.ts'
import { memoize } from '../../lib/collections.ts'
import { readAreas, type AreaTexts } from './area-texts.ts'
import { sharedSentences } from './shared-sentences.ts'
import { mostQuoted, notQuoted, percent, quote, severityOf } from './words.ts'
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
    const worst = pairs.toSorted((one, two) => two.share - one.share)
    const quoted = new Set(worst.slice(0, mostQuoted))
    return {
      breaches: pairs
        .filter(({ share }) => share > limits.warns)
        .map((pair) => toBreach(pair, limits, quoted.has(pair))),
      exhibits: worst.slice(0, mostExhibits).map(toExhibit),
    }
  },
}

const mostExhibits = 10

/** A page, and the page of its kind that repeats most of its own text. */
export interface Pair {
  readonly area: AreaTexts
  readonly sibling: AreaTexts
  /** Of its own text. */
  readonly share: number
  /** Of all that it says. */
  readonly wholeShare: number
}

export const nearestByOwnText: (site: BuiltSite) => readonly Pair[] = memoize((site) =>
  readAreas(site).flatMap(pairUp),
)

function pairUp(areas: readonly AreaTexts[]): Pair[] {
  const runs = numberRuns(areas.map(({ main }) => main))
  const nearest = findNearest(
    areas.map(({ own }) => own.map(({ words }) => words)),
    runs,
  )
  // Where no text is repeated, the next one will do.
  const siblings = nearest.map((each, index) => each?.index ?? (index + 1) % areas.length)
  const wholeShares = sharesWith(
    areas.map(({ main }) => main),
    siblings,
    runs,
  )
  return areas.flatMap((area, index): Pair[] => {
    const sibling = areas[siblings[index] ?? index]
    const [share = 0, wholeShare = 0] = [nearest[index]?.share, wholeShares[index]]
    return sibling && area !== sibling ? [{ area, sibling, share, wholeShare }] : []
  })
}

function toBreach(
  { area, sibling, share }: Pair,
  limits: Readonly<Record<'warns' | 'fails', number>>,
  isQuoted: boolean,
): AuditBreach {
  const shared = isQuoted ? sharedSentences(area, sibling) : []
  const [first] = shared
  const [text] = area.own
  const sentences = isQuoted ? quote(shared.map(({ sentence }) => sentence)) : notQuoted
  return {
    page: area.page.path,
    ...(text && { at: text.block, source: text.source }),
    ...(first && { at: first.text.block, source: first.text.source, part: first.sentence }),
    severity: severityOf(share, limits),
    message: `${percent(share)} of the text of ${area.name} itself stands on the page of ${sibling.name} too (${sibling.page.path}), names left out: ${sentences}.`,
    expected: `at most ${percent(limits.warns)}: what is true of ${area.name} alone`,
  }
}

function toExhibit({ area, sibling, share }: Pair): Exhibit {
  const textOf = ({ name, page, own }: AreaTexts) => {
    return { title: name, page: page.path, paragraphs: own.map(({ block }) => block.text) }
  }
  const shared = [...sharedSentences(area, sibling), ...sharedSentences(sibling, area)].map(
    ({ sentence }) => sentence,
  )
  const title = `${area.name} and ${sibling.name}: ${percent(share)} of the text of ${area.name}`
  return { title, left: textOf(area), right: textOf(sibling), shared: [...new Set(shared)] }
}
