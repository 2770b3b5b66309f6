import type { AuditBreach } from '../../audit/rule.ts'
import type { Severity } from '../../lib/finding.ts'
import { groupBy } from '../../lib/collections.ts'
import { listSome, plural } from '../../lib/plural.ts'
import { toSlug } from '../../lib/slug.ts'
import { repeats } from '../../validate/fields.ts'
import { nearestByOwnText, sharedSentences, type Pair } from './area-pairs.ts'
import { countWords, readAreas, type AreaTexts, type OwnSentence } from './area-texts.ts'
import type { AuditedSite, SiteAuditRule } from './texts.ts'

/** How much of the text of a page may stand on another one. */
const ownTextLimits = { warns: 0.2, fails: 0.35 } as const

/** Whether the page of a town tells of that town, and of no other as well. */
export const doorwayAudits: readonly SiteAuditRule[] = [
  {
    id: 'doorway/local-names',
    severity: 'warning',
    limits: { fewest: 3 },
    check: (site, limit) =>
      readAreas(site)
        .flat()
        .map((area) => ({ area, names: localNamesOf(area) }))
        .filter(({ names }) => names.length < limit('fewest'))
        .map(({ area, names }) => ({
          ...ofPage(area),
          message: `The text of ${area.name} names ${names.length === 0 ? 'no place in it' : `only ${names.join(' and ')}`}.`,
          expected: `${limit('fewest')} names or more`,
        })),
  },
  {
    id: 'doorway/own-text',
    limits: ownTextLimits,
    check: (site, limit) => {
      const pairs = onceEach(site, limit)
      const worst = pairs.toSorted((one, two) => two.share - one.share)
      const quoted = new Set(worst.slice(0, mostQuoted))
      return pairs.map((pair) => {
        const { area, sibling, share } = pair
        const shared = quoted.has(pair) ? sharedSentences(pair) : []
        return {
          ...ofPage(area),
          ...atFirst(shared),
          severity: severityOf(share, limit),
          message: `${percent(share)} of the text of ${area.name} itself stands on the page of ${sibling.name} too (${sibling.page.path}), names left out: ${quoted.has(pair) ? quote(shared) : notQuoted}.`,
          expected: `at most ${percent(limit('warns'))}: what is true of ${area.name} alone`,
        }
      })
    },
  },
  {
    id: 'doorway/own-words',
    limits: { warns: 150, fails: 60 },
    check: (site, limit) =>
      readAreas(site)
        .flat()
        .map((area) => ({ area, count: countWords(area.sentences) }))
        .filter(({ count }) => count < limit('warns'))
        .map(({ area, count }) => ({
          ...ofPage(area),
          severity: count < limit('fails') ? 'error' : 'warning',
          message: `The page of ${area.name} has ${plural(count, 'word')} of its own.`,
          expected: `${limit('warns')} or more`,
        })),
  },
  {
    id: 'doorway/same-sentence',
    severity: 'warning',
    check: (site) => {
      // What own-text says of a page as a whole is not said of each of its sentences.
      const copies = new Set(
        nearestByOwnText(site).flatMap(({ area, share }) =>
          share > ownTextLimits.fails ? area : [],
        ),
      )
      const sentences = readAreas(site)
        .flat()
        .flatMap((area) =>
          area.sentences
            .filter(({ words }) => words.length >= fewestWords)
            .map((each): Said => ({ ...each, area })),
        )
      const groups = groupBy(sentences, ({ words }) => words.join(' ').toLowerCase())
      return [...groups.values()].flatMap((said) => sameSentence(said, copies))
    },
  },
  {
    id: 'doorway/swap',
    severity: 'warning',
    limits: { most: 0.5 },
    check: (site, limit) => {
      return nearestByOwnText(site)
        .map((pair) => ({ ...pair, ...trueAnywhere(pair) }))
        .toSorted((one, two) => two.share - one.share)
        .filter(({ share }) => share > limit('most'))
        .map(({ area, sibling, sentences, share }, index) => ({
          page: area.page.path,
          ...atFirst(sentences),
          message: `Put under the name of ${sibling.name}, ${percent(share)} of the text of ${area.name} stays true: ${index < mostQuoted ? quote(sentences) : notQuoted}.`,
          expected: `at most ${percent(limit('most'))}`,
        }))
    },
  },
  {
    id: 'doorway/whole-page',
    limits: { warns: 0.6, fails: 0.85 },
    check: (site, limit) =>
      nearestByOwnText(site)
        .filter(({ wholeShare }) => wholeShare > limit('warns'))
        .map(({ area, sibling, wholeShare: share }) => ({
          ...ofPage(area),
          severity: severityOf(share, limit),
          message: `${percent(share)} of the page of ${area.name} stands on that of ${sibling.name} too (${sibling.page.path}), names left out.`,
          expected: `at most ${percent(limit('warns'))}`,
        })),
  },
  {
    id: 'doorway/same-title',
    severity: 'warning',
    check: ({ pages }) =>
      repeats(
        pages.flatMap(({ path, title }) => (title ? [{ path, title }] : [])),
        ({ title }) => title.text,
      ).map(({ item: { path: page, title: at }, first }) => ({
        page,
        at,
        message: `The title ${JSON.stringify(at.text)} is that of ${first.path} too.`,
        expected: 'a title that no other page has',
      })),
  },
  {
    id: 'doorway/next-job',
    severity: 'notice',
    check: (site) =>
      neediest(site).map(({ area, sibling, wholeShare }) => ({
        ...ofPage(area),
        message: `Of the towns without a finished job, ${area.name} would gain most from one: ${percent(wholeShare)} of its page stands on that of ${sibling.name} too, names left out.`,
        expected: `a job in ${area.name}, when you have finished one: npx roof-site add-project`,
      })),
  },
]

