import type { Fault } from './fault.ts'
import { pictures } from '../../support/pictures.ts'

const job = `
- slug: cape-branford-2025
  title: New roof on a Cape
  city: Branford
  services: [roof-replacement]
  finished: 2025-12
  house: cape
  facts: { squares: 24, pitch: 8/12 }
  found: Two layers of shingles, and soft boards at the eave.
  did: We laid new boards and new shingles.
  photos:
    - { stage: after, src: /cape.jpg, width: 40, height: 30, alt: The new roof }
  permission: Signed 2025-12-20
`

const photo = { 'data/public/cape.jpg': pictures['jpg']?.(40, 30) ?? Buffer.alloc(0) }

/** A job with nothing wrong, and what is changed of it. */
const given = { file: 'projects', given: ['\n[]\n', job], files: photo } as const

const missing = { rule: 'schema/missing-key', ...given } as const
const told = { rule: 'project/private', ...given } as const
const noStreet = 'words without a street; the town is named'
const noOwner = 'words such as "the owner" or "the house"'
const found = 'found: Two layers of shingles, and soft boards at the eave.'

/** Faults of finished jobs. */
export const jobFaults: readonly Fault[] = [
  {
    rule: 'project/city-unserved',
    name: 'a town with a letter left out',
    ...given,
    from: 'city: Branford',
    to: 'city: Brandford',
    at: 'Brandford',
    expected: 'a town of cities.yaml, or one of `alsoServed` or `contactOnly`',
    suggestion: 'Branford',
  },
  {
    rule: 'project/city-unserved',
    name: 'a town of another state',
    ...given,
    from: 'city: Branford',
    to: 'city: Worcester',
    at: 'Worcester',
    expected: 'a town of cities.yaml, or one of `alsoServed` or `contactOnly`',
  },
  {
    rule: 'project/service-unknown',
    name: 'a service with a letter left out',
    ...given,
    from: '[roof-replacement]',
    to: '[roof-replacment]',
    at: 'roof-replacment',
    expected:
      'one of residential-roofing, commercial-roofing, roof-repairs, roof-replacement, storm-damage, emergency-service',
    suggestion: 'roof-replacement',
  },
  {
    rule: 'project/future',
    name: 'a month after this one',
    ...given,
    from: 'finished: 2025-12',
    to: 'finished: 2026-02',
    at: '2026-02',
    expected: '2026-01 or a month before it',
  },
  {
    rule: 'project/permission',
    name: 'a yes that nobody can look up',
    ...given,
    from: 'Signed 2025-12-20',
    to: '"Yes"',
    at: '"Yes"',
    severity: 'warning',
    expected: 'how and when the owner said yes, such as Signed 2026-09-20, in the file',
  },
  {
    ...missing,
    name: 'a job without a permission',
    from: '  permission: Signed 2025-12-20\n',
    to: '',
    at: [27, 3],
    expected: 'text',
  },
  {
    rule: 'project/alt',
    name: 'a photo of a job without words',
    ...given,
    from: 'alt: The new roof',
    to: 'alt: ""',
    at: '"" }',
    expected: 'what the photo shows, in a sentence',
  },
  {
    rule: 'project/duplicate-slug',
    name: 'two jobs at one address',
    ...given,
    from: '  permission: Signed 2025-12-20\n',
    to: `  permission: Signed 2025-12-20\n${job.replace('photos:', 'x:').replace(/  x:\n.*\n/, '')}`,
    at: [40, 9],
    expected: 'each slug once',
    suggestion: 'cape-branford-2025-2',
  },
  {
    rule: 'picture/copies',
    name: 'copies that nobody made',
    ...given,
    from: 'height: 30, alt',
    to: 'height: 30, widths: [20], alt',
    at: '[20]',
    expected: 'widths of copies that are there; without any, no `widths`',
  },
  {
    ...told,
    name: 'the street in a title',
    from: 'title: New roof on a Cape',
    to: 'title: New roof at 12 Elm Street',
    at: '12 Elm Street',
    expected: noStreet,
  },
  {
    ...told,
    name: 'the street of two words, shortened',
    from: found,
    to: 'found: At 1045 East Main St. a leak.',
    at: '1045 East Main St',
    expected: noStreet,
  },
  {
    ...told,
    name: 'the street in the address of the page',
    from: 'slug: cape-branford-2025',
    to: 'slug: 12-elm-street-branford',
    at: '12-elm-street-',
    expected: noStreet,
  },
  {
    ...told,
    name: 'the street on a photo',
    from: 'alt: The new roof',
    to: 'alt: The roof of 9 Oak Ln',
    at: '9 Oak Ln',
    expected: noStreet,
  },
  {
    ...told,
    name: 'the owner by title and name',
    from: found,
    to: 'found: Mr. Smith had a leak.',
    at: 'Mr. Smith',
    expected: noOwner,
  },
  {
    ...told,
    name: 'the owners as a family',
    from: found,
    to: 'found: The Smith family had a leak.',
    at: 'The Smith family',
    expected: noOwner,
  },
  {
    ...told,
    name: "the owners' house",
    from: 'did: We laid',
    to: "did: On the Smiths' house we laid",
    at: "the Smiths'",
    expected: noOwner,
  },
  {
    rule: 'schema/value',
    name: 'a pitch with a colon',
    ...given,
    from: 'pitch: 8/12',
    to: 'pitch: "8:12"',
    at: '"8:12"',
    expected: 'a pitch such as 8/12',
    suggestion: '8/12',
  },
  {
    rule: 'schema/value',
    name: 'a month in words',
    ...given,
    from: 'finished: 2025-12',
    to: 'finished: December 2025',
    at: 'December 2025',
    expected: 'a month in the form 2026-09',
    suggestion: '2025-12',
  },
  {
    rule: 'schema/value',
    name: 'a house that nobody drew, on a job',
    ...given,
    from: 'house: cape',
    to: 'house: cap',
    at: 'cap\n',
    expected: 'one of cape, colonial, saltbox, victorian, triple-decker, ranch, mill, commercial',
    suggestion: 'cape',
  },
]

/** What of a job reads like a name or a street, and is none. */
export const harmlessJobs = [
  'On the Cape house we found 12 rotten boards.',
  'The Branford house had 3 layers. The Victorian home had slate.',
  "Twelve feet of the porch's edge, 24 squares of new shingles, done in 3 days.",
  'The house had a leak. The owners saw it from Main Street.',
].map((text) =>
  job.replace('Two layers of shingles, and soft boards at the eave.', JSON.stringify(text)),
)

export const jobFiles = photo
