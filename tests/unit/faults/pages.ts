import type { Fault } from './fault.ts'

const clinton = '/service-areas/clinton'
const title = 'pageTitle: Clinton Roofing, from Liberty Green to Hammock Point'
const description = `>-
    Clinton, Connecticut roofing: storm-exposed streets between Sols Point and Hammock Point, and
    the old houses of the Liberty Green district.`

/** Faults of addresses, titles and descriptions of pages. */
export const pageFaults: readonly Fault[] = [
  {
    rule: 'page/duplicate-address',
    name: 'two names that make one address',
    file: 'cities',
    from: 'cityName: Clinton',
    to: 'cityName: New-Haven',
    at: 'New-Haven',
    expected: 'an address of its own',
    page: '/service-areas/newhaven',
  },
  {
    rule: 'page/duplicate-address',
    name: 'a city with the address of a county',
    file: 'cities',
    from: 'cityName: Clinton',
    to: 'cityName: Middlesex-County',
    at: 'Middlesex-County',
    expected: 'an address of its own',
    page: '/service-areas/middlesexcounty',
  },
  {
    rule: 'page/duplicate-title',
    name: 'the title of another city',
    file: 'cities',
    from: title,
    to: 'pageTitle: Stratford Roofing, Lordship to Academy Hill',
    at: 'Stratford Roofing, Lordship to Academy Hill\n  # Source: https://zip06',
    expected: 'a pageTitle of its own',
    page: clinton,
  },
  {
    rule: 'page/duplicate-title',
    name: 'the title of a page in another file',
    file: 'cities',
    from: title,
    to: 'pageTitle: Roofing Services for Homes and Businesses',
    at: 'Roofing Services for',
    expected: 'a pageTitle of its own',
    page: clinton,
  },
  {
    rule: 'page/duplicate-description',
    name: 'the description of another page, folded otherwise',
    file: 'cities',
    from: description,
    to: '"The towns we serve in New Haven and Middlesex Counties, Connecticut, with a page about the roofs of each: shore, river valley, hills and town centers."',
    at: '"The towns we serve',
    expected: 'a metaDescription of its own',
    page: clinton,
  },
  {
    rule: 'page/title-length',
    name: 'a title of 14 characters',
    file: 'cities',
    from: title,
    to: 'pageTitle: Clinton, roofs',
    at: 'Clinton, roofs',
    severity: 'warning',
    expected: '15 to 60 characters',
    page: clinton,
  },
  {
    rule: 'page/title-length',
    name: 'a title of 61 characters',
    file: 'cities',
    from: title,
    to: `pageTitle: Clinton ${'r'.repeat(53)}`,
    at: 'Clinton rrr',
    severity: 'warning',
    expected: '15 to 60 characters',
    page: clinton,
  },
  {
    rule: 'page/description-length',
    name: 'a description of 69 characters',
    file: 'cities',
    from: description,
    to: `Clinton ${'r'.repeat(61)}`,
    at: 'Clinton rrr',
    severity: 'warning',
    expected: '70 to 160 characters',
    page: clinton,
  },
  {
    rule: 'page/description-length',
    name: 'a description of 161 characters on a fixed page',
    file: 'site',
    from: `>-
    Call for a free estimate or for an emergency at any hour. Phone, email, office address in
    {locality}, Connecticut, business hours and the towns we serve.`,
    to: `Call ${'r'.repeat(156)}`,
    at: 'Call rrr',
    severity: 'warning',
    expected: '70 to 160 characters',
  },
]
