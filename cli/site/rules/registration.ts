import { nearest } from '../../lib/suggest.ts'
import { fieldAt, isMap, itemsAt, listAt, textAt, textField } from '../../validate/fields.ts'
import { show } from '../../validate/rule.ts'
import { credentialsFor, laws } from '../states/index.ts'
import type { DataRule, DataView } from './view.ts'

/** What the law of the state asks of the firm's registration and contract; of other states nothing. */
export const registrationRules = [
  {
    id: 'registration/missing',
    asks: 'Where the state is known to register or license the trade, the number is in business.yaml.',
    why: 'Work and advertising without it may cost a fine, and the pay for the work.',
    fault: 'address:\n  regionCode: AZ  # and no registration below',
    repair: 'registration:\n  label: Arizona licensed roofing contractor\n  number: ROC 123456',
    check: (view) => {
      const { at, law } = lawOf(view)
      const { business } = view.files
      const isThere = fieldAt(business, 'registration').value !== undefined
      // A misspelt name is reported as that.
      const isMeant = nearest('registration', Object.keys(Object(business.value)))
      if (!law || isThere || isMeant || !view.isWhole('business')) return []
      return credentialsFor(law, tradesOf(view))
        .slice(0, 1)
        .map(({ asks, example, lookUp }) => ({
          at,
          message: `There is no registration. ${asks}.`,
          expected: `\`registration:\` with \`label\` and \`number\`, such as ${example}${lookUp ? ` (${lookUp})` : ''}; or \`none\`, where your work needs none`,
        }))
    },
  },
  {
    id: 'registration/form',
    severity: 'warning',
    asks: 'Number and label show the words that the law of the state asks for beside the number.',
    why: 'A number without them tells no one what it is, and is no notice before the law.',
    fault: 'label: Arizona licensed roofing contractor\nnumber: "123456"',
    repair: 'label: Arizona licensed roofing contractor\nnumber: ROC 123456',
    check: (view) => {
      const { law } = lawOf(view)
      const [asked] = law ? credentialsFor(law, tradesOf(view)) : []
      const { form, example } = asked ?? {}
      const entries = registrationsIn(view)
      const words = entries.map((each) => [textAt(each, 'number'), textAt(each, 'label')])
      // A town may have given another one.
      if (words.some((shown) => shown.includes(undefined) || form?.test(shown.join(' ')))) return []
      return entries
        .slice(0, form ? 1 : 0)
        .flatMap((each) => textField(each, 'number'))
        .map((at) => ({
          at,
          message: `${show(at.value)} stands without its words. ${law?.shown}.`,
          expected: `number and label such as ${example}`,
        }))
    },
  },
  {
    id: 'registration/name',
    severity: 'notice',
    asks: 'Where the law of the state asks for the name as it is on file, it stands beside the number.',
    why: 'Another form of the name counts as another firm.',
    fault: 'registration:\n  label: contractor\n  number: License #123456',
    repair:
      'registration:\n  name: Green Gables Roofing, Inc.\n  label: contractor\n  number: License #123456',
    check: (view) => {
      const asks = lawOf(view).law?.nameOnFile
      return registrationsIn(view)
        .filter((each) => asks !== undefined && fieldAt(each, 'name').value === undefined)
        .flatMap((each) => textField(each, 'number'))
        .map((at) => ({ at, message: `No name stands beside ${show(at.value)}. ${asks}.` }))
    },
    expected: '`name:` as it is on file, or an acknowledgement with the reason',
  },
  {
    id: 'registration/no-rule',
    severity: 'notice',
    asks: 'Where no law of the state is known here, somebody has asked.',
    why: 'States, counties and towns register or license contractors, and say how they advertise; nothing is checked of that for this state.',
    fault: 'regionCode: OH',
    repair: 'acknowledge:\n  registration/no-rule: Asked at the town hall on 2026-11-02.',
    check: (view) => {
      const { at, law, code, region } = lawOf(view)
      if (law || !/^[A-Z]{2}$/.test(code)) return []
      return [{ at, message: `No rule on registrations or contracts is known here for ${region}.` }]
    },
    expected: 'a `registration` where the state, county or town gives one, or an acknowledgement',
  },
  {
    id: 'contract/cancel',
    severity: 'notice',
    asks: 'What the site says of the contract tells how a customer can cancel it, where law gives a right to.',
    why: 'A right that nobody names is found out from a lawyer.',
    fault: 'contract:\n  - title: On paper\n    description: You sign it, we sign it.',
    repair: 'contract:\n  - title: Your right to cancel\n    description: You can cancel until …',
    check: (view) => {
      const { law } = lawOf(view)
      const items = listAt(view.files.business, 'contract')
      const isTold = items.some(({ value }) => /\bcancel/i.test(JSON.stringify(value)))
      if (!law?.cancel || items.length === 0 || isTold) return []
      const at = fieldAt(view.files.business, 'contract')
      return [{ at, atKey: true, message: `Nothing here tells of canceling. ${law.cancel}.` }]
    },
    expected: 'an item on how to cancel, or an acknowledgement with the reason',
  },
] as const satisfies readonly DataRule[]

/** The law of the state of the office, where it was read, and where the data names the state. */
export function lawOf({ files: { business } }: DataView) {
  const at = fieldAt(business, 'address', 'regionCode')
  const code = textAt(business, 'address', 'regionCode') ?? ''
  return { at, code, law: laws.get(code), region: textAt(business, 'address', 'region') ?? code }
}

const registrationsIn = ({ files: { business } }: DataView) =>
  itemsAt(business, 'registration').filter(({ value }) => isMap(value))

/** The trades of the firm; `general`, where it names none. */
export function tradesOf({ files: { business } }: DataView): string[] {
  const trades = itemsAt(business, 'trade').map(({ value }) => String(value))
  return trades.length > 0 ? trades : ['general']
}
