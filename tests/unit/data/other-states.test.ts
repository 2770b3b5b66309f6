import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { dataPath } from '../../../cli/load/load-data.ts'
import { homeIn } from '../../../cli/site/home.ts'
import { readProject } from '../../../cli/project/read-project.ts'
import { isSameCounty, proposeNearby } from '../../../cli/load/gazetteer.ts'
import { suggestTown } from '../../../cli/commands/add/city-questions.ts'
import { liesInItsCounty } from '../../../cli/site/pages/area-page.ts'
import { reportOf } from '../../support/reports.ts'
import { dataProject, fixture, oldSaybrook } from '../../support/fixtures.ts'
import { homeAt, rootsOf, writeFiles } from '../../support/project.ts'
import { runCli } from '../../support/run-cli.ts'

interface Home {
  readonly locality: string
  readonly region: string
  readonly regionCode: string
  readonly at: readonly [lat: number, lon: number]
}

const akron: Home = {
  locality: 'Akron',
  region: 'Ohio',
  regionCode: 'OH',
  at: [41.08144, -81.51901],
}

/** The frozen data with its office elsewhere, and one city. */
function officeIn({ locality, region, regionCode, at }: Home, city: string, more: object = {}) {
  const business = fixture('business')
    .replace('locality: East Haven', `locality: ${locality}`)
    .replace('region: Connecticut', `region: ${region}`)
    .replace('regionCode: CT', `regionCode: ${regionCode}`)
    .replace('lat: 41.28091, lon: -72.87232', `lat: ${at[0]}, lon: ${at[1]}`)
  return dataProject({ 'data/business.yaml': business, 'data/cities.yaml': city, ...more })
}

const placesOf = (folder: string) => readProject(rootsOf(folder)).places

const cityOf = (name: string, county: string, nearby: string, more = '') =>
  oldSaybrook
    .replace('cityName: Old Saybrook', `cityName: ${name}${more}`)
    .replace('county: Middlesex County', `county: ${county}`)
    .replace('Essex, Westbrook, Lyme, Old Lyme, Deep River', nearby)

async function cityFindings(folder: string) {
  const { findings } = await reportOf(folder)
  return findings.filter(({ rule }) => /^city\/(nearby-[mfu]|coord|true|no-)/.test(rule))
}

