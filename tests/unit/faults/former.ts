import { errors, type Fault } from './fault.ts'

const gone = 'nothing: `npx roof-site validate --fix` takes it out'

/** Faults of fields that an earlier version had: those of `former-fields.ts`. */
export const formerFaults: readonly Fault[] = [
  ...errors('schema/former-key', {
    file: 'business',
    faults: {
      'a required field of another name': { change: '\n»‹email→mail›:', suggestion: 'email' },
      'a field of another name in a map of any names': {
        change: '»‹text→words›: Locally Owned',
        suggestion: 'text',
      },
      'a field whose new name is there too': {
        change: '»‹→words: Local\n    ›text: Locally Owned',
        suggestion: 'text',
      },
      'a field that stands in another map': {
        change: '»‹→years: 15\n›copyrightYear:',
        suggestion: 'claims.experience.value',
      },
    },
  }),
  ...errors('schema/former-key', {
    file: 'business',
    expected: gone,
    faults: {
      'a field that is gone': { change: '»‹→fax: 1\n›copyrightYear:' },
    },
  }),
  ...errors('schema/former-key', {
    file: 'addresses',
    expected: gone,
    faults: {
      'a field of an item that is gone': {
        change: '- »‹→kind: 301\n    ›from: /services/repairs\n',
      },
    },
  }),
]
