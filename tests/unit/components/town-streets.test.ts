import { expect, test } from 'vitest'
import { houseFacts } from '../../../cli/site/pages/town-scene.ts'
import { streetHouses } from '../../../src/illustrations/houses/street-houses'
import { composeTown } from '../../../src/illustrations/town/compose-town'
import { endOf } from '../../../src/illustrations/town/place-lots'
import { wrapWords } from '../../../src/illustrations/town/Callout'
import type { TownScene } from '../../../templates/types.ts'
import { areaRoutes } from '../../site/spec/routes.ts'
import { allPages } from '../../support/all-pages.ts'
import { differenceOf, silhouetteOf } from './town-outlines.ts'

const pages = await allPages()
const areas = pages.flatMap((page) => {
  return page.kind === 'area' && page.scene ? [{ ...page, scene: page.scene }] : []
})

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

test('a note is broken between words', () => {
  expect(wrapWords('Membrane and metal at the break', 14)).toEqual([
    'Membrane and',
    'metal at the',
    'break',
  ])
})
