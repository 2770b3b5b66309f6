import {
  fieldAt,
  isText,
  listAt,
  repeats,
  textAt,
  textField,
  textsAt,
} from '../../validate/fields.ts'
import { toMonthText } from '../../lib/dates.ts'
import { lettersOf } from '../../lib/invisible.ts'
import { dataPath } from '../../load/load-data.ts'
import { copiesOf } from '../../pictures/photo-sizes.ts'
import { toSlug } from '../../lib/slug.ts'
import { show, type Breach, type Field } from '../../validate/rule.ts'
import { month, photo } from '../schema/text.ts'
import { serviceSlugs, unknownNames } from './references.ts'
import { respellName } from './respell.ts'
import { isPlaceName, type DataRule, type DataIndex } from './view.ts'

export const jobRules = [
  {
    id: 'project/city-unserved',
    check: (view) => breachesOfCity(view, view.projects),
    fix: (fault, view) => respellName(fault, view, servedTowns(view)),
  },
  {
    id: 'project/service-unknown',
    check: (view) => {
      const { projects, knowsAllServices } = view
      const references = knowsAllServices ? projects.flatMap((job) => textsAt(job, 'services')) : []
      const toMessage = (name: string) => `services.yaml has no service ${name}.`
      return unknownNames(references, serviceSlugs(view), toMessage)
    },
    fix: (fault, view) => respellName(fault, view, serviceSlugs(view)),
  },
  {
    id: 'project/future',
    check: ({ projects, today }) =>
      projects
        .flatMap((job) => textField(job, 'finished'))
        .filter(({ value }) => month().safeParse(value).success && value > today.slice(0, 7))
        .map((at) => ({ at, expected: `${today.slice(0, 7)} or a month before it` })),
    message: ({ value }) => `${toMonthText(String(value))} is not over yet.`,
  },
  {
    id: 'project/permission',
    severity: 'warning',
    check: ({ projects }) =>
      projects
        .flatMap((job) => textField(job, 'permission'))
        .filter(({ value }) => !/\b(19|20)\d\d\b/.test(value)),
    message: ({ value }) => `This permission does not say when it was given: ${show(value)}.`,
    expected: 'how and when the owner said yes, such as Signed 2026-09-20, in the file',
  },
  {
    id: 'project/alt',
    check: (view) =>
      photosOf(view)
        .map((job) => fieldAt(job, 'alt'))
        .filter(({ value }) => typeof value === 'string' && value.trim() === ''),
    message: () => 'This photo of a job has no words.',
    expected: 'what the photo shows, in a sentence',
  },
  {
    id: 'picture/copies',
    check: (view) => [...photosOf(view), ...portraitsOf(view)].flatMap((at) => lacking(view, at)),
  },
  {
    id: 'project/private',
    check: (view) => view.projects.flatMap((job) => textsOf(job).flatMap((at) => tells(view, at))),
  },
  {
    id: 'project/twice',
    check: ({ projects }) =>
      repeats(projects, wordsOf)
        // Two of one address have their own finding.
        .filter(({ item, first }) => textAt(item, 'slug') !== textAt(first, 'slug'))
        .map(({ item, first: { source, path } }) => ({
          at: fieldAt(item, 'title'),
          message: `This job stands in ${dataPath('projects')}:${source.placeOf(path).line} already.`,
          expected: 'each job once',
        })),
  },
] as const satisfies readonly DataRule[]

/** What tells a job from another: houses of one town may share a title and a month, but not what was found. */
function wordsOf(job: Field): string | undefined {
  const words = ['title', 'city', 'finished', 'found'].map((key) =>
    lettersOf(textAt(job, key) ?? ''),
  )
  return words.every((each) => each !== '') ? words.join(' ') : undefined
}

/** The names of all served towns. */
export const servedTowns = ({ served }: DataIndex) => [...served.values()]

/** Entries whose `city` is not a served town; none if some towns are unreadable. */
export function breachesOfCity(view: DataIndex, entries: readonly Field[]): Breach[] {
  if (!view.isWhole('cities', 'counties', 'site')) return []
  const unserved = entries
    .flatMap((entry) => textField(entry, 'city'))
    .filter(({ value }) => isPlaceName(value) && !view.served.has(toSlug(value)))
  const toMessage = (name: string) => `${name} is not a town that this site serves.`
  const expected = 'a town of cities.yaml, or one of `alsoServed` or `contactOnly`'
  return unknownNames(unserved, servedTowns(view), toMessage, expected)
}

