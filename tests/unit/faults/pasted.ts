import { errors, warnings, type Fault } from './fault.ts'

const fixed = '; `npx roof-site validate --fix` puts it right'
const space = `a plain space${fixed}`
const nothing = `nothing in its place${fixed}`

const title = 'callTitle: Have your roof looked at'

/** Faults that are copied along with a text. */
export const pastedFaults: readonly Fault[] = [
  ...errors('text/invisible-in-name', 'cities', space, {
    'a no-break space in the name of a town, which other entries name':
      'cityName: ‹North Haven⇄North»\u00A0Haven›',
    'a no-break space in the county of a town':
      'cityName: Guilford\n  county: ‹New Haven County⇄New»\u00A0Haven County›',
    'a wide space in a nearby area':
      '[East Haven, West Haven, Hamden, ‹North Haven⇄North»\u3000Haven›, Branford, Ansonia',
  }),
  ...errors('text/invisible-in-name', 'counties', space, {
    'a no-break space in the name of a county, which its towns name':
      '- name: ‹New Haven County⇄New Haven»\u202FCounty›',
  }),
  ...errors('text/invisible-in-name', 'business', nothing, {
    'a zero-width space inside a word': 'locality: ‹East Haven⇄East Ha»\u200Bven›',
    'a byte order mark inside a file': 'locality: »‹East Haven⇄\uFEFFEast Haven›',
    'a soft hyphen in the name of a field': '‹locality⇄local»\u00ADity›: East Haven',
  }),
  ...errors('text/invisible-in-name', 'business', space, {
    'a no-break space written as an escape': 'locality: »‹East Haven⇄"East\\u00A0Haven"›',
  }),
  ...errors('text/invisible-in-name', 'addresses', nothing, {
    'a zero-width space at the end of an address':
      'to: ‹/services/roof-repairs⇄/services/roof-repairs»\u200B›',
  }),
  ...warnings('text/invisible-character', 'site', space, {
    'no-break spaces in a sentence':
      'callTitle: Have your»‹ roof looked →\u00A0roof looked\u00A0›at',
  }),
  ...warnings('text/invisible-character', 'site', nothing, {
    'a joiner between letters that need none': 'callTitle: Have your ‹roof→ro»\u200Dof› looked at',
  }),
  ...errors('text/quoted-name', 'business', {
    'a phone number between curly quotes': [
      '»‹"+18605550142"→“860-555-0142”›',
      'the text without them, or between straight quotes: "',
      '+18605550142',
    ],
  }),
  ...warnings('text/curly-quotes', 'site', 'the text without them, or between straight quotes: "', {
    'a heading between single curly quotes': [
      `‹${title}→callTitle: »‘Have your roof’s age looked at’›`,
      'Have your roof’s age looked at',
    ],
  }),
  ...warnings('text/markup', 'site', 'plain text', {
    'bold in HTML': `‹${title}→callTitle: Have »<b>your</b> roof›`,
    'a break': `‹${title}→callTitle: Have your»<br/>roof›`,
    'a named blank': `‹${title}→callTitle: Have»&nbsp;your roof›`,
    'a named sign': `‹${title}→callTitle: Roofs »&amp; gutters›`,
    'a numbered sign': `‹${title}→callTitle: Roofs »&#38; gutters›`,
    'bold in Markdown': `‹${title}→callTitle: Have »**your** roof›`,
    'a link in Markdown': 'callTitle: Have »‹your roof→[your roof](/contact)› looked at',
    'the sign of a heading': `‹${title}→callTitle: "»## Have your roof"›`,
    'a dash of a list': `‹${title}→callTitle: "»- Have your roof"›`,
  }),
]
