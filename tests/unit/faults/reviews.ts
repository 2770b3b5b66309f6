import { errors, notices, warnings, type Fault } from './fault.ts'
import { servedTown } from './jobs.ts'

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
const given = { file: 'reviews', given: `‹\n[]\n→${enough}›` } as const
const lone = { file: 'reviews', given: `‹\n[]\n→${review}›` } as const

const address = 'https://www.google.com/maps/reviews/1'
const hosts = 'one of google.com, maps.app.goo.gl, goo.gl, g.page, g.co, share.google'
const disclosed = '`disclosure: …`, what ties the writer to the firm; or no such review'

const people = { 'data/people.yaml': '- name: Ana Reyes\n  trade: Estimator\n  since: 2015\n' }

/** Faults of reviews. */
export const reviewFaults: readonly Fault[] = [
  ...errors('review/source', {
    ...lone,
    faults: {
      'a review that nobody can look up': {
        change: `‹  url: ${address}\n→›`,
        at: 'google\n',
        expected: '`url: https://…`, the address of the review; `on: letter` for a letter',
      },
    },
  }),
  ...errors('review/url-host', {
    ...lone,
    expected: hosts,
    faults: {
      'the address of another site': { change: `»‹${address}→https://www.facebook.com/reviews/1›` },
      'an address that names no page': { change: `»‹${address}→https://www.google.com/›` },
      'a host that only ends alike': { change: `»‹${address}→https://notgoogle.com/maps›` },
    },
  }),
  ...errors('schema/value', {
    ...lone,
    expected: 'one of google, facebook, bbb, angi, yelp, nextdoor, houzz, guildquality, letter',
    faults: {
      'a place that is misspelt, of which no address is judged': {
        change: 'on: »‹google→gogle›',
        suggestion: 'google',
      },
    },
  }),
  ...errors('review/url-host', {
    ...lone,
    expected: 'no `url`, or another `on`',
    faults: {
      'a letter on the web': { change: 'on: ‹google→letter›', at: address },
    },
  }),
  ...warnings('review/write-link', {
    ...lone,
    expected: 'the address that "Share review" gives, at which this review is read',
    faults: {
      'the link for customers': { change: `»‹${address}→https://g.page/r/CRidgeEave/review›` },
      'its long form': {
        change: `»‹${address}→https://search.google.com/local/writereview?placeid=ChIJ1›`,
      },
    },
  }),
  ...errors('review/insider', {
    ...lone,
    expected: disclosed,
    faults: {
      'the estimator praises the firm': {
        change: 'by: »‹D. M.→Ana Reyes›, Branford',
        files: people,
      },
      'the firm praises itself': { change: 'by: »‹D. M., Branford→RIDGE & EAVE Roofing›' },
    },
  }),
  ...errors('review/twice', {
    ...given,
    expected: 'each review once',
    faults: {
      'the same words under another name': {
        change: '»‹20 roofers came when they said.→They CAME, when they said!›',
      },
    },
  }),
  ...errors('review/project-unknown', {
    ...given,
    expected: 'no `project`',
    faults: {
      'a job that is not there': { change: `${last}‹→  project: »cape-branford-2025\n›` },
    },
  }),
  ...errors('review/city-unserved', {
    ...lone,
    expected: servedTown,
    faults: {
      'a town with a letter too much': {
        change: 'city: »‹Branford→Brannford›',
        suggestion: 'Branford',
      },
    },
  }),
  ...warnings('review/old', {
    ...lone,
    expected: 'a newer review, or an acknowledgement with the reason',
    faults: {
      'praise of three years ago': { change: 'date: »‹2025→2022›-12-20' },
    },
  }),
  ...notices('review/stale', {
    ...lone,
    expected: 'one of the last 90 days: ask at the end of each job',
    faults: {
      'nothing new for months': { change: 'date: »2025-‹12-20→10-10›' },
    },
  }),
  ...notices('review/few', {
    file: 'reviews',
    expected: '20 or more, which many readers ask for: another at the end of each job',
    faults: {
      'one review of all customers': { change: `‹\n[]\n→${review}›`, at: first },
    },
  }),
  ...errors('date/future', {
    ...lone,
    expected: '2026-01-15 or before',
    faults: {
      'a review of tomorrow': { change: 'date: »‹2025-12-20→2026-01-16›' },
    },
  }),
  ...errors('schema/value', {
    ...lone,
    expected: 'a day in the form 2026-08-14',
    faults: {
      'a day as it is written here': {
        change: 'date: »‹2025-12-20→12/20/2025›',
        suggestion: '2025-12-20',
      },
    },
  }),
]
