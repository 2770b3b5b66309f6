import { distanceKm, milesBetween, type Gazetteer, type KnownTown } from '../../load/gazetteer.ts'
import { limitsKm } from '../../site/rules/places.ts'
import { toAddressPart } from '../../lib/slug.ts'
import { asMeant } from '../../site/schema/forms.ts'
import { splitName } from '../../lib/place-name.ts'
import { joinWords, plural } from '../../lib/plural.ts'
import { adviceOnName, didYouMean, nearest } from '../../lib/suggest.ts'
import { receiverNames, receivers } from '../../site/receivers.ts'
import { businessSchema } from '../../site/schema/business.ts'
import { isPlaceName } from '../../site/rules/view.ts'
import { laws } from '../../site/states/laws.ts'
import { faultOfStreet, faultOfZip, stateName } from '../../site/states/postal.ts'
import { zonesOfCounty } from '../../site/states/zones.ts'
import { labelOfTrade, tradeNames } from '../../site/trades/index.ts'
import { show } from '../../validate/rule.ts'
import type { Answered, Question } from '../../command-line/question.ts'
import type { FirmAnswers, Office } from './office.ts'

const { shape: fields } = businessSchema
const proposedTowns = 10
/** Leaves room for the town in page titles. */
const longestName = 40

const townsOfState = (places: Gazetteer, code: string) =>
  places.all.flatMap(({ state, name }) => (state === code ? [name] : []))

/** A slip means a place close by. */
const namesNear = (places: Gazetteer, town: KnownTown) =>
  places.all.filter((each) => distanceKm(each, town) <= limitsKm.served).map(({ name }) => name)

/** What is wrong with a served town that no list of places has around the office, and what may be meant. */
function unknownTown(name: string, { places, town, region }: Office) {
  if (!town || places.find(name)) return undefined
  const other = places.elsewhere(name)
  if (other) {
    const fault = `No town ${name} is known in ${region} or near ${town.name}`
    const letters = `"${other.name}, ${other.state}"`
    return { fault, advice: `If you mean ${describeTown(other, town)}, write ${letters}.`, other }
  }
  const meant = nearest(name, namesNear(places, town))
  const advice = meant === undefined ? '' : didYouMean(meant)
  return { fault: `No town ${name} is known around ${town.name}`, advice, other }
}

/** `the one in Coos County, New Hampshire, 70 miles from Montpelier` */
function describeTown({ county, state, ...point }: KnownTown, town: KnownTown): string {
  const where = state === town.state ? county : `${county}, ${stateName(state)}`
  return `the one in ${where}, ${plural(Math.round(milesBetween(point, town)), 'mile')} from ${town.name}`
}

/** Says which place a served town is taken for that its name alone does not tell: in another state, or far away. */
export function describeTaken(name: string, { places, town }: Office): string | undefined {
  const taken = town && splitName(name).state === undefined ? places.find(name) : undefined
  if (!town || !taken) return undefined
  const isHere = taken.state === town.state && distanceKm(taken, town) < limitsKm.served
  return isHere ? undefined : `${name} is taken for ${describeTown(taken, town)}.`
}

/** Says that a served town is unknown and therefore left out; `undefined` for a known one. */
export function describeLeftOut(name: string, office: Office): string | undefined {
  const unknown = unknownTown(name, office)
  if (unknown === undefined) return undefined
  const later = `${unknown.other ? 'Otherwise add' : 'Add'} ${inItsCounty}`
  const words = [`${unknown.fault}, so it is left out.`, unknown.advice, later]
  return words.filter(Boolean).join(' ')
}

const inItsCounty = 'it under `alsoServed` of its county in data/counties.yaml afterwards.'

const refuse = (answer: string, expected: string) =>
  `${show(answer)} cannot be used. Expected: ${expected}.`

type Schema = typeof fields.name | typeof fields.phone | typeof fields.email

