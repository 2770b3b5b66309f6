import { expect, test } from 'vitest'
import { buildStreet, buildTownScene } from '../../../cli/site/pages/town-scene.ts'
import { proofData } from '../../support/fixtures.ts'

const data = proofData()
const { business } = data

const name = 'Old Saybrook'
const plain = {
  ground: 'green',
  sky: 'clear',
  landmark: null,
  trees: ['oak', 'maple', 'oak'],
  seed: 5541,
  callout: null,
}

test('without a scene the house of the town stands on a green, and such a one in white beside it', () => {
  expect(buildTownScene({ business, name, house: 'cape', scene: undefined })).toEqual({
    ...plain,
    houses: [
      { type: 'cape', siding: 'cedar', roof: 'slate', raised: false },
      { type: 'cape', siding: 'white', roof: 'slate', raised: false },
    ],
    label: 'Cape, 12/12',
  })
})

test.each([undefined, { ground: 'shore', landmark: 'boat' }] as const)(
  'where no house is named, none is drawn, whatever else is: %o',
  (scene) => {
    expect(buildTownScene({ business, name, house: undefined, scene })).toBeNull()
  },
)

test('of the houses of the look stand up to three, another in front from town to town', () => {
  const houses = ['ranch', 'cape', 'colonial', 'mill'] as const
  const typesIn = (town: string, own?: 'saltbox') =>
    buildTownScene({
      business,
      name: town,
      house: own,
      scene: { ground: 'shore', callout: { part: 'gutter', text: 'New gutters' } },
      houses: [...houses],
    })
  const scenes = ['Dublin', 'Powell'].map((town) => typesIn(town))
  expect(scenes.map((scene) => scene?.houses.map(({ type }) => type).join(' '))).toEqual([
    'colonial mill ranch',
    'ranch cape colonial',
  ])
  // The note is about a house that the data names.
  expect(scenes.map((scene) => scene?.callout)).toEqual([null, null])
  expect(typesIn('Dublin', 'saltbox')?.houses).toMatchObject([
    { type: 'saltbox' },
    { type: 'saltbox' },
  ])
})

test('the street of Home is of the houses of the look, where it has none of its own', () => {
  const { street: _, ...home } = data.site.home
  const streetOf = (houses: ('ranch' | 'mill')[]) =>
    buildStreet({ ...data, site: { ...data.site, home }, look: { houses } })
  expect(streetOf([])).toEqual([])
  const few = streetOf(['ranch', 'mill'])
  expect(few.map(({ type }) => type).join(' ')).toBe('ranch mill ranch mill ranch mill ranch')
  expect(new Set(few.map(({ type, siding }) => `${type} ${siding}`)).size).toBeGreaterThan(4)
  expect(buildStreet({ ...data, look: { houses: ['mill'] } })).toEqual(buildStreet(data))
})

test('the names of houses stand below those of firms that are roofers first', () => {
  const ranch = { name, house: 'ranch', scene: undefined } as const
  const label = (trade: typeof business.trade) =>
    buildTownScene({ business: { ...business, trade }, ...ranch })?.label
  expect([label('painting'), label(['siding', 'roofing'])]).toEqual([null, null])
  expect([label('roofing'), label(['roofing', 'siding'])]).toEqual(['Ranch, 5/12', 'Ranch, 5/12'])
})

test('the street of Home is of the houses that the data names, with its names for them', () => {
  const street = [
    { type: 'ranch' as const },
    { type: 'mill' as const, name: 'Our mill' },
    { type: 'queen-anne' as const },
  ]
  const site = { ...data.site, home: { ...data.site.home, street } }
  const labels = (trade: typeof business.trade) =>
    buildStreet({ ...data, site, business: { ...business, trade } }).map(({ label }) => label)
  expect(labels('roofing')).toEqual(['Ranch, 5/12', 'Our mill', 'Queen Anne'])
  expect(labels('windows')).toEqual([null, 'Our mill', null])
})

test('what a scene says stands, the year goes into the label, and nothing is added', () => {
  const houses = [{ type: 'gambrel', built: '1759-60' }, { type: 'ranch' }] as const
  const callout = { part: 'break', text: 'Metal at the break' } as const
  const given = { ground: 'shore', houses: [...houses], callout } as const
  const scene = buildTownScene({
    business,
    name,
    house: 'cape',
    scene: { ...given, houses: [...houses] },
  })
  expect(scene).toMatchObject({
    ground: 'shore',
    sky: 'clear',
    landmark: null,
    label: 'Gambrel, 1759-60, two pitches',
    callout,
  })
})