describe('a firm in Ohio', () => {
  const around = 'Barberton, Wadsworth, Doylestown, Clinton, Copley'
  const norton = cityOf('Norton', 'Summit County', around)

  test('has towns of Ohio that are right, and no finding of Connecticut', async () => {
    expect(await cityFindings(officeIn(akron, norton))).toEqual([])
  })

  test('is at home where its data says, in whatever order, and not where a comment does', () => {
    const folder = officeIn(akron, norton)
    const path = join(folder, 'data/business.yaml')
    const text = readFileSync(path, 'utf8').replace(
      'lat: 41.08144, lon: -81.51901',
      'lon: -81.51901, lat: 41.08144',
    )
    expect(text).toContain('lon: -81.51901, lat')
    writeFileSync(path, `# regionCode: CT\n# coordinates: { lat: 41.3, lon: -72.9 }\n${text}`)
    const { regionCode, points } = homeAt(rootsOf(folder))
    expect([regionCode, points[0]]).toEqual(['OH', { lat: 41.08144, lon: -81.51901 }])
  })

  test('is where its files say, whatever else is wrong with them', () => {
    const fileOf = (name: 'business' | 'cities', text: string) => {
      return { file: { name, path: dataPath(name), text } }
    }
    const business = `address:\n  regionCode: OH\nhours: { office: [\n"coordinates":\n  lon: -81.5\n  lat: 41\n`
    const cities =
      '- cityName: Norton\n  coordinates: { lat: 41.03, lon: -81.64 }\n- cityName: Barberton\n  coordinates: { lat: north }\n'
    expect(homeIn([fileOf('business', business), fileOf('cities', cities)])).toEqual({
      regionCode: 'OH',
      points: [
        { lat: 41, lon: -81.5 },
        { lat: 41.03, lon: -81.64 },
      ],
    })
    const unknown = { regionCode: undefined, points: [] }
    expect(homeIn([fileOf('business', 'address: { regionCode: constructor }\n')])).toEqual(unknown)
    expect(homeIn([])).toEqual(unknown)
  })

  test('is told of a slip in a name close by as a hint, and --fix leaves it but where it is served', async () => {
    const folder = officeIn(akron, norton.replace('Barberton', 'Barbertown'))
    const found = await cityFindings(folder)
    expect(found.map(({ rule, suggestion }) => [rule, suggestion])).toEqual([
      ['city/nearby-unknown', 'Barberton'],
    ])
    const before = readFileSync(join(folder, 'data/cities.yaml'), 'utf8')
    await runCli(folder, ['validate', '--fix'])
    expect(readFileSync(join(folder, 'data/cities.yaml'), 'utf8')).toBe(before)
    const serving = (towns: string) => ({
      'data/counties.yaml': `- name: Summit County\n  alsoServed: [${towns}]\n`,
    })
    writeFiles(folder, serving('Barberton, Barbertown'))
    await runCli(folder, ['validate', '--fix'])
    expect(readFileSync(join(folder, 'data/cities.yaml'), 'utf8')).toBe(before)
    writeFiles(folder, serving('Barberton'))
    await runCli(folder, ['validate', '--fix'])
    expect(readFileSync(join(folder, 'data/cities.yaml'), 'utf8')).toBe(norton)
  })

  test('may name a township that no list has', async () => {
    const named = norton.replace('Barberton', 'Bath Township')
    expect(await cityFindings(officeIn(akron, named))).toEqual([])
  })

  test('hears of a place far away which one is meant', async () => {
    const [found] = await cityFindings(officeIn(akron, norton.replace('Barberton', 'Cincinnati')))
    expect(found?.message).toBe('Cincinnati in Hamilton County is 323 km from Norton.')
  })

  test('finds nothing of its names in Connecticut', () => {
    const places = placesOf(officeIn(akron, norton))
    expect(places.find('Norton')).toMatchObject({ state: 'OH', county: 'Summit County' })
    expect(places.find('Avon')).toMatchObject({ state: 'OH', county: 'Lorain County' })
    expect(places.find('Old Saybrook')).toBeUndefined()
    for (const name of ['Nortan', 'Nortown', 'Boltan', 'Old Saybrok']) {
      expect(places.suggest(name)).not.toBe('Bolton')
      expect(places.suggest(name)).not.toBe('Old Saybrook')
    }
    expect(proposeNearby(places, places.find('Norton'))).toEqual(
      expect.arrayContaining(['Barberton', 'Wadsworth', 'Doylestown']),
    )
  })

  test('is told where a city lies beyond all maps', async () => {
    const at = '\n  coordinates: { lat: 30.1, lon: -90.2 }'
    const folder = officeIn(akron, cityOf('Xyz', 'Summit County', 'Akron, Stow', at))
    const [found] = await cityFindings(folder)
    expect(found).toMatchObject({
      rule: 'city/coordinates-far',
      message: 'These coordinates are 1450 km from the office: no map shows Xyz.',
    })
  })
})

describe('a firm in a wide city of Arizona', () => {
  const phoenix = { locality: 'Phoenix', region: 'Arizona', regionCode: 'AZ' }
  const around = 'Carefree, Tempe, Mesa, Paradise Valley, Phoenix'
  const scottsdale = cityOf('Scottsdale', 'Maricopa County', around)
  const farIn = async (at: Home['at']) =>
    (await reportOf(officeIn({ ...phoenix, at }, scottsdale))).findings.filter(({ rule }) =>
      rule.endsWith('-far'),
    )

  test('hears nothing of an office and a city at its ends', async () => {
    expect(await farIn([33.63899, -112.07401])).toEqual([])
  })

  test('hears of an office in another city', async () => {
    expect(await farIn([32.22174, -110.92648])).toMatchObject([
      { rule: 'business/coordinates-far', expected: /^a point within 40 km of 33\.4484/ },
    ])
  })
})

