import { expect, test } from 'vitest'
import { toChallenge } from '../../../cli/site/pages/area-page.ts'

test('a plain text is a challenge without a title and without a drawing', () => {
  const text = 'The mills on Pattaconk Brook, with snow on every chimney.'
  expect(toChallenge(text)).toEqual({ title: null, text, drawing: null })
})

test('a challenge keeps its title, and has the picture that it names and no other', () => {
  const words = { title: 'Old mills', text: 'A mill by the brook' }
  expect(toChallenge(words)).toEqual({ ...words, drawing: null })
  expect(toChallenge({ ...words, picture: 'drain' })).toEqual({ ...words, drawing: 'drain' })
})
