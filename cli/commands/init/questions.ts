import { createGazetteer, type Gazetteer, type KnownTown } from '../../load/gazetteer.ts'
import { readIndex, readStates } from '../../load/state-files.ts'
import type { Roots } from '../../lib/paths.ts'
import { toPhoneNumber } from '../../lib/phone-number.ts'
import { toAddressPart } from '../../lib/slug.ts'
import { adviceOnName, singleTypo } from '../../lib/suggest.ts'
import { businessSchema } from '../../site/schema/business.ts'
import { isPlaceName } from '../../site/rules/view.ts'
import { laws } from '../../site/states/laws.ts'
import { zonesOf } from '../../site/states/zones.ts'
import { labelOfTrade, tradeNames } from '../../site/trades/index.ts'
import { ask, type Answered, type Answers, type Question } from '../shared/question.ts'

const { shape: fields } = businessSchema
const proposedTowns = 10
/** A page's title has room for it, and for the town. */
const longestName = 40

/** What is asked of a firm whose site is begun, in the order of the questions. */
export function initQuestions(roots: Roots): readonly Question<Answered>[] {
  const home = ({ answers }: Answered, more: Answers = {}) =>
    readHome(roots, { ...answers, ...more })
  const isNeeded = true
  return [
    ask('name <text>', 'name of the firm', { isNeeded, check: faultBy(fields.name) }),
    ask('trade <trade>', `your trade, or what you call it and --services: ${trades}`, {
      ask: () => 'What you do',
      isNeeded,
      choices: () => tradeNames,
      labelOf: (name) =>
        tradeNames
          .filter((each) => each === name)
          .map(labelOfTrade)
          .join(''),
    }),
    ask('tradeName', 'what you call your trade, such as piano tuning', {
      isNeeded,
      isAsked: isOther,
      check: faultOfName,
    }),
    ask('services <names>', 'two to six things that you do, where your trade is none of these', {
      ask: () => 'What you do, two to six things with commas between, such as Tuning, Repairs',
      isNeeded,
      isAsked: isOther,
      isList: true,
      count: { min: 2, max: 6 },
      check: (name, known) => {
        const same = [known.answers['services'] ?? []].flat().filter(isNamedAs(name))
        return same.length > 1 ? `${name} is named twice.` : faultOfName(name, known)
      },
    }),
    ask('state <state>', 'state of the office: OH, or Ohio', {
      isNeeded,
      check: (state, known) => {
        const names = Object.values(readIndex(roots)).map((each) => each.state)
        if (home(known, { state }).code) return undefined
        return `There is no state ${state}. ${adviceOnName({ name: state, names })}`
      },
    }),
    ask('town <name>', 'town of the office', {
      isNeeded,
      check: (town, known) => {
        const { code, region, same, places } = home(known, { town })
        if (!code || same.length > 0) return undefined
        const otherwise = 'Take the nearest town, and fix data/business.yaml afterwards.'
        const advice = adviceOnName({ name: town, names: townsOfState(places, code), otherwise })
        return `No town ${town} is known in ${region}. ${advice}`
      },
    }),
    ask('county <name>', 'its county, if the state has two towns of that name', {
      isNeeded,
      isAsked: (known) => home(known).same.length > 1,
      choices: (known) => home(known).same.map(({ county }) => county),
    }),
    ask('timeZone <zone>', 'time zone of the office, if the state has two', {
      isNeeded,
      isAsked: (known) => zonesOf(home(known).code).length > 1,
      choices: (known) => zonesOf(home(known).code).map(({ zone }) => zone),
    }),
    ask('street <text>', 'street address; leave it out and no page shows one'),
    ask('postalCode <zip>', 'ZIP code of the office', {
      isNeeded,
      check: faultBy(fields.address.shape.postalCode, 'five digits, such as 45402'),
    }),
    ask('phone <number>', 'phone number that customers call', {
      isNeeded,
      check: (answer) => faultBy(fields.phone)(toPhoneNumber(answer) ?? answer),
    }),
    ask('email <address>', 'email address that customers write to', {
      isNeeded,
      check: faultBy(fields.email),
    }),
    ask('url <address>', 'address the site will have; without it, a placeholder', {
      check: faultBy(fields.url),
    }),
    ask('registration <number>', 'number of your registration or license, or none', {
      ask: (known) => {
        const law = laws.get(home(known).code)
        const about = 'Number of your registration or license'
        return law ? `${law.asks}. ${about}, such as ${law.example}, or none` : about
      },
      check: (answer, known) => {
        const law = laws.get(home(known).code)
        const { number, label } = toRegistration(answer, home(known))
        if (answer === 'none' || !law?.form || law.form.test(`${number} ${label}`)) return undefined
        return `Expected is a number such as ${law.example}, or none.`
      },
    }),
    ask('serve <names>', 'towns you serve, with commas between; without it, the ten nearest', {
      isList: true,
      proposed: (known) => {
        const { places, town, code } = home(known)
        const near = town ? places.nearest(town, 2 * proposedTowns) : []
        const own = near.filter(({ state, name }) => state === code && isPlaceName(name))
        return own.slice(0, proposedTowns).map((each) => each.name)
      },
      check: (name, known) => {
        const { places, town, code } = home(known)
        if (!town || places.find(name)) return undefined
        const otherwise = 'Leave it out, and add it to data/counties.yaml afterwards.'
        const advice = adviceOnName({ name, names: townsOfState(places, code), otherwise })
        return `No town ${name} is known around ${town.name}. ${advice}`
      },
    }),
    ask('logo <file>', 'your logo, for the header'),
  ]
}