/** Pages that say too much of what another says; of two that say the same, one alone. */
function onceEach(site: AuditedSite, limit: (name: string) => number): Pair[] {
  const pairs = nearestByOwnText(site).filter(({ share }) => share > limit('warns'))
  const own = new Map(pairs.map((pair) => [pair.area, pair]))
  const rankOf = ({ area, share }: Pair) => [
    Number(share > limit('fails')),
    Number(site.fresh?.includes(area.page.path) ?? false),
    pairs.findIndex((pair) => pair.area === area),
  ]
  return pairs.filter((pair) => {
    const other = own.get(pair.sibling)
    if (other?.sibling !== pair.area) return true
    const [ranks, others] = [rankOf(pair), rankOf(other)]
    const at = ranks.findIndex((rank, index) => rank !== others[index])
    return (ranks[at] ?? 0) > (others[at] ?? 0)
  })
}

/** What is wrong with a page as a whole is shown at the first text of its own. */
function ofPage({ page, own: [first] }: AreaTexts): Pick<AuditBreach, 'page' | 'at' | 'source'> {
  return { page: page.path, ...(first && { at: first.block, source: first.source }) }
}

function atFirst([first]: readonly OwnSentence[]): Pick<AuditBreach, 'at' | 'source' | 'part'> {
  if (!first) return {}
  return { at: first.text.block, source: first.text.source, part: first.sentence }
}

/** All local names of a page, without duplicates; headings may be in title case. */
function localNamesOf({ sentences }: AreaTexts): string[] {
  const bodySentences = sentences.filter(({ text }) => !/^h\d$/.test(text.block.tag))
  return [...new Set(bodySentences.flatMap(({ names }) => names))]
}

/** Sentences in a town's own texts without a name, number, year or amount that ties them to the town. */
function trueAnywhere({ area }: Pair) {
  const ownSentences = area.sentences.filter(({ text: { source = [] } }) => {
    const [file, , field] = source
    return file === 'cities' && field !== 'pageTitle' && source.at(-1) !== 'title'
  })
  const sentences = ownSentences.filter(
    ({ words, names }) => names.length === 0 && !words.some((word) => tied.test(word)),
  )
  return { sentences, share: countWords(sentences) / Math.max(1, countWords(ownSentences)) }
}

const tied = /^\[(?:town|county)\]$|\d/

type Said = OwnSentence & { readonly area: AreaTexts }

function sameSentence(
  [first, ...same]: readonly Said[],
  copies: ReadonlySet<AreaTexts>,
): AuditBreach[] {
  if (!first) return []
  const others = same.filter(({ area }) => area !== first.area && !copies.has(area))
  const origin = `one of ${first.area.name} (${first.area.page.path}): `
  return [
    ...others.slice(0, mostTold).map((said) => ({
      page: said.area.page.path,
      ...atFirst([said]),
      message: `But for names, this sentence of ${said.area.name} is ${origin}${JSON.stringify(said.sentence)}.`,
      expected: `a sentence that is true of ${said.area.name} alone`,
    })),
    // All alike, so they become one finding on many pages.
    ...others.slice(mostTold).map(({ area }) => ({
      page: area.page.path,
      ...atFirst([first]),
      message: `But for names, more pages than are listed one by one have a sentence that is ${origin}${JSON.stringify(first.sentence)}.`,
      expected: 'a sentence for each town that is true of it alone',
    })),
  ]
}

/** A sentence on more pages is a template, and a longer list would not make that clearer. */
const mostTold = 20

/** Short sentences such as "The estimate is free." may repeat. */
const fewestWords = 6

function neediest(site: AuditedSite): Pair[] {
  const { cities, projects } = site.data
  const done = new Set(projects.map(({ city }) => toSlug(city)))
  const names = cities.map(({ cityName }) => cityName)
  const open = new Set(names.filter((name) => !done.has(toSlug(name))))
  return nearestByOwnText(site)
    .filter(({ area }) => open.has(area.name))
    .toSorted((a, b) => b.wholeShare - a.wholeShare || countOwnWords(a) - countOwnWords(b))
    .slice(0, 1)
}

const countOwnWords = ({ area }: Pair) => area.own.reduce((sum, { words }) => sum + words.length, 0)

const percent = (share: number) => `${Math.round(share * 100)}%`

/** Limits the quoted sentences; all pages are checked and listed. */
const mostQuoted = 100

const notQuoted = `sentences are quoted of the ${mostQuoted} worst pages alone`

function quote(sentences: readonly OwnSentence[]): string {
  if (sentences.length === 0) return 'in parts of sentences'
  const quoted = sentences.map(({ sentence }) => JSON.stringify(cut(sentence)))
  return listSome(quoted, 3)
}

const cut = (text: string) => (text.length > 140 ? `${text.slice(0, 139)}…` : text)

const severityOf = (share: number, limit: (name: string) => number): Severity =>
  share > limit('fails') ? 'error' : 'warning'
