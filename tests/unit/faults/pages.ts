import { errors, ownPage, textSection, warnings, type Fault } from './fault.ts'

const clinton = '/service-areas/clinton'
const title = 'pageTitle: Clinton roofs, green to the beach'
const description = `>-
    Clinton, Connecticut roofing: storm-exposed streets between Sols Point and Hammock Point, and
    the old houses of the Liberty Green district.`

const third = ownPage(textSection('A third.'))
const again = third.replace('your roof', 'the roof').replace('What a roof', 'What your roof')

/** Faults of addresses, titles and descriptions of pages. */
export const pageFaults: readonly Fault[] = [
  ...errors('page/duplicate-address', {
    file: 'cities',
    expected: 'an address of its own',
    faults: {
      'two names that make one address': {
        change: 'cityName: »‹Clinton→New-Haven›',
        page: '/service-areas/newhaven',
      },
      'a city with the address of a county': {
        change: 'cityName: »‹Clinton→Middlesex-County›',
        page: '/service-areas/middlesexcounty',
      },
    },
  }),
  ...errors('page/duplicate-slug', {
    path: 'data/pages.yaml',
    expected: 'each slug once',
    faults: {
      "two pages of one's own with one address": {
        content: third + again,
        at: [third.split('\n').length, 9],
      },
    },
  }),
  ...errors('page/duplicate-title', {
    file: 'cities',
    page: clinton,
    expected: 'a pageTitle of its own',
    faults: {
      'the title of another city': {
        change: `‹${title}→pageTitle: »Stratford roofs, Lordship and inland›`,
      },
      'the title of a page in another file': {
        change: `‹${title}→pageTitle: »Roof Repairs in Connecticut›`,
      },
    },
  }),
  ...errors('page/duplicate-description', {
    file: 'cities',
    expected: 'a metaDescription of its own',
    faults: {
      'the description of another page, folded otherwise': {
        change: `»‹${description}→"The towns we serve in New Haven and Middlesex Counties, Connecticut, with a page about the roofs of each: shore, river valley, hills and town centers."›`,
        page: clinton,
      },
    },
  }),
  ...warnings('page/title-length', {
    file: 'cities',
    page: clinton,
    expected: '15 to 60 characters',
    faults: {
      'a title of 14 characters': { change: `‹${title}→pageTitle: »Clinton, roofs›` },
      'a title of 61 characters': { change: `‹${title}→pageTitle: »Clinton ${'r'.repeat(53)}›` },
    },
  }),
  ...warnings('page/description-length', {
    file: 'cities',
    expected: '70 to 160 characters',
    faults: {
      'a description of 69 characters': {
        change: `»‹${description}→Clinton ${'r'.repeat(61)}›`,
        page: clinton,
      },
    },
  }),
  ...warnings('page/description-length', {
    file: 'site',
    expected: '70 to 160 characters',
    faults: {
      'a description of 161 characters on a fixed page': {
        change: `»‹>-
    Call for a free estimate or for an emergency at any hour. Phone, email, office address in
    {locality}, Connecticut, business hours and the towns we serve.→Call ${'r'.repeat(156)}›`,
      },
    },
  }),
]
