import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { markText, readMarks, withoutMarks } from '../../../cli/reading/marks.ts'
import { partsOfProse, readProse } from '../../../cli/site/prose.ts'
import type { Inline } from '../../../templates/types.ts'

const paragraph = (...words: readonly Inline[]) => ({ kind: 'paragraph', words })

describe('a text', () => {
  test('has paragraphs, whose lines are joined', () => {
    expect(readProse('One\nand more.\n\nTwo.')).toEqual([
      paragraph('One and more.'),
      paragraph('Two.'),
    ])
  })

  test('has bold words and links, one in the other', () => {
    expect(readProse('Ask **us [now](/contact)**, [or **later**](/about).')).toEqual([
      paragraph(
        'Ask ',
        { bold: ['us ', { to: '/contact', words: ['now'] }] },
        ', ',
        { to: '/about', words: ['or ', { bold: ['later'] }] },
        '.',
      ),
    ])
  })

  test('has a space where a line ends before a link or a bold word', () => {
    const words: Inline[] = ['see ', { to: '/about', words: ['us'] }, ' or ', { bold: ['call'] }]
    expect(readProse('see\n[us](/about)\nor\n**call**')).toEqual([paragraph(...words)])
    expect(readProse('- see\n  [us](/about)\n  or\n  **call**')).toEqual([
      { kind: 'list', start: null, items: [words] },
    ])
  })

  test('has lists with signs and with numbers, from the one that is written', () => {
    expect(readProse('- one\n  and more\n- **two**\n\nThen:\n\n3. three\n\n4. four')).toEqual([
      { kind: 'list', start: null, items: [['one and more'], [{ bold: ['two'] }]] },
      paragraph('Then:'),
      { kind: 'list', start: 3, items: [['three'], ['four']] },
    ])
  })

  test.each([
    'HTML such as <b>bold</b>, <!-- notes --> and <br> is text.',
    '<div>as a block</div>',
    '<script>alert(1)</script>',
    '5 < 6, R&D, AT&amp;T, "quotes" and 2 * 3 * 4',
    'office@example.com, www.example.com and <https://example.com>',
    'snake_case_words, [brackets] and a (/path)',
  ])('shows what is no sign of Markdown as it is written: %s', (text) => {
    expect(readProse(text)).toEqual([paragraph(text)])
    expect(partsOfProse(text)).toEqual({ links: [], refused: [] })
  })

  test('shows a sign that is escaped', () => {
    expect(readProse('Not \\*so\\*.')).toEqual([paragraph('Not *so*.')])
  })
})

describe('the marks of a text', () => {
  /** The words of each paragraph and item. */
  const blocksOf = (text: string) =>
    readProse(text).flatMap((block) =>
      (block.kind === 'list' ? block.items : [block.words]).map(wordsOf),
    )

  test('are on each of its paragraphs and items, and those of what is filled in amid', () => {
    const name = markText('Ridge & Eave', 7)
    const body = `**Call** ${name} \\*now\\*.\n\n- See [us](/about)\n  at ${name}\n- or not`
    const blocks = blocksOf(markText(body, 3))
    expect(blocks.map(withoutMarks)).toEqual([
      'Call Ridge & Eave *now*.',
      'See us at Ridge & Eave',
      'or not',
    ])
    expect(blocks.map(readMarks)).toEqual([
      [
        { number: 3, offset: 0, length: 24 },
        { number: 7, offset: 5, length: 12 },
      ],
      [
        { number: 3, offset: 0, length: 22 },
        { number: 7, offset: 10, length: 12 },
      ],
      [{ number: 3, offset: 0, length: 6 }],
    ])
  })

  test('change nothing of what any text shows', () => {
    const part = fc.constantFrom(
      '**',
      '*',
      '[',
      '](/about)',
      '- ',
      '1. ',
      '\n',
      '\n\n',
      '\\',
      '<b>',
      'word',
      ' ',
      '&amp;',
      '🏠',
      '#',
    )
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 20 }), (parts) => {
        const text = parts.join('').trim()
        fc.pre(text !== '')
        const marked = readProse(markText(text, 12))
        expect(JSON.parse(withoutMarks(JSON.stringify(marked)))).toEqual(readProse(text))
      }),
    )
  })
})

const wordsOf = (words: readonly Inline[]): string =>
  words
    .map((part) =>
      typeof part === 'string' ? part : wordsOf('to' in part ? part.words : part.bold),
    )
    .join('')
