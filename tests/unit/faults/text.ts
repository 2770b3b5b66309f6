import { fixture, replaceOnce } from '../../support/project.ts'
import { errors, warnings, type Fault } from './fault.ts'

const locality = 'locality: East Haven'
const names = '{name}, {phone}, {street}, {locality}, {services}, {towns}, {counties}'
const facts = `one of ${names}, or words without braces`
const heading = 'heading: Storm damage, covered and repaired'

/** Faults that nobody sees. */
export const textFaults: readonly Fault[] = [
  ...errors('text/control-character', 'business', 'visible text', {
    NUL: [locality, 'locality: East»\0 Haven'],
    'a bell': [locality, 'locality: East»\u0007 Haven'],
    'an escape sequence': [locality, 'locality: »\u001B[31mEast Haven'],
    delete: [locality, 'locality: East»\u007F Haven'],
    'one of the second set': [locality, 'locality: East»\u009B Haven'],
    'in a comment': [locality, `${locality} # »\u0007`],
    'written as \\u0007': [locality, 'locality: »"East\\u0007 Haven"'],
    'written as \\0': [locality, 'locality: »"East\\0 Haven"'],
  }),
  ...errors('text/bidi-control', 'business', 'visible text', {
    'an override': [locality, 'locality: East»\u202E Haven'],
    'an isolate': [locality, 'locality: East»\u2066 Haven'],
    'written as \\u202e': [locality, 'locality: »"East\\u202e Haven"'],
  }),
  ...warnings('text/whitespace', 'business', 'text without it', {
    'a blank at the start of a text between quotes': {
      change: [locality, 'locality: »" East Haven"'],
      suggestion: '"East Haven"',
    },
  }),
  ...warnings('text/fact-misspelt', 'services', facts, {
    'two letters of a fact in braces that changed places': {
      change: [heading, 'heading: Storm damage, repaired by »{nmae}'],
      suggestion: '{name}',
    },
    'a fact in braces with a capital and blanks': {
      change: [heading, 'heading: Storm damage, repaired by »{ Name }'],
      suggestion: '{name}',
    },
  }),
  ...warnings('text/fact-unknown', 'services', facts, {
    'a word in braces that is near no fact': [heading, 'heading: Storm damage, »{price} and up'],
    'the town in braces where no town is filled in': [heading, 'heading: Storm damage in »{city}'],
  }),
  ...warnings('text/fact-unknown', 'business', 'words without braces', {
    'a fact in braces in the file of the facts': [
      'text: Locally Owned',
      'text: "»{name}: Locally Owned"',
    ],
  }),
  ...errors('text/fact-absent', 'services', {
    'a street that the data keeps to itself': {
      change: [heading, 'heading: Storm damage, repaired from »{street}'],
      expected: 'words without it, or `street` under `address` in business.yaml',
      files: {
        'data/business.yaml': replaceOnce(
          replaceOnce(fixture('business'), '  street: 64 Thompson St\n', ''),
          '  - address.street\n',
          '',
        ),
        'data/site.yaml': fixture('site').replaceAll('{street}', 'the green'),
      },
    },
  }),
  ...errors('text/pattern-word', 'site', {
    'a word in braces that stands for nothing in a text of all towns': {
      change: ['Towns near {city}', 'Towns near »{ctiy}'],
      expected: `one of {city}, {county}, ${names}, or words without braces`,
      suggestion: '{city}',
    },
    'the county in the call below a job': {
      change: ['Another roof in {city}?', 'Another roof in »{county}?'],
      expected: `one of {city}, ${names}, or words without braces`,
    },
  }),
  ...warnings('text/count', 'site', {
    'a number in words that the data contradicts': {
      change: ['"{services} kinds of work', '"»Five kinds of work'],
      expected: '{services}, which counts them',
      suggestion: '{services} kinds of work',
    },
    'a number in digits': {
      change: ['"{counties} counties, from', 'Our »3 counties, from'],
      expected: '{counties}, which counts them',
      suggestion: '{counties} counties',
    },
    'towns, in the text of a service': {
      file: 'services',
      change: [heading, 'heading: Storm damage in »seven towns, repaired'],
      expected: '{towns}, which counts them',
      suggestion: '{towns} towns',
    },
  }),
]