const faultBy = (schema: Schema, expected?: string) => (answer: string) => {
  const fault = schema.safeParse(answer).error?.issues[0]
  return fault && refuse(answer, expected ?? fault.message)
}

const trades = tradeNames.map(labelOfTrade).join(', ')

const isOther = ({ answers }: Answered) => answers['trade'] === 'other'

function faultOfName(name: string, known: Answered): string | undefined {
  const { trade } = known.answers
  if (trade !== undefined && !isOther(known)) return `The trade ${trade} brings its own services.`
  if (toAddressPart(name) === '') return refuse(name, 'a name with letters a to z')
  return name.length > longestName
    ? refuse(name, `a name of at most ${longestName} characters`)
    : undefined
}

/** Services of the same name would have the same address. */
const isNamedAs = (name: string) => (other: string) => toAddressPart(other) === toAddressPart(name)

const zonesOfOffice = ({ code, town }: Office) => zonesOfCounty(code, town?.county)

/** The answer of a firm that wants no form. */
const noForm = 'none'

/** The questions for a new firm, in order. */
export const initQuestions: readonly Question<FirmAnswers>[] = [
  {
    field: 'name',
    value: '<text>',
    describe: 'name of the firm',
    isNeeded: true,
    check: faultBy(fields.name),
  },
  {
    field: 'trade',
    value: '<trade>',
    describe: `your trade: ${trades}`,
    ask: () => 'What you do',
    isNeeded: true,
    choices: () => tradeNames,
    labelOf: (name) =>
      tradeNames
        .filter((each) => each === name)
        .map(labelOfTrade)
        .join(''),
  },
  {
    field: 'tradeName',
    describe: 'what you call your trade, such as piano tuning',
    isNeeded: true,
    isAsked: isOther,
    check: faultOfName,
  },
  {
    field: 'services',
    describe: 'what you do, two to six kinds of work',
    ask: () => 'Kind of work #, such as Tuning',
    isNeeded: true,
    isAsked: isOther,
    isList: true,
    form: 'each',
    count: { min: 2, max: 6 },
    check: (name, known) => {
      const same = [known.answers['services'] ?? []].flat().filter(isNamedAs(name))
      return same.length > 1 ? `${name} is named twice.` : faultOfName(name, known)
    },
  },
  {
    field: 'state',
    value: '<state>',
    describe: 'state of the office: OH, or Ohio',
    isNeeded: true,
    check: (state, { office }) => {
      if (office.code) return undefined
      return `There is no state ${state}. ${adviceOnName({ name: state, names: office.states })}`
    },
  },
  {
    field: 'town',
    value: '<name>',
    describe: 'town of the office',
    isNeeded: true,
    check: (town, { office: { code, region, sameName, places } }) => {
      if (!code || sameName.length > 0) return undefined
      // With two letters off, it may be a place at the other end of the state.
      const meant = nearest(town, townsOfState(places, code), 1)
      const advice = meant === undefined ? 'Take' : `${didYouMean(meant)} Or take`
      return `No town ${town} is known in ${region}. ${advice} the nearest town, and fix data/business.yaml afterwards.`
    },
  },
  {
    field: 'county',
    value: '<name>',
    describe: 'its county, if the state has two towns of that name',
    isNeeded: true,
    isAsked: ({ office }) => office.sameName.length > 1,
    choices: ({ office }) => office.sameName.map(({ county }) => county),
    check: (answer, { office: { sameName, region } }) => {
      const [first] = sameName
      if (!first || sameName.some(({ county }) => county === answer)) return undefined
      const counties = sameName.map(({ county }) => county)
      return `There is no ${first.name} in ${answer}, ${region}. ${first.name} is in ${joinWords(counties)}.`
    },
  },
  {
    field: 'timeZone',
    value: '<zone>',
    describe: 'time zone of the office, if its county has two',
    isNeeded: true,
    isAsked: ({ office }) => zonesOfOffice(office).length > 1,
    choices: ({ office }) => zonesOfOffice(office).map(({ zone }) => zone),
  },
  {
    field: 'street',
    value: '<text>',
    describe: 'street address; leave it out and no page shows one',
    check: (street) => faultOfStreet(street),
  },
  {
    field: 'postalCode',
    value: '<zip>',
    describe: 'ZIP code of the office',
    isNeeded: true,
    check: (zip, { office }) =>
      faultBy(fields.address.shape.postalCode, 'five digits, such as 45402')(zip) ??
      faultOfZip(zip, office.code),
  },
  {
    field: 'phone',
    value: '<number>',
    describe: 'phone number that customers call',
    isNeeded: true,
    check: (answer) => faultBy(fields.phone)(asMeant(['business', 'phone'], answer)),
  },
  {
    field: 'email',
    value: '<address>',
    describe: 'email address that customers write to',
    isNeeded: true,
    check: (answer) => faultBy(fields.email)(asMeant(['business', 'email'], answer)),
  },
  {
    field: 'url',
    value: '<address>',
    describe: 'address the site will have; without it, a placeholder',
    check: (answer) => faultBy(fields.url)(asMeant(['business', 'url'], answer)),
  },
  {
    field: 'registration',
    value: '<number>',
    describe: 'number of your registration or license, or none',
    ask: ({ office }) => {
      const law = laws.get(office.code)
      const about = 'Number of your registration or license'
      return law ? `${law.asks}. ${about}, such as ${law.example}, or none` : about
    },
    check: (answer, { office }) => {
      const law = laws.get(office.code)
      const { number, label } = toRegistration(answer, office)
      if (answer === 'none' || !law?.form || law.form.test(`${number} ${label}`)) return undefined
      return refuse(answer, `a number such as ${law.example}, or none`)
    },
  },
  {
    field: 'serve',
    value: '<names>',
    describe: 'towns you serve, with commas between; without it, the ten nearest',
    isList: true,
    proposed: ({ office: { places, town, code } }) => {
      const near = town ? places.nearest(town, 2 * proposedTowns) : []
      const own = near.filter(({ state, name }) => state === code && isPlaceName(name))
      return own.slice(0, proposedTowns).map((each) => each.name)
    },
    check: (name, { office }) => {
      const unknown = unknownTown(name, office)
      if (unknown === undefined) return undefined
      const leave = unknown.advice ? `${unknown.advice} Or leave` : 'Leave'
      return `${unknown.fault}. ${leave} it out, and add it to data/counties.yaml afterwards.`
    },
  },
  {
    field: 'logo',
    value: '<file>',
    describe: 'your logo, for the header',
    check: (file, { faultOfLogo }) => faultOfLogo(file),
  },
  {
    field: 'form',
    value: '<receiver>',
    describe: `a form on Contact, and who takes its messages: ${[noForm, ...receiverNames].join(', ')}`,
    ask: () => 'A form by which people can write to you, and who takes its messages',
    choices: () => [noForm, ...receiverNames],
    labelOf: (name) =>
      receiverNames.filter((each) => each === name).map((each) => receivers[each].title)[0] ??
      'No form: people call, or write an email',
    proposed: () => noForm,
  },
]

/** Splits a registration: words that the state prints around its numbers become the label. */
export function toRegistration(answer: string, { code, region }: Pick<Office, 'code' | 'region'>) {
  const law = laws.get(code)
  const [, before = '', after = ''] = /^(.*?) ?\S*\d\S* ?(.*)$/.exec(law?.example ?? '') ?? []
  const words = before + after
  // A single word is part of the number: `ROC 000000`.
  if (words.includes(' ')) return { label: words, number: answer.replace(words, '').trim() }
  // Without a known law, the label does not say whether it is a license or registration.
  const is = law && (law.gives === 'registration' ? ' registered' : ' licensed')
  return { label: `${region}${is ?? ''} contractor`, number: answer }
}
