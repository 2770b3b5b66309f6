import { expect, test } from 'vitest'
import { parseRecords } from '../../../cli/lib/json.ts'
import { reportOf, type Changes } from '../../support/reports.ts'
import { changeOf, dataProject, fixture, firstCities } from '../../support/fixtures.ts'
import { sample } from '../../support/cases.ts'

/** A text that is repeated to the size. */
type Fill = (part: string) => string

/** Entries up to the size. */
type List = (entry: (index: number) => string) => string

const box = (name: string, ...contents: Buffer[]): Buffer => {
  const content = Buffer.concat(contents)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + content.length)
  head.write(name, 4)
  return Buffer.concat([head, content])
}

const part = box('ispe', Buffer.alloc(4), Buffer.from([0, 0, 0, 9, 0, 0, 0, 9]))

function metaOf(fill: Fill): Buffer {
  const parts = [part, box('free')].map((each) => fill(each.toString('latin1')))
  const filled = Buffer.from(parts.join(''), 'latin1')
  return box('meta', Buffer.alloc(4), box('iprp', box('ipco', filled)))
}

const svg = (content: string): Changes => ({ 'data/public/a.svg': content })
const reviews = (content: string): Changes => ({ 'data/reviews.yaml': content })
const phone = (written: string): Changes => changeOf('business', 'phone: "+18605550142"', written)
const title = (text: string): Changes => ({
  'data/services.yaml': fixture('services').replace(/pageTitle: .*/, `pageTitle: "${text}"`),
})

/** What took time that grew with the square of its size, or looks as if it could. */
const hostile: Readonly<Record<string, (fill: Fill, list: List) => Changes>> = {
  'blanks in a fill': (fill) => svg(`<svg fill="url(${fill(' ')}x"/>`),
  'starts of a declaration': (fill) => svg(fill('<?xml')),
  'names of an encoding': (fill) => svg(`<?xml ${fill('encoding ')}?>`),
  'starts of a comment': (fill) => svg(`<svg>${fill('<!--')}`),
  'starts of a drawing': (fill) => svg(fill('<svg ')),
  'starts of an attribute': (fill) => svg(`<svg ${fill(' a="')}`),
  'many attributes': (_, list) => svg(`<svg ${list((index) => `a${index}="" `)}/>`),
  'parts of a picture': (fill) => ({
    'data/public/a.avif': Buffer.concat([box('ftyp', Buffer.from('avif')), metaOf(fill)]),
  }),
  'open brackets': (fill) => title(fill('[')),
  'starts of a link': (fill) => title(fill('[a](')),
  'an open brace': (fill) => title(`{${fill('a')}`),
  'breaks inside a text': (fill) => title(`a${fill(String.raw`\n`)}b`),
  'a long address': (fill) => ({
    'data/addresses.yaml': `redirects:\n  - from: "${fill('/')}x"\n    to: /about\n`,
  }),
  'a chain of redirects': (_, list) => ({
    'data/addresses.yaml': `redirects:\n${list((index) => `  - from: /a${index}\n    to: /a${index + 1}\n`)}`,
  }),
  'blanks in a comment': (fill) => phone(`phone: #a${fill(' ')}b`),
  'blanks behind a missing one': (fill) => phone(`phone:a${fill(' ')}b`),
  'fields that there are not': (_, list) => reviews(list((index) => `k${index}: 1\n`)),
  'one field again and again': (fill) => reviews(fill('a: 1\n')),
  aliases: (fill) => reviews(`- &a 1\n${fill('- *a\n')}`),
  'faults of syntax': (fill) => reviews(fill('- @a\n')),
  'conflicts of git': (fill) => reviews(fill('<<<<<<< a\n')),
}

const size = 100_000

/** Holds what is done for a size to two seconds; on a busy machine, to less than the square of the size. */
async function takesNoTime(run: (fill: Fill, list: List) => unknown): Promise<void> {
  const secondsFor = async (bytes: number) => {
    const before = process.cpuUsage()
    await run(
      (text) => text.repeat(bytes / text.length),
      (entry) => Array.from({ length: bytes / entry(1000).length }, (_, at) => entry(at)).join(''),
    )
    return process.cpuUsage(before).user / 1e6
  }
  const first = await secondsFor(size)
  if (first < 2) return
  const spent = Math.min(first, await secondsFor(size))
  expect(spent).toBeLessThan(3 * (await secondsFor(size / 2)))
}

test.each(sample(Object.entries(hostile), 4))('%s take no time', async (_, changesOf) => {
  await takesNoTime((fill, list) => {
    const changes = changesOf(fill, list)
    return reportOf(dataProject({ 'data/cities.yaml': firstCities(1), ...changes }))
  })
})

test('a manifest of open quotes takes no time', async () => {
  await takesNoTime((fill) => parseRecords(`"${fill(String.raw`\"`)}`))
})
