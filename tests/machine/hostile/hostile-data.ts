import { parse } from 'yaml'
import {
  dataFileNames,
  dataPath,
  type DataFile,
  type DataFileName,
} from '../../../cli/load/load-data.ts'
import { readProject } from '../../../cli/project/read-project.ts'
import type { Finding } from '../../../cli/lib/finding.ts'
import { parseFile, type DataPath } from '../../../cli/parse/parse.ts'
import { site } from '../../../cli/site/index.ts'
import { usual } from '../../../cli/site/look/tokens.ts'
import { dataSchemas, type SiteData } from '../../../cli/site/schema/data.ts'
import { textsBelow, valueAt, schemasAt } from '../../../cli/validate/fields.ts'
import { validate } from '../../../cli/validate/validate.ts'
import type { JsonSchema } from '../../unit/data/json-schemas.ts'
import { fixture, proofFiles, proofPictures, firstCities } from '../../support/fixtures.ts'
import { fixtureData, fixtureRoots, today } from '../../support/project.ts'

/** A text of the data, and where it stands. */
export interface TextPlace {
  readonly file: DataFileName
  readonly path: DataPath
  readonly text: string
  /** What may stand there. */
  readonly schemas: ReturnType<typeof schemasAt>
}

type Values = Readonly<Record<DataFileName, unknown>>

const acknowledged = { 'city/true-county': 'It is known.' }
const picture = { src: '/eagle.png', width: 40, height: 30, alt: 'An eagle.' }
const photo = { ...picture, focus: '40% 20%' }
const reason = 'It is known.'
const registrations = ['Roofing', 'Siding'].map((label) => ({
  label: `${label}, registered`,
  number: `HIC.${label}`,
  state: 'CT',
  name: 'Ridge & Eave Roofing LLC',
  lookup: 'https://state.example/look-up',
  expires: '2027-03-31',
  acknowledge: { 'registration/form': 'It is known.' },
}))
const christmas = { from: '2026-12-25', to: '2026-12-26', note: 'Christmas' }
const facts = [{ label: 'Oldest house', text: 'Of 1639' }]
const scene = {
  houses: [{ type: 'cape', built: '1759' }, { type: 'ranch' }],
  callout: { part: 'ridge', text: 'Look up here' },
}
const audit = {
  rules: { 'weight/page': { reason } },
  acknowledged: [{ rule: 'links/dead', page: '/about', about: 'the link', reason }],
}

const form = {
  receiver: 'url',
  key: 'https://inbox.example/1',
  honeypot: 'fax',
  redirect: 'next',
  asks: ['name', 'phone', 'town', 'service', 'when', 'words'],
  heading: 'Write to us',
  lead: 'We answer tomorrow.',
  thanks: { heading: 'Thank you', text: 'We have your message.' },
  tried: { on: '2026-01-10', with: 'url-le/1' },
}
const notice = {
  from: '2026-11-01',
  to: '2027-11-01',
  text: 'We are busy after the storm.',
  link: { text: 'What to do', to: '/contact' },
  where: ['Home'],
}

const houses = {
  title: 'Which one is yours?',
  lead: 'Choose it.',
  houses: [
    {
      kind: 'cape',
      name: 'Cape',
      summary: 'A low house with a steep roof.',
      facts: [{ label: 'Pitch', text: '12/12' }],
      sizes: {
        unit: 'squares',
        small: { from: 1, to: 2 },
        middle: { from: 2, to: 3 },
        large: { from: 3, to: 4 },
        source: 'Our jobs.',
      },
      days: { from: 1, to: 2, source: 'Our jobs of last year.' },
      service: 'roof-replacement',
      wrong: [{ part: 'eave', text: 'Ice at the eave.' }, 'Old flashing.'],
      acknowledge: acknowledged,
    },
    { picture: 'ladder', name: 'Another', summary: 'It differs.', wrong: ['Wind.', 'Rain.'] },
  ],
}

