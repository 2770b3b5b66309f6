import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  createGazetteer,
  distanceKm,
  loadPlaces,
  type KnownTown,
} from '../../../cli/load/gazetteer.ts'
import { newFindings, reportOf } from '../../support/reports.ts'
import {
  dataProject,
  fixture,
  fixtureWith,
  replaceOnce,
  oldSaybrook,
} from '../../support/fixtures.ts'
import { homeAt, fixtureRoots, projectRoot } from '../../support/project.ts'
import { runCli } from '../../support/run-cli.ts'

const places = loadPlaces(fixtureRoots, homeAt(fixtureRoots))
/** An office in no state of which anything is known. */
const noPlaces = {
  'data/business.yaml': replaceOnce(
    `timeZone: America/New_York\n${fixture('business')}`,
    'regionCode: CT',
    'regionCode: XX',
  ),
}

function town(name: string): KnownTown {
  const found = places.find(name)
  if (!found) throw new Error(`${name} is not known.`)
  return found
}

/** The frozen cities with Old Saybrook, before the last of them, beside these towns. */
const besideTowns = (nearby: string) =>
  replaceOnce(
    fixtureWith('cities', '- cityName: Clinton\n', `${oldSaybrook}- cityName: Clinton\n`),
    '[Essex, Westbrook, Lyme, Old Lyme, Deep River]',
    `[${nearby}]`,
  )

describe('distance', () => {
  test('is the great circle', () => {
    expect(distanceKm({ lat: 0, lon: 0 }, { lat: 0, lon: 1 })).toBeCloseTo(111.19, 1)
    expect(distanceKm({ lat: 0, lon: 0 }, { lat: 0, lon: 180 })).toBeCloseTo(Math.PI * 6371, 1)
    const [london, paris] = [
      { lat: 51.5074, lon: -0.1278 },
      { lat: 48.8566, lon: 2.3522 },
    ] as const
    expect(distanceKm(london, paris)).toBeCloseTo(343.56, 1)
  })

  test('is the same both ways, and none from a point to itself', () => {
    const [a, b] = [town('Greenwich'), town('Putnam')]
    expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 9)
    expect(distanceKm(a, a)).toBe(0)
  })
})

describe('the list of places', () => {
  test('holds all towns of Connecticut, each beside towns that it knows', () => {
    const all = places.listed
    expect(all).toHaveLength(169)
    expect(all.flatMap(({ borders }) => borders).filter((name) => !places.find(name))).toEqual([])
  })

  test('finds a town however it is written', () => {
    expect(places.find('old-saybrook')?.name).toBe('Old Saybrook')
    expect(places.find('Atlantis')).toBeUndefined()
  })

  test('finds the nearest of several towns of one name, and the larger where nothing is near', () => {
    const towns = [
      { name: 'Milford', county: 'New Haven County', state: 'CT', lat: 41.22, lon: -73.06 },
      { name: 'Milford', county: 'Worcester County', state: 'CT', lat: 42.14, lon: -71.52 },
    ].map((each) => ({ ...each, borders: [] }))
    const both = createGazetteer([{ code: 'CT', isWhole: false, towns }])
    expect(both.find('Milford')?.county).toBe('New Haven County')
    expect(both.find('Milford', { lat: 42, lon: -71 })?.county).toBe('Worcester County')
  })

  test.each([
    ['Old Saybrok', 'Old Saybrook'],
    ['old saybrock', 'Old Saybrook'],
    ['Esex', 'Essex'],
    ['Debry', 'Derby'],
    ['Devon', undefined],
    ['Rye', undefined],
    ['Atlantis', undefined],
    ['', undefined],
  ])('suggests for %s: %s', (name, suggestion) => {
    expect(places.suggest(name)).toBe(suggestion)
  })

  test('names the towns around one in order of distance, bordering ones first of all', () => {
    const center = town('Old Saybrook')
    const around = places.nearest(center, 6)
    expect(around.map(({ name }) => name)).toEqual(expect.arrayContaining([...center.borders]))
    const distances = around.map((other) => distanceKm(center, other))
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    expect(around).not.toContain(center)
    expect(places.nearest(center, 2)).toHaveLength(2)
  })
})

