import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { namesIn, splitName, withoutLetters } from '../../../cli/lib/place-name.ts'
import { loadAtlas, loadPlaces } from '../../../cli/load/gazetteer.ts'
import { readIndex } from '../../../cli/load/state-files.ts'
import { findTowns } from '../../../cli/site/maps/locate-towns.ts'
import { buildSite } from '../../../cli/site/pages/build-site.ts'
import { fillPattern } from '../../../cli/site/pages/interpolate.ts'
import { indexTowns } from '../../../cli/site/pages/towns.ts'
import { stateCode, stateCodes, stateName, statesOfZip } from '../../../cli/site/states/postal.ts'
import {
  fixtureRoots,
  homeAt,
  projectRoot,
  rootsOf,
  temporaryFolder,
} from '../../support/project.ts'
import { reportOf } from '../../support/reports.ts'
import { runCli } from '../../support/run-cli.ts'
import { areaPageOf, dataIn, pageOf } from '../../support/site-model.ts'

const day = '2026-11-26'

type FileEdit = readonly [file: string, from: string, to: string]

/** A copy of the firm in two states, each edit in one file; with its job before the day of the tests. */
function kansasCity(...more: readonly FileEdit[]) {
  const folder = temporaryFolder()
  const edits = [['projects', '2026-09', '2025-09'] as const, ...more]
  cpSync(join(projectRoot, 'tests/fixtures/firms/kansas-city'), folder, { recursive: true })
  for (const [file, from, to] of edits) {
    const path = join(folder, `data/${file}.yaml`)
    const text = readFileSync(path, 'utf8')
    if (!text.includes(from)) throw new Error(`${file} has no ${from}.`)
    writeFileSync(path, text.replace(from, to))
  }
  return folder
}

const modelIn = (folder: string) => {
  const roots = rootsOf(folder)
  return buildSite(dataIn(roots, day), loadAtlas(roots, homeAt(roots)))
}

const placesOf = (folder: string) => {
  const roots = rootsOf(folder)
  return loadPlaces(roots, homeAt(roots))
}

const dataOf = (folder: string, name: string) =>
  readFileSync(join(folder, `data/${name}.yaml`), 'utf8')

describe('names of places', () => {
  test('may have the letters of a state behind them', () => {
    expect(splitName('Kansas City, KS')).toEqual({ name: 'Kansas City', state: 'KS' })
    expect(splitName('Kansas City')).toEqual({ name: 'Kansas City' })
    expect(splitName('Paris, Texas')).toEqual({ name: 'Paris, Texas' })
    expect(withoutLetters('Kansas City, KS')).toBe('Kansas City')
  })

  test('in a line are parted by commas, but for these', () => {
    expect(namesIn('Olathe, Kansas City,KS , Mission')).toEqual([
      'Olathe',
      'Kansas City, KS',
      'Mission',
    ])
    expect(namesIn('Essex, Lyme')).toEqual(['Essex', 'Lyme'])
  })

  test('leave the letters to a text that has the state', () => {
    const names = { city: 'Kansas City, KS', state: 'Kansas', stateCode: 'KS' }
    expect(fillPattern('In {city}', names)).toBe('In Kansas City, KS')
    expect(fillPattern('In {city}, {state}', names)).toBe('In Kansas City, Kansas')
    expect(fillPattern('In {city}, {stateCode}', names)).toBe('In Kansas City, KS')
  })
})

describe('states', () => {
  test('are those of the places, by letters and by name', () => {
    const index = Object.entries(readIndex(fixtureRoots))
    expect(index.map(([code, { state }]) => [code, state])).toEqual(
      stateCodes.map((code) => [code, stateName(code)]),
    )
    expect(stateCode('kansas')).toBe('KS')
    expect(stateCode('XX')).toBeUndefined()
  })

  test.each([
    ['06513', ['CT']],
    ['06390', ['CT', 'NY']],
    ['64111', ['MO']],
    ['66212', ['KS']],
    ['83414', ['ID', 'WY']],
    ['20001', ['DC']],
    ['00501', ['NY']],
    ['00901', []],
  ])('ZIP code %s is of %j', (zip, codes) => {
    expect(statesOfZip(zip)).toEqual(codes)
  })

  test('are told by where a point lies', () => {
    const places = placesOf(kansasCity())
    const at = (lat: number, lon: number) =>
      ['MO', 'KS'].filter((state) => places.hasLandAt(state, { lat, lon }))
    expect(at(39.0997, -94.5786)).toEqual(['MO'])
    expect(at(38.93, -94.604)).toEqual(['MO'])
    expect(at(38.93, -94.612)).toEqual(['KS'])
    expect(at(41.3, -72.9)).toEqual([])
  })

  test('part two places of one name', () => {
    const places = placesOf(kansasCity())
    expect(places.find('Kansas City')?.state).toBe('MO')
    expect(places.find('kansas city, KS')).toMatchObject({
      state: 'KS',
      county: 'Wyandotte County',
    })
    expect(places.find('Kansas City', undefined, { state: 'KS' })?.state).toBe('KS')
    expect(places.find('Kansas City', undefined, { county: 'Wyandotte County' })?.state).toBe('KS')
    expect(places.find('Kansas City, NE')).toBeUndefined()
    expect(places.statesOf('Johnson County, KS').toSorted()).toEqual(['KS', 'MO'])
  })
})

