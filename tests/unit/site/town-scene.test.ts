import { expect, test } from 'vitest'
import { buildTownScene } from '../../../cli/site/pages/town-scene.ts'

const name = 'Old Saybrook'
const plain = {
  ground: 'green',
  sky: 'clear',
  landmark: null,
  trees: ['oak', 'maple', 'oak'],
  seed: 5541,
  callout: null,
}

test('without a scene there are two plain houses on a green, the one of the town in front', () => {
  expect(buildTownScene({ name, house: 'cape', scene: undefined })).toEqual({
    ...plain,
    houses: [
      { type: 'cape', siding: 'cedar', roof: 'slate', raised: false },
      { type: 'colonial', siding: 'white', roof: 'slate', raised: false },
    ],
    label: 'Cape, 12/12',
  })
})

test('without a house too, the houses have no name', () => {
  const { label, ...rest } = buildTownScene({ name, house: undefined, scene: undefined })
  expect(label).toBeNull()
  expect(rest).toMatchObject(plain)
})

test('what a scene says stands, the year goes into the label, and nothing is added', () => {
  const houses = [{ type: 'gambrel', built: '1759-60' }, { type: 'ranch' }] as const
  const callout = { part: 'break', text: 'Metal at the break' } as const
  const given = { ground: 'shore', houses: [...houses], callout } as const
  const scene = buildTownScene({ name, house: 'cape', scene: { ...given, houses: [...houses] } })
  expect(scene).toMatchObject({
    ground: 'shore',
    sky: 'clear',
    landmark: null,
    label: 'Gambrel, 1759-60, two pitches',
    callout,
  })
})
