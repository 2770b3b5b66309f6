import { detailNames, sceneNames } from '../../../cli/site/schema/drawings.ts'
import { errors, type Fault } from './fault.ts'

const cityFields =
  'one of cityName, county, lead, description, localChallenges, facts, nearbyAreas, pageTitle, ' +
  'metaDescription, acknowledge, coordinates, house, scene, photo, places'

/** Faults of types and fields. */
export const schemaFaults: readonly Fault[] = [
  ...errors('schema/value', {
    file: 'services',
    expected: 'a name that is not above',
    faults: {
      'a part of the roof that has two numbers': {
        change: '        - part: »‹underlayment→shingles›\n',
      },
    },
  }),
  ...errors('schema/value', {
    file: 'services',
    expected: 'one of stain, insulation, rafter, boards, flashing',
    faults: {
      'a place on the way of water that the drawing has not': {
        change: '- at: »‹rafter→rafters›\n',
        suggestion: 'rafter',
      },
    },
  }),
  ...errors('schema/value', {
    file: 'business',
    expected: 'lowercase letters, digits and single hyphens',
    faults: {
      'a claim of a name that no map can hold': {
        change: '  »‹→__proto__:\n    text: Roofers\n  ›top-rated:\n',
      },
    },
  }),
  ...errors('schema/type', {
    file: 'business',
    expected: 'text',
    faults: {
      'a postal code without quotes is a number': {
        change: 'postalCode: »‹"06513"→06513›',
        suggestion: '"06513"',
      },
      'a phone number without quotes is a number': {
        change: 'phone: »‹"+18605550142"→+18605550142›',
        suggestion: '"+18605550142"',
      },
      'a phone number without quotes and country': {
        change: 'phone: »‹"+18605550142"→8605550142›',
        suggestion: '"+18605550142"',
      },
      'a postal code that lost its zero, for which quotes are not enough': {
        change: 'postalCode: »‹"06513"→6513›',
        suggestion: '"06513"',
      },
      'a postal code without a digit, which no zero makes one of the state': {
        change: 'postalCode: »‹"06513"→4540›',
      },
      'a map where a text belongs': {
        change: 'street: »‹64 Thompson St→{ number: 64, name: Thompson St }›',
      },
    },
  }),
  ...errors('schema/type', {
    file: 'business',
    faults: {
      'a text where true or false belongs': {
        change: 'inStructuredData: »‹true→maybe›',
        expected: 'true or false',
      },
      'a text where a whole number belongs': {
        change: 'copyrightYear: »‹2024→"2024"›',
        expected: 'a number',
      },
      'a fraction where a whole number belongs': {
        change: 'count: »‹127→12.7›',
        expected: 'a whole number',
      },
    },
  }),
  ...errors('schema/type', {
    file: 'business',
    expected: 'some text',
    faults: {
      'nothing where a text belongs': { change: 'name:‹ Ridge & Eave Roofing→›', at: [14, 6] },
    },
  }),
  ...errors('schema/type', {
    file: 'cities',
    expected: 'a list: names inside the place that its texts use, such as Old Market Square',
    faults: {
      'one text where a list belongs': {
        change:
          '»‹[Wooster Square, Quinnipiac River, City Point, Trowbridge Square, Dwight Street]→Wooster Square›',
        suggestion: '[Wooster Square]',
      },
    },
  }),
  ...errors('schema/type', {
    file: 'site',
    expected: 'text',
    faults: {
      'a list where a text belongs': { change: 'sitemap: »‹Sitemap→[Sitemap]›' },
    },
  }),
  ...errors('schema/type', {
    file: 'site',
    expected: 'the fields text and to',
    faults: {
      'a list where a map belongs': {
        change: 'quote:‹\n  text: Get Free Quote\n  to: /contact→ »[Get Free Quote, /contact]›',
      },
    },
  }),
  ...errors('schema/missing-key', {
    file: 'business',
    faults: {
      'a field of the whole file, at the start of its first line': {
        change: '‹phone: "+18605550142"\n→›',
        at: 'name: Ridge',
        expected:
          'the phone number of every page, in the international form: +18605551234, shown as 860-555-1234',
      },
    },
  }),
  ...errors('schema/missing-key', {
    file: 'cities',
    expected: 'one of New Haven County, Middlesex County',
    faults: {
      'a field of an entry, at the start of the entry': {
        change: '- »cityName: Waterbury\n‹  county: New Haven County\n→›',
      },
    },
  }),
  ...errors('schema/type', {
    file: 'cities',
    expected: 'one of New Haven County, Middlesex County',
    faults: {
      'a county that is not named': {
        change: '- cityName: Waterbury\n  county:‹ New Haven County→›\n',
        at: [80, 10],
      },
    },
  }),
  ...errors('schema/missing-key', {
    file: 'cities',
    expected:
      'a list: 5 to 10 towns close by, such as Clear Lake; those with a page of their own become links',
    faults: {
      'a list of an entry': {
        change:
          '‹  nearbyAreas: [Cheshire, Naugatuck, Prospect, Wolcott, Watertown, Middlebury, Beacon Falls]\n→›',
        at: 'cityName: Waterbury',
      },
    },
  }),
  ...errors('schema/missing-key', {
    file: 'counties',
    expected: 'Connecticut',
    faults: {
      'the state of a county that has a page': {
        change: '- »name: New Haven County\n‹  county: Connecticut\n→›',
      },
    },
  }),
  ...errors('schema/missing-key', {
    file: 'site',
    expected: 'the fields text and to: the button at the end of the menu',
    faults: {
      'a field that holds fields': {
        change: '‹quote:\n  text: Get Free Quote\n  to: /contact\n→›',
        at: [14, 1],
      },
    },
  }),
  ...errors('schema/missing-key', {
    file: 'site',
    expected: 'the text below the heading: one or two sentences',
    faults: {
      'a claim shown with neither a text nor the rating': {
        change: '»claim: five-star-rating‹\n        rating: true→›',
      },
    },
  }),
  ...errors('schema/unknown-key', {
    file: 'cities',
    expected: cityFields,
    faults: {
      'a misspelt field is not missing too': {
        change: '- cityName: Waterbury\n  »‹county→conty›:',
        suggestion: 'county',
      },
      'a field of another language': { change: '  »‹→farbe: rot\n  ›places: [Wooster Square' },
    },
  }),
  ...errors('schema/unknown-key', {
    file: 'cities',
    expected: 'one of title, text, picture',
    faults: {
      'a misspelt field of a challenge with a title': {
        change: '- »‹title→titel›: A commission',
        suggestion: 'title',
      },
    },
  }),
  ...errors('schema/value', {
    file: 'cities',
    expected: `one of ${[...detailNames, ...sceneNames].join(', ')}`,
    faults: {
      'a picture that nobody drew': { change: 'picture: »‹slate→slates›', suggestion: 'slate' },
    },
  }),
  ...errors('schema/unknown-key', {
    file: 'business',
    expected: 'one of text, detail, evidence, check, acknowledge',
    faults: {
      'a claim with a text and a number': { change: "text: Free Estimates‹→\n    »value: '3'›" },
    },
  }),
]
