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
  ...errors('review/source', lone, {
    'a review that nobody can look up': {
      change: `‹  url: ${address}\n→›`,
      at: 'google\n',
      expected: '`url: https://…`, the address of the review; `on: letter` for a letter',
    },
  }),
  ...errors('review/url-host', lone, hosts, {
    'the address of another site': `»‹${address}→https://www.facebook.com/reviews/1›`,
    'an address that names no page': `»‹${address}→https://www.google.com/›`,
    'a host that only ends alike': `»‹${address}→https://notgoogle.com/maps›`,
  }),
  ...errors('review/url-host', lone, 'no `url`, or another `on`', {
    'a letter on the web': { change: 'on: ‹google→letter›', at: address },
  }),
  ...errors('review/insider', lone, disclosed, {
    'the estimator praises the firm': { change: 'by: »‹D. M.→Ana Reyes›, Branford', files: people },
    'the firm praises itself': 'by: »‹D. M., Branford→RIDGE & EAVE Roofing›',
  }),
  ...errors('review/twice', given, 'each review once', {
    'the same words under another name':
      '»‹20 roofers came when they said.→They CAME, when they said!›',
  }),
  ...errors('review/project-unknown', given, 'no `project`', {
    'a job that is not there': `${last}‹→  project: »cape-branford-2025\n›`,
  }),
  ...errors('review/city-unserved', lone, servedTown, {
    'a town with a letter too much': 'city: »‹Branford⇄Brannford›',
  }),
  ...warnings('review/old', lone, 'a newer review, or an acknowledgement with the reason', {
    'praise of three years ago': 'date: »‹2025→2022›-12-20',
  }),
  ...notices('review/stale', lone, 'one of the last 90 days: ask at the end of each job', {
    'nothing new for months': 'date: »2025-‹12-20→10-10›',
  }),
  ...notices('review/few', 'reviews', '20 or more', {
    'one review of all customers': { change: `‹\n[]\n→${review}›`, at: first },
  }),
  ...errors('date/future', lone, '2026-01-15 or before', {
    'a review of tomorrow': 'date: »‹2025-12-20→2026-01-16›',
  }),
  ...errors('schema/value', lone, 'a day in the form 2026-08-14', {
    'a day as it is written here': 'date: »‹2025-12-20⇄12/20/2025›',
  }),
]
