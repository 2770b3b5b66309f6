import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { JobCard } from '#generated/types'
import { JobCards } from '../../../src/sections/JobCards'
import { documentOf } from '../../support/built-site.ts'

const photo = { src: '/work/roof.jpg', width: 1200, height: 900, alt: 'A roof', sources: [] }

/** One card for each letter: of a job with a photo (p), with a drawing (d), or with words alone (w). */
const jobsOf = (kinds: string) =>
  Array.from(kinds, (kind, index) => ({
    path: `/work/${index}`,
    title: `Job ${index}`,
    town: 'Guilford',
    month: 'May 2026',
    house: kind === 'd' ? 'cape' : null,
    photo: kind === 'p' ? photo : null,
  })) as unknown as JobCard[]

/** The rows on wide screens, in the letters of their jobs. */
function rowsOf(kinds: string): string[] {
  const markup = renderToStaticMarkup(<JobCards jobs={jobsOf(kinds)} level="h2" />)
  const rows: string[] = []
  let column = 0
  for (const card of documentOf(markup).querySelectorAll('li')) {
    if (column % 6 === 0) rows.push('')
    column += Number(/md:col-span-(\d)/.exec(card.className)?.[1])
    const kind = card.querySelector('[src*="roof.jpg"]')
      ? 'p'
      : card.querySelector('img')
        ? 'd'
        : 'w'
    rows.push(`${rows.pop()}${kind}`)
  }
  return rows
}

test.each([
  ['pdd', ['p', 'dd']],
  ['dpp', ['pp', 'd']],
  ['ppp', ['ppp']],
  ['dpdpp', ['ppp', 'dd']],
  ['pdpdpdp', ['pp', 'pp', 'ddd']],
  ['ddddd', ['dd', 'ddd']],
  ['wp', ['p', 'w']],
])('jobs %s stand in the rows %j, each full and of one kind', (kinds, rows) => {
  expect(rowsOf(kinds)).toEqual(rows)
})