describe('in a list with gaps', () => {
  const philadelphia = { locality: 'Philadelphia', region: 'Pennsylvania', regionCode: 'PA' }
  const home: Home = { ...philadelphia, at: [39.95233, -75.16379] }
  const places = () => placesOf(officeIn(home, oldSaybrook))

  test('a place of the name in another county is another place', () => {
    const known = places()
    expect(known.find('Springfield', undefined, { county: 'Delaware County' })?.county).toBe(
      'Delaware County',
    )
    expect(known.find('Springfield', undefined, { county: 'Erie County' })).toBeUndefined()
    const at = { lat: 41.9, lon: -80.4 }
    const city = { cityName: 'Springfield', county: 'Erie County', coordinates: at, state: 'PA' }
    expect(liesInItsCounty(city, known)).toBe(true)
  })

  test('a city across the river is found', () => {
    expect(places().find('Camden')).toMatchObject({ state: 'NJ', county: 'Camden County' })
  })
})

describe('a name that another state has, too', () => {
  const montpelier = { locality: 'Montpelier', region: 'Vermont', regionCode: 'VT' }
  const inVermont = () => placesOf(officeIn({ ...montpelier, at: [44.26, -72.575] }, oldSaybrook))

  test('is by itself no place far away, which its letters or its county mean', () => {
    const vermont = inVermont()
    expect(vermont.find('Berlin')).toBeUndefined()
    expect(vermont.elsewhere('Berlin')).toMatchObject({ county: 'Coos County', state: 'NH' })
    expect(vermont.find('Berlin, NH')).toMatchObject({ state: 'NH' })
    expect(vermont.elsewhere('Berlin, NH')).toBeUndefined()
    expect(vermont.elsewhere('Barre')).toBeUndefined()
    const inCoos = { county: 'Coos County', state: 'NH' }
    expect(vermont.find('Berlin', undefined, inCoos)).toMatchObject({ state: 'NH' })
  })

  test('is in the state that the data says, or nowhere', () => {
    const vermont = inVermont()
    expect(vermont.find('Berlin', undefined, { state: 'VT' })).toBeUndefined()
    const inWashington = { county: 'Washington County', state: 'VT' }
    expect(vermont.find('Berlin', undefined, inWashington)).toBeUndefined()
    // That county of New York has a Cambridge.
    expect(vermont.find('Cambridge', undefined, inWashington)?.state).not.toBe('NY')
    const springfield = { locality: 'Springfield', region: 'Massachusetts', regionCode: 'MA' }
    const places = placesOf(officeIn({ ...springfield, at: [42.1, -72.59] }, oldSaybrook))
    expect(places.find('Tolland')).toMatchObject({ state: 'CT' })
    const inHampden = { county: 'Hampden County', state: 'MA' }
    expect(places.find('Tolland', undefined, inHampden)).toBeUndefined()
  })
})

test('Saint is St., and accents and apostrophes are no matter', () => {
  const of = (regionCode: string, at: Home['at']) =>
    placesOf(officeIn({ ...akron, regionCode, at }, oldSaybrook))
  const minnesota = of('MN', [44.95, -93.1])
  expect(minnesota.find('St. Paul')?.county).toBe('Ramsey County')
  expect(minnesota.find('Saint Paul')).toBe(minnesota.find('St Paul'))
  expect(suggestTown(minnesota, 'St. Paul')).toBeUndefined()
  expect(of('NM', [35.99, -106.08]).find('Espanola')?.county).toBe('Rio Arriba County')
  expect(of('MO', [38.8, -90.6]).find("O'Fallon")).toMatchObject({ state: 'MO' })
  expect(of('ID', [47.68, -116.78]).find('Coeur d’Alene')?.county).toBe('Kootenai County')
})

test.each([
  ['City of Baltimore', 'Baltimore City', true],
  ['City of Baltimore', 'Baltimore (city)', true],
  ['City of Baltimore', 'Baltimore County', false],
  ['St. Louis County', 'Saint Louis County', true],
])('%s and %s are one: %s', (one, other, isSame) => {
  expect(isSameCounty(one, other)).toBe(isSame)
})

test('what a site lists in data/places/ is added, or said in place of what is known', () => {
  const state = 'Ohio'
  const towns = [
    { name: 'Bath Township', county: 'Summit County', lat: 41.19, lon: -81.63 },
    { name: 'Norton', county: 'Summit County', lat: 41, lon: -81.6 },
  ]
  const own = { 'data/places/ours.json': JSON.stringify({ state, towns }) }
  const places = placesOf(officeIn(akron, oldSaybrook, own))
  expect(places.find('Bath Township')).toMatchObject({ state: 'OH', lat: 41.19 })
  expect(places.find('Norton')).toMatchObject({ lat: 41, lon: -81.6 })
})
