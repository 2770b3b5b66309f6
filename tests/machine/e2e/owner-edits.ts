import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { parseDocument, type Document } from 'yaml'
import { fixtureData } from '../../support/project.ts'
import { runCli } from '../../support/run-cli.ts'

/** An edit that README or docs/ describe to an owner. */
type Make = (folder: string) => unknown

/** Changes a data file as an owner's editor would. */
function edit(folder: string, name: string, change: (document: Document) => unknown): void {
  const file = join(folder, `data/${name}.yaml`)
  const document = parseDocument(readFileSync(file, 'utf8'))
  change(document)
  writeFileSync(file, document.toString({ lineWidth: 0 }))
}

const set =
  (name: string, path: readonly (string | number)[], value: unknown): Make =>
  (folder) =>
    edit(folder, name, (document) => document.setIn(path, document.createNode(value)))

/** Puts a picture of 1200 by 630 pixels among the owner's files. */
function addPicture(folder: string, name: string) {
  copyFileSync(join(fixtureData, 'public/share.png'), join(folder, 'data/public', name))
  return { src: `/${name}`, width: 1200, height: 630, alt: 'A roof of ours' }
}

const withPicture = (file: string, path: readonly (string | number)[]) => (folder: string) =>
  set(file, path, addPicture(folder, 'ours.png'))(folder)

const words = (town: string) =>
  `In ${town} roofs of many ages stand side by side. ${'The wind tries each of them in its own way. '.repeat(7)}Ask us.`

const areaTexts = (name: string, neighbors: readonly string[]) => ({
  pageTitle: `Roofing in ${name}, With Care`,
  metaDescription: `${name} roofing for houses of every age, from our office nearby: repairs, new roofs and honest advice.`,
  description: words(name),
  localChallenges: ['wind', 'ice', 'shade'].map((what) => `In ${name} the ${what} wears roofs.`),
  nearbyAreas: neighbors,
})

const fairfield = ['Fairfield', 'Bridgeport', 'Trumbull', 'Easton', 'Westport']
const county = { name: 'Fairfield County', county: 'Connecticut', summary: 'Along the Sound.' }

/** A county that is new, and two of its towns. */
function addCounty(folder: string): void {
  const towns = fairfield.slice(0, 2)
  edit(folder, 'counties', (document) =>
    document.addIn([], { ...county, ...areaTexts(county.name, fairfield), alsoServed: ['Easton'] }),
  )
  edit(folder, 'cities', (document) => {
    for (const cityName of towns) {
      const neighbors = ['Milford', ...fairfield].filter((name) => name !== cityName)
      const city = { cityName, county: county.name, ...areaTexts(cityName, neighbors) }
      document.addIn([], city)
    }
  })
}

const newTown = [
  'add-city',
  'Old Saybrook',
  '--description',
  words('Old Saybrook'),
  ...['Salt wind.', 'Ice at the eaves.', 'Old chimneys.'].flatMap((text) => ['--challenge', text]),
]

const change =
  (name: string, make: (document: Document) => unknown): Make =>
  (folder) =>
    edit(folder, name, make)

const run =
  (...args: string[]): Make =>
  async (folder) => {
    expect(await runCli(folder, args)).toMatchObject({ code: 0 })
  }

const newName = 'Shoreline Slate & Copper Company'
const redirect = { from: '/guilford', to: '/service-areas/guilford' }
const withoutRating = (document: Document) => {
  document.deleteIn(['rating'])
  document.set('placeholders', ['name'])
}

/** Each of them leaves the tests of the project as they are: passed. */
export const ownerEdits: readonly (readonly [name: string, make: Make])[] = [
  ['the phone number', set('business', ['phone'], '+12035550187')],
  ['the hours', set('business', ['hours', 'office', 1, 'closes'], '12:30')],
  ['no emergency hours', change('business', (all) => all.deleteIn(['hours', 'emergency']))],
  ['no rating', change('business', withoutRating)],
  ['a text', set('cities', [3, 'pageTitle'], 'North Haven Roofs in the Wind')],
  ['a logo', withPicture('business', ['logo'])],
  ['a photo of a service', withPicture('services', [2, 'photo'])],
  ['a photo about the firm', withPicture('site', ['about', 'photo'])],
  ['a claim', set('business', ['claims', 'customers', 'value'], '2,600+')],
  ['a label of the menu', set('site', ['navigation', 1, 'text'], 'What we do')],
  ['a service added', run('add-service', 'Flat Roofs')],
  [
    'a service removed',
    run('remove-service', 'commercial-roofing', '--confirm=Commercial Roofing'),
  ],
  ['a third county with two towns', addCounty],
  ['another name of the firm', set('business', ['name'], newName)],
  ['a town added', run(...newTown)],
  ['a town removed', run('remove-city', 'Derby', '--confirm=Derby')],
  ['a town renamed', run('rename-city', 'Chester', 'Chester Green', '--rewrite-text')],
  ['a redirect by hand', change('addresses', (all) => all.addIn(['redirects'], redirect))],
]
