import { errors, type Fault } from './fault.ts'

const long = (length: number) => 'Roofs '.repeat(length / 6 + 1).slice(0, length)

const closedOn = (day: string) =>
  `  otherDays: Emergency service only\n‹→  closed:\n    - { from: ${day}, note: Inventory }\n›`

/** A text of more characters than its field has room for is one fault. */
const tooLong: readonly Fault[] = (
  [
    ['a name', 'business', 'name: Ridge & Eave Roofing', 'name: ', 10_000, 100],
    ['a title', 'services', 'pageTitle: Roof Repairs in Connecticut', 'pageTitle: ', 103, 100],
    ['a word that has no end', 'services', 'slug: storm-damage', 'slug: ', 101, 100],
    ['a pattern', 'site', 'nearbyTitle: Towns near {city}', 'nearbyTitle: ', 101, 100],
  ] as const
).map(([name, file, from, key, length, most]) => {
  const text = key === 'slug: ' ? 'x'.repeat(length) : `${long(length - 3)} of`
  return {
    rule: 'schema/value',
    name: `${name} of ${length} characters`,
    file,
    change: `‹${from}→${key}${text}›`,
    at: text,
    expected: `at most ${most} characters`,
  }
})

/** Addresses in the form of a site's that no browser opens. */
const urlsOfNoSite: readonly Fault[] = (
  [
    ['a word without a domain', 'https://ridge-eave'],
    ['numbers that are no address', 'https://256.1.1.1'],
    ['a number in another base', 'https://example.0x10'],
    ['a port beyond the last', 'https://example.com:65536'],
    ['the port that needs no word', 'https://example.com:443'],
    ['letters that stand for nothing', 'https://xn--a.com'],
    ['a dot at the end', 'https://example.com.'],
    ['two dots', 'https://example..com'],
    ['a hyphen at the end of a name', 'https://example-.com'],
    ['a name of 64 letters', `https://${'x'.repeat(64)}.com`],
    ['254 letters', `https://${'xyz.'.repeat(63)}xy`],
  ] as const
).map(([name, url]) => ({
  rule: 'schema/value',
  name: `the address of the site with ${name}`,
  file: 'business',
  change: `url: ‹https://ridge-eave.example.com→${url}›`,
  at: url,
  expected: /256|0x10|:|xn--/.test(url.slice(8))
    ? 'an address that browsers can open, written as they show it'
    : 'an address such as https://www.example.com, without a slash at the end',
}))

