/** Says how much of a stage is done. */
export type Advance = (done: number, total: number) => void

/** Follows a command from stage to stage: where its time goes, and what people see of it. */
export interface Stages {
  /** Does the work of a stage, at once or later, and takes its time. */
  readonly run: <Result>(name: string, work: (advance: Advance) => Result) => Result
  /** What each stage took, one a line. */
  readonly report: () => string
}

interface StagesOptions {
  /** Where progress goes; nowhere when it is not wanted. */
  readonly write: ((text: string) => void) | undefined
  /** A line can be written over. */
  readonly isTerminal: boolean
  /** Milliseconds from any fixed moment. */
  readonly clock: () => number
}

/** Progress begins after this time, and is renewed as often; in milliseconds. */
const patience = 1000
const pause = { terminal: 100, lines: 2000 }

/** Stages that begin now. */
export function createStages({ write, isTerminal, clock }: StagesOptions): Stages {
  const begin = clock()
  const times: { readonly name: string; readonly took: number }[] = [{ name: 'start', took: begin }]
  let shown = begin + patience - (isTerminal ? pause.terminal : pause.lines)

  const show = (toText: () => string) => {
    const now = clock()
    if (!write || now - begin < patience) return
    if (now - shown < (isTerminal ? pause.terminal : pause.lines)) return
    shown = now
    const text = toText()
    write(isTerminal ? `\r\u001B[K${text}` : `${text}\n`)
  }
  const end = (name: string, start: number) => {
    times.push({ name, took: clock() - start })
    if (write && isTerminal && clock() - begin >= patience) write('\r\u001B[K')
  }
  return {
    run: (name, work) => {
      const start = clock()
      show(() => `${name} …`)
      const result = work((done, total) =>
        show(() => describe(name, { done, total, took: clock() - start })),
      )
      if (!(result instanceof Promise)) {
        end(name, start)
        return result
      }
      // The promise is of the same type: it only ends the stage besides.
      return result.finally(() => end(name, start)) as typeof result
    },
    report: () => formatTimes([...times, { name: 'in all', took: clock() }]),
  }
}

interface Progress {
  readonly done: number
  readonly total: number
  readonly took: number
}

/** `prerender: 4,100 of 10,013 pages, 3,900 a second, 2 s left`. */
function describe(name: string, { done, total, took }: Progress): string {
  const count = (number: number) => Math.round(number).toLocaleString('en-US')
  const perSecond = (done / Math.max(took, 1)) * 1000
  const left = perSecond > 0 ? `, ${count((total - done) / perSecond)} s left` : ''
  return `${name}: ${count(done)} of ${count(total)}, ${count(perSecond)} a second${left}`
}

function formatTimes(times: readonly { readonly name: string; readonly took: number }[]): string {
  const longest = Math.max(...times.map(({ name }) => name.length))
  return times
    .map(({ name, took }) => `${name.padEnd(longest)} ${took.toFixed(0).padStart(7)} ms\n`)
    .join('')
}
