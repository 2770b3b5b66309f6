import type { Fault } from './fault.ts'

const fixed = '; `npm run validate -- --fix` puts it right'
const space = `a plain space${fixed}`
const nothing = `nothing in its place${fixed}`

const county = { file: 'cities', from: 'cityName: Guilford\n  county: New Haven County' } as const
const locality = { file: 'business', from: 'locality: East Haven' } as const
const inName = { rule: 'text/invisible-in-name' } as const

const title = { file: 'site', from: 'callTitle: Have your roof looked at' } as const
const inText = { ...title, rule: 'text/invisible-character', severity: 'warning' } as const
const markup = {
  ...title,
  rule: 'text/markup',
  severity: 'warning',
  expected: 'plain text',
} as const

/** Faults that are copied along with a text. */
export const pastedFaults: readonly Fault[] = [
  {
    ...inName,
    name: 'a no-break space in the name of a town, which other entries name',
    file: 'cities',
    from: 'cityName: North Haven',
    to: 'cityName: North\u00A0Haven',
    at: '\u00A0Haven',
    expected: space,
    suggestion: 'North Haven',
  },
  {
    ...inName,
    name: 'a no-break space in the name of a county, which its towns name',
    file: 'counties',
    from: '- name: New Haven County',
    to: '- name: New Haven\u202FCounty',
    at: '\u202FCounty',
    expected: space,
    suggestion: 'New Haven County',
  },
  {
    ...inName,
    ...county,
    name: 'a no-break space in the county of a town',
    to: 'cityName: Guilford\n  county: New\u00A0Haven County',
    at: '\u00A0Haven County',
    expected: space,
    suggestion: 'New Haven County',
  },
  {
    ...inName,
    name: 'a wide space in a nearby area',
    file: 'cities',
    from: '[East Haven, West Haven, Hamden, North Haven, Branford, Ansonia',
    to: '[East Haven, West Haven, Hamden, North\u3000Haven, Branford, Ansonia',
    at: '\u3000Haven',
    expected: space,
    suggestion: 'North Haven',
  },
  {
    ...inName,
    ...locality,
    name: 'a zero-width space inside a word',
    to: 'locality: East Ha\u200Bven',
    at: '\u200Bven',
    expected: nothing,
    suggestion: 'East Haven',
  },
  {
    ...inName,
    ...locality,
    name: 'a byte order mark inside a file',
    to: 'locality: \uFEFFEast Haven',
    at: '\uFEFFEast',
    expected: nothing,
    suggestion: 'East Haven',
  },
  {
    ...inName,
    ...locality,
    name: 'a soft hyphen in the name of a field',
    to: 'local\u00ADity: East Haven',
    at: '\u00ADity',
    expected: nothing,
    suggestion: 'locality',
  },
  {
    ...inName,
    ...locality,
    name: 'a no-break space written as an escape',
    to: String.raw`locality: "East\u00A0Haven"`,
    at: String.raw`"East\u00A0Haven"`,
    expected: space,
    suggestion: 'East Haven',
  },
  {
    ...inName,
    name: 'a zero-width space at the end of an address',
    file: 'addresses',
    from: 'to: /services/roof-repairs',
    to: 'to: /services/roof-repairs\u200B',
    at: '\u200B',
    expected: nothing,
    suggestion: '/services/roof-repairs',
  },
  {
    ...inText,
    name: 'no-break spaces in a sentence',
    to: 'callTitle: Have your\u00A0roof looked\u00A0at',
    at: '\u00A0roof',
    expected: space,
  },
  {
    ...inText,
    name: 'a joiner between letters that need none',
    to: 'callTitle: Have your ro\u200Dof looked at',
    at: '\u200Dof',
    expected: nothing,
  },
  {
    rule: 'text/quoted-name',
    name: 'a phone number between curly quotes',
    file: 'business',
    from: '"+18605550142"',
    to: '“860-555-0142”',
    at: '“860',
    expected: 'the text without them, or between straight quotes: "',
    suggestion: '+18605550142',
  },
  {
    ...title,
    rule: 'text/curly-quotes',
    name: 'a heading between single curly quotes',
    severity: 'warning',
    to: 'callTitle: ‘Have your roof’s age looked at’',
    at: '‘Have',
    expected: 'the text without them, or between straight quotes: "',
    suggestion: 'Have your roof’s age looked at',
  },
  { ...markup, name: 'bold in HTML', to: 'callTitle: Have <b>your</b> roof', at: '<b>' },
  { ...markup, name: 'a break', to: 'callTitle: Have your<br/>roof', at: '<br/>' },
  { ...markup, name: 'a named blank', to: 'callTitle: Have&nbsp;your roof', at: '&nbsp;' },
  { ...markup, name: 'a named sign', to: 'callTitle: Roofs &amp; gutters', at: '&amp;' },
  { ...markup, name: 'a numbered sign', to: 'callTitle: Roofs &#38; gutters', at: '&#38;' },
  { ...markup, name: 'bold in Markdown', to: 'callTitle: Have **your** roof', at: '**your**' },
  {
    ...markup,
    name: 'a link in Markdown',
    to: 'callTitle: Have [your roof](/contact) looked at',
    at: '[your roof](/contact)',
  },
  {
    ...markup,
    name: 'the sign of a heading',
    to: 'callTitle: "## Have your roof"',
    at: '## Have',
  },
  { ...markup, name: 'a dash of a list', to: 'callTitle: "- Have your roof"', at: '- Have your' },
]
