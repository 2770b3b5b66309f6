import { expect, test } from 'vitest'
import { all, inTurns } from '../../support/cases.ts'
import { fixture, fixtureWith, replaceOnce, citiesOf } from '../../support/fixtures.ts'
import { filesOfFirm, frozenFiles, renderFiles } from '../../support/rendered-site.ts'
import { documentOf } from '../../support/built-site.ts'

/** Of which the data of the firms speak. */
const day = '2026-11-26'

/** Town by town pages are drawn alike. */
const cities = all ? fixture('cities') : citiesOf('New Haven', 'Branford', 'Clinton')

/** The data of a firm, with a look. */
const filesOf = (firm: string, look: string) =>
  firm === 'the example' ? frozenFiles({ look, cities }) : filesOfFirm(firm, look)

/** What is drawn on a page, but for its maps: pictures in files, drawings, ornaments. */
function drawnOn(html: string): string[] {
  const document = documentOf(html)
  for (const map of document.querySelectorAll('.map-figure')) map.remove()
  const pictures = [...document.querySelectorAll('img')].filter(({ src }) => src.includes('.svg#'))
  const inline = [...document.querySelectorAll('body svg')].filter((svg) => !isSign(svg))
  const ornaments = document.querySelectorAll(
    '.earth-strip, .shingles, .roofline, .roofs-by-night, .night-drawing, .front-door, .closing-drawing, .call-words, .plate',
  )
  return [...pictures, ...inline, ...ornaments].map(({ outerHTML }) => outerHTML.slice(0, 90))
}

/** The stars of a rating, the arrow of a link, and the three lines of the menu. */
const isSign = (svg: Element) =>
  svg.closest('.star, .stars') !== null ||
  ['M0 6h20M15 1l5 5-5 5', 'M1 4h18M1 9.5h18M1 15h18'].includes(
    svg.querySelector('path:only-child')?.getAttribute('d') ?? '',
  )

const firms = ['the example', 'columbus'] as const
const withoutDrawings = inTurns(firms, ['photos', 'none'] as const)

test.each(withoutDrawings)(
  'no page of %s with drawings: %s has one, but for the first screen before its photo',
  (firm, drawings) => {
    const pages = renderFiles(filesOf(firm, `drawings: ${drawings}\nicon: house\n`), day)
    expect(pages.length).toBeGreaterThan(all ? 15 : 7)
    const drawn = pages.map(({ path, html }) => [path, drawnOn(html)] as const)
    const found = drawn.filter(([, each]) => each.length > 0)
    expect(found.map(([path, { length }]) => [path, length])).toEqual(
      drawings === 'photos' ? [['/', 1]] : [],
    )
  },
)

test('the photo of Home takes the place of the drawing on its first screen', () => {
  const photo = '  photo: { src: /share.png, width: 1200, height: 630, alt: Our roof }\n'
  const files = frozenFiles({
    look: 'drawings: photos\n',
    site: replaceOnce(fixture('site'), '\nhome:\n', `\nhome:\n${photo}`),
  })
  const [home] = renderFiles(files, day, ({ path }) => path === '/')
  expect(home?.html).toContain('alt="Our roof"')
  expect(drawnOn(home?.html ?? '')).toEqual([])
})

test.each([
  ['photos', 3],
  ['none', 0],
])(
  'with drawings: %s a photo of a service stands on its page and its card, one of a town on its page: %i',
  (drawings, count) => {
    const photo = 'photo: { src: /share.png, width: 1200, height: 630, alt: Our roof }'
    const picture = '  picture: residential-roofing\n'
    const services = fixtureWith('services', picture, `  ${photo}\n`)
    const town = replaceOnce(cities, '- cityName: Branford\n', `- cityName: Branford\n  ${photo}\n`)
    const files = frozenFiles({ look: `drawings: ${drawings}\n`, cities: town, services })
    const shown = /^\/(services(\/residential-roofing)?|service-areas\/branford)$/
    const pages = renderFiles(files, day, ({ path }) => shown.test(path))
    expect(pages).toHaveLength(3)
    expect(pages.filter(({ html }) => html.includes('alt="Our roof"'))).toHaveLength(count)
    expect(pages.flatMap(({ html }) => drawnOn(html))).toEqual([])
  },
)

test.each(firms)('every page of %s has some as long as the look says nothing of them', (firm) => {
  const pages = renderFiles(filesOf(firm, 'corners: round\n'), day)
  expect(pages.filter(({ html }) => drawnOn(html).length === 0)).toEqual([])
})
