import { errors, type Fault } from './fault.ts'

const gone = 'nothing: `npx roof-site validate --fix` takes it out'

/** Faults of fields that an earlier version had: those of `tests/support/former-fields.ts`. */
export const formerFaults: readonly Fault[] = [
  ...errors('schema/former-key', 'business', {
    'a required field of another name': ['\nemail:', '\n»mail:', 'email'],
  }),
  ...errors('schema/former-key', 'business', {
    'a field of another name in a map of any names': [
      'text: Locally Owned',
      '»words: Locally Owned',
      'text',
    ],
    'a field whose new name is there too': [
      'text: Locally Owned',
      '»words: Local\n    text: Locally Owned',
      'text',
    ],
  }),
  ...errors('schema/former-key', 'business', {
    'a field that stands in another map': [
      'copyrightYear:',
      '»years: 15\ncopyrightYear:',
      'claims.experience.value',
    ],
  }),
  ...errors('schema/former-key', 'business', gone, {
    'a field that is gone': ['copyrightYear:', '»fax: 1\ncopyrightYear:'],
  }),
  ...errors('schema/former-key', 'addresses', gone, {
    'a field of an item that is gone': [
      '- from: /services/repairs\n',
      '- »kind: 301\n    from: /services/repairs\n',
    ],
  }),
]
