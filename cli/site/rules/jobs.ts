import { textField, textsAt, listAt, valueAt } from '../../validate/fields.ts'
import { toMonthText } from '../../lib/dates.ts'
import { toSlug } from '../../lib/slug.ts'
import { show, type Breach, type Field } from '../../validate/rule.ts'
import { copiesOf } from '../pages/photos.ts'
import { month, photo } from '../schema/text.ts'
import { unknownNames } from './references.ts'
import { isPlaceName, type DataRule, type DataView } from './view.ts'

/** Finished jobs: what they name, when they were done, and their photos. */
export const jobRules = [
  {
    id: 'project/city-unserved',
    severity: 'error',
    asks: 'The town of a job is one that you serve.',
    why: 'The job is shown on the page of its town, and of towns near it.',
    fault: 'city: Brandford',
    repair: 'city: Branford',
    check: (view) => breachesOfCity(view, view.projects),
  },
  {
    id: 'project/service-unknown',
    severity: 'error',
    asks: 'A service of a job exists in services.yaml.',
    why: 'The job is shown on the page of that service, and links to it.',
    fault: 'services: [roof-replacment]',
    repair: 'services: [roof-replacement]',
    check: ({ projects, services, knowsAllServices }) => {
      const slugs = services.flatMap(({ name }) => name ?? [])
      const named = knowsAllServices ? projects.flatMap((job) => textsAt(job, 'services')) : []
      return unknownNames(named, slugs, (name) => `services.yaml has no service ${name}.`)
    },
  },
  {
    id: 'project/future',
    severity: 'error',
    asks: 'A job was finished this month or before.',
    why: 'Only finished work proves anything; a reader would see that the month is not over.',
    fault: 'finished: 2062-09',
    repair: 'finished: 2026-09',
    check: ({ projects, today }) =>
      projects
        .flatMap((job) => textField(job, 'finished'))
        .filter(({ value }) => isMonth(value) && value > today.slice(0, 7))
        .map((at) => ({
          at,
          message: `${toMonthText(at.value)} is not over yet.`,
          expected: `${today.slice(0, 7)} or a month before it`,
        })),
  },
  {
    id: 'project/permission',
    severity: 'warning',
    asks: 'The permission of a job says in which year it was given.',
    why: 'Whoever asks for it later must find it: a letter, a message, a form with its date.',
    fault: 'permission: Yes',
    repair: 'permission: Signed 2026-09-20, in the file',
    check: ({ projects }) =>
      projects
        .flatMap((job) => textField(job, 'permission'))
        .filter(({ value }) => !/\b(19|20)\d\d\b/.test(value))
        .map((at) => ({
          at,
          message: `This permission does not say when it was given: ${show(at.value)}.`,
          expected: 'how and when the owner said yes, such as Signed 2026-09-20, in the file',
        })),
  },
  {
    id: 'project/alt',
    severity: 'error',
    asks: 'A photo of a job says in words what it shows.',
    why: 'The photo is the proof; who cannot see it reads these words.',
    fault: 'alt: ""',
    repair: 'alt: New shingles on the street side, with copper in the valley',
    check: (view) =>
      photosOf(view)
        .flatMap((at) => ({ ...at, alt: valueAt(at.value, ['alt']) }))
        .filter(({ alt }) => typeof alt === 'string' && alt.trim() === '')
        .map(({ source, path }) => ({
          at: { source, path: [...path, 'alt'] },
          message: 'This photo of a job has no words.',
          expected: 'what the photo shows, in a sentence',
        })),
  },
  {
    id: 'picture/copies',
    severity: 'error',
    asks: 'The smaller copies of a photo exist beside it, as `widths` says.',
    why: 'A phone would be sent to a file that is not there, and show a broken picture.',
    fault: 'src: /work/cape/after.jpg, widths: [480]  # without after-480.jpg',
    repair: 'Make the copies with `npm run add-project`, or take `widths` out.',
    check: (view) => [...photosOf(view), ...portraitsOf(view)].flatMap((at) => lacking(view, at)),
  },
] as const satisfies readonly DataRule[]

/** Entries whose `city` is no town that is served; where not all towns can be read, none. */
export function breachesOfCity(view: DataView, entries: readonly Field[]): Breach[] {
  const { cities, counties, site } = view.files
  if ([cities, counties, site].some(({ source }) => source.isPartial)) return []
  const unserved = entries
    .flatMap((entry) => textField(entry, 'city'))
    .filter(({ value }) => isPlaceName(value) && !view.served.has(toSlug(value)))
  const toMessage = (name: string) => `${name} is no town that this site serves.`
  const expected = 'a town of cities.yaml, or one of `alsoServed` or `contactOnly`'
  return unknownNames(unserved, [...view.served.values()], toMessage, expected)
}

const isMonth = (text: string) => month().safeParse(text).success

const photosOf = ({ projects }: DataView): Field[] =>
  projects.flatMap((job) => listAt(job, 'photos'))

const portraitsOf = ({ people }: DataView): Field[] =>
  people.flatMap(({ source, path, value }) => {
    const portrait = valueAt(value, ['photo'])
    return portrait === undefined ? [] : [{ source, path: [...path, 'photo'], value: portrait }]
  })

/** Of a photo that is not there itself nothing more is said. */
function lacking({ publicFiles }: DataView, { source, path, value }: Field): Breach[] {
  const widths = valueAt(value, ['widths'])
  const src = valueAt(value, ['src'])
  const asked = photo.pick({ src: true, widths: true }).safeParse({ src, widths }).data
  if (!asked?.widths || !publicFiles.has(asked.src)) return []
  const missing = copiesOf({ src: asked.src, widths: asked.widths }).filter(
    (copy) => !publicFiles.has(copy),
  )
  const [first] = missing
  if (first === undefined) return []
  const others = missing.length > 1 ? ` and ${missing.length - 1} more` : ''
  return [
    {
      at: { source, path: [...path, 'widths'] },
      message: `data/public has no file ${show(first)}${others}, which these widths ask for.`,
      expected: 'widths of copies that are there; without any, no `widths`',
    },
  ]
}