/** The frozen data with what it leaves out, of two cities. */
function fullData(): Values {
  const proof = proofFiles(fixtureData)
  const read = (name: DataFileName): unknown => {
    const text = proof.find((file) => file.name === name)?.text ?? ''
    // Of the towns two are left, and Shelton, which has no page.
    return parse(
      name === 'cities' ? firstCities(2) : text.replaceAll(/(?<=  city: ).+/g, 'Shelton'),
    )
  }
  const values = Object.fromEntries(dataFileNames.map((name) => [name, read(name)]))
  const sections = [...sectionsOf(values['services']), ...sectionsOf(values['pages'])].map(
    (section) => (section['photo'] === undefined ? section : { ...section, photo }),
  )
  const process = {
    title: 'How a job goes',
    steps: ['You call', 'We look', 'You agree'].map((title) => ({ title, description: 'First.' })),
  }
  const more: readonly (readonly [path: DataPath, value: unknown])[] = [
    [['business', 'logo'], picture],
    [['business', 'logoSaysName'], false],
    [['business', 'timeZone'], 'America/New_York'],
    [['business', 'hours', 'closed'], [{ ...christmas, opens: '09:00', closes: '12:00' }]],
    [['business', 'registration'], registrations],
    [['counties', 0, 'state'], 'CT'],
    [['business', 'reviewLink'], { text: 'Write a review', url: 'https://reviews.example/us' }],
    [['site', 'areaPage', 'countyBesideTitle'], 'Just outside {city}'],
    [['site', 'words', 'drawn'], 'Drawn: a house.'],
    [['site', 'words', 'hatched'], 'Hatched: the part.'],
    [['projects', 0, 'facts'], [{ label: 'Area', value: '24 squares' }]],
    [['business', 'acknowledge'], acknowledged],
    [['business', 'rating', 'acknowledge'], acknowledged],
    [['business', 'claims', 'top-rated', 'evidence'], 'A list in the office.'],
    [['business', 'placeholders'], ['name']],
    ...[['insurance'], ['certificates', 0], ['claims', 'top-rated']].map(
      (path) => [['business', ...path, 'acknowledge'], acknowledged] as const,
    ),
    [['business', 'claims', 'top-rated', 'check'], 'Ask a neighbor.'],
    [['business', 'claims', 'free-estimates', 'detail'], 'with a written price'],
    // Initials stand for a face; of a text they are a part.
    ...[1, 2].map((index) => [['people', index, 'photo'], photo] as const),
    [['projects', 0, 'photos', 0, 'focus'], photo.focus],
    ...['pages', 'projects', 'reviews', 'people'].map(
      (file) => [[file, 0, 'acknowledge'], acknowledged] as const,
    ),
    // Pages of services and of one's own may have sections of all kinds.
    [['pages', 0, 'sections'], sections],
    [['services', 0, 'sections'], sections],
    [['services', 0, 'photo'], photo],
    [['services', 0, 'acknowledge'], acknowledged],
    [['site', 'about', 'photo'], photo],
    [['site', 'about', 'process'], process],
    [['site', 'home', 'photo'], photo],
    [['site', 'words', 'lastJobs'], 'The last ones'],
    [['cities', 0, 'photo'], photo],
    [['counties', 0, 'photo'], photo],
    [['site', 'home', 'bullets', 3], 'locally-owned'],
    [['site', 'audit'], audit],
    [['site', 'contact', 'form'], form],
    [['site', 'notices'], [notice]],
    [['site', 'areaPage', 'factsTitle'], 'About {city}'],
    [['cities', 0, 'facts'], facts],
    [['counties', 0, 'facts'], facts],
    [['counties', 0, 'localChallenges', 0], { title: 'Old boards', text: 'They have gaps.' }],
    [['cities', 0, 'acknowledge'], acknowledged],
    [['counties', 0, 'acknowledge'], acknowledged],
    [['cities', 0, 'scene'], scene],
    [['counties', 0, 'scene'], scene],
    [['houses'], houses],
    [['look', 'colors'], usual],
    [['addresses', 'gone'], ['/gone']],
    // Towns get other names, and with them other addresses.
    [
      ['addresses', 'redirects'],
      [
        ...parse(fixture('addresses').replaceAll(/to: \/service-areas.*/g, 'to: /contact'))
          .redirects,
        { from: '/old-page', to: '/contact' },
      ],
    ],
    [
      ['site', 'shared', 'whyChooseUs', 'reasons', 0],
      { title: 'Near', description: 'We live here.', answer: 'We do.' },
    ],
    ...['home', 'services', 'serviceAreas', 'about', 'contact', 'work', 'notFound'].map(
      (page) => [['site', page, 'acknowledge'], acknowledged] as const,
    ),
  ]
  return withValues(values, more) as Values
}

const sectionsOf = (entries: unknown): Readonly<Record<string, unknown>>[] =>
  (entries as { sections: Readonly<Record<string, unknown>>[] }[]).flatMap(
    ({ sections }) => sections,
  )

/** A copy with other values at some paths. */
function withValues(
  value: unknown,
  changes: readonly (readonly [path: DataPath, value: unknown])[],
): unknown {
  const copy = structuredClone(value)
  for (const [path, text] of changes) {
    const parent = valueAt(copy, path.slice(0, -1))
    if (typeof parent === 'object' && parent !== null) Reflect.set(parent, path.at(-1) ?? '', text)
  }
  return copy
}