const photosOf = ({ projects }: DataIndex): Field[] =>
  projects.flatMap((job) => listAt(job, 'photos'))

const portraitsOf = ({ people }: DataIndex): Field[] =>
  people.map((person) => fieldAt(person, 'photo')).filter(({ value }) => value !== undefined)

/** A missing photo has its own finding. */
function lacking({ publicFiles }: DataIndex, picture: Field): Breach[] {
  const at = fieldAt(picture, 'widths')
  const reference = { src: fieldAt(picture, 'src').value, widths: at.value }
  const { src = '', widths } =
    photo.pick({ src: true, widths: true }).safeParse(reference).data ?? {}
  if (!widths || !publicFiles.has(src)) return []
  const copies = copiesOf({ src, width: 0, widths }).map(({ address }) => address)
  const missing = copies.filter((copy) => !publicFiles.has(copy))
  const [first] = missing
  if (first === undefined) return []
  const others = missing.length > 1 ? ` and ${missing.length - 1} more` : ''
  const message = `data/public has no file ${show(first)}${others}, which these widths ask for.`
  return [{ at, message, expected: 'widths of copies that are there; without any, no `widths`' }]
}

const textsOf = (job: Field): Field<string>[] => [
  ...['title', 'found', 'did'].flatMap((key) => textField(job, key)),
  ...textField(job, 'facts', 'material'),
  ...listAt(job, 'facts').flatMap((each) => textField(each, 'value')),
  ...listAt(job, 'photos').flatMap((each) => [fieldAt(each, 'alt')].filter(isText)),
  ...textField(job, 'slug'),
]

const streets =
  'St|Street|Ave|Avenue|Rd|Road|Ln|Lane|Dr|Drive|Ct|Court|Pl|Place|Blvd|Boulevard|Ter|Terrace|Cir|Circle|Way|Hwy|Highway|Pkwy|Parkway|Tpke|Turnpike'

/** A house number and a street: `12 Elm Street`, `12-elm-st`. */
const street = new RegExp(`\\b\\d{1,5}[A-Z]? (?:[A-Z][\\w'’.]* ){1,3}(?:${streets})\\b`)
const streetOfSlug = new RegExp(`(?:^|-)\\d{1,5}-(?:[a-z]+-){1,3}(?:${streets})(?:-|$)`, 'i')

const owners = [
  /\b(?:Mr|Mrs|Ms|Miss|Dr)\.? [A-Z][\p{L}'’-]+/u,
  /\b[Tt]he [A-Z][\p{L}-]+s['’](?: |$)/u,
  /\b[Tt]he ([A-Z][\p{L}-]+)(?:['’]s)? (?:family|residence|household|home|house|property)\b/u,
]

const styles =
  /^(Cape|Colonial|Saltbox|Victorian|Ranch|Mill|Tudor|Georgian|Federal|Greek|Gothic|Italianate|Dutch|Craftsman|Queen|Shingle|American|Church|Town|School|Historic)$/

function tells(view: DataIndex, at: Field<string>): Breach[] {
  const isSlug = at.path.at(-1) === 'slug'
  const address = (isSlug ? streetOfSlug : street).exec(at.value)?.[0]
  if (address !== undefined) {
    const message = `This seems to tell where the owner lives: ${show(address)}.`
    return [{ at, part: address, message, expected: 'words without a street; the town is named' }]
  }
  const region = textAt(view.files.business, 'address', 'region') ?? ''
  const places = new Set([region, ...view.served.values()].flatMap((name) => name.split(' ')))
  const owner = owners
    .map((pattern) => pattern.exec(at.value))
    .find((match) => match && !styles.test(match[1] ?? '') && !places.has(match[1] ?? ''))
  if (!owner) return []
  const [name] = owner
  const message = `This seems to name the owner: ${show(name.trim())}.`
  return [{ at, part: name.trim(), message, expected: 'words such as "the owner" or "the house"' }]
}