const trades = tradeNames.map(labelOfTrade).join(', ')

/** Who says what the firm does may call its trade as it likes; a name of the list that is misspelt is none. */
export function withTradeNamed(given: Answers): Answers {
  const { trade, services } = given
  const isKnown = tradeNames.some((name) => name === trade) || singleTypo(String(trade), tradeNames)
  if (typeof trade !== 'string' || services === undefined || isKnown) return given
  return { ...given, trade: 'other', tradeName: trade }
}

const isOther = ({ answers }: Answered) => answers['trade'] === 'other'

function faultOfName(name: string, known: Answered): string | undefined {
  const { trade } = known.answers
  if (trade !== undefined && !isOther(known)) return `The trade ${trade} brings its own services.`
  if (toAddressPart(name) !== '' && name.length <= longestName) return undefined
  return `Expected is a name of at most ${longestName} characters.`
}

/** Services of one name would have one address. */
const isNamedAs = (name: string) => (other: string) => toAddressPart(other) === toAddressPart(name)

const townsOfState = (places: Gazetteer, code: string) =>
  places.all.flatMap(({ state, name }) => (state === code ? [name] : []))

type Schema = typeof fields.name | typeof fields.phone | typeof fields.email

const faultBy = (schema: Schema, expected?: string) => (answer: string) => {
  const fault = schema.safeParse(answer).error?.issues[0]
  return fault && `Expected is ${expected ?? fault.message}.`
}

/** The state and the town of the office, as far as the answers name them. */
export function readHome(roots: Roots, { state = '', town = '', county }: Answers) {
  const isMeant = (word: string) => word.toLowerCase() === String(state).toLowerCase()
  const found = Object.entries(readIndex(roots)).find(
    ([code, each]) => isMeant(code) || isMeant(each.state),
  )
  const [code = '', { state: region } = { state: '' }] = found ?? []
  const around = (points: readonly KnownTown[]) =>
    createGazetteer(code ? readStates(roots, { regionCode: code, points }) : [], points[0])
  const own = around([])
  const all = own.named(String(town)).map((each) => [each.county, each] as const)
  const same = [...new Map(all.toReversed()).values()].toReversed()
  const office = same.length > 1 ? same.find((each) => each.county === county) : same[0]
  const places = office ? around([office]) : own
  return { code, region, town: office && places.find(office.name), same, places }
}

export type Home = ReturnType<typeof readHome>

/** A number in the words of the state: those that stand around it there are its label. */
export function toRegistration(answer: string, { code, region }: Home) {
  const law = laws.get(code)
  const [, before = '', after = ''] = /^(.*?) ?\S*\d\S* ?(.*)$/.exec(law?.example ?? '') ?? []
  const words = before + after
  // One word alone belongs to the number: `ROC 000000`.
  if (words.includes(' ')) return { label: words, number: answer.replace(words, '').trim() }
  // Where the law was not read, nobody says whether the state licenses or registers.
  const is = law && (law.gives === 'registration' ? ' registered' : ' licensed')
  return { label: `${region}${is ?? ''} contractor`, number: answer }
}
