import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { projectRoot } from '../support/project.ts'
import { layProofOver } from '../support/fixtures.ts'

/** A copy of the project with the example's jobs, reviews and people, and a photo in every slot. Returns its folder. */
export function makeDemo(): string {
  const folder = mkdtempSync(join(tmpdir(), 'roof-site-demo-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const part of ['data', 'generated']) {
    cpSync(join(projectRoot, part), join(folder, part), { recursive: true })
  }
  layProofOver(folder)
  cpSync(join(projectRoot, 'tests/demo/photos'), join(folder, 'data/public/demo'), {
    recursive: true,
  })
  fillPhotoSlots(folder)
  sayThatItIsMadeUp(join(folder, 'data/business.yaml'))
  return folder
}

/** The name of the firm stands on every page. */
function sayThatItIsMadeUp(file: string): void {
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/^name: (.*)$/m, 'name: $1 (made-up example)'))
}

/**
 * What the pictures of tests/demo/photos show. house.pov makes them, so that no house of anybody's is shown as
 * the firm's work.
 */
const seen = {
  'colonial-before': 'a Colonial with streaked, faded shingles and bare patches',
  'colonial-during':
    'a Colonial half stripped to its boards, with felt on the left and a ladder at the eave',
  'colonial-after': 'a Colonial under new charcoal shingles',
  'chimney-before': 'a chimney with old black sealant smeared along the roof',
  'chimney-after': 'a chimney with new metal flashing in charcoal shingles',
  'cape-white': 'a white Cape with two dormers in evening light',
  'cape-blue': 'a blue Cape with a brown roof and copper in the valleys of its dormers',
  mill: 'a white membrane on the flat roof of a brick mill',
}
type Picture = keyof typeof seen

const photoOf = (name: Picture) => ({
  src: `/demo/${name}.jpg`,
  width: 1200,
  height: 900,
  alt: `Made-up picture: ${seen[name]}`,
  // A wide crop keeps the ridge of a house, and the foot of a chimney.
  focus: name.startsWith('chimney') ? '50% 80%' : '50% 10%',
})

/** By the job's and the service's last part of the address. */
const ofJobs: Readonly<Record<string, Readonly<Record<string, Picture>>>> = {
  'example-colonial-branford': {
    before: 'colonial-before',
    during: 'colonial-during',
    after: 'colonial-after',
  },
  'example-chimney-guilford': { before: 'chimney-before', after: 'chimney-after' },
  'example-valley-hamden': { after: 'cape-blue' },
}
const ofServices: Readonly<Record<string, Picture>> = {
  'residential-roofing': 'cape-blue',
  'commercial-roofing': 'mill',
  'roof-repairs': 'chimney-after',
  'roof-replacement': 'colonial-during',
  'storm-damage': 'colonial-before',
  'emergency-service': 'chimney-before',
}

type Fields = Readonly<Record<string, object>>

/** Every job, every service, Home, About and one town show a photo, as an owner's own would stand there. */
function fillPhotoSlots(folder: string): void {
  const change = <Data>(name: string, withPhotos: (data: Data) => Data) => {
    const file = join(folder, 'data', `${name}.yaml`)
    const data = withPhotos(parse(readFileSync(file, 'utf8')))
    writeFileSync(
      file,
      `# Made up for the demo, photos too.\n${stringify(data, { lineWidth: 100 })}`,
    )
  }
  change<{ slug: string }[]>('services', (services) =>
    services.map((service) => ({
      ...service,
      photo: photoOf(ofServices[service.slug] ?? 'cape-white'),
    })),
  )
  change<{ slug: string; photos?: { stage: string }[] | undefined }[]>('projects', (jobs) =>
    jobs.map((job) => ({
      ...job,
      photos: job.photos?.map(({ stage }) => ({
        ...photoOf(ofJobs[job.slug]?.[stage] ?? 'colonial-after'),
        stage,
      })),
    })),
  )
  change<Fields>('site', (site) => ({
    ...site,
    home: { ...site['home'], photo: photoOf('colonial-after') },
    about: { ...site['about'], photo: photoOf('cape-white') },
  }))
  change<Fields[]>('cities', (cities) =>
    cities.map((city) =>
      `${city['cityName']}` === 'Guilford' ? { ...city, photo: photoOf('cape-white') } : city,
    ),
  )
}
