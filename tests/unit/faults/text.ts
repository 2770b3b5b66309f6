import type { Fault } from './fault.ts'

const locality = 'locality: East Haven'
const hidden = { file: 'business', from: locality, expected: 'visible text' } as const
const control = { ...hidden, rule: 'text/control-character' } as const
const bidi = { ...hidden, rule: 'text/bidi-control' } as const

const facts = 'one of {name}, {phone}, {street}, {locality}, or words without braces'
const inHeading = (heading: string) =>
  ({
    file: 'services',
    from: 'heading: Storm damage, covered and repaired',
    to: `heading: ${heading}`,
    severity: 'warning',
  }) as const

/** Faults that nobody sees. */
export const textFaults: readonly Fault[] = [
  { ...control, name: 'NUL', to: 'locality: East\0 Haven', at: [25, 17] },
  { ...control, name: 'a bell', to: 'locality: East\u0007 Haven', at: [25, 17] },
  { ...control, name: 'an escape sequence', to: 'locality: \u001B[31mEast Haven', at: [25, 13] },
  { ...control, name: 'delete', to: 'locality: East\u007F Haven', at: [25, 17] },
  { ...control, name: 'one of the second set', to: 'locality: East\u009B Haven', at: [25, 17] },
  { ...control, name: 'in a comment', to: `${locality} # \u0007`, at: [25, 26] },
  { ...control, name: 'written as \\u0007', to: 'locality: "East\\u0007 Haven"', at: [25, 13] },
  { ...control, name: 'written as \\0', to: 'locality: "East\\0 Haven"', at: [25, 13] },
  { ...bidi, name: 'an override', to: 'locality: East\u202E Haven', at: [25, 17] },
  { ...bidi, name: 'an isolate', to: 'locality: East\u2066 Haven', at: [25, 17] },
  { ...bidi, name: 'written as \\u202e', to: 'locality: "East\\u202e Haven"', at: [25, 13] },
  {
    rule: 'text/whitespace',
    name: 'a blank at the start of a text between quotes',
    file: 'business',
    from: locality,
    to: 'locality: " East Haven"',
    at: '" East Haven"',
    severity: 'warning',
    expected: 'text without it',
    suggestion: '"East Haven"',
  },
  {
    rule: 'text/fact-misspelt',
    name: 'two letters of a fact in braces that changed places',
    ...inHeading('Storm damage, repaired by {nmae}'),
    at: '{nmae}',
    expected: facts,
    suggestion: '{name}',
  },
  {
    rule: 'text/fact-misspelt',
    name: 'a fact in braces with a capital and blanks',
    ...inHeading('Storm damage, repaired by { Name }'),
    at: '{ Name }',
    expected: facts,
    suggestion: '{name}',
  },
  {
    rule: 'text/fact-unknown',
    name: 'a word in braces that is near no fact',
    ...inHeading('Storm damage, {price} and up'),
    at: '{price}',
    expected: facts,
  },
  {
    rule: 'text/fact-unknown',
    name: 'the town in braces where no town is filled in',
    ...inHeading('Storm damage in {city}'),
    at: '{city}',
    expected: facts,
  },
  {
    rule: 'text/fact-unknown',
    name: 'a fact in braces in the file of the facts',
    file: 'business',
    from: 'text: Locally Owned',
    to: 'text: "{name}: Locally Owned"',
    at: '{name}',
    severity: 'warning',
    expected: 'words without braces',
  },
  {
    rule: 'text/pattern-word',
    name: 'a word in braces that stands for nothing in a text of all towns',
    file: 'site',
    from: 'Towns near {city}',
    to: 'Towns near {ctiy}',
    at: '{ctiy}',
    expected:
      'one of {city}, {county}, {name}, {phone}, {street}, {locality}, or words without braces',
    suggestion: '{city}',
  },
]
