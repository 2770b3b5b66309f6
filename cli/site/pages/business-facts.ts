import type * as types from '../../../templates/types.ts'
import { toDayText } from '../../lib/dates.ts'
import { inPlace } from '../../lib/place-name.ts'
import { startSentence } from '../../lib/sentences.ts'
import { plural } from '../../lib/plural.ts'
import type { BusinessInput } from '../schema/business.ts'
import type { RegistrationInput } from '../schema/credentials.ts'
import type { ReasonInput } from '../schema/site.ts'
import type { SiteData } from '../schema/data.ts'
import type { State } from '../states/area-states.ts'
import { laws } from '../states/laws.ts'
import {
  areHoursConfirmed,
  buildHours,
  buildOfficeTimes,
  closedRows,
  emergencyRow,
} from './office-hours.ts'
import { toPhoto } from './photos.ts'

/** The business for pages: hours in rows, missing fields as `null` or an empty list. */
export function buildBusiness(input: BusinessInput): types.Business {
  const { rating } = input
  return {
    name: input.name,
    phone: toPhone(input.phone),
    sms: input.sms ?? false,
    email: input.email,
    url: input.url,
    address: { ...input.address, street: input.address.street ?? null },
    officeWords: officeWords(input),
    hours: buildHours(input.hours),
    closedDays: closedRows(input.hours),
    emergency: emergencyRow(input.hours),
    officeTimes: areHoursConfirmed(input) ? buildOfficeTimes(input) : null,
    registrations: registrationsOf(input).map(toRegistration),
    ...unregisteredIn(input),
    insurer: input.insurance?.insurer ?? null,
    rating: rating ? toRating(rating) : null,
    reviewLink: input.reviewLink ?? null,
    social: input.social ?? [],
    logo: input.logo ? { ...toPhoto(input.logo), saysName: input.logoSaysName ?? false } : null,
    copyrightYear: input.copyrightYear,
  }
}

/** How pages refer to the firm's location: without a street it is not an office to visit. */
function officeWords({ address: { street, locality } }: BusinessInput): types.OfficeWords {
  const [preposition = 'in'] = inPlace(locality).split(' ')
  return street === undefined
    ? { in: startSentence(preposition), ours: 'Our town' }
    : { in: `Office ${preposition}`, ours: 'Our office' }
}

/** A sentence that some states ask of who has no license, for the foot of every page. */
function unregisteredIn(input: BusinessInput): Pick<types.Business, 'unregistered'> {
  const { name, registration, address } = input
  const words = registration === 'none' ? laws.get(address.regionCode)?.without?.words : undefined
  return words === undefined ? {} : { unregistered: `${name} is ${words}.` }
}

/** The registrations and licenses of the firm: none, one or several. */
export const registrationsOf = ({ registration = [] }: BusinessInput) =>
  typeof registration === 'string' ? [] : [registration].flat()

/** The registrations to show on pages of a state; `undefined` for all. */
export function registrationsIn(
  business: BusinessInput,
  { code }: State,
): Pick<types.Page, 'registrations'> {
  const all = registrationsOf(business)
  const own = all.filter(({ state = business.address.regionCode }) => state === code)
  return own.length === all.length ? {} : { registrations: own.map(toRegistration) }
}

export function toRegistration(input: RegistrationInput): types.Registration {
  const { label, number, name, lookup } = input
  return { label: name ? `${name}, ${label}` : label, number, lookup: lookup ?? null }
}

function toRating(rating: RatingInput): types.Rating {
  const { value, best, count, source, counted } = rating
  return {
    value,
    best,
    count,
    source: source ?? null,
    counted: counted === undefined ? null : toDayText(counted),
  }
}

/** `+18605550142` reads as `860-555-0142`. */
export function toPhone(e164: string): types.Phone {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(e164) ?? []
  return { e164, text: [area, exchange, line].join('-') }
}

/** The text of a claim; a number is followed by its unit. Throws when it does not exist. */
export function claimText(business: BusinessInput, id: string): string {
  const claim = claimOf(business, id)
  return 'text' in claim ? claim.text : `${claim.value} ${claim.label}`
}

/** A claim for the strip: a number and its label, or text and what it means in detail. */
export function claimParts(business: BusinessInput, id: string): types.Site['strip'][number] {
  const claim = claimOf(business, id)
  return 'text' in claim
    ? { text: claim.text, label: claim.detail ?? null }
    : { text: claim.value, label: claim.label }
}

/** A claim as a number with its label. Throws when it does not exist or has no number. */
export function claimStat(business: BusinessInput, id: string): types.Stat {
  const claim = claimOf(business, id)
  if ('text' in claim) throw new Error(`The claim ${id} is no number.`)
  return { value: claim.value, label: claim.label }
}

function claimOf(business: BusinessInput, id: string) {
  const claim = business.claims[id]
  if (!claim) throw new Error(`There is no claim ${id}.`)
  return claim
}

/** A text, with the firm's own answer where its title is a question. */
type Answered = types.TextItem & Pick<types.Reason, 'answer'>

/** The headings and texts of reasons; one with the rating is left out when there is none. */
export function buildReasons(business: BusinessInput, reasons: readonly ReasonInput[]): Answered[] {
  return reasons.flatMap((reason): Answered[] => {
    if ('title' in reason) {
      const { answer, ...text } = reason
      return [{ ...text, ...(answer !== undefined && { answer }) }]
    }
    const title = claimText(business, reason.claim)
    if ('description' in reason) return [{ title, description: reason.description }]
    const { rating } = business
    if (!rating) return []
    return [{ title, description: ratingText(rating) }]
  })
}

function ratingText({ value, best, count, source, counted }: RatingInput): string {
  const day = counted === undefined ? '' : `, as of ${toDayText(counted)}`
  return `${value} of ${best} from ${plural(count, 'review')}${source ? `, ${source}` : ''}${day}.`
}

type RatingInput = NonNullable<BusinessInput['rating']>

export function buildPeople({ people }: SiteData): types.Person[] {
  return people.map(({ name, trade, since, languages = [], answersPhone = false, photo }) => {
    return { name, trade, since, languages, answersPhone, photo: photo ? toPhoto(photo) : null }
  })
}

/** The people who answer the phone, two at most. */
export function buildAnswering(data: SiteData): types.Person[] {
  return buildPeople(data)
    .filter(({ answersPhone }) => answersPhone)
    .slice(0, 2)
}
