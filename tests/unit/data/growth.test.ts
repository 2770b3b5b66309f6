import { expect, test } from 'vitest'
import { parseRecords } from '../../../cli/lib/json.ts'
import { reportOf, type Changes } from '../../support/findings.ts'
import { dataProject, fixture, replaceOnce } from '../../support/project.ts'
import { firstCities } from '../../support/small-city.ts'

const size = 100_000

/** A text that is repeated to the size. */
const fill = (part: string) => part.repeat(size / part.length)

const list = (entry: (index: number) => string) =>
  Array.from({ length: size / entry(1000).length }, (_, index) => entry(index)).join('')

const box = (name: string, ...contents: Buffer[]): Buffer => {
  const content = Buffer.concat(contents)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + content.length)
  head.write(name, 4)
  return Buffer.concat([head, content])
}

const part = box('ispe', Buffer.alloc(4), Buffer.from([0, 0, 0, 9, 0, 0, 0, 9]))
const parts = Buffer.concat([
  ...Array.from({ length: size / 40 }, () => part),
  ...Array.from({ length: size / 16 }, () => box('free')),
])
const meta = box('meta', Buffer.alloc(4), box('iprp', box('ipco', parts)))

const svg = (content: string): Changes => ({ 'data/public/a.svg': content })
const reviews = (content: string): Changes => ({ 'data/reviews.yaml': content })
const phone = (written: string): Changes => ({
  'data/business.yaml': replaceOnce(fixture('business'), 'phone: "+18605550142"', written),
})
const title = (text: string): Changes => ({
  'data/services.yaml': fixture('services').replace(/pageTitle: .*/, `pageTitle: "${text}"`),
})

/** What took time that grew with the square of its size, or looks as if it could. */
const hostile: Readonly<Record<string, Changes>> = {
  'blanks in a fill': svg(`<svg fill="url(${fill(' ')}x"/>`),
  'starts of a declaration': svg(fill('<?xml')),
  'names of an encoding': svg(`<?xml ${fill('encoding ')}?>`),
  'starts of a comment': svg(`<svg>${fill('<!--')}`),
  'starts of a drawing': svg(fill('<svg ')),
  'starts of an attribute': svg(`<svg ${fill(' a="')}`),
  'many attributes': svg(`<svg ${list((index) => `a${index}="" `)}/>`),
  'parts of a picture': {
    'data/public/a.avif': Buffer.concat([box('ftyp', Buffer.from('avif')), meta]),
  },
  'open brackets': title(fill('[')),
  'starts of a link': title(fill('[a](')),
  'an open brace': title(`{${fill('a')}`),
  'breaks inside a text': title(`a${fill(String.raw`\n`)}b`),
  'a long address': {
    'data/addresses.yaml': `redirects:\n  - from: "${fill('/')}x"\n    to: /about\n`,
  },
  'a chain of redirects': {
    'data/addresses.yaml': `redirects:\n${list((index) => `  - from: /a${index}\n    to: /a${index + 1}\n`)}`,
  },
  'blanks in a comment': phone(`phone: #a${fill(' ')}b`),
  'blanks behind a missing one': phone(`phone:a${fill(' ')}b`),
  'fields that there are not': reviews(list((index) => `k${index}: 1\n`)),
  'one field again and again': reviews(fill('a: 1\n')),
  aliases: reviews(`- &a 1\n${fill('- *a\n')}`),
  'faults of syntax': reviews(fill('- @a\n')),
  'conflicts of git': reviews(fill('<<<<<<< a\n')),
}

test.each(Object.entries(hostile))('%s take no time', async (_, changes) => {
  const folder = dataProject({ 'data/cities.yaml': firstCities(1), ...changes })
  const before = process.cpuUsage()
  await reportOf(folder)
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(2)
})

test('a manifest of open quotes takes no time', () => {
  const before = process.cpuUsage()
  parseRecords(`"${fill(String.raw`\"`)}`)
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(2)
})