describe('the pages of a firm in two states', () => {
  const model = modelIn(join(projectRoot, 'tests/fixtures/firms/kansas-city'))

  test('tell the state of their town in title, texts and structured data', () => {
    const { head, structuredData } = areaPageOf(model, '/service-areas/kansascityks')
    expect(head.title).toBe('Siding on the bluffs of Kansas City, KS')
    expect(head.description).toContain('in Kansas City, Kansas, on')
    expect(structuredData[0]).toMatchObject({
      serviceArea: {
        name: 'Kansas City',
        containedInPlace: { '@type': 'State', name: 'Kansas' },
      },
    })
    const other = areaPageOf(model, '/service-areas/kansascity')
    expect(other.head.description).toContain('in Kansas City, Missouri, for')
    // That page does not say Kansas by itself.
    expect(other.structuredData[0]).toMatchObject({
      areaServed: expect.arrayContaining([{ '@type': 'City', name: 'Kansas City, KS' }]),
    })
  })

  test('tell the town of the office with its state where the page is of the other of its name', () => {
    const edit = ['cities', 'on Strawberry Hill, in Rosedale', 'by a firm in {locality}'] as const
    const { head } = areaPageOf(modelIn(kansasCity(edit)), '/service-areas/kansascityks')
    expect(head.description).toContain('in Kansas City, Kansas, by a firm in Kansas City, Missouri')
  })

  test('link the one Kansas City and the other, and say what is near each', () => {
    const linked = (path: string) =>
      areaPageOf(model, path).nearbyAreas.flatMap((town) => (town.path ? [town.path] : []))
    expect(linked('/service-areas/kansascity')).toContain('/service-areas/kansascityks')
    expect(linked('/service-areas/kansascityks')).toContain('/service-areas/kansascity')
    const miles = ['kansascity', 'kansascityks'].map(
      (slug) => areaPageOf(model, `/service-areas/${slug}`).milesFromOffice,
    )
    expect(miles).toEqual([0, 5])
  })

  test('cite the numbers that their state gave, and no others; all where no state is meant', () => {
    const numbersOn = (path: string) =>
      (areaPageOf(model, path).registrations ?? []).map(({ number }) => number)
    expect(numbersOn('/service-areas/kansascity')).toEqual(['KCL 004417'])
    expect(numbersOn('/service-areas/overlandpark')).toEqual(['JCL 2026-0193'])
    expect(pageOf(model, 'home', '/').registrations).toBeUndefined()
    expect(model.site.business.registrations).toHaveLength(2)
  })

  test('list counties of the other state with it, and a second one of a name as it is written', () => {
    const { served } = pageOf(model, 'contact', '/contact')
    expect(served.lists.map(({ name }) => name)).toEqual([
      'Jackson County',
      'Johnson County, Kansas',
      'Wyandotte County, Kansas',
      'Johnson County, MO',
    ])
  })

  test('show both on one map, each where it is', () => {
    const { map } = pageOf(model, 'service-areas', '/service-areas')
    const names = map?.labels.map(({ text }) => text)
    expect(names).toEqual(expect.arrayContaining(['Kansas City', 'Kansas City, KS']))
    const roots = rootsOf(join(projectRoot, 'tests/fixtures/firms/kansas-city'))
    const data = dataIn(roots, day)
    const found = findTowns({
      data,
      towns: indexTowns(data),
      atlas: loadAtlas(roots, homeAt(roots)),
    })
    const lonOf = (name: string) => found.find((town) => town.name === name)?.point.lon
    expect([lonOf('Kansas City'), lonOf('Kansas City, KS')]).toEqual([-94.5786, -94.6275])
  })
})

test('of a county without a state all is as of the office’s, until its towns tell otherwise', async () => {
  const folder = kansasCity([
    'counties',
    '  state: KS\n  alsoServed: [Bonner',
    '  alsoServed: [Bonner',
  ])
  const { findings } = await reportOf(folder)
  expect(findings).toMatchObject([
    {
      rule: 'county/state',
      severity: 'warning',
      message:
        'Wyandotte County is taken for one of Missouri; it is one of Kansas. Kansas City, KS, Bonner Springs and Edwardsville lie there.',
    },
  ])
})

test('two entries of one name are told how the second is written', async () => {
  const twice = kansasCity(['cities', 'cityName: Kansas City, KS', 'cityName: Kansas City'])
  const { findings } = await reportOf(twice)
  expect(findings.find(({ rule }) => rule === 'city/duplicate-name')?.suggestion).toBe(
    'Kansas City, KS',
  )
  const counties = kansasCity(['counties', 'Johnson County, MO', 'Johnson County'])
  const found = (await reportOf(counties)).findings
  expect(found.find(({ rule }) => rule === 'county/duplicate-name')?.suggestion).toBe(
    'Johnson County, MO',
  )
})

