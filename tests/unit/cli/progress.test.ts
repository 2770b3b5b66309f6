import { expect, test } from 'vitest'
import { createStages } from '../../../cli/project/progress.ts'

/** Stages on a clock that is set by hand, and all that they wrote. */
function stagesAt(isTerminal: boolean) {
  const written: string[] = []
  const time = { now: 0 }
  const write = (text: string) => void written.push(text)
  const stages = createStages({ write, isTerminal, clock: () => time.now })
  return { stages, written, time }
}

test('a stage gives what its work gives, at once or later, and its time is reported', async () => {
  const { stages, time } = stagesAt(false)
  const work = () => {
    time.now += 40
    return 'done'
  }
  expect(stages.run('parse', work)).toBe('done')
  expect(await stages.run('bundle', () => Promise.resolve(work()))).toBe('done')
  expect(stages.report()).toBe(
    'start        0 ms\nparse       40 ms\nbundle      40 ms\nin all      80 ms\n',
  )
})

test('the first second is quiet; then a terminal shows pages done, rate and time left', () => {
  const { stages, written, time } = stagesAt(true)
  stages.run('prerender', (advance) => {
    time.now = 900
    advance(900, 10_000)
    expect(written).toEqual([])
    time.now = 2000
    advance(4000, 10_000)
  })
  expect(written).toEqual([
    '\r\u001B[Kprerender: 4,000 of 10,000, 2,000 a second, 3 s left',
    '\r\u001B[K',
  ])
})

test('elsewhere there are plain lines, one in two seconds at most', () => {
  const { stages, written, time } = stagesAt(false)
  stages.run('prerender', (advance) => {
    for (time.now = 1000; time.now <= 5000; time.now += 500) advance(time.now, 5000)
  })
  expect(written).toEqual([
    'prerender: 1,000 of 5,000, 1,000 a second, 4 s left\n',
    'prerender: 3,000 of 5,000, 1,000 a second, 2 s left\n',
    'prerender: 5,000 of 5,000, 1,000 a second, 0 s left\n',
  ])
})

test('nothing is written where nobody wants it', () => {
  const stages = createStages({ write: undefined, isTerminal: true, clock: () => 9000 })
  expect(stages.run('prerender', (advance) => advance(1, 2))).toBeUndefined()
})
