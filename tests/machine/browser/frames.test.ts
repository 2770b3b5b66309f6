import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Box } from '../../../src/illustrations/parts/path'
import { cellsOf, type Cell } from '../../../src/illustrations/sprite/cells'
import { describeInBrowser } from './site-in-browser.ts'
import { words } from '../../support/cases.ts'
import { site } from '#generated/site'

interface Frame {
  readonly name: string
  readonly width: number
  readonly height: number
}

const drawn = cellsOf('64', site.street?.houses)
const cells = new Map<string, Cell>(drawn.map((cell) => [cell.name, cell]))
const widths = [360, 768, 1280, 1920]
const paths = words`
  / /services/residential-roofing /services/roof-repairs /services/roof-replacement /services/storm-damage
  /services/emergency-service /service-areas/guilford /contact`

/** The part of a drawing that shows in a place which it fills: cut at two sides, or above. */
function visiblePart({ box, keep }: Pick<Cell, 'box' | 'keep'>, { width, height }: Frame): Box {
  const [x = 0, y = 0, fullWidth = 0, fullHeight = 0] = box.split(' ').map(Number)
  const scale = Math.max(width / fullWidth, height / fullHeight)
  const cutAcross = fullWidth - width / scale
  const cutAbove = fullHeight - height / scale
  return [
    x + cutAcross / 2,
    y + (keep === 'YMax' ? cutAbove : cutAbove / 2),
    width / scale,
    height / scale,
  ]
}

const holds = ([x, y, width, height]: Box, [left, top, wide, high]: Box) =>
  left >= x - 1 && top >= y - 1 && left + wide <= x + width + 1 && top + high <= y + height + 1

const placesOn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('img[src*="/drawings-"]')].map((image) => {
      const { width, height } = image.getBoundingClientRect()
      return { name: image.src.split('#')[1] ?? '', width, height }
    }),
  )

/** The drawings whose subject is cut, each with the shape of its place. */
function cutDrawings(places: readonly Frame[]): string[] {
  return places.flatMap((place) => {
    const cell = cells.get(place.name)
    if (place.width === 0 || (cell && holds(visiblePart(cell, place), cell.subject))) return []
    return [`${place.name} in ${Math.round(place.width)} x ${Math.round(place.height)}`]
  })
}

test('a place as high as wide cuts a drawing at both sides, a low one above', () => {
  const scene = { box: '-140 -290 760 320', keep: 'YMax' } as const
  const place = { name: '', width: 100, height: 100 }
  expect(visiblePart(scene, place)).toEqual([80, -290, 320, 320])
  expect(visiblePart(scene, { ...place, width: 380 })).toEqual([-140, -170, 760, 200])
  expect(cutDrawings([{ ...place, name: 'night', width: 400 }])).toEqual(['night in 400 x 100'])
})

describeInBrowser('frames', ({ walk }) => {
  test.each(paths)('%s cuts no drawing where it matters', async (path) => {
    const { page } = await walk(path)
    const cut: string[] = []
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      cut.push(...cutDrawings(await placesOn(page)).map((each) => `${width}: ${each}`))
    }
    expect(cut).toEqual([])
  })

  test('the street of Home names the houses of which the window holds all of the name', async () => {
    const { page } = await walk('/')
    const counts: number[] = []
    for (const width of [320, 390, 599, 600, 743, 744, 1023, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const names = await shownNames(page)
      expect(names.filter(({ left, right }) => left < 0 || right > width)).toEqual([])
      counts.push(names.length)
    }
    expect(counts).toEqual([2, 2, 2, 3, 3, 5, 5, 7, 7])
  })
})

const shownNames = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.street text')].flatMap((text) => {
      const { left, right } = text.getBoundingClientRect()
      const isShown = text.checkVisibility({ visibilityProperty: true })
      return isShown ? [{ name: text.textContent, left, right }] : []
    }),
  )