describe('commands know the second place of a name by its letters', () => {
  const answers = [
    '--lead',
    'We mend porches in Westwood.',
    '--challenge',
    'Rain from the west.',
    '--challenge',
    'Shade from old trees.',
    '--challenge',
    'Two layers of boards.',
    '--description',
    'Westwood has small houses. '.repeat(16).trim(),
  ]

  const addedTo = async (folder: string, town: string) => {
    expect((await runCli(folder, ['add-city', town, ...answers])).code).toBe(0)
    return dataOf(folder, 'cities')
      .split(/^(?=- )/m)
      .find((entry) => entry.includes(town))
  }

  test('add-city proposes county, state and neighbors, and names them so', async () => {
    const westwood = await addedTo(kansasCity(), 'Westwood')
    expect(westwood).toContain('county: Johnson County\n')
    expect(westwood).toContain('in Westwood, {state}, by')
    expect(westwood).toMatch(/^ +Kansas City,$/m)
    const withPlatte = kansasCity([
      'counties',
      '- name: J',
      '- name: Platte County\n  alsoServed: []\n\n- name: J',
    ])
    const riverside = await addedTo(withPlatte, 'Riverside')
    expect(riverside).toContain('county: Platte County\n')
    expect(riverside).toMatch(/^ +"Kansas City, KS",\n +Kansas City,$/m)
  })

  test('add-city refuses a name that is taken with the other that is meant', async () => {
    const folder = kansasCity([
      'cities',
      '- cityName: Kansas City, KS\n  county: Wyandotte County',
      '- cityName: Piper\n  county: Wyandotte County',
    ])
    const { code, stderr } = await runCli(folder, ['add-city', 'Kansas City', ...answers])
    expect(code).toBe(1)
    expect(stderr).toContain(
      'Kansas City has a page already: /service-areas/kansascity. That of Kansas is Kansas City, KS.',
    )
  })

  test('add-city --from says in which state an entry’s county is, and how its name is written', async () => {
    const folder = kansasCity([
      'cities',
      '- cityName: Kansas City, KS\n  county: Wyandotte County',
      '- cityName: Piper\n  county: Wyandotte County',
    ])
    const from = async (cityName: string, county: string) => {
      const entry = `- cityName: ${cityName}\n  county: ${county}\n`
      writeFileSync(join(folder, 'new.yaml'), entry)
      return runCli(folder, ['add-city', '--from', 'new.yaml'])
    }
    const { code, stderr } = await from('Kansas City', 'Wyandotte County')
    expect(code).toBe(1)
    expect(stderr).toMatch(
      /^new\.yaml:1:13 error Wyandotte County is in Kansas; "Kansas City" is the place of that name in Missouri here\. city\/duplicate-name\n[^]+ {2}expected: "Kansas City, KS", between double quotes\n1 error in 1 file\n/,
    )
    const unserved = await from('"Leavenworth, KS"', 'Leavenworth County')
    expect(unserved.stderr).toMatch(/- name: Leavenworth County\n +state: KS\n/)
  })

  test('add-city shows the entry of a county in another state, and of a second one of a name', async () => {
    const unserved = async (town: string) => (await runCli(kansasCity(), ['add-city', town])).stderr
    expect(await unserved('Ottawa')).toContain('- name: Franklin County\n  state: KS\n')
    expect(await unserved('Leavenworth')).toContain('- name: Leavenworth County\n  state: KS\n')
    expect(await unserved('Liberty')).toContain('- name: Clay County\n  alsoServed: []')
  })

  test('rename-city leaves the texts alone where only letters come or go, and the address leads on', async () => {
    const folder = kansasCity()
    const before = dataOf(folder, 'cities')
    const line = ['rename-city', 'Kansas City', 'Kansas City, MO', '--rewrite-text']
    expect((await runCli(folder, line)).code).toBe(0)
    const expected = before
      .replace('cityName: Kansas City\n', 'cityName: "Kansas City, MO"\n')
      .replaceAll(/(?<=\[|, )Kansas City(?=[,\]])/g, '"Kansas City, MO"')
    expect(dataOf(folder, 'cities')).toBe(expected)
    expect(dataOf(folder, 'addresses')).toContain('to: /service-areas/kansascitymo')
  })

  test('remove-city takes out that one alone', async () => {
    const folder = kansasCity()
    const name = 'Kansas City, KS'
    const { code } = await runCli(folder, [
      'remove-city',
      name,
      `--confirm=${name}`,
      '--redirect=gone',
    ])
    expect(code).toBe(0)
    const after = dataOf(folder, 'cities')
    expect(after).not.toContain('Kansas City, KS')
    expect(after).toContain('- cityName: Kansas City\n')
    expect(dataOf(folder, 'addresses')).toContain('gone: [/service-areas/kansascityks]')
  })
})
