import type { Page } from '../../../templates/types.ts'
import { groupBy } from '../../lib/collections.ts'
import { decode } from '../../hosts/old-address.ts'

/** Pages for an old address, the best first, and whether the best is certain. */
export interface Match {
  readonly pages: readonly string[]
  readonly isSure: boolean
}

const usualNames: Readonly<Record<string, string>> = {
  '/': 'home index start welcome default main',
  '/about': 'about team story history staff company people who meet',
  '/contact':
    'contact free quote estimate call directions appointment request schedule hours touch',
  '/services': 'services offer what do',
  '/service-areas': 'areas locations cities towns serve served coverage where near',
  '/work': 'work gallery portfolio projects jobs photos finished before after',
}

const noWords =
  'php html htm aspx asp jsp cfm page www the in and of for to a our your us wp category tag'

/** Finds pages for an old address by comparing its words with those of paths and titles. */
export function createMatcher(pages: readonly Page[], region: readonly string[]) {
  const ignored = new Set([noWords, ...region].flatMap(stemsOf))
  const significantStems = (text: string) => stemsOf(text).filter((word) => !ignored.has(word))
  const candidates = pages.map((page) => toCandidate(page, significantStems))
  const uses = groupBy(
    candidates.flatMap(({ words }) => [...words.keys()]),
    String,
  )
  const countOf = (word: string) => uses.get(word)?.length ?? 0
  const weights: WordWeights = {
    rarity: (word) => Math.log((1 + candidates.length) / (1 + countOf(word))) + 0.1,
    isCommon: (word) => countOf(word) > 2,
  }
  return (address: string): Match => {
    const text = decode(address) ?? address
    const words = significantStems(text)
    const [town, ...others] = placesIn(candidates, toWords(text))
    const ranked = rank(candidates, words, weights)
    const best = [...(town ? [town.path] : []), ...ranked.map(({ path }) => path)]
    const unknown = words.filter((word) => !uses.has(word)).length
    const isPlain = !address.includes('?') && unknown <= 1 && words.length <= 6
    const isSure = isPlain && (town ? others.length === 0 : isFirstClear(ranked))
    return { pages: [...new Set(best)].slice(0, 3), isSure }
  }
}

/** The places that a path names, without parts of longer names, such as Haven in East Haven. */
function placesIn(candidates: readonly Candidate[], words: readonly string[]): Candidate[] {
  const path = `-${words.join('-')}-`
  const matches = candidates.flatMap((candidate) => {
    const { place } = candidate
    if (place === null) return []
    const isThere = path.includes(`-${place}-`) || words.includes(place.replaceAll('-', ''))
    return isThere ? { ...candidate, place } : []
  })
  const isPart = (one: string, other: string) => one !== other && other.includes(one)
  return matches.filter(({ place }) => !matches.some((other) => isPart(place, other.place)))
}

/** Words weighted by rarity. */
interface WordWeights {
  readonly rarity: (word: string) => number
  readonly isCommon: (word: string) => boolean
}

function rank(
  candidates: readonly Candidate[],
  words: readonly string[],
  { rarity, isCommon }: WordWeights,
) {
  const sum = (weigh: (word: string) => number) => words.reduce((all, word) => all + weigh(word), 0)
  const whole = sum(rarity) || 1
  return candidates
    .map(({ path, name, words: own }) => {
      // The weighted share of the words that the page has, from 0 to 1.
      const score = sum((word) => rarity(word) * (own.get(word) ?? 0)) / whole
      return { path, score, isWhole: name.every((word) => isCommon(word) || words.includes(word)) }
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || Number(b.isWhole) - Number(a.isWhole))
}

type Ranked = ReturnType<typeof rank>[number]

/** All distinctive words must match: /solar-panels does not mean panel-removal. */
function isFirstClear([first, second]: readonly Ranked[]): boolean {
  if (!first || first.score < 0.6 || !(first.isWhole || first.score > 0.99)) return false
  return first.score - (second?.score ?? 0) >= 0.1 || (first.isWhole && !second?.isWhole)
}

type Candidate = ReturnType<typeof toCandidate>

/** A page with its weighted words; `name` is the last part of its path. */
function toCandidate(page: Page, told: (text: string) => readonly string[]) {
  const place = 'cityName' in page ? toWords(page.cityName).join('-') : null
  const name = told(page.path.split('/').at(-1) ?? '')
  const words = new Map<string, number>()
  const add = (text: string, weight: number) => {
    for (const word of told(text)) words.set(word, Math.max(weight, words.get(word) ?? 0))
  }
  add(usualNames[page.path] ?? '', 1)
  for (const word of name) words.set(word, 1)
  if (place === null) add(page.head.title, 0.5)
  else add(place, 1)
  return { path: page.path, name, words, place }
}

/** Lower-case words, splitting camel case such as AboutUs. */
const toWords = (text: string) =>
  text
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .normalize('NFKD')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean)

/** The same without endings: roofing, roofers and roofs are equal. */
const stemsOf = (text: string) =>
  toWords(text).map((word) =>
    word.length < 5
      ? word.replace(/(?<=..)s$/, '')
      : word.replace(/(?:ement|ments?|ings?|ers?|ors?|ies|es|ed|y|s|e)$/, ''),
  )
