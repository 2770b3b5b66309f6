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

/** Of tests/demo/photos: reckoned from noise, so that no roof of anybody's is shown as the firm's. */
const photoOf = (name: string) => ({
  src: `/demo/${name}.jpg`,
  width: 1440,
  height: 1080,
  alt: 'Example picture: a roof that nobody built',
})
/** What the jobs' photos show, by when they were taken. */
const stages: Readonly<Record<string, string>> = { before: 'brown', during: 'boards' }
const roofs = ['charcoal', 'slate', 'brown', 'boards'].map(photoOf)

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
  change<Fields[]>('services', (services) =>
    services.map((service, index) => ({
      ...service,
      photo: roofs[index % roofs.length] ?? {},
    })),
  )
  change<{ photos?: { stage: string }[] | undefined }[]>('projects', (jobs) =>
    jobs.map((job, index) => ({
      ...job,
      photos: job.photos?.map(({ stage }) => ({
        ...(stage in stages ? photoOf(`${stages[stage]}`) : roofs[index]),
        stage,
      })),
    })),
  )
  change<Fields>('site', (site) => ({
    ...site,
    home: { ...site['home'], photo: photoOf('charcoal') },
    about: { ...site['about'], photo: photoOf('boards') },
  }))
  change<Fields[]>('cities', (cities) =>
    cities.map((city) =>
      `${city['cityName']}` === 'Guilford' ? { ...city, photo: photoOf('slate') } : city,
    ),
  )
}