/** The fields of texts that a schema knows: `services.[].name`. */
export function textFields(schema: JsonSchema, field: string): string[] {
  const { type, properties = {}, items, anyOf = [], oneOf = [], additionalProperties } = schema
  if (type === 'string' && !('enum' in schema) && !('const' in schema)) return [field]
  return [
    ...Object.entries(properties).flatMap(([key, inner]) => textFields(inner, `${field}.${key}`)),
    ...(items ? textFields(items, `${field}.[]`) : []),
    ...(typeof additionalProperties === 'object'
      ? textFields(additionalProperties, `${field}.*`)
      : []),
    ...[...anyOf, ...oneOf].flatMap((branch) => textFields(branch, field)),
  ]
}

/** Whether a text of the data is one of a field. */
export function isOfField({ file, path }: TextPlace, field: string): boolean {
  const parts = field.split('.')
  const names = [file, ...path].map(String)
  return (
    parts.length === names.length &&
    parts.every((part, index) => ['[]', '*', names[index]].includes(part))
  )
}

/** The data that the texts are planted in, and all places where one can stand. */
export function readHostileGround() {
  const values = fullData()
  const { publicFiles, places: towns } = readProject(fixtureRoots)
  const eagle = { bytes: 1, picture: { type: 'png', width: 40, height: 30 } }
  const project = {
    places: towns,
    publicFiles: new Map([...publicFiles, ...proofPictures(), ['/eagle.png', eagle]]),
  }
  const links = new Set(textsBelow(values.site, 'to').map(({ value }) => value))
  const places = dataFileNames.flatMap((file) =>
    textsBelow(values[file]).map(({ path, value: text }): TextPlace => {
      return { file, path, text, schemas: schemasAt(dataSchemas[file], values[file], path) }
    }),
  )
  // The old addresses that the footer links to stay: its links are other texts.
  const isLinked = ({ path, text }: TextPlace) => path.at(-1) === 'from' && links.has(text)
  return { values, project, places: places.filter((place) => !isLinked(place)) }
}

export type HostileGround = ReturnType<typeof readHostileGround>

/** Letters that no other text has, by the text that stood there: what was equal stays equal. */
export function tagsOf(places: readonly TextPlace[]): (place: TextPlace) => string {
  const keys = new Map<string, string>()
  for (const { text } of places) {
    const letters = [...String(keys.size + 1000)].map((digit) => 'qwxzkjvbfg'.charAt(Number(digit)))
    if (!keys.has(text)) keys.set(text, letters.join(''))
  }
  return ({ text }) => keys.get(text) ?? ''
}

export interface Planted {
  readonly data: SiteData
  readonly files: readonly DataFile[]
  /** Where the text stands in the data that was accepted. */
  readonly accepted: readonly TextPlace[]
  /** The errors about the places where it was refused. */
  readonly refused: readonly Finding[]
}

/** Plants a text in all places; those that an error is about get their own back, and it is said. */
export function plant(
  ground: HostileGround,
  textAt: (place: TextPlace) => string,
  places: readonly TextPlace[] = ground.places,
): Planted {
  const refused: Finding[] = []
  let accepted = places.filter((place) =>
    place.schemas.some((schema) => schema.safeParse(textAt(place)).success),
  )
  for (let round = 0; round < 5; round += 1) {
    const { data, files, findings } = judge(ground, accepted, textAt)
    if (data) return { data, files, accepted, refused }
    const errors = findings.filter(({ severity }) => severity === 'error')
    refused.push(...errors)
    const lines = new Set(errors.map(({ file, line }) => `${file}:${line}`))
    const lineOf = linesIn(files)
    const faulty = accepted.filter((place) => lines.has(lineOf(place)))
    const texts = new Set(faulty.map(({ text }) => text))
    accepted = accepted.filter(({ text }) => !texts.has(text))
  }
  throw new Error(`No data is left that is accepted: ${JSON.stringify(refused.at(-1))}`)
}

function judge(
  { values, project }: HostileGround,
  places: readonly TextPlace[],
  textAt: (place: TextPlace) => string,
) {
  const changes = places.map((place) => [[place.file, ...place.path], textAt(place)] as const)
  const files = toFiles(withValues(values, changes))
  const { data, findings } = validate(
    files.map((file) => ({ file })),
    site,
    { ...project, production: false, today },
  )
  return { data, files, findings }
}

/** Where a text stands in the files: `data/site.yaml:12`. */
function linesIn(files: readonly DataFile[]): (place: TextPlace) => string {
  const sources = new Map(files.map((file) => [file.name, parseFile(file).source]))
  return ({ file, path }) => {
    const place = sources.get(file)?.placeOf(path)
    return `${place?.file}:${place?.line}`
  }
}

/** Each text on a line of its own, so that a finding tells which it is about. */
function toFiles(values: unknown): DataFile[] {
  return dataFileNames.map((name) => ({
    name,
    path: dataPath(name),
    text: toAscii(JSON.stringify(valueAt(values, [name]), null, 1)),
  }))
}

const toAscii = (json: string) =>
  json.replaceAll(/[^\n -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
