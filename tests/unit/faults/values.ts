import { errors, type Fault } from './fault.ts'

const long = (length: number) => 'Roofs '.repeat(length / 6 + 1).slice(0, length)

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
  ...errors('schema/value', 'cities', {
    'a house that nobody drew': [
      'house: »‹victorian⇄victorean›\n  places: [Wooster Square',
      'one of cape, colonial, saltbox, victorian, triple-decker, ranch, bungalow, foursquare, split-level, stucco, mill, commercial',
    ],
    'a city in letters that an address cannot hold': [
      'cityName: »‹Clinton→Нью-Хейвен›',
      'a name of Latin letters, spaces, hyphens, apostrophes and full stops',
    ],
    'a city named with a slash': [
      'cityName: »Clinton‹→/Harbor›',
      'a name of Latin letters, spaces, hyphens, apostrophes and full stops',
    ],
  }),
  ...errors('schema/value', 'cities', 'one of green, hill, shore, river, mill-race, ridge', {
    'a scene on ground that there is not': [
      'house: victorian\n  ‹→scene: { ground: »shoer }\n  ›places: [Wooster Square',
      'shore',
    ],
  }),
  ...errors('schema/count', 'cities', 'at least 2 entries', {
    'a scene of one house':
      'house: victorian\n  ‹→scene: { houses: »[{ type: gambrel }] }\n  ›places: [Wooster Square',
  }),
  ...errors('schema/unknown-key', 'cities', 'one of type, siding, roof, raised, built', {
    'a colour of a house under another name': [
      'house: victorian\n  ‹→scene: { houses: [{ type: cape, »sidings: red }, { type: cape }] }\n  ›places: [Wooster Square',
      'siding',
    ],
  }),
  ...errors('schema/value', 'services', {
    'a section of a kind that is none': [
      'kind: »‹emergencies⇄emergency›',
      'one of cards, reasons, process, layers, leak, insurance, emergencies, banner, call, urgent-call',
    ],
  }),
  ...errors('schema/value', 'business', {
    'an email address without @': ['email: »office‹@→.›', 'an email address'],
    'the address of the site ends with a slash': [
      'url: »‹https://ridge-eave.example.com⇄https://ridge-eave.example.com/›',
      'an address such as https://www.example.com, without a slash at the end',
    ],
    'a text of white space': ['street: »‹64 Thompson St→" "›', 'some text'],
  }),
  ...errors('schema/value', 'business', 'a North American number in the form "+18605551234"', {
    'a phone number in the national form': ['»‹"+18605550142"→860-555-0142›', '+18605550142'],
  }),
  ...errors('schema/value', 'business', 'a time between "00:00" and "23:59"', {
    'an hour in the 12-hour form': 'opens: »"‹07:00⇄7:00 AM›"',
  }),
  ...errors('schema/value', 'services', 'lowercase letters, digits and single hyphens', {
    'a slug with capitals and an underscore, which leaves what names the service alone':
      'slug: »‹roof-repairs⇄Roof_Repairs›',
  }),
  ...errors('schema/value', 'cities', 'at most 90', {
    'a latitude without its point': 'lat: »‹41.3081→413081›',
  }),
  ...errors('schema/value', 'business', 'lowercase letters, digits and single hyphens', {
    'a capital letter in the name of a claim that nothing shows':
      'claims:\n‹→  »Oldest:\n    text: Oldest in town\n    evidence: the ledger\n›',
  }),
  ...errors('schema/count', 'site', 'at least 1 entry', {
    'a list without entries':
      'bullets: »[‹licensed-and-insured, free-estimates, emergency-repairs→›]',
  }),
  ...errors('schema/count', 'business', 'at most 5 entries', {
    'six profiles elsewhere': {
      change: `‹→${[1, 2, 3].map((n) => `  - { name: N${n}, url: https://n${n}.test }\n`).join('')}›  - name: Facebook\n`,
      at: '- { name: N1',
    },
  }),
  ...tooLong,
  ...urlsOfNoSite,
]
