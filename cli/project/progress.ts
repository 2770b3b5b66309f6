type Advance = (done: number, total: number) => void

export type Stages = ReturnType<typeof createStages>

interface StagesOptions {
  readonly write: ((text: string) => void) | undefined
  readonly isTerminal: boolean
  /** Milliseconds since any fixed moment. */
  readonly clock: () => number
}

type Time = readonly [name: string, took: number]

/** Milliseconds before progress is shown. */
const patience = 1000

/** Tracks the stages of a command: their durations, and the progress shown to people. */
export function createStages({ write, isTerminal, clock }: StagesOptions) {
  const begin = clock()
  const times: Time[] = [['start', begin]]
  const pause = isTerminal ? 100 : 2000
  let lastShown = begin + patience - pause

  const show = (toText: () => string) => {
    const now = clock()
    if (!write || now - begin < patience) return
    if (now - lastShown < pause) return
    lastShown = now
    const text = toText()
    write(isTerminal ? `\r\u001B[K${text}` : `${text}\n`)
  }
  const end = (name: string, start: number) => {
    times.push([name, clock() - start])
    if (write && isTerminal && clock() - begin >= patience) write('\r\u001B[K')
  }
  return {
    /** Runs a stage, synchronous or not, and measures it. */
    run: <Result>(name: string, work: (advance: Advance) => Result): Result => {
      const start = clock()
      show(() => `${name} …`)
      const result = work((done, total) =>
        show(() => describeProgress(name, done, total, clock() - start)),
      )
      const finish = () => end(name, start)
      if (result instanceof Promise) result.then(finish, finish)
      else finish()
      return result
    },
    report: () => formatTimes([...times, ['in all', clock()]]),
  }
}

/** `prerender: 4,100 of 10,013, 3,900 a second, 2 s left`; without the speed where it is slower. */
function describeProgress(name: string, done: number, total: number, took: number): string {
  const count = (number: number) => Math.round(number).toLocaleString('en-US')
  const perSecond = (done / Math.max(took, 1)) * 1000
  const remaining = perSecond > 0 ? `, ${count((total - done) / perSecond)} s left` : ''
  const speed = perSecond >= 1 ? `, ${count(perSecond)} a second` : ''
  return `${name}: ${count(done)} of ${count(total)}${speed}${remaining}`
}

function formatTimes(times: readonly Time[]): string {
  const longest = Math.max(...times.map(([name]) => name.length))
  return times
    .map(([name, took]) => `${name.padEnd(longest)} ${took.toFixed(0).padStart(7)} ms\n`)
    .join('')
}
