import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedEntry } from '../../../cli/incremental/changed-entry.ts'
import { parseWhole } from '../../../cli/parse/parse.ts'
import { mutations } from '../../support/mutations.ts'
import { firstCities } from '../../support/small-city.ts'
import { all } from '../../support/matrix.ts'

const before = firstCities(4)

const compare = (text: string, other: string) => changedEntry(Buffer.from(text), Buffer.from(other))

function read(text: string): unknown[] | undefined {
  const { source } = parseWhole({ name: 'cities', path: 'data/cities.yaml', text })
  return Array.isArray(source?.value) ? source.value : undefined
}

test('an edit inside of an entry is found with both versions of it', () => {
  const after = before.replace('Wooster Square, Quinnipiac River', 'Wooster Square')
  const [was] = read(before) ?? []
  const [is] = read(after) ?? []
  expect(compare(before, after)).toMatchObject({ before: was, after: is })
})

test('so is a comment at the end of an entry', () => {
  const [first = ''] = before.split(/\n(?=- )/).slice(1)
  const after = before.replace(first, `${first}  # Another source.\n`)
  const [was] = read(before) ?? []
  expect(compare(before, after)).toMatchObject({ before: was, after: was })
})

test.each([
  ['the comment above the list', before.replace('# ', '## ')],
  ['two entries', before.replace(/house: \w+/g, 'house: cape')],
  ['an entry more', `${before}${before.slice(before.lastIndexOf('\n- ') + 1)}`],
  ['an entry less', before.slice(0, before.lastIndexOf('\n- ') + 1)],
  ['an entry with an anchor', before.replace('house: victorian', 'house: &house victorian')],
])('a change of %s is none of one entry', (_, after) => {
  expect(after).not.toBe(before)
  expect(compare(before, after)).toBeUndefined()
})

test('whatever is changed, the entries beside the one that is found are as they were', () => {
  const mutation = fc.oneof(...Object.values(mutations))
  const check = fc.property(mutation, (mutate) => {
    const bytes = Buffer.from(before)
    const after = mutate(bytes)
    const found = changedEntry(bytes, after)
    if (!found) return
    const different = after.findIndex((byte, index) => byte !== bytes[index])
    expect(found.same).toBe(different < 0 ? after.length : different)
    const [old, next] = [read(before) ?? [], read(after.toString('utf8')) ?? []]
    const at = old.findIndex((entry) => JSON.stringify(entry) === JSON.stringify(found.before))
    expect(next).toEqual(old.with(at, found.after))
  })
  fc.assert(check, { seed: 20_261_121, numRuns: all ? 3000 : 300 })
}, 300_000)
