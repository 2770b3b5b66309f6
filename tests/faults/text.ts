import type { Fault } from '../support/fault.ts'

const locality = 'locality: East Haven'
const hidden = { file: 'business', from: locality, expected: 'visible text' } as const
const control = { ...hidden, rule: 'text/control-character' } as const
const bidi = { ...hidden, rule: 'text/bidi-control' } as const

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
    file: 'services',
    from: 'heading: Storm damage, covered and repaired',
    to: 'heading: Storm damage, repaired by {nmae}',
    at: 'Storm damage, repaired by {nmae}',
    severity: 'warning',
    expected: '{name}, {phone}, {street} or {locality}',
    suggestion: '"Storm damage, repaired by {name}"',
  },
  {
    rule: 'text/fact-misspelt',
    name: 'a fact in braces with a capital and blanks',
    file: 'services',
    from: 'heading: Storm damage, covered and repaired',
    to: 'heading: Storm damage, repaired by { Name }',
    at: 'Storm damage, repaired by { Name }',
    severity: 'warning',
    expected: '{name}, {phone}, {street} or {locality}',
    suggestion: '"Storm damage, repaired by {name}"',
  },
]
