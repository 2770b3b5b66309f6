import { errors, type Fault } from './fault.ts'

const gone = 'nothing: `npx roof-site validate --fix` takes it out'

/** Faults of fields that an earlier version had: those of `former-fields.ts`. */
export const formerFaults: readonly Fault[] = [
  ...errors('schema/former-key', 'business', {
    'a required field of another name': '\n»‹email⇄mail›:',
    'a field of another name in a map of any names': '»‹text⇄words›: Locally Owned',
    'a field whose new name is there too': {
      change: '»‹→words: Local\n    ›text: Locally Owned',
      suggestion: 'text',
    },
    'a field that stands in another map': {
      change: '»‹→years: 15\n›copyrightYear:',
      suggestion: 'claims.experience.value',
    },
  }),
  ...errors('schema/former-key', 'business', gone, {
    'a field that is gone': '»‹→fax: 1\n›copyrightYear:',
  }),
  ...errors('schema/former-key', 'addresses', gone, {
    'a field of an item that is gone': '- »‹→kind: 301\n    ›from: /services/repairs\n',
  }),
]