describe('validate', () => {
  test('takes a town that borders, at any distance', async () => {
    const { name, county, lat, lon } = town('Old Saybrook')
    const own = {
      state: 'Connecticut',
      towns: [{ name, county, lat, lon, borders: ['Greenwich'] }],
    }
    const { findings } = await reportOf(
      dataProject({
        'data/cities.yaml': besideTowns('Essex, Westbrook, Lyme, Old Lyme, Greenwich'),
        'data/places/own.json': JSON.stringify(own),
      }),
    )
    expect(findings.filter(({ rule }) => rule.startsWith('city/nearby'))).toEqual([])
  })

  test('takes a village that has a page of its own', async () => {
    const village = besideTowns('Essex, Westbrook, Lyme, Old Lyme, Fenwick Point')
    const withPage = replaceOnce(village, 'cityName: Clinton\n', 'cityName: Fenwick Point\n')
    const { findings } = await reportOf(dataProject({ 'data/cities.yaml': withPage }))
    expect(findings.filter(({ rule }) => rule.startsWith('city/nearby'))).toEqual([])
  })

  test('is silenced by an acknowledgement with a reason', async () => {
    const cities = besideTowns('Essex, Westbrook, Lyme, Old Lyme, Greenwich')
    const known = replaceOnce(
      cities,
      '- cityName: Old Saybrook\n',
      '- cityName: Old Saybrook\n  acknowledge: { city/nearby-far: Our second crew is there. }\n',
    )
    const { findings } = await reportOf(dataProject({ 'data/cities.yaml': known }))
    expect(findings.filter(({ rule }) => rule.startsWith('city/nearby'))).toEqual([])
  })

  test('leaves the nearby areas of counties alone', async () => {
    const counties = fixture('counties').replace(
      /nearbyAreas:\s*\[[^\]]*\]/,
      () => 'nearbyAreas: [Esex, Greenwich, Atlantis, Putnam, Salisbury]',
    )
    expect(counties).toContain('Atlantis')
    const found = await newFindings({ 'data/counties.yaml': counties })
    expect(found.filter(({ rule }) => rule.startsWith('city/'))).toEqual([])
  })

  test('says so where there are no places to check against, and finds nothing about them', async () => {
    const cities = besideTowns('Esex, Greenwich, Atlantis, Lyme, Old Lyme')
    const folder = dataProject({ 'data/cities.yaml': cities, ...noPlaces })
    const { findings } = await reportOf(folder)
    const rules = findings.map(({ rule }) => rule)
    expect(rules.filter((rule) => /^city\/(nearby|coordinates|true)/.test(rule))).toEqual([])
    const word = '(no towns around the office are known: names and distances were not checked)\n'
    expect((await runCli(folder, ['validate'])).stderr).toBe(word)
    expect((await runCli(folder, ['validate', '--quiet'])).stderr).toBe('')
    expect((await runCli(dataProject(), ['validate'])).stderr).toBe('')
  })

  test('finds nothing new in the data that ships', async () => {
    const { findings } = await reportOf(projectRoot)
    const rules = findings.map(({ rule }) => rule)
    expect(rules.filter((rule) => /^city\/(nearby|coordinates)/.test(rule))).toEqual([])
  })
})

test.each([
  ['own.json', '[]', 'is no list of places: '],
  ['own.json', '{', 'is no list of places: '],
])('data/places/%s that holds %s is told in a line', async (file, text, fault) => {
  const folder = dataProject({ [`data/places/${file}`]: text })
  for (const command of ['generate', 'validate']) {
    const { code, stderr } = await runCli(folder, [command])
    expect(code).toBe(1)
    expect(stderr).toContain(`${join(folder, 'data/places', file)} ${fault}`)
    expect(stderr.trim().split('\n')).toHaveLength(1)
  }
})
