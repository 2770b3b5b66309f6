import { expect, test } from 'vitest'
import { buildTownScene } from '../../../cli/site/pages/town-scene.ts'

const town = {
  name: 'Old Saybrook',
  house: 'cape',
  description: 'Roofs by the harbor.',
  challenge: 'Salt air wears at every chimney.',
  scene: undefined,
} as const

test('without a scene the house and the texts decide', () => {
  expect(buildTownScene(town)).toEqual({
    ground: 'shore',
    sky: 'gulls',
    houses: [
      { type: 'cape', siding: 'cedar', roof: 'slate', raised: false },
      { type: 'colonial', siding: 'white', roof: 'slate', raised: false },
    ],
    landmark: 'pier',
    trees: ['bare', 'maple', 'oak'],
    seed: 5541,
    label: 'Cape, 12/12',
    callout: { part: 'chimney', text: 'Sound flashing at the chimney' },
  })
})

test('what a scene says stands, and the year goes into the label', () => {
  const houses = [{ type: 'gambrel', built: '1759-60' }, { type: 'ranch' }] as const
  const callout = { part: 'break', text: 'Metal at the break' } as const
  const scene = buildTownScene({
    ...town,
    scene: { ground: 'ridge', houses: [...houses], callout },
  })
  expect(scene).toMatchObject({
    ground: 'ridge',
    landmark: null,
    label: 'Gambrel, 1759-60, two pitches',
    callout,
  })
})

test.each([
  ['On a steep slope above the valley.', 'hill'],
  ['Where two rivers meet.', 'river'],
  ['Quiet streets.', 'green'],
])('%s is drawn on the ground of its words', (description, ground) => {
  expect(buildTownScene({ ...town, description }).ground).toBe(ground)
})

test('a first challenge about something else gets a part that the house has', () => {
  const { callout } = buildTownScene({ ...town, house: 'mill', challenge: 'Date-stamped photos.' })
  expect(callout).toEqual({ part: 'parapet', text: 'Flashing at the parapet' })
})
