import { expect, test } from 'vitest'
import { createEncoder } from '../../cli/build/write-pages.ts'

test('pieces are put one behind the other, whatever their length', () => {
  const encode = createEncoder()
  const style = { text: '<style>“' }
  // Three bytes a unit, four for two, and more of them than there is room for at first.
  for (const text of ['Roofs – “leaks” 🏠', '–'.repeat(300_000), 'a', '']) {
    const bytes = Buffer.from(encode([text, style, text]))
    expect(bytes.toString()).toBe(`${text}${style.text}${text}`)
  }
})
