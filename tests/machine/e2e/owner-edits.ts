import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument, type Document } from 'yaml'
import { projectRoot } from '../../support/project.ts'
import { runBin } from './whole-copy.ts'

/** An edit that README or docs/ describe to an owner. */
export interface OwnerEdit {
  readonly name: string
  readonly make: (folder: string) => unknown
}

/** Changes a data file as an owner's editor would. */
function edit(folder: string, name: string, change: (document: Document) => unknown): void {
  const file = join(folder, `data/${name}.yaml`)
  const document = parseDocument(readFileSync(file, 'utf8'))
  change(document)
  writeFileSync(file, document.toString({ lineWidth: 0 }))
}

const set =
  (name: string, path: readonly (string | number)[], value: unknown) => (folder: string) =>
    edit(folder, name, (document) => document.setIn(path, document.createNode(value)))

/** Puts a picture of 1200 by 630 pixels among the owner's files. */
function addPicture(folder: string, name: string) {
  copyFileSync(join(projectRoot, 'data/public/share.png'), join(folder, 'data/public', name))
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

/** A seventh service, copied from roof-repairs as the file says. */
function addService(folder: string): void {
  edit(folder, 'services', (document) => {
    const services = document.toJS() as readonly Record<string, unknown>[]
    const copied = services.find(({ slug }) => slug === 'roof-repairs')
    document.addIn([], {
      ...copied,
      slug: 'gutter-repairs',
      name: 'Gutter Repairs',
      pageTitle: 'Gutter Repairs in Connecticut',
      metaDescription:
        'Gutters that leak, sag or overflow, mended in Connecticut before the water finds the wall. Free estimates.',
      heading: 'Gutters that carry water away',
    })
  })
}

const newTown = [
  'add-city',
  'Old Saybrook',
  '--description',
  words('Old Saybrook'),
  ...['Salt wind.', 'Ice at the eaves.', 'Old chimneys.'].flatMap((text) => ['--challenge', text]),
]

/** Each of them leaves the tests of the project as they are: passed. */
export const ownerEdits: readonly OwnerEdit[] = [
  { name: 'the phone number', make: set('business', ['phone'], '+12035550187') },
  { name: 'the hours', make: set('business', ['hours', 'office', 1, 'closes'], '12:30') },
  {
    name: 'no emergency hours',
    make: (folder: string) =>
      edit(folder, 'business', (document) => document.deleteIn(['hours', 'emergency'])),
  },
  {
    name: 'no rating',
    make: (folder: string) =>
      edit(folder, 'business', (document) => {
        document.deleteIn(['rating'])
        document.set('placeholders', ['name'])
      }),
  },
  { name: 'a text', make: set('cities', [3, 'pageTitle'], 'West Haven Roofs in the Salt Wind') },
  { name: 'a logo', make: withPicture('business', ['logo']) },
  { name: 'a photo of a service', make: withPicture('services', [2, 'photo']) },
  { name: 'a photo about the firm', make: withPicture('site', ['about', 'photo']) },
  { name: 'a claim', make: set('business', ['claims', 'customers', 'value'], '2,600+') },
  { name: 'a label of the menu', make: set('site', ['navigation', 1, 'text'], 'What we do') },
  { name: 'a seventh service', make: addService },
  { name: 'a third county with two towns', make: addCounty },
  {
    name: 'another name of the firm',
    make: set('business', ['name'], 'Shoreline Slate & Copper Company'),
  },
  { name: 'a town added', make: (folder: string) => runBin(folder, ...newTown) },
  {
    name: 'a town removed',
    make: (folder: string) => runBin(folder, 'remove-city', 'Derby', '--confirm=Derby'),
  },
  {
    name: 'a town renamed',
    make: (folder: string) =>
      runBin(folder, 'rename-city', 'Derby', 'Derby Green', '--rewrite-text'),
  },
  {
    name: 'a redirect by hand',
    make: (folder: string) =>
      edit(folder, 'addresses', (document) =>
        document.addIn(['redirects'], { from: '/guilford', to: '/service-areas/guilford' }),
      ),
  },
]
