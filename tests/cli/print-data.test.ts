import * as fc from 'fast-check'
import { format } from 'prettier'
import { expect, test } from 'vitest'
import { createJsonPrinter, printCode, printJson } from '../../cli/render/print-data.ts'
import { all } from '../support/matrix.ts'

const options = { seed: 20_260_118, numRuns: all ? 5000 : 150 }
const style = { semi: false, singleQuote: true, printWidth: 100 } as const

const text = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'abc xyz.,:;-é’"\'\\/\n\u2028<>${}`'), maxLength: 110 }),
  fc.string({ unit: 'grapheme-ascii', maxLength: 30 }),
  fc.constantFrom('', "it's", 'say "a"', `"'`, 'use strict'),
)
const name = fc.string({
  unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'),
  minLength: 1,
  maxLength: 12,
})
const number = fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }))

const { value } = fc.letrec<{ value: unknown; list: unknown; map: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(text, number, fc.boolean(), fc.constant(null)),
    tie('list'),
    tie('map'),
  ),
  list: fc.oneof(fc.array(tie('value'), { maxLength: 6 }), fc.array(number, { maxLength: 40 })),
  map: fc.dictionary(name, tie('value'), { maxKeys: 5, noNullPrototype: true }),
}))

const lists = fc.array(fc.record({ name: text, path: text }), { maxLength: 4 })

test('data in code as prettier prints it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(value, lists), async (data) => {
      const start = 'export const data = '
      const source = JSON.stringify(data).replaceAll('\u2028', '\\u2028')
      const place = { indent: 0, column: start.length, trailing: 0 }
      const wanted = await format(start + source, { ...style, parser: 'typescript' })
      // A long text by itself goes below the name, which the generated code has no case of.
      fc.pre(typeof data !== 'string' || !wanted.startsWith(`${start.trim()}\n`))
      expect(`${start}${printCode(data, place)}\n`).toBe(wanted)
    }),
    options,
  )
}, 600_000)

test('data in JSON as prettier prints it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(value, lists), async (data) => {
      const source = JSON.stringify(data, null, 2)
      expect(printJson(data)).toBe(await format(source, { ...style, parser: 'json' }))
    }),
    options,
  )
}, 600_000)

test('files printed one after another, as each by itself', () => {
  // Some of them print as the engine would, or nearly so.
  const { nested } = fc.letrec<{ nested: unknown }>((tie) => ({
    nested: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom({}, { a: undefined }, [], { text: 'a' }, { number: 1e21 }),
      fc.dictionary(name, tie('nested'), { maxKeys: 3 }),
      fc.array(tie('nested'), { maxLength: 3 }),
    ),
  }))
  const shared = fc.array(fc.oneof(value, nested), { minLength: 1, maxLength: 3 })
  const maps = shared.chain((values) =>
    fc.array(fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.constantFrom(...values)), {
      maxLength: 5,
    }),
  )
  fc.assert(
    fc.property(maps, (files) => {
      expect(files.map(createJsonPrinter())).toEqual(files.map((file) => printJson(file)))
    }),
    options,
  )
})
