import { errors, warnings, type Fault } from './fault.ts'

const fixed = '; `npx roof-site validate --fix` puts it right'
const space = `a plain space${fixed}`
const nothing = `nothing in its place${fixed}`

const title = 'callTitle: Have your roof looked at'

/** Faults that are copied along with a text. */
export const pastedFaults: readonly Fault[] = [
  ...errors('text/invisible-in-name', {
    file: 'cities',
    expected: space,
    faults: {
      'a no-break space in the name of a town, which other entries name': {
        change: 'cityName: ‹North Haven→North»\u00A0Haven›',
        suggestion: 'North Haven',
      },
      'a no-break space in the county of a town': {
        change: 'cityName: Guilford\n  county: ‹New Haven County→New»\u00A0Haven County›',
        suggestion: 'New Haven County',
      },
      'a wide space in a nearby area': {
        change:
          '[East Haven, West Haven, Hamden, ‹North Haven→North»\u3000Haven›, Branford, Ansonia',
        suggestion: 'North Haven',
      },
    },
  }),
  ...errors('text/invisible-in-name', {
    file: 'counties',
    expected: space,
    faults: {
      'a no-break space in the name of a county, which its towns name': {
        change: '- name: ‹New Haven County→New Haven»\u202FCounty›',
        suggestion: 'New Haven County',
      },
    },
  }),
  ...errors('text/invisible-in-name', {
    file: 'business',
    expected: nothing,
    faults: {
      'a zero-width space inside a word': {
        change: 'locality: ‹East Haven→East Ha»\u200Bven›',
        suggestion: 'East Haven',
      },
      'a byte order mark inside a file': {
        change: 'locality: »‹East Haven→\uFEFFEast Haven›',
        suggestion: 'East Haven',
      },
      'a soft hyphen in the name of a field': {
        change: '‹locality→local»\u00ADity›: East Haven',
        suggestion: 'locality',
      },
    },
  }),
  ...errors('text/invisible-in-name', {
    file: 'business',
    expected: space,
    faults: {
      'a no-break space written as an escape': {
        change: 'locality: »‹East Haven→"East\\u00A0Haven"›',
        suggestion: 'East Haven',
      },
    },
  }),
  ...errors('text/invisible-in-name', {
    file: 'addresses',
    expected: nothing,
    faults: {
      'a zero-width space at the end of an address': {
        change: 'to: ‹/services/roof-repairs→/services/roof-repairs»\u200B›',
        suggestion: '/services/roof-repairs',
      },
    },
  }),
  ...warnings('text/invisible-character', {
    file: 'site',
    expected: space,
    faults: {
      'no-break spaces in a sentence': {
        change: 'callTitle: Have your»‹ roof looked →\u00A0roof looked\u00A0›at',
      },
    },
  }),
  ...warnings('text/invisible-character', {
    file: 'site',
    expected: nothing,
    faults: {
      'a joiner between letters that need none': {
        change: 'callTitle: Have your ‹roof→ro»\u200Dof› looked at',
      },
    },
  }),
  ...errors('text/quoted-name', {
    file: 'business',
    faults: {
      'a phone number between curly quotes': {
        change: '»‹"+18605550142"→“860-555-0142”›',
        expected: 'the text without them, or between straight quotes: "',
        suggestion: '"+18605550142"',
      },
    },
  }),
  ...warnings('text/curly-quotes', {
    file: 'site',
    expected: 'the text without them, or between straight quotes: "',
    faults: {
      'a heading between single curly quotes': {
        change: `‹${title}→callTitle: »‘Have your roof’s age looked at’›`,
        suggestion: 'Have your roof’s age looked at',
      },
    },
  }),
  ...warnings('text/markup', {
    file: 'site',
    expected: 'plain text',
    faults: {
      'bold in HTML': { change: `‹${title}→callTitle: Have »<b>your</b> roof›` },
      'a break': { change: `‹${title}→callTitle: Have your»<br/>roof›` },
      'a named blank': { change: `‹${title}→callTitle: Have»&nbsp;your roof›` },
      'a named sign': { change: `‹${title}→callTitle: Roofs »&amp; gutters›` },
      'a numbered sign': { change: `‹${title}→callTitle: Roofs »&#38; gutters›` },
      'bold in Markdown': { change: `‹${title}→callTitle: Have »**your** roof›` },
      'a link in Markdown': {
        change: 'callTitle: Have »‹your roof→[your roof](/contact)› looked at',
      },
      'the sign of a heading': { change: `‹${title}→callTitle: "»## Have your roof"›` },
      'a dash of a list': { change: `‹${title}→callTitle: "»- Have your roof"›` },
    },
  }),
]
