import { changeOf } from '../../support/fixtures.ts'
import { errors, notices, oneMoreService, ownPage, warnings, type Fault } from './fault.ts'

const services =
  'one of residential-roofing, commercial-roofing, roof-repairs, roof-replacement, ' +
  'storm-damage, emergency-service; of a service that is gone, no entry'
const claims =
  'one of licensed-and-insured, locally-owned, free-estimates, emergency-repairs, ' +
  'five-star-rating, customers, cities, experience, around-the-clock, insurance-help, top-rated'

const end = '    text: Return to Home\n    to: /\n'

const setting = (name: string, at: string, lines: readonly string[]): Fault => ({
  rule: 'audit/gone',
  severity: 'notice',
  name,
  file: 'site',
  change: `${end}‹→\naudit:\n${lines.map((line) => `  ${line}\n`).join('')}›`,
  at,
  expected: 'nothing: `npx roof-site validate --fix` takes it out',
})

/** Faults of names that stand for something in another file, and of settings of `audit` without effect. */
export const referenceFaults: readonly Fault[] = [
  ...errors('service/duplicate-slug', {
    file: 'services',
    expected: 'each slug once',
    faults: {
      'two services at one address': {
        given: oneMoreService,
        change: 'slug: »‹gutter-guards→roof-repairs›',
      },
    },
  }),
  ...errors('service/unknown', {
    file: 'site',
    expected: services,
    faults: {
      'a service with a letter left out': {
        change: 'service: »‹roof-repairs→roof-repair›',
        suggestion: 'roof-repairs',
      },
    },
  }),
  ...notices('service/section-trade', {
    file: 'business',
    expected: 'that trade too, or sections of other kinds',
    faults: {
      'a painter whose page takes a roof apart': { change: 'trade: »‹roofing→painting›' },
      'several trades without the one': { change: 'trade: »‹roofing→[siding, gutters]›' },
    },
  }),
  ...notices('service/section-trade', {
    file: 'services',
    expected: 'that trade too, or sections of other kinds',
    faults: {
      'a leak drawn where no trade is said': {
        files: changeOf('business', 'trade: roofing\n', ''),
        given: '    - kind: ‹leak→leaks›',
        change: '    - kind: »‹leaks→leak›',
      },
    },
  }),
  ...warnings('service/no-questions', {
    path: 'data/pages.yaml',
    expected: '`questions` of a service, or a section of the kind questions',
    faults: {
      'all questions where there are none': {
        content: ownPage('    - kind: all-questions\n'),
        at: 'all-questions',
      },
    },
  }),
  ...errors('claim/unknown', {
    file: 'site',
    expected: claims,
    faults: {
      'a claim among the bullets': {
        change: '»‹free-estimates→free-estimate›, emergency-repairs]',
        suggestion: 'free-estimates',
      },
      'a claim that is a reason': { change: '- claim: »‹locally-owned→friendly›' },
    },
  }),
  ...errors('claim/unknown', {
    file: 'services',
    expected: claims,
    faults: {
      'the tagline of a service': {
        change: 'tagline: »‹top-rated→toprated›',
        suggestion: 'top-rated',
      },
    },
  }),
  ...errors('claim/no-number', {
    file: 'site',
    expected: 'one of customers, cities, experience',
    faults: {
      'a claim in words among the statistics': {
        change: 'stats: [customers, cities, »‹experience→locally-owned›]\n    all:',
      },
    },
  }),
  ...errors('link/unknown-target', {
    file: 'site',
    expected: 'an address of the site',
    faults: {
      'a footer link with a letter left out': {
        change: 'to: »‹/services/repairs→/services/repair›',
        suggestion: '/services/repairs',
      },
      'a link to a page of long ago': {
        change: 'text: Get Free Quote\n  to: »/‹contact→testimonials›',
      },
    },
  }),
  setting('an acknowledgement of a rule that is gone', 'structured-data/one-thing', [
    'acknowledged:',
    '  - rule: structured-data/one-thing',
    '    about: \'"url"\'',
    '    reason: Each page gives its own address.',
  ]),
  setting('other limits of a rule that is gone', 'weight/page', [
    'rules:',
    '  weight/page:',
    '    limits: { home: 28 }',
    '    reason: The map of three counties takes more.',
  ]),
  setting('an acknowledgement of how a page reads', 'reading/level', [
    'acknowledged:',
    '  - rule: reading/level',
    '    page: /about',
    '    reason: The warranty has to be word for word.',
  ]),
  setting('other limits of how a page reads', 'reading/level', [
    'rules:',
    '  reading/level:',
    '    limits: { grade: 11, words: 80 }',
    '    reason: Our customers are architects.',
  ]),
  setting('how bad it is to break a rule', 'severity: notice', [
    'rules:',
    '  links/orphan:',
    '    severity: notice',
    '    limits: { least: 2 }',
    '    reason: There are few towns.',
  ]),
]
