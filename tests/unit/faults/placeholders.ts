import { words } from '../../support/cases.ts'
import { errors, type Fault } from './fault.ts'

const fieldExpected = 'a field that is there, such as address.street; of one that is gone, no line'
const renamedExpected = 'the name that it has now; of what is gone, no line'
const listed =
  words`residential-roofing commercial-roofing roof-repairs roof-replacement storm-damage
  emergency-service`
    .map((slug) => `  - services.${slug}.name\n`)
    .join('')
const noDraft = 'no such line: from the day on which people see them, addresses stay'
const title = 'callTitle: Have your roof looked at'
const site = { file: 'site', args: ['--production'] } as const
const business = { file: 'business', args: ['--production'] } as const
const linkedIn = 'name: LinkedIn\n    url: ‹"#"→https://linkedin.test/us›'
const withLinkedIn = { ...business, given: linkedIn } as const
const registered = { ...business, given: 'HIC.‹0000000→0654321›' } as const

/** Faults of the checklist before publishing. */
export const placeholderFaults: readonly Fault[] = [
  ...errors('placeholder/unknown-field', {
    file: 'business',
    expected: fieldExpected,
    faults: {
      'a field with a letter left out': { change: '  - name\n‹→  - »emal\n›', suggestion: 'email' },
      'a field that was taken out': { change: '  - name\n‹→  - »logo.src\n›' },
      'a field of no map, by a name that every object has': {
        change: '  - name\n‹→  - »constructor\n›',
      },
    },
  }),
  ...errors('placeholder/unknown-field', {
    file: 'business',
    expected: renamedExpected,
    faults: {
      'texts of a service that was taken out, as one fault': {
        change: '  - name\n‹→  - »services.awnings.name\n  - services.awnings.summary\n›',
      },
      'the name of a service with a letter left out': {
        change: '  - name\n‹→  - »services.rof-repairs.name\n›',
        suggestion: 'roof-repairs',
      },
      'a county that is none, with a full stop in its name': {
        change: '  - name\n‹→  - »counties.St. Clair County.alsoServed\n›',
      },
    },
  }),
  ...errors('placeholder/gone', {
    file: 'business',
    expected: 'nothing: `npx roof-site validate --fix` takes them out',
    faults: {
      'lines about a service that was taken out, where all others have lines': {
        given: `  - name\n‹→${listed}›`,
        change: `${listed}‹→  - »services.awnings.name\n  - services.awnings.summary\n›`,
      },
    },
  }),
  ...errors('placeholder/value', {
    ...site,
    faults: {
      'a phone number of films': {
        change: `‹${title}→callTitle: »Call 860-555-0199›`,
        expected: 'your phone number',
      },
      'an email address of examples': {
        change: `‹${title}→callTitle: »Write to roofs@example.org›`,
        expected: 'your email address',
      },
      'a TODO that says no more': {
        change: `‹${title}→callTitle: »TODO›`,
        expected: 'your own words',
      },
      'a TODO without a colon': {
        change: `‹${title}→callTitle: »TODO what we answer›`,
        expected: 'what we answer',
      },
    },
  }),
  ...errors('placeholder/value', {
    ...withLinkedIn,
    expected: 'your own address on the web',
    faults: {
      'a web address of examples': { change: '»https://‹linkedin.test→example.com›/us' },
    },
  }),
  ...errors('placeholder/value', {
    ...withLinkedIn,
    expected: 'an address that everybody can reach',
    faults: {
      'an address of this computer': { change: '»https://‹linkedin.test→localhost:8443›/us' },
      'an address that a printer has': { change: '»https://‹linkedin.test→studio.local›/us' },
      'an address of the office': { change: '»https://‹linkedin.test→192.168.0.7›/us' },
    },
  }),
  ...errors('placeholder/value', {
    ...withLinkedIn,
    expected: 'the address of your profile, or no entry',
    faults: {
      'a profile without an address': { change: '»‹https://linkedin.test/us→"#"›' },
    },
  }),
  ...errors('placeholder/value', {
    ...registered,
    expected: 'your registration number',
    faults: {
      'a registration of zeros': { change: '»HIC.‹0654321→0000000›' },
      'one with a dot between them': { change: '»‹HIC.0654321→"000.000000"›' },
    },
  }),
  ...errors('placeholder/value', {
    ...site,
    expected: 'Say in a sentence what your firm does.',
    faults: {
      'a text that is still to be written': {
        change: `‹${title}→callTitle: »"TODO: Say in a sentence what your firm does."›`,
      },
      'one over two lines': {
        change: `‹${title}→callTitle: »>-\n      TODO: Say in a sentence\n      what your firm does.›`,
      },
    },
  }),
  ...errors('placeholder/value', {
    ...business,
    file: 'addresses',
    expected: noDraft,
    faults: {
      'a site that is not on the web yet': { change: '\n‹→draft: »true\n›redirects:' },
    },
  }),
  ...errors('placeholder/value', {
    ...business,
    faults: {
      'a part that the owner listed': {
        change: '  - name\n‹→  - hours\n›',
        at: 'office:\n    - days',
        expected: 'your own; then take `- hours` out of `placeholders`',
      },
      'a field that the owner listed': {
        change: '  - name\n‹→  - hours.otherDays\n›',
        at: 'Emergency service only',
        expected: 'your own; then take `- hours.otherDays` out of `placeholders`',
      },
    },
  }),
]
