import * as fc from 'fast-check'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import { diffData } from '../../../cli/reading/data-changes.ts'
import { nameOfEntry } from '../../../cli/site/changes/causes.ts'
import { valueAt } from '../../../cli/validate/fields.ts'
import { all } from '../../support/cases.ts'

describe('what was edited in data', () => {
  const diff = (before: unknown, after: unknown) =>
    diffData(before, after, nameOfEntry).map(({ kind, before: from, after: to }) => [
      kind,
      from,
      to,
    ])
  const [a, b, c] = ['Ash', 'Elm', 'Oak'].map((name) => ({ name, lead: `In ${name}.`, rank: 1 }))

  test.each([
    ['a value', { phone: '1' }, { phone: '2' }, [['changed', ['phone'], ['phone']]]],
    ['a field that is new', { a: 1 }, { a: 1, b: 2 }, [['added', null, ['b']]]],
    ['a field that is gone', { a: 1, b: 2 }, { a: 1 }, [['removed', ['b'], null]]],
    ['an entry before others', [b, c], [a, b, c], [['added', null, [0]]]],
    ['an entry that is gone', [a, b, c], [a, c], [['removed', [1], null]]],
    [
      'a value behind an entry that is new',
      [b],
      [a, { ...b, rank: 2 }],
      [
        ['added', null, [0]],
        ['changed', [0, 'rank'], [1, 'rank']],
      ],
    ],
    ['another name', [a, b], [a, { ...b, name: 'Beech' }], [['changed', [1, 'name'], [1, 'name']]]],
    ['another order', [a, b, c], [c, a, b], [['moved', [], []]]],
    ['an item of a list of texts', ['x', 'y', 'z'], ['x', 'w', 'z'], [['changed', [1], [1]]]],
  ])('%s', (_, before, after, expected) => {
    expect(diff(before, after)).toEqual(expected)
  })

  const entry = fc.record(
    { name: fc.constantFrom('a', 'b', 'c', 'd', 'e'), text: fc.nat(2) },
    { noNullPrototype: true },
  )
  const plain = { noNullPrototype: true }
  const data = fc.record(
    {
      list: fc.uniqueArray(entry, { selector: ({ name }) => name, maxLength: 4 }),
      words: fc.array(fc.constantFrom('x', 'y', 'z'), { maxLength: 4 }),
      map: fc.dictionary(fc.constantFrom('k', 'l', 'm'), fc.nat(1), plain),
    },
    plain,
  )

  test('there is something edited exactly where two states differ, and each edit stands where it says', () => {
    fc.assert(
      fc.property(data, data, (before, after) => {
        const changes = diffData(before, after, nameOfEntry)
        expect(changes.length === 0).toBe(isDeepStrictEqual(before, after))
        const cannotEdit = changes.filter(({ kind, before: from, after: to, around }) => {
          const [old, fresh] = [from && valueAt(before, from), to && valueAt(after, to)]
          return (
            isDeepStrictEqual(old, fresh) ||
            (from === null) !== (kind === 'added') ||
            (to === null) !== (kind === 'removed') ||
            (around.length > 0 && valueAt(after, around) === undefined)
          )
        })
        expect(cannotEdit).toEqual([])
      }),
      { seed: 20_260_301, numRuns: all ? 20_000 : 1000 },
    )
  })
})
