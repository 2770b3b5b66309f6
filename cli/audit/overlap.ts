/** Blocks of words. */
export type WordBlocks = readonly (readonly string[])[]

/** The text that repeats most of another, and how much of the other that is: 0 to 1. */
export interface Nearest {
  readonly index: number
  readonly share: number
}

const runLength = 5

/**
 * For each text, the one of the others that holds most of its runs of five words; `undefined` where
 * none holds any. No run goes from one block into the next. The case of letters does not count.
 */
export function findNearest(
  texts: readonly WordBlocks[],
  numbered = numberRuns(texts),
): (Nearest | undefined)[] {
  const runs = runsOfTexts(texts, numbered)
  const groupsOf = groupRuns(runs)
  const counts = new Int32Array(texts.length)
  const most = new Int32Array(texts.length)
  const nearest = new Int32Array(texts.length)
  const meet = (text: number, other: number, shared: number) => {
    if (shared <= (most[text] ?? 0)) return
    most[text] = shared
    nearest[text] = other
  }
  // What two texts share is counted once for both: with those that come later.
  for (const [text, groups] of groupsOf.entries()) {
    counts.fill(0, text + 1)
    for (const { members, weight } of groups) {
      for (let at = members.length - 1; (members[at] ?? 0) > text; at -= 1) {
        const other = members[at] ?? 0
        counts[other] = (counts[other] ?? 0) + weight
      }
    }
    for (let other = text + 1; other < counts.length; other += 1) {
      const shared = counts[other] ?? 0
      if (shared === 0) continue
      meet(text, other, shared)
      meet(other, text, shared)
    }
  }
  return runs.map(({ length }, text) => {
    const shared = most[text] ?? 0
    return shared === 0 ? undefined : { index: nearest[text] ?? 0, share: shared / length }
  })
}

/** How much of each text's runs a certain other text holds, by its index: 0 to 1. */
export function sharesWith(
  texts: readonly WordBlocks[],
  others: readonly number[],
  numbered = numberRuns(texts),
): number[] {
  const runs = runsOfTexts(texts, numbered)
  const markedFor = new Int32Array(numbered.most).fill(-1)
  return runs.map((own, text) => {
    for (const run of runs[others[text] ?? text] ?? []) markedFor[run] = text
    const shared = own.reduce((sum, run) => (markedFor[run] === text ? sum + 1 : sum), 0)
    return own.length === 0 ? 0 : shared / own.length
  })
}

/** The runs of blocks as numbers below `most`: equal runs have one number. */
interface NumberedRuns {
  readonly byBlock: ReadonlyMap<readonly string[], readonly number[]>
  readonly most: number
}

/** Numbers the runs of texts, for all questions about them and about parts of them. */
export function numberRuns(texts: readonly WordBlocks[]): NumberedRuns {
  // A block that many texts share is read once.
  const blocks = new Set(texts.flat())
  const most = [...blocks].reduce((sum, { length }) => sum + length, 0)
  const toNumber = numberWords()
  const toRun = numberHashes(most)
  const byBlock = new Map<readonly string[], readonly number[]>()
  for (const block of blocks) {
    const words = block.map(toNumber)
    byBlock.set(
      block,
      words.slice(runLength - 1).map((_, at) => toRun(hashRun(words, at))),
    )
  }
  return { byBlock, most }
}

/** The runs of each text, each once. */
function runsOfTexts(texts: readonly WordBlocks[], { byBlock, most }: NumberedRuns): Int32Array[] {
  const lastText = new Int32Array(most).fill(-1)
  return texts.map((each, text) => {
    const own: number[] = []
    for (const block of each) {
      for (const run of byBlock.get(block) ?? []) {
        if (lastText[run] !== text) own.push(run)
        lastText[run] = text
      }
    }
    return new Int32Array(own)
  })
}

function numberWords(): (word: string) => number {
  const known = new Map<string, number>()
  return (word) => {
    const number = known.get(word)
    if (number !== undefined) return number
    const lower = word.toLowerCase()
    const fresh = known.get(lower) ?? known.size
    known.set(lower, fresh).set(word, fresh)
    return fresh
  }
}

/** Two runs in some thousand million have one hash, which moves no share that a rule looks at. */
function hashRun(words: readonly number[], from: number): number {
  let hash = 0
  for (let at = from; at < from + runLength; at += 1) {
    hash = Math.imul(hash ^ (words[at] ?? 0), 0x9e3779b1)
    hash ^= hash >>> 15
  }
  return hash
}

/** Counts hashes as they come; a `Map` of millions of them takes several times as long. */
function numberHashes(most: number): (hash: number) => number {
  const size = 2 ** Math.ceil(Math.log2(most * 2 + 1))
  const hashes = new Int32Array(size)
  const numbers = new Int32Array(size).fill(-1)
  let count = 0
  return (hash) => {
    let slot = hash & (size - 1)
    while ((numbers[slot] ?? 0) >= 0 && hashes[slot] !== hash) slot = (slot + 1) & (size - 1)
    if ((numbers[slot] ?? 0) < 0) {
      hashes[slot] = hash
      numbers[slot] = count
      count += 1
    }
    return numbers[slot] ?? 0
  }
}

/** Runs that stand in the same texts. */
interface RunGroup {
  readonly members: number[]
  weight: number
}

/** What a template says stands in all texts alike, and is counted as one, not run by run. */
function groupRuns(texts: readonly Int32Array[]): RunGroup[][] {
  const most = texts.reduce((sum, runs) => sum + runs.length, 0)
  const uses = new Int32Array(most)
  const [one, other] = [new Int32Array(most), new Int32Array(most)]
  for (const [text, runs] of texts.entries()) {
    for (const run of runs) {
      uses[run] = (uses[run] ?? 0) + 1
      one[run] = Math.imul((one[run] ?? 0) ^ (text + 1), 0x01000193)
      other[run] = Math.imul((other[run] ?? 0) + text + 1, 0x85ebca6b)
    }
  }
  const groups = new Map<number, RunGroup>()
  const groupOf: (RunGroup | undefined)[] = []
  return texts.map((runs, text) => {
    const own: RunGroup[] = []
    for (const run of runs) {
      if ((uses[run] ?? 0) < 2) continue
      const key = (one[run] ?? 0) * 2 ** 21 + ((other[run] ?? 0) & 0x1fffff)
      const group = groupOf[run] ?? groups.get(key) ?? { members: [], weight: 0 }
      if (groupOf[run] === undefined) {
        groups.set(key, group)
        groupOf[run] = group
        group.weight += 1
      }
      if (group.members.at(-1) === text) continue
      group.members.push(text)
      own.push(group)
    }
    return own
  })
}

/** The runs of five words in a text, as text. */
export const toRuns = (words: readonly string[]): string[] =>
  words.slice(runLength - 1).map((_, at) =>
    words
      .slice(at, at + runLength)
      .join(' ')
      .toLowerCase(),
  )
