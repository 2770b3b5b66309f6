import type { Fault } from './fault.ts'

const review = `
- quote: They came when they said.
  by: D. M., Branford
  on: google
  url: https://www.google.com/maps/reviews/1
  date: 2025-12-20
  city: Branford
`

const others = Array.from({ length: 19 }, (_, index) =>
  review.replace('They came', `${index + 2} roofers came`),
).join('')

const enough = review + others

const first = 'They came when they said.'
const last = '- quote: 20 roofers came when they said.\n  by: D. M., Branford\n'
const given = { file: 'reviews', given: ['\n[]\n', enough] } as const
const lone = { file: 'reviews', given: ['\n[]\n', review] } as const
const link = '  url: https://www.google.com/maps/reviews/1\n'

/** The last of twenty with another line. */
const withLast = (more: string) => ({ from: last, to: `${last}${more}` })

const people = {
  'data/people.yaml': '- name: Ana Reyes\n  trade: Estimator\n  since: 2015\n',
}

/** Faults of reviews. */
export const reviewFaults: readonly Fault[] = [
  {
    rule: 'review/source',
    name: 'a review that nobody can look up',
    ...lone,
    from: link,
    to: '',
    at: 'google\n',
    expected: '`url: https://…`, the address of the review; `on: letter` for a letter',
  },
  {
    rule: 'review/url-host',
    name: 'the address of another site',
    ...lone,
    from: 'https://www.google.com/maps/reviews/1',
    to: 'https://www.facebook.com/reviews/1',
    at: 'https://www.facebook.com/reviews/1',
    expected: 'one of google.com, maps.app.goo.gl, goo.gl, g.page, g.co, share.google',
  },
  {
    rule: 'review/url-host',
    name: 'an address that names no page',
    ...lone,
    from: 'https://www.google.com/maps/reviews/1',
    to: 'https://www.google.com/',
    at: 'https://www.google.com/',
    expected: 'one of google.com, maps.app.goo.gl, goo.gl, g.page, g.co, share.google',
  },
  {
    rule: 'review/url-host',
    name: 'a host that only ends alike',
    ...lone,
    from: 'https://www.google.com/maps/reviews/1',
    to: 'https://notgoogle.com/maps',
    at: 'https://notgoogle.com/maps',
    expected: 'one of google.com, maps.app.goo.gl, goo.gl, g.page, g.co, share.google',
  },
  {
    rule: 'review/url-host',
    name: 'a letter on the web',
    ...lone,
    from: 'on: google',
    to: 'on: letter',
    at: 'https://www.google.com/maps/reviews/1',
    expected: 'no `url`, or another `on`',
  },
  {
    rule: 'review/insider',
    name: 'the estimator praises the firm',
    ...lone,
    files: people,
    from: 'by: D. M., Branford',
    to: 'by: Ana Reyes, Branford',
    at: 'Ana Reyes, Branford',
    expected: '`disclosure: …`, what ties the writer to the firm; or no such review',
  },
  {
    rule: 'review/insider',
    name: 'the firm praises itself',
    ...lone,
    from: 'by: D. M., Branford',
    to: 'by: RIDGE & EAVE Roofing',
    at: 'RIDGE & EAVE Roofing',
    expected: '`disclosure: …`, what ties the writer to the firm; or no such review',
  },
  {
    rule: 'review/twice',
    name: 'the same words under another name',
    ...given,
    from: '20 roofers came when they said.',
    to: 'They CAME, when they said!',
    at: 'They CAME, when they said!',
    expected: 'each review once',
  },
  {
    rule: 'review/project-unknown',
    name: 'a job that is not there',
    ...given,
    ...withLast('  project: cape-branford-2025\n'),
    at: 'cape-branford-2025',
    expected: 'no `project`',
  },
  {
    rule: 'review/city-unserved',
    name: 'a town with a letter too much',
    ...lone,
    from: 'city: Branford',
    to: 'city: Brannford',
    at: 'Brannford',
    expected: 'a town of cities.yaml, or one of `alsoServed` or `contactOnly`',
    suggestion: 'Branford',
  },
  {
    rule: 'review/old',
    name: 'praise of three years ago',
    ...lone,
    from: 'date: 2025-12-20',
    to: 'date: 2022-12-20',
    at: '2022-12-20',
    severity: 'warning',
    expected: 'a newer review, or an acknowledgement with the reason',
  },
  {
    rule: 'review/stale',
    name: 'nothing new for months',
    ...lone,
    from: 'date: 2025-12-20',
    to: 'date: 2025-10-10',
    at: '2025-10-10',
    severity: 'notice',
    expected: 'one of the last 90 days: ask at the end of each job',
  },
  {
    rule: 'review/few',
    name: 'one review of all customers',
    file: 'reviews',
    from: '\n[]\n',
    to: review,
    at: first,
    severity: 'notice',
    expected: '20 or more',
  },
  {
    rule: 'date/future',
    name: 'a review of tomorrow',
    ...lone,
    from: 'date: 2025-12-20',
    to: 'date: 2026-01-16',
    at: '2026-01-16',
    expected: '2026-01-15 or before',
  },
  {
    rule: 'schema/value',
    name: 'a day as it is written here',
    ...lone,
    from: 'date: 2025-12-20',
    to: 'date: 12/20/2025',
    at: '12/20/2025',
    expected: 'a day in the form 2026-08-14',
    suggestion: '2025-12-20',
  },
]
