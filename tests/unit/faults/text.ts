import { fixture } from '../../support/fixtures.ts'
import { errors, warnings, type Fault } from './fault.ts'

const locality = 'locality: East Haven'
const names =
  '{name}, {phone}, {street}, {locality}, {state}, {stateCode}, {services}, {towns}, {counties}'
const facts = `one of ${names}, or words without braces`
const heading = 'heading: Storm damage, covered and repaired'

/** Faults that nobody sees. */
export const textFaults: readonly Fault[] = [
  ...errors('text/control-character', 'business', 'visible text', {
    NUL: 'locality: East»‹→\0› Haven',
    'a bell': 'locality: East»‹→\u0007› Haven',
    'an escape sequence': 'locality: »‹East→\u001B[31mEast› Haven',
    delete: 'locality: East»‹→\u007F› Haven',
    'one of the second set': 'locality: East»‹→\u009B› Haven',
    'in a comment': `${locality}‹→ # »\u0007›`,
    'written as \\u0007': 'locality: »‹East Haven→"East\\u0007 Haven"›',
    'written as \\0': 'locality: »‹East Haven→"East\\0 Haven"›',
  }),
  ...errors('text/bidi-control', 'business', 'visible text', {
    'an override': 'locality: East»‹→\u202E› Haven',
    'an isolate': 'locality: East»‹→\u2066› Haven',
    'written as \\u202e': 'locality: »‹East Haven→"East\\u202e Haven"›',
  }),
  ...warnings('text/whitespace', 'business', 'text without it', {
    'a blank at the start of a text between quotes': [
      'locality: »‹East Haven→" East Haven"›',
      '"East Haven"',
    ],
  }),
  ...warnings('text/fact-misspelt', 'services', facts, {
    'two letters of a fact in braces that changed places': [
      `‹${heading}→heading: Storm damage, repaired by »{nmae}›`,
      '{name}',
    ],
    'a fact in braces with a capital and blanks': [
      `‹${heading}→heading: Storm damage, repaired by »{ Name }›`,
      '{name}',
    ],
  }),
  ...warnings('text/fact-unknown', 'services', facts, {
    'a word in braces that is near no fact': `‹${heading}→heading: Storm damage, »{price} and up›`,
    'the town in braces where no town is filled in': `‹${heading}→heading: Storm damage in »{city}›`,
  }),
  ...warnings('text/fact-unknown', 'business', 'words without braces', {
    'a fact in braces in the file of the facts': 'text: ‹Locally Owned→"»{name}: Locally Owned"›',
  }),
  ...errors('text/fact-absent', 'services', {
    'a street that the data keeps to itself': {
      change: `‹${heading}→heading: Storm damage, repaired from »{street}›`,
      expected: 'words without it, or `street` under `address` in business.yaml',
      files: {
        'data/business.yaml': fixture('business').replaceAll(
          /^.*(64 Thompson St|address.street)\n/gm,
          '',
        ),
        'data/site.yaml': fixture('site').replaceAll('{street}', 'the green'),
      },
    },
  }),
  ...errors('text/pattern-word', 'site', {
    'a word in braces that stands for nothing in a text of all towns': [
      'Towns near »{‹city→ctiy›}',
      `one of {city}, {county}, ${names}, or words without braces`,
      '{city}',
    ],
    'the county in the call below a job': [
      'Another roof in »{‹city→county›}?',
      `one of {city}, ${names}, or words without braces`,
    ],
  }),
  ...warnings('text/count', 'site', {
    'a number in words that the data contradicts': [
      '"»‹{services} kinds of work⇄Five kinds of work›',
      '{services}, which counts them',
    ],
    'a number in digits': [
      '‹"{counties}→Our »3› counties, from',
      '{counties}, which counts them',
      '{counties} counties',
    ],
    'towns, in the text of a service': {
      file: 'services',
      change: 'heading: Storm damage‹, covered and→ in »seven towns,› repaired',
      expected: '{towns}, which counts them',
      suggestion: '{towns} towns',
    },
  }),
]
