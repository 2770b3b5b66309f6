import { Readability } from '@mozilla/readability'
import { expect, test } from 'vitest'
import { all, sample } from '../../support/cases.ts'
import { documentOf } from '../../support/built-site.ts'
import { today } from '../../support/project.ts'
import { filesOfFirm, frozenFiles, renderFiles } from '../../support/rendered-site.ts'

/** A list of towns is no article: reader modes take the lists alone. */
const noArticle = / data-kind="(service-areas|not-found)"/

/** The pages of a site, with the phone numbers that the reader mode of Firefox shows of them. */
function numbersIn(files: Parameters<typeof renderFiles>[0], day: string) {
  const pages = renderFiles(files, day, all ? () => true : undefined)
  const articles = pages.filter(({ html }) => !noArticle.test(html))
  return articles.map(({ path, html }) => {
    const article = new Readability(documentOf(html)).parse()
    const numbers = article?.textContent?.match(/\d{3}-\d{3}-\d{4}/g)
    return [path, [...new Set(numbers)]] as const
  })
}

test('reader modes keep the phone number on the pages of the example', () => {
  const pages = numbersIn(frozenFiles(), today)
  expect(pages.map(([path]) => path)).toEqual(expect.arrayContaining(['/', '/about', '/contact']))
  expect(pages.some(([path]) => path.startsWith('/service-areas/'))).toBe(true)
  expect(pages.filter(([, numbers]) => numbers.join() !== '860-555-0142')).toEqual([])
})

// Among them are short leads, pages without a call at their end, and a number that takes texts.
const firms = [
  ['columbus', '614-555-0117'],
  ['denver', '303-555-0138'],
  ['phoenix', '602-555-0148'],
  ['portland', '207-555-0173'],
  ['tampa', '813-555-0164'],
] as const

test.each(sample(firms, 4))('reader modes keep the phone number of %s', (firm, number) => {
  for (const look of sample(['corners: soft', 'drawings: none'], 1)) {
    const pages = numbersIn(filesOfFirm(firm, look), '2026-11-26')
    expect(pages.filter(([, numbers]) => !numbers.includes(number))).toEqual([])
  }
})
