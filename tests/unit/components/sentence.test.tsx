import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AreasOverview } from '../../../src/sections/AreasOverview'
import { Sentence } from '../../../src/ui/Sentence'

const mark = '\u{E0100}'
const kept = (number: string) => `<span class="whitespace-nowrap">${number}</span>`

test.each([
  ['Call us.', 'Call us.'],
  ['Call 816-555-0142, or not.', `Call ${kept('816-555-0142')}, or not.`],
  [
    '816-555-0142 by day, 816-555-0143 by night',
    `${kept('816-555-0142')} by day, ${kept('816-555-0143')} by night`,
  ],
  [`C${mark}all 816-555-014${mark}2`, `C${mark}all ${kept(`816-555-014${mark}2`)}`],
  ['Built 1905-1910, lot 12-34-5.', 'Built 1905-1910, lot 12-34-5.'],
  [
    'From East Haven to Old Saybrook: 816-555-0142, or New Haven.',
    `From East\u00A0Haven to Old\u00A0Saybrook: ${kept('816-555-0142')}, or New\u00A0Haven.`,
  ],
  [
    'In St. Paul, San Diego and Fort Collins',
    'In St.\u00A0Paul, San\u00A0Diego and Fort\u00A0Collins',
  ],
  ['New roofs in the east of Haven Street', 'New roofs in the east of Haven Street'],
])('%s', (text, html) => {
  expect(renderToStaticMarkup(<Sentence text={text} />)).toBe(html)
})

test('phones show the towns of a county that has no page to say them', () => {
  const overview = (path: '/service-areas/ansonia' | null) =>
    renderToStaticMarkup(
      <AreasOverview
        title="Where we work"
        lead="Towns."
        stats={[]}
        counties={[{ name: 'Jackson County', path, summary: 'Independence', towns: [], all: null }]}
        all={{ text: 'All', to: '/service-areas' }}
        map={null}
        towns={[]}
        isInRows={false}
      />,
    )
  expect(overview(null)).toContain('<p class="text-ink-soft md:mt-2">Independence</p>')
  expect(overview('/service-areas/ansonia')).toContain('max-sm:hidden')
})
