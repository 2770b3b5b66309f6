import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { notDrawn } from '../../../cli/site/rules/texts.ts'
import { typePairs } from '../../fonts/fonts.ts'
import { projectRoot } from '../../support/project.ts'

/** Whether a code point is one of a `unicode-range` of CSS. */
function isInRanges(css: string): (code: number) => boolean {
  const ranges = [...css.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(
    ([, first = '', last = first]) => [first, last].map((hex) => Number.parseInt(hex, 16)),
  )
  return (code) => ranges.some(([first = 0, last = 0]) => first <= code && code <= last)
}

test.each(typePairs)('the letters that are told are those that no face of %s has', (pair) => {
  const isDrawn = isInRanges(readFileSync(join(projectRoot, `src/styles/type/${pair}.css`), 'utf8'))
  const seen = Array.from({ length: 0x3000 }, (_, code) => code).filter((code) =>
    /[^\p{C}\p{Z}\p{M}]/u.test(String.fromCodePoint(code)),
  )
  const told = seen.filter((code) => notDrawn.test(String.fromCodePoint(code)))
  expect(told).toEqual(seen.filter((code) => !isDrawn(code)))
})
