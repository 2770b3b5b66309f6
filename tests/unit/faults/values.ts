import type { Fault } from './fault.ts'

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
    from,
    to: key + text,
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
  from: 'url: https://ridge-eave.example.com',
  to: `url: ${url}`,
  at: url,
  expected: /256|0x10|:|xn--/.test(url.slice(8))
    ? 'an address that browsers can open, written as they show it'
    : 'an address such as https://www.example.com, without a slash at the end',
}))

/** Faults of the form of a value and the length of a list. */
export const valueFaults: readonly Fault[] = [
  {
    rule: 'schema/value',
    name: 'a house that nobody drew',
    file: 'cities',
    from: 'house: victorian\n  places: [Wooster Square',
    to: 'house: victorean\n  places: [Wooster Square',
    at: 'victorean',
    expected: 'one of cape, colonial, saltbox, victorian, triple-decker, ranch, mill, commercial',
    suggestion: 'victorian',
  },
  {
    rule: 'schema/value',
    name: 'a scene on ground that there is not',
    file: 'cities',
    from: 'house: victorian\n  places: [Wooster Square',
    to: 'house: victorian\n  scene: { ground: shoer }\n  places: [Wooster Square',
    at: 'shoer',
    expected: 'one of green, hill, shore, river, mill-race, ridge',
    suggestion: 'shore',
  },
  {
    rule: 'schema/count',
    name: 'a scene of one house',
    file: 'cities',
    from: 'house: victorian\n  places: [Wooster Square',
    to: 'house: victorian\n  scene: { houses: [{ type: gambrel }] }\n  places: [Wooster Square',
    at: '[{ type: gambrel',
    expected: 'at least 2 entries',
  },
  {
    rule: 'schema/unknown-key',
    name: 'a colour of a house under another name',
    file: 'cities',
    from: 'house: victorian\n  places: [Wooster Square',
    to: 'house: victorian\n  scene: { houses: [{ type: cape, sidings: red }, { type: cape }] }\n  places: [Wooster Square',
    at: 'sidings',
    expected: 'one of type, siding, roof, raised, built',
    suggestion: 'siding',
  },
  {
    rule: 'schema/value',
    name: 'a section of a kind that is none',
    file: 'services',
    from: 'kind: emergencies',
    to: 'kind: emergency',
    at: 'emergency\n      title: Emergencies we handle',
    expected:
      'one of cards, reasons, process, layers, leak, insurance, emergencies, banner, call, urgent-call',
    suggestion: 'emergencies',
  },
  {
    rule: 'schema/value',
    name: 'an email address without @',
    file: 'business',
    from: 'email: office@',
    to: 'email: office.',
    at: 'office.ridge-eave',
    expected: 'an email address',
  },
  {
    rule: 'schema/value',
    name: 'the address of the site ends with a slash',
    file: 'business',
    from: 'url: https://ridge-eave.example.com',
    to: 'url: https://ridge-eave.example.com/',
    at: 'https://ridge-eave.example.com/',
    expected: 'an address such as https://www.example.com, without a slash at the end',
    suggestion: 'https://ridge-eave.example.com',
  },
  {
    rule: 'schema/value',
    name: 'a phone number in the national form',
    file: 'business',
    from: '"+18605550142"',
    to: '860-555-0142',
    at: '860-555-0142\nemail',
    expected: 'a North American number in the form "+18605551234"',
    suggestion: '+18605550142',
  },
  {
    rule: 'schema/value',
    name: 'an hour in the 12-hour form',
    file: 'business',
    from: 'opens: "07:00"',
    to: 'opens: "7:00 AM"',
    at: '"7:00 AM"',
    expected: 'a time between "00:00" and "23:59"',
    suggestion: '07:00',
  },
  {
    rule: 'schema/value',
    name: 'a slug with capitals and an underscore, which leaves what names the service alone',
    file: 'services',
    from: 'slug: roof-repairs',
    to: 'slug: Roof_Repairs',
    at: 'Roof_Repairs',
    expected: 'lowercase letters, digits and single hyphens',
    suggestion: 'roof-repairs',
  },
  {
    rule: 'schema/value',
    name: 'a latitude without its point',
    file: 'cities',
    from: 'lat: 41.3081',
    to: 'lat: 413081',
    at: '413081',
    expected: 'at most 90',
  },
  {
    rule: 'schema/value',
    name: 'a text of white space',
    file: 'business',
    from: 'street: 64 Thompson St',
    to: 'street: " "',
    at: '" "',
    expected: 'some text',
  },
  {
    rule: 'schema/value',
    name: 'a city in letters that an address cannot hold',
    file: 'cities',
    from: 'cityName: Clinton',
    to: 'cityName: Нью-Хейвен',
    at: 'Нью-Хейвен',
    expected: 'a name of Latin letters, spaces, hyphens, apostrophes and full stops',
  },
  {
    rule: 'schema/value',
    name: 'a city named with a slash',
    file: 'cities',
    from: 'cityName: Clinton',
    to: 'cityName: Clinton/Harbor',
    at: 'Clinton/Harbor',
    expected: 'a name of Latin letters, spaces, hyphens, apostrophes and full stops',
  },
  {
    rule: 'schema/value',
    name: 'a capital letter in the name of a claim that nothing shows',
    file: 'business',
    from: 'claims:\n',
    to: 'claims:\n  Oldest:\n    text: Oldest in town\n    evidence: the ledger\n',
    at: 'Oldest:',
    expected: 'lowercase letters, digits and single hyphens',
  },
  {
    rule: 'schema/count',
    name: 'a list without entries',
    file: 'site',
    from: 'bullets: [licensed-and-insured, free-estimates, emergency-repairs]',
    to: 'bullets: []',
    at: '[]',
    expected: 'at least 1 entry',
  },
  {
    rule: 'schema/count',
    name: 'six profiles elsewhere',
    file: 'business',
    from: '  - name: Facebook\n',
    to:
      [1, 2, 3].map((n) => `  - { name: N${n}, url: https://n${n}.test }\n`).join('') +
      '  - name: Facebook\n',
    at: '- { name: N1',
    expected: 'at most 5 entries',
  },
  ...tooLong,
  ...urlsOfNoSite,
]