/** Faults of the form of a value and the length of a list. */
export const valueFaults: readonly Fault[] = [
  ...errors('schema/value', {
    file: 'cities',
    faults: {
      'a house that nobody drew': {
        change: 'house: »‹victorian→victorean›\n  places: [Wooster Square',
        expected:
          'one of cape, colonial, saltbox, victorian, triple-decker, ranch, bungalow, foursquare, split-level, stucco, mill, commercial',
        suggestion: 'victorian',
      },
      'a city in letters that an address cannot hold': {
        change: 'cityName: »‹Clinton→Нью-Хейвен›',
        expected: 'a name of Latin letters, spaces, hyphens, apostrophes and full stops',
      },
      'a city named with a slash': {
        change: 'cityName: »Clinton‹→/Harbor›',
        expected: 'a name of Latin letters, spaces, hyphens, apostrophes and full stops',
      },
    },
  }),
  ...errors('schema/value', {
    file: 'cities',
    expected: 'one of green, hill, shore, river, mill-race, ridge',
    faults: {
      'a scene on ground that there is not': {
        change: 'house: victorian\n  ‹→scene: { ground: »shoer }\n  ›places: [Wooster Square',
        suggestion: 'shore',
      },
    },
  }),
  ...errors('schema/count', {
    file: 'cities',
    expected: 'at least 2 entries',
    faults: {
      'a scene of one house': {
        change:
          'house: victorian\n  ‹→scene: { houses: »[{ type: gambrel }] }\n  ›places: [Wooster Square',
      },
    },
  }),
  ...errors('schema/unknown-key', {
    file: 'cities',
    expected: 'one of type, siding, roof, raised, built',
    faults: {
      'a colour of a house under another name': {
        change:
          'house: victorian\n  ‹→scene: { houses: [{ type: cape, »sidings: red }, { type: cape }] }\n  ›places: [Wooster Square',
        suggestion: 'siding',
      },
    },
  }),
  ...errors('schema/value', {
    file: 'services',
    faults: {
      'a section of a kind that is none': {
        change: 'kind: »‹emergencies→emergency›',
        expected:
          'one of cards, reasons, process, layers, leak, insurance, emergencies, banner, call, urgent-call, items, questions, all-questions, text, photo',
        suggestion: 'emergencies',
      },
    },
  }),
  ...errors('schema/value', {
    file: 'business',
    faults: {
      'an email address without @': { change: 'email: »office‹@→.›', expected: 'an email address' },
      'the address of the site ends with a slash': {
        change: 'url: »‹https://ridge-eave.example.com→https://ridge-eave.example.com/›',
        expected: 'an address such as https://www.example.com, without a slash at the end',
        suggestion: 'https://ridge-eave.example.com',
      },
      'a text of white space': { change: 'street: »‹64 Thompson St→" "›', expected: 'some text' },
    },
  }),
  ...errors('schema/value', {
    file: 'business',
    expected: 'a North American number, without an extension, in the form "+18605551234"',
    faults: {
      'a phone number in the national form': {
        change: '»‹"+18605550142"→860-555-0142›',
        suggestion: '+18605550142',
      },
    },
  }),
  ...errors('schema/value', {
    file: 'business',
    expected: 'a time between "00:00" and "23:59"',
    faults: {
      'an hour in the 12-hour form': { change: 'opens: »"‹07:00→7:00 AM›"', suggestion: '07:00' },
    },
  }),
  ...errors('schema/value', {
    file: 'business',
    expected: 'at least 1',
    faults: {
      'a rating of nobody': { change: 'count: »‹127→0›' },
      'a warranty of no year': {
        change:
          'copyrightYear: 2024\n‹→warranties:\n  - { by: us, covers: The work., years: »0, paper: A letter. }\n›',
      },
    },
  }),
  ...errors('schema/value', {
    file: 'business',
    faults: {
      'a day that the month has not': {
        change: closedOn('»2026-02-30'),
        expected: 'a day from 01 to 28, which February 2026 has',
        suggestion: '2026-02-28',
      },
      'a month that the year has not': {
        change: closedOn('»2026-13-01'),
        expected: 'a month from 01 to 12, and a day that it has',
      },
    },
  }),
  ...errors('schema/value', {
    file: 'services',
    expected: 'a month from 01 to 12, of a year from 1900 to 2099',
    faults: {
      'prices of a month that the year has not': {
        change:
          '  callLabel: Emergency call\n‹→  price: { from: 9000, to: 22000, unit: a typical roof, asOf: »2025-13, changes: [Slope] }\n›',
      },
    },
  }),
  ...errors('schema/value', {
    file: 'services',
    expected: 'lowercase letters, digits and single hyphens',
    faults: {
      'a slug with capitals and an underscore, which leaves what names the service alone': {
        change: 'slug: »‹roof-repairs→Roof_Repairs›',
        suggestion: 'roof-repairs',
      },
    },
  }),
  ...errors('schema/value', {
    file: 'business',
    expected: 'at least 1900',
    faults: { 'a year with two digits': { change: 'copyrightYear: »‹2024→24›' } },
  }),
  ...errors('schema/value', {
    file: 'cities',
    expected: 'at most 90',
    faults: {
      'a latitude without its point': { change: 'lat: »‹41.3081→413081›' },
    },
  }),
  ...errors('schema/value', {
    file: 'business',
    expected: 'lowercase letters, digits and single hyphens',
    faults: {
      'a capital letter in the name of a claim that nothing shows': {
        change: 'claims:\n‹→  »Oldest:\n    text: Oldest in town\n    evidence: the ledger\n›',
      },
    },
  }),
  ...errors('schema/count', {
    file: 'site',
    expected: 'at least 1 entry',
    faults: {
      'a list without entries': {
        change: 'bullets: »[‹licensed-and-insured, free-estimates, emergency-repairs→›]',
      },
    },
  }),
  ...errors('schema/count', {
    file: 'business',
    expected: 'at most 5 entries',
    faults: {
      'six profiles elsewhere': {
        change: `‹→${[1, 2, 3].map((n) => `  - { name: N${n}, url: https://n${n}.test }\n`).join('')}›  - name: Facebook\n`,
        at: '- { name: N1',
      },
    },
  }),
  ...tooLong,
  ...urlsOfNoSite,
]
