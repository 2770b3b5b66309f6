import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { digitsFile, drawDigits } from '../../fonts/digits.ts'
import { charactersIn, cutFont, fontFaces, fontFolder, wholeFont } from '../../fonts/fonts.ts'
import { charactersOf } from '../../fonts/characters-of.ts'

const sources = fontFaces()

test('the fonts are those that `npm run fonts` cuts out of the packages', async () => {
  for (const face of sources) {
    const file = basename(face.source)
    const isCut = readFileSync(join(fontFolder, file)).equals(await cutFont(face))
    expect({ file, isCut }).toEqual({ file, isCut: true })
  }
})

test("the outlines of digits are those of the site's serif", async () => {
  expect(readFileSync(digitsFile, 'utf8')).toBe(await drawDigits())
})

test('no promised character that the whole font has is lost, and no other is kept', async () => {
  for (const face of sources) {
    const whole = await charactersIn(wholeFont(face))
    const kept = await charactersIn(readFileSync(join(fontFolder, basename(face.source))))
    const wanted = [...charactersOf(face.ranges)].filter((character) => whole.has(character))
    expect([...kept].toSorted()).toEqual(wanted.toSorted())
  }
})
