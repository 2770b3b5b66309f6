import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { houseFacts } from '../../../cli/site/pages/house-facts.ts'
import { streetHouses } from '../../../src/illustrations/houses/street-houses'
import { TownStreet } from '../../../src/illustrations/TownStreet'
import { composeTown } from '../../../src/illustrations/town/compose-town'
import { endOf } from '../../../src/illustrations/town/place-lots'
import { landmarks } from '../../../src/illustrations/landmarks/landmarks'
import { wrapWords } from '../../../src/illustrations/town/Callout'
import type { Landmark, TownScene } from '../../../templates/types.ts'
import { areaRoutes } from '../../site/spec/routes.ts'
import { allPages } from './all-pages.ts'
import { differenceOf, silhouetteOf } from './town-outlines.ts'

const pages = await allPages()
const areas = pages.flatMap((page) => {
  return page.kind === 'area' && page.scene ? [{ ...page, scene: page.scene }] : []
})

// The object has these keys and no others.
const landmarkNames = Object.keys(landmarks) as readonly Landmark[]

/** Units: a tenth of a foot, about half a pixel on a phone. */
const leastDifference = 8

const first25: ReadonlySet<string> = new Set(areaRoutes)

/** The pairs of streets that look alike against the sky. */
function findAlike(scenes: readonly (readonly [name: string, scene: TownScene])[]): string[] {
  const seen = scenes.map(([name, scene]) => [name, silhouetteOf(composeTown(scene))] as const)
  return seen.flatMap(([name, one], index) =>
    seen
      .slice(index + 1)
      .filter(([, other]) => differenceOf(one, other) < leastDifference)
      .map(([other]) => `${name} and ${other}`),
  )
}

// Streets that owners leave to the program may be much alike.
test('no two of the first 25 areas have the same silhouette', () => {
  const first = areas.filter(({ path }) => first25.has(path))
  expect(findAlike(first.map(({ cityName, scene }) => [cityName, scene]))).toEqual([])
})

test('two towns of one scene and one seed are found to be alike', () => {
  const [area] = areas
  if (!area) throw new Error('There is no area page.')
  expect(
    findAlike([
      ['Here', area.scene],
      ['There', { ...area.scene }],
    ]),
  ).toEqual(['Here and There'])
})

test.each(areas)('the street of $cityName stays in its frame', ({ scene }) => {
  const { front, others, landmark, trees } = composeTown(scene)
  const standing = [front, ...others, ...(landmark ? [landmark] : [])]
  expect(standing.map(({ height, y }) => height - y).filter((top) => top > 370)).toEqual([])
  expect([...standing, ...trees].filter(({ x }) => x < 0)).toEqual([])
  expect(endOf(front)).toBeLessThan(700)
})

test.each(areas)('the name of the house of $cityName stands below the ground', ({ scene }) => {
  const street = renderToStaticMarkup(createElement(TownStreet, { scene }))
  const [, x, y] = /class="house-name" x="(\d+)" y="(\d+)"/.exec(street) ?? []
  // As wide as phones show it, and as high as its capitals.
  const [half, top] = [(scene.label ?? '').length * 6.2, Number(y) - 19]
  const over = composeTown(scene).terrain.line.filter(([at]) => Math.abs(at - Number(x)) < half)
  expect(over.filter(([, ground]) => !(ground + 2 < top))).toEqual([])
})

const grounds = ['green', 'shore', 'river', 'hill', 'ridge', 'mill-race'] as const

test.each(grounds)(
  'on a %s the ground goes on from left to right, whatever stands on it',
  (ground) => {
    const [{ scene } = { scene: null }] = areas
    if (!scene) throw new Error('There is no area page.')
    const house = { type: 'ranch', siding: 'sage', roof: 'brown', raised: false } as const
    const back = [null, ...landmarkNames].flatMap((landmark) =>
      [1, 2, 3].flatMap((count) => {
        const houses = Array.from({ length: count }, () => house)
        const { line } = composeTown({ ...scene, ground, landmark, houses }).terrain
        const turns = line.filter(([x], index) => x < (line[index - 1]?.[0] ?? x))
        return turns.map(() => `${landmark}, ${count}`)
      }),
    )
    expect(back).toEqual([])
  },
)

test.each(areas)('the note of $cityName stands over the crowns beside its house', ({ scene }) => {
  const { front, note, trees } = composeTown(scene)
  const beside = trees.filter(({ x }) =>
    note.side === 'left'
      ? x < front.x && x > front.x - 150
      : x > endOf(front) && x < endOf(front) + 150,
  )
  expect(beside.filter(({ y, height }) => y - height < note.floor - 1)).toEqual([])
})

test.each(Object.entries(houseFacts))(
  'a %s has a point for each part it claims',
  (type, { parts }) => {
    const drawn = Object.entries(streetHouses).find(([name]) => name === type)
    expect(Object.keys(drawn?.[1].anchors ?? {}).toSorted()).toEqual([...parts].toSorted())
  },
)

test('a note is broken between words, and its last is not left alone', () => {
  const lines = wrapWords('Membrane and metal at the break', 14)
  expect(lines).toEqual(['Membrane and', 'metal at', 'the break'])
})
