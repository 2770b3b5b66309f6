import { nearest } from '../../lib/suggest.ts'
import { fieldAt, itemsAt, listAt, textAt } from '../../validate/fields.ts'
import { show, type Field } from '../../validate/rule.ts'
import { laws } from '../states/laws.ts'
import { zonesOf } from '../states/zones.ts'
import type { DataRule, DataView } from './view.ts'

/** What the law of the state is known to ask of the firm; of another state nothing is said. */
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
    check: (view) => {
      const { law, isAsked, business } = lawOf(view)
      const entries = itemsAt(business, 'registration')
      const isWhole = entries.every((each) => textAt(each, 'number') && textAt(each, 'label'))
      if (!law || !isAsked || !isWhole) return []
      const { form = /^/, nameOnFile, example, shown } = law
      const isRight = (each: Field) =>
        form.test(`${textAt(each, 'number')} ${textAt(each, 'label')}`) &&
        (!nameOnFile || textAt(each, 'name') !== undefined)
      // A town may have given the others.
      const wrong = entries.some(isRight) ? [] : entries.slice(0, 1)
      const expected = `number and label such as ${example}${nameOnFile ? ', and `name:` as it is on file' : ''}`
      return wrong.map((each) => {
        const at = fieldAt(each, 'number')
        const message = `${show(at.value)} stands without all that belongs to it. ${shown}.`
        return { at, message, expected }
      })
    },
  },
  {
    id: 'registration/no-rule',
    severity: 'notice',
    check: (view) => {
      const { at, law, code, region, isThere } = lawOf(view)
      // Letters that are no state are reported as that.
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

/** The law of the state of the office, and whether it asks the firm's trades for a number. */
export function lawOf({ files: { business } }: DataView) {
  const at = fieldAt(business, 'address', 'regionCode')
  const code = textAt(business, 'address', 'regionCode') ?? ''
  const law = laws.get(code)
  const trades = new Set(itemsAt(business, 'trade').map(({ value }) => value))
  const isAsked = !law?.trades || law.trades.some((trade) => trades.has(trade))
  const region = textAt(business, 'address', 'region') ?? code
  // A misspelt name is reported as that.
  const isThere = nearest('registration', Object.keys(Object(business.value))) !== undefined
  return { business, at, code, region, law, isAsked, isThere }
}
