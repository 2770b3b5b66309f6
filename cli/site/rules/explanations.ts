import type { RuleId } from './catalogue.ts'

/** Why a rule is there, with a fault that breaks it and the same place mended. */
export interface Explanation {
  readonly why: string
  readonly fault: string
  readonly repair: string
}

/** The explanation of a rule. */
export function explanationOf(rule: RuleId): Explanation {
  const [why, fault, repair] = explanations[rule]
  return { why, fault, repair }
}

/** Why, fault, repair. */
const explanations = {
  'file/missing': [
    'Each file holds a part of the site that no other file can stand in for.',
    'data/ has no services.yaml.',
    'Restore the file, or write it anew; without entries a list is `[]`.',
  ],
  'file/empty': [
    'An empty file is more often a slip of an editor than a wish for an empty site.',
    'cities.yaml has 0 bytes.',
    'Restore the file from the version before.',
  ],
  'file/encoding': [
    'In another encoding, letters such as é would show as other characters.',
    'business.yaml is saved as UTF-16 or Windows-1252.',
    'Save the file again as UTF-8; editors offer it under "Save with encoding".',
  ],
  'file/size': [
    'A file beyond this size is hardly text written by hand, and reading it would take long.',
    'cities.yaml has 70 MB.',
    'Take out what is no data, such as a picture pasted as text.',
  ],
  'yaml/syntax': [
    'What cannot be read cannot be checked, and a guess might publish something else.',
    'title: Roofs: new and old',
    'title: "Roofs: new and old"',
  ],
  'yaml/duplicate-key': [
    'Of two equal keys only one could count, and nobody would see the other dropped.',
    'phone: "+18605550142"\nphone: "+18605550199"',
    'phone: "+18605550142"',
  ],
  'yaml/nesting': [
    'No field stands that deep; brackets or dashes too many do.',
    '- - - - cityName: Clinton',
    '- cityName: Clinton',
  ],
  'yaml/alias-bomb': [
    'Aliases of aliases grow into more values than any memory holds.',
    'a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]',
    'Write the values out.',
  ],
  'text/control-character': [
    'Such a character shows nowhere, and breaks pages and feeds that carry it.',
    'name: "Ridge\\u0007 Roofing"',
    'name: Ridge Roofing',
  ],
  'text/bidi-control': [
    'An invisible override turns the order of letters, so that a text reads as another.',
    'name: "Ridge \\u202E Roofing"',
    'name: Ridge Roofing',
  ],
  'text/whitespace': [
    'A blank at the end shows on pages as a gap, and makes equal names unequal.',
    'street: "64 Thompson St "',
    'street: 64 Thompson St',
  ],
  'text/fact-misspelt': [
    'Only {name}, {phone}, {street} and {locality} are filled in; other braces show on the page.',
    'lead: Repairs in {locallity} and around it.',
    'lead: Repairs in {locality} and around it.',
  ],
  'schema/type': [
    'A value of another type changes its meaning: a postal code as a number loses its zero.',
    'postalCode: 06513',
    'postalCode: "06513"',
  ],
  'schema/missing-key': [
    'The pages show this value; without it there would be a hole.',
    '- cityName: Clinton\n  description: …',
    '- cityName: Clinton\n  county: Middlesex County\n  description: …',
  ],
  'schema/unknown-key': [
    'A field with a misspelt name would be left out without a word.',
    'conty: Middlesex County',
    'county: Middlesex County',
  ],
  'schema/value': [
    'A value of another form shows wrong, or leads nowhere when a visitor uses it.',
    'phone: 860-555-0142',
    'phone: "+18605550142"',
  ],
  'schema/count': [
    'The layout is made for so many entries.',
    'bullets: []',
    'bullets: [licensed-and-insured, free-estimates]',
  ],
  'city/challenge-count': [
    'Fewer say too little about the place; more are not read.',
    'localChallenges: [Salt wind, Old chimneys]',
    'localChallenges: [Salt wind, Ice at the eaves, Old chimneys]',
  ],
  'city/nearby-count': [
    'The list leads visitors and search engines on; five to ten names are of use.',
    'nearbyAreas: [Essex, Lyme]',
    'nearbyAreas: [Essex, Lyme, Old Lyme, Westbrook, Deep River]',
  ],
  'city/duplicate-name': [
    'Two entries of one city would be two pages at one address.',
    '- cityName: Clinton\n…\n- cityName: Clinton',
    'Keep one entry, with the better text of both.',
  ],
  'city/nearby-self': [
    'A page that names its own city as a neighbor leads to itself.',
    'cityName: Clinton\nnearbyAreas: [Clinton, Madison, …]',
    'cityName: Clinton\nnearbyAreas: [Westbrook, Madison, …]',
  ],
  'city/nearby-repeated': [
    'The page would name the same town twice.',
    'nearbyAreas: [Lyme, Old Lyme, Old-Lyme, …]',
    'nearbyAreas: [Lyme, Old Lyme, Essex, …]',
  ],
  'city/nearby-unknown': [
    'A name that is no town of the state may be a slip, or a village known to few.',
    'nearbyAreas: [Atlantis, …]',
    'nearbyAreas: [Essex, …]',
  ],
  'city/nearby-misspelt': [
    'A town with a letter changed reads as carelessness, and links to no page.',
    'nearbyAreas: [Westbrok, …]',
    'nearbyAreas: [Westbrook, …]',
  ],
  'city/nearby-far': [
    'A visitor does not think of a town that far away as near.',
    'cityName: Clinton\nnearbyAreas: [Stamford, …]',
    'cityName: Clinton\nnearbyAreas: [Madison, …]',
  ],
  'city/no-coordinates': [
    'Without them no map shows the city, and its distance from other towns is not checked.',
    'cityName: Fenwick  # a borough that data/places/ does not list',
    'cityName: Fenwick\ncoordinates: { lat: 41.27, lon: -72.36 }',
  ],
  'city/coordinates-far': [
    'Maps and search engines would place the city somewhere else.',
    'cityName: Clinton\ncoordinates: { lat: 41.05, lon: -73.54 }',
    'cityName: Clinton\ncoordinates: { lat: 41.28, lon: -72.53 }',
  ],
  'city/challenge-repeated': [
    'The page would tell the same challenge twice.',
    'localChallenges: [Salt wind, Old chimneys, Salt wind]',
    'localChallenges: [Salt wind, Old chimneys, Ice at the eaves]',
  ],
  'city/description-words': [
    'Shorter says little of the place; longer is not read.',
    'description: We do roofs in Clinton.',
    'Write what is particular to roofs there, in 60 to 120 words.',
  ],
  'city/place-unnamed': [
    '`places` lists names that the texts use; one that they do not use was renamed or left over.',
    'places: [Sound View]  # in no text of the entry',
    'Name it in a text, or take it out of `places`.',
  ],
  'city/true-county': [
    'A visitor may look for the town under the county that it lies in.',
    'cityName: Stratford\ncounty: New Haven County',
    'acknowledge:\n  city/true-county: Served from our New Haven County office.',
  ],
  'county/unknown': [
    "The city's page links to the page of its county, which has to exist.",
    'county: Middelsex County',
    'county: Middlesex County',
  ],
  'county/duplicate-name': [
    'Two entries of one county would be two pages at one address.',
    '- name: Middlesex County\n…\n- name: Middlesex County',
    'Keep one entry, with the better text of both.',
  ],
  'county/also-served-twice': [
    'The lists of counties would show the same town twice.',
    'alsoServed: [Haddam, Essex, Haddam]',
    'alsoServed: [Haddam, Essex]',
  ],
  'page/duplicate-address': [
    'Of two pages at one address only one can be shown.',
    '- cityName: New Haven\n…\n- cityName: New-Haven',
    'Rename one of the two, or remove it.',
  ],
  'page/duplicate-title': [
    'Search results with equal titles cannot be told apart.',
    'pageTitle: Roofing in Connecticut  # on two pages',
    'pageTitle: Roofing in Clinton, Connecticut',
  ],
  'page/duplicate-description': [
    'Search results with equal descriptions cannot be told apart.',
    'metaDescription: Roofs of all kinds.  # on two pages',
    'Write for each page what only it offers.',
  ],
  'page/title-length': [
    'Search engines cut longer titles, and shorter ones say too little.',
    'pageTitle: Roofs',
    'pageTitle: Roof Repair in Clinton, Connecticut',
  ],
  'page/description-length': [
    'Search engines cut longer descriptions, and replace shorter ones by words of their own.',
    'metaDescription: Roofs in Clinton.',
    'Write one or two sentences of 70 to 160 characters.',
  ],
  'service/duplicate-slug': [
    'The slug is the address; of two pages at one address only one can be shown.',
    '- slug: roof-repairs\n…\n- slug: roof-repairs',
    '- slug: roof-repairs\n…\n- slug: storm-damage',
  ],
  'service/unknown': [
    'The place would show or link to a service that is not there.',
    'service: roof-repair',
    'service: roof-repairs',
  ],
  'claim/unknown': [
    'Claims are worded once, in business.yaml; a name that is none there has no words.',
    'bullets: [free-estimate]',
    'bullets: [free-estimates]',
  ],
  'claim/no-number': [
    'A statistic shows a number above its label; a claim in words has neither.',
    'stats: [customers, locally-owned]',
    'stats: [customers, experience]',
  ],
  'claim/evidence': [
    'Law asks of advertising that a claim can be shown to be true.',
    'locally-owned:\n  text: Locally Owned',
    "locally-owned:\n  text: Locally Owned\n  evidence: The owners' names and town are on the About page.",
  ],
  'claim/contradicted': [
    'The pages themselves would show that the number is wrong.',
    'cities:\n  value: 50+\n  counts: towns  # the data lists 30',
    'cities:\n  value: 30\n  counts: towns',
  ],
  'claim/license-wording': [
    'Where a state registers roofers and does not license them, the word misleads.',
    'text: Fully Licensed',
    'text: Registered & Insured',
  ],
  'rating/self-published': [
    'Search engines show no stars for ratings that a business publishes about itself.',
    'rating:\n  inStructuredData: true',
    'rating:\n  inStructuredData: false',
  ],
  'link/unknown-target': [
    'The link would lead to the page that says "not found".',
    'to: /services/roof-repair',
    'to: /services/roof-repairs',
  ],
  'address/alias-is-route': [
    'A host follows the redirect and never shows the page.',
    'redirects:\n  - from: /about\n    to: /contact',
    'Redirect from an address that is no page, or take the redirect out.',
  ],
  'address/alias-target': [
    'The redirect would lead to the page that says "not found".',
    'to: /services/roof-repair',
    'to: /services/roof-repairs',
  ],
  'address/alias-chain': [
    'Each further hop costs time, and a loop never ends.',
    '- from: /repairs\n  to: /services/repairs  # itself a redirect',
    '- from: /repairs\n  to: /services/roof-repairs',
  ],
  'address/duplicate': [
    'An address can lead to one place only.',
    '- from: /old\n  to: /contact\n- from: /old\n  to: /about',
    '- from: /old\n  to: /contact',
  ],
  'address/reserved': [
    'The site has a file there that the entry would hide.',
    '- from: /sitemap.xml\n  to: /contact',
    'Choose another address.',
  ],
  'address/gone-is-route': [
    'A page cannot be shown and said to be gone at once.',
    'gone: [/about]  # a page',
    'gone: []',
  ],
  'address/vanished': [
    'Search engines and other sites keep an address for years; whoever follows it must find a page, or learn that it is gone.',
    'The entry of Clinton is deleted from cities.yaml by hand.',
    'redirects:\n  - from: /service-areas/clinton\n    to: /service-areas/middlesexcounty',
  ],
  'business/area-code': [
    'A digit changed in the area code sends callers to another state.',
    'phone: "+18065550142"  # 806 is Texas',
    'phone: "+18605550142"',
  ],
  'business/coordinates-far': [
    'Maps and search engines would send customers somewhere else.',
    'address:\n  locality: East Haven\ncoordinates: { lat: 41.05, lon: -73.54 }',
    'address:\n  locality: East Haven\ncoordinates: { lat: 41.28, lon: -72.87 }',
  ],
  'hours/days': [
    'Visitors and search engines would read two different hours for one day.',
    '- days: [Saturday]\n  opens: "16:00"\n  closes: "08:00"',
    '- days: [Saturday]\n  opens: "08:00"\n  closes: "16:00"',
  ],
  'acknowledge/unknown-rule': [
    'A misspelt rule silences nothing, and an error cannot be silenced.',
    'acknowledge:\n  claim/evidense: The deed is in the office.',
    'acknowledge:\n  claim/evidence: The deed is in the office.',
  ],
  'picture/missing': [
    'The page would show a broken picture.',
    'src: /shore.png',
    'src: /share.png',
  ],
  'public/clash': [
    'The file would replace one that the build writes, or be replaced by it.',
    'data/public/robots.txt',
    'Rename or remove the file; robots.txt, the sitemap and pages are written by the build.',
  ],
  'placeholder/unknown-field': [
    'A misspelt name in the list guards no field.',
    'placeholders: [emal]',
    'placeholders: [email]',
  ],
  'placeholder/value': [
    "An example's phone number or name must not reach visitors.",
    'phone: "+18605550142"',
    'Fill in your own, and take the field out of `placeholders` where it is listed.',
  ],
} as const satisfies Readonly<Record<string, readonly [why: string, fault: string, repair: string]>>
