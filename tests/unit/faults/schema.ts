import { detailNames, sceneNames } from '../../../cli/site/schema/drawings.ts'
import { errors, type Fault } from './fault.ts'

const cityFields =
  'one of cityName, county, lead, description, localChallenges, facts, nearbyAreas, pageTitle, ' +
  'metaDescription, acknowledge, coordinates, house, scene, photo, places'

/** Faults of types and fields. */
export const schemaFaults: readonly Fault[] = [
  ...errors('schema/value', 'services', 'a name that is not above', {
    'a part of the roof that has two numbers': '        - part: »‹underlayment→shingles›\n',
  }),
  ...errors('schema/value', 'services', 'one of stain, insulation, rafter, boards, flashing', {
    'a place on the way of water that the drawing has not': '- at: »‹rafter⇄rafters›\n',
  }),
  ...errors('schema/value', 'business', 'lowercase letters, digits and single hyphens', {
    'a claim of a name that no map can hold': '  »‹→__proto__:\n    text: Roofers\n  ›top-rated:\n',
  }),
  ...errors('schema/type', 'business', 'text', {
    'a postal code without quotes is a number': 'postalCode: »‹"06513"⇄06513›',
    'a phone number without quotes is a number': 'phone: »‹"+18605550142"⇄+18605550142›',
    'a phone number without quotes and country': 'phone: »‹"+18605550142"⇄8605550142›',
    'a postal code that lost its zero, for which quotes are not enough':
      'postalCode: »‹"06513"⇄6513›',
    'a map where a text belongs': 'street: »‹64 Thompson St→{ number: 64, name: Thompson St }›',
  }),
  ...errors('schema/type', 'business', {
    'a text where true or false belongs': ['inStructuredData: »‹true→maybe›', 'true or false'],
    'a text where a whole number belongs': ['copyrightYear: »‹2024→"2024"›', 'a number'],
    'a fraction where a whole number belongs': ['count: »‹127→12.7›', 'a whole number'],
  }),
  ...errors('schema/type', 'business', 'some text', {
    'nothing where a text belongs': { change: 'name:‹ Ridge & Eave Roofing→›', at: [14, 6] },
  }),
  ...errors(
    'schema/type',
    'cities',
    'a list: names inside the place that its texts use, such as Old Market Square',
    {
      'one text where a list belongs': [
        '»‹[Wooster Square, Quinnipiac River, City Point, Trowbridge Square, Dwight Street]→Wooster Square›',
        '[Wooster Square]',
      ],
    },
  ),
  ...errors('schema/type', 'site', 'text', {
    'a list where a text belongs': 'sitemap: »‹Sitemap→[Sitemap]›',
  }),
  ...errors('schema/type', 'site', 'the fields text and to', {
    'a list where a map belongs':
      'quote:‹\n  text: Get Free Quote\n  to: /contact→ »[Get Free Quote, /contact]›',
  }),
  ...errors('schema/missing-key', 'business', {
    'a field of the whole file, at the start of its first line': {
      change: '‹phone: "+18605550142"\n→›',
      at: 'name: Ridge',
      expected:
        'the phone number of every page, in the international form: +18605551234, shown as 860-555-1234',
    },
  }),
  ...errors('schema/missing-key', 'cities', 'one of New Haven County, Middlesex County', {
    'a field of an entry, at the start of the entry':
      '- »cityName: Waterbury\n‹  county: New Haven County\n→›',
  }),
  ...errors('schema/type', 'cities', 'one of New Haven County, Middlesex County', {
    'a county that is not named': {
      change: '- cityName: Waterbury\n  county:‹ New Haven County→›\n',
      at: [80, 10],
    },
  }),
  ...errors(
    'schema/missing-key',
    'cities',
    'a list: 5 to 10 towns close by, such as Clear Lake; those with a page of their own become links',
    {
      'a list of an entry': {
        change:
          '‹  nearbyAreas: [Cheshire, Naugatuck, Prospect, Wolcott, Watertown, Middlebury, Beacon Falls]\n→›',
        at: 'cityName: Waterbury',
      },
    },
  ),
  ...errors(
    'schema/missing-key',
    'counties',
    'what its page says instead of a county: the name of the state',
    {
      'the state of a county that has a page':
        '- »name: New Haven County\n‹  county: Connecticut\n→›',
    },
  ),
  ...errors(
    'schema/missing-key',
    'site',
    'the fields text and to: the button at the end of the menu',
    {
      'a field that holds fields': {
        change: '‹quote:\n  text: Get Free Quote\n  to: /contact\n→›',
        at: [14, 1],
      },
    },
  ),
  ...errors('schema/missing-key', 'site', 'the text below the heading: one or two sentences', {
    'a claim shown with neither a text nor the rating':
      '»claim: five-star-rating‹\n        rating: true→›',
  }),
  ...errors('schema/unknown-key', 'cities', cityFields, {
    'a misspelt field is not missing too': '- cityName: Waterbury\n  »‹county⇄conty›:',
    'a field of another language': '  »‹→farbe: rot\n  ›places: [Wooster Square',
  }),
  ...errors('schema/unknown-key', 'cities', 'one of title, text, picture', {
    'a misspelt field of a challenge with a title': '- »‹title⇄titel›: A commission',
  }),
  ...errors('schema/value', 'cities', `one of ${[...detailNames, ...sceneNames].join(', ')}`, {
    'a picture that nobody drew': 'picture: »‹slate⇄slates›',
  }),
  ...errors('schema/unknown-key', 'business', 'one of text, evidence, check, acknowledge', {
    'a claim with a text and a number': "text: Free Estimates‹→\n    »value: '3'›",
  }),
]
