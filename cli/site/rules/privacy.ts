import { isText, textField, listAt, fieldAt } from '../../validate/fields.ts'
import { show, type Breach, type Field } from '../../validate/rule.ts'
import type { DataRule, DataView } from './view.ts'

/** What a finished job tells of the people who live there: nothing. */
export const privacyRules = [
  {
    id: 'project/private',
    severity: 'error',
    asks: 'The texts of a job name neither the street nor the owner.',
    why: 'The page would tell strangers where somebody lives; the town is proof enough.',
    fault: "found: The Smiths' house at 12 Elm Street had a leak.",
    repair: 'found: The house had a leak.',
    check: (view) => view.projects.flatMap((job) => textsOf(job).flatMap((at) => tells(view, at))),
  },
] as const satisfies readonly DataRule[]

const textsOf = (job: Field): Field<string>[] => [
  ...['title', 'found', 'did'].flatMap((key) => textField(job, key)),
  ...textField(job, 'facts', 'material'),
  ...listAt(job, 'photos').flatMap((photo) => [fieldAt(photo, 'alt')].filter(isText)),
  ...textField(job, 'slug'),
]

const streets =
  'St|Street|Ave|Avenue|Rd|Road|Ln|Lane|Dr|Drive|Ct|Court|Pl|Place|Blvd|Boulevard|Ter|Terrace|Cir|Circle|Way|Hwy|Highway|Pkwy|Parkway|Tpke|Turnpike'

/** A number, a name or a few, and what streets are called: `12 Elm Street`, `12-elm-st`. */
const street = new RegExp(`\\b\\d{1,5}[A-Z]? (?:[A-Z][\\w'’.]* ){1,3}(?:${streets})\\b`)
const streetOfSlug = new RegExp(
  `(?:^|-)\\d{1,5}-(?:[a-z]+-){1,3}(?:${streets.toLowerCase()})(?:-|$)`,
)

const owners = [
  /\b(?:Mr|Mrs|Ms|Miss|Dr)\.? [A-Z][\p{L}'’-]+/u,
  /\b[Tt]he [A-Z][\p{L}-]+s['’](?: |$)/u,
  /\b[Tt]he ([A-Z][\p{L}-]+)(?:['’]s)? (?:family|residence|household|home|house|property)\b/u,
]

/** What houses are called that are nobody's name. */
const styles: ReadonlySet<string> = new Set(
  'Cape Colonial Saltbox Victorian Ranch Mill Tudor Georgian Federal Greek Gothic Italianate Dutch Craftsman Queen Shingle Connecticut American Church Town School Historic'.split(
    ' ',
  ),
)

function tells(view: DataView, at: Field<string>): Breach[] {
  const isSlug = at.path.at(-1) === 'slug'
  const address = (isSlug ? streetOfSlug : street).exec(at.value)?.[0]
  if (address !== undefined) {
    const message = `This seems to tell where the owner lives: ${show(address)}.`
    return [{ at, part: address, message, expected: 'words without a street; the town is named' }]
  }
  const towns = new Set([...view.served.values()].flatMap((town) => town.split(' ')))
  const owner = owners
    .map((pattern) => pattern.exec(at.value))
    .find((match) => match && !styles.has(match[1] ?? '') && !towns.has(match[1] ?? ''))
  if (!owner) return []
  const [name] = owner
  const message = `This seems to name the owner: ${show(name.trim())}.`
  return [{ at, part: name.trim(), message, expected: 'words such as "the owner" or "the house"' }]
}
