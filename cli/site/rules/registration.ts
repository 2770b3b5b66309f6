import { nearest } from '../../lib/suggest.ts'
import { fieldAt, isMap, isText, itemsAt, listAt, textAt } from '../../validate/fields.ts'
import { show, type Breach, type Field } from '../../validate/rule.ts'
import { laws, type StateLaw } from '../states/laws.ts'
import { stateName } from '../states/postal.ts'
import { zonesOf } from '../states/zones.ts'
import type { DataRule, DataIndex } from './view.ts'

/** Legal requirements of the office's state and other served states. */
export const registrationRules = [
  {
    id: 'registration/missing',
    check: (view) => {
      const { at, law, isAsked, isThere } = lawOf(view)
      if (!law || !isAsked || isThere || !view.isWhole('business')) return []
      const expected = `\`registration:\` with \`label\` and \`number\`, such as ${law.example}${law.lookUp ? ` (${law.lookUp})` : ''}; or \`none\`, where your work needs none`
      return [{ at, message: `There is no registration. ${law.asks}.`, expected }]
    },
  },
  {
    id: 'registration/form',
    severity: 'warning',
    check: (view) =>
      [view.states.office, ...otherStates(view)].flatMap((state) => wrongForm(view, state)),
  },
  {
    id: 'registration/other-state',
    severity: 'notice',
    check: (view) => {
      const { business, isThere } = lawOf(view)
      const at = fieldAt(business, 'registration')
      // `none` applies to all work, and a missing entry for the office has its own finding.
      if (!isThere || isText(at)) return []
      return otherStates(view).flatMap((state) => {
        const law = laws.get(state)
        const isThereToo = entriesOf(view, state).length > 0 || misplacedEntry(view, state)
        if (!law || !isAskedOf(view, law) || isThereToo) return []
        const message = `Towns of ${stateName(state)} are served, and no registration has \`state: ${state}\`. ${law.asks}.`
        const expected = `an entry with \`state: ${state}\`, such as ${law.example}, or an acknowledgement with the reason`
        return [{ at, atKey: true, message, expected }]
      })
    },
  },
  {
    id: 'registration/state',
    severity: 'warning',
    check: (view) => {
      const { office } = view.states
      return otherStates(view).flatMap((state) => {
        const entry = misplacedEntry(view, state)
        if (!entry) return []
        const at = fieldAt(entry, 'label')
        const message = `${show(at.value)} names ${stateName(state)}, and is taken for one of ${stateName(office)}.`
        return [{ at, message, expected: `\`state: ${state}\` below it` }]
      })
    },
  },
  {
    id: 'registration/no-rule',
    severity: 'notice',
    check: (view) => {
      const { at, law, code, region, isThere } = lawOf(view)
      // Unknown states have their own finding.
      if (law || isThere || zonesOf(code).length === 0) return []
      return [{ at, message: `No rule on registrations or contracts is known here for ${region}.` }]
    },
    expected: 'a `registration` where the state, county or town gives one, or an acknowledgement',
  },
  {
    id: 'contract/cancel',
    severity: 'notice',
    check: (view) => {
      const { law, business } = lawOf(view)
      const items = listAt(business, 'contract')
      const isTold = items.some(({ value }) => /\bcancel/i.test(JSON.stringify(value)))
      if (!law?.cancel || items.length === 0 || isTold) return []
      const message = `Nothing here tells of canceling. ${law.cancel}.`
      return [{ at: fieldAt(business, 'contract'), atKey: true, message }]
    },
    expected: 'an item on how to cancel, or an acknowledgement with the reason',
  },
] as const satisfies readonly DataRule[]

function wrongForm(view: DataIndex, state: string): Breach[] {
  const law = laws.get(state)
  // Registrations of other states have their own finding.
  const others = new Set(otherStates(view).map((each) => misplacedEntry(view, each)?.value))
  const entries = entriesOf(view, state).filter(({ value }) => !others.has(value))
  const isWhole = entries.every((each) => textAt(each, 'number') && textAt(each, 'label'))
  if (!law || !isAskedOf(view, law) || !isWhole) return []
  const { form = /^/, nameOnFile, example, shown } = law
  const isRight = (each: Field) =>
    form.test(`${textAt(each, 'number')} ${textAt(each, 'label')}`) &&
    (!nameOnFile || textAt(each, 'name') !== undefined)
  // The others may be local registrations.
  const wrong = entries.some(isRight) ? [] : entries.slice(0, 1)
  const expected = `number and label such as ${example}${nameOnFile ? ', and `name:` as it is on file' : ''}`
  return wrong.map((each) => {
    const at = fieldAt(each, 'number')
    const message = `${show(at.value)} stands without all that belongs to it. ${shown}.`
    return { at, message, expected }
  })
}

/** The served states other than the office's. */
const otherStates = ({ states: { office, served } }: DataIndex) =>
  served.filter((state) => state !== office)

/** The registrations of a state; without `state` they are the office's. */
const entriesOf = ({ files: { business }, states: { office } }: DataIndex, state: string) =>
  itemsAt(business, 'registration').filter(
    (each) => isMap(each.value) && (textAt(each, 'state') ?? office) === state,
  )

/** A registration whose label names another state but whose `state` is the office's. */
function misplacedEntry(view: DataIndex, state: string): Field | undefined {
  const { office } = view.states
  return entriesOf(view, office).find((entry) => {
    const names = (code: string) =>
      new RegExp(`\\b${stateName(code)}\\b(?! City)`).test(textAt(entry, 'label') ?? '')
    return names(state) && !names(office)
  })
}

function isAskedOf({ files: { business } }: DataIndex, law: StateLaw): boolean {
  const trades = new Set(itemsAt(business, 'trade').map(({ value }) => value))
  return !law.trades || law.trades.some((trade) => trades.has(trade))
}

/** The law of the office's state, and whether it requires a number for the firm's trades. */
export function lawOf(view: DataIndex) {
  const { business } = view.files
  const at = fieldAt(business, 'address', 'regionCode')
  const code = textAt(business, 'address', 'regionCode') ?? ''
  const law = laws.get(code)
  const isAsked = !law || isAskedOf(view, law)
  const region = textAt(business, 'address', 'region') ?? code
  // A misspelled field name has its own finding.
  const isWritten = nearest('registration', Object.keys(Object(business.value))) !== undefined
  const given = itemsAt(business, 'registration').some(({ value }) => isMap(value))
  const isOfOthers = given && entriesOf(view, code).length === 0
  return { business, at, code, region, law, isAsked, isThere: isWritten && !isOfOthers }
}
