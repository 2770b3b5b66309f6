import { expect, test } from 'vitest'
import { toSentences } from '../../../cli/lib/sentences.ts'

test.each([
  ['It held. Then it rained!  Did it leak?', ['It held.', 'Then it rained!', 'Did it leak?']],
  ['R. T. of Guilford wrote. It held.', ['R. T. of Guilford wrote.', 'It held.']],
  [
    'We asked Mr. Smith of St. Mary’s. He agreed.',
    ['We asked Mr. Smith of St. Mary’s.', 'He agreed.'],
  ],
  ['Call by 5 p.m. We answer.', ['Call by 5 p.m.', 'We answer.']],
  ['Signed D. M.', ['Signed D. M.']],
  ['One line\nand another', ['One line', 'and another']],
  ['', []],
])('%j has these sentences', (text, sentences) => expect(toSentences(text)).toEqual(sentences))
