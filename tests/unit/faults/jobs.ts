import { errors, warnings, type Fault } from './fault.ts'
import { pictures } from './picture-files.ts'

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
    - { stage: after, src: /cape.jpg, width: 960, height: 720, alt: The new roof }
  permission: Signed 2025-12-20
`

const photo = {
  'data/public/cape.jpg': pictures['jpg']?.(960, 720) ?? Buffer.alloc(0),
  'data/public/cape.png': pictures['png']?.(960, 720) ?? Buffer.alloc(0),
  'data/public/small.jpg': pictures['jpg']?.(300, 225) ?? Buffer.alloc(0),
}

/** A job with nothing wrong, and what is changed of it. */
const given = { file: 'projects', given: `‹\n[]\n→${job}›`, files: photo } as const

export const servedTown = 'a town of cities.yaml, or one of `alsoServed` or `contactOnly`'
const noStreet = 'words without a street; the town is named'
const noOwner = 'words such as "the owner" or "the house"'
const found = 'found: Two layers of shingles, and soft boards at the eave.'

/** Faults of finished jobs. */
export const jobFaults: readonly Fault[] = [
  ...errors('project/city-unserved', given, servedTown, {
    'a town with a letter left out': 'city: »‹Branford⇄Brandford›',
    'a town of another state': 'city: »‹Branford→Worcester›',
  }),
  ...errors('project/service-unknown', given, {
    'a service with a letter left out': [
      '[»‹roof-replacement⇄roof-replacment›]',
      'one of residential-roofing, commercial-roofing, roof-repairs, roof-replacement, storm-damage, emergency-service',
    ],
  }),
  ...errors('project/future', given, '2026-01 or a month before it', {
    'a month after this one': 'finished: »‹2025-12→2026-02›',
  }),
  ...warnings('project/permission', given, {
    'a yes that nobody can look up': [
      '»‹Signed 2025-12-20→"Yes"›',
      'how and when the owner said yes, such as Signed 2026-09-20, in the file',
    ],
  }),
  ...errors('schema/unknown-key', given, 'one of squares, days, material, pitch', {
    'a figure that is misspelt': '»‹squares⇄sqares›: 24',
  }),
  ...errors('schema/missing-key', given, {
    'a line of the sheet without a value': {
      change: 'facts: ‹{ squares: 24, pitch: 8/12 }→[{ label: Wall area }]›',
      at: '{ label: Wall area }',
      expected: 'what there is to know: 900 sq ft',
    },
    'a job without a permission': {
      change: '‹  permission: Signed 2025-12-20\n→›',
      at: [27, 3],
      expected:
        'how the owner allowed you to show the job: Signed 2026-09-20, in the file. It is not shown on the site',
    },
  }),
  ...errors('project/alt', given, 'what the photo shows, in a sentence', {
    'a photo of a job without words': 'alt: »‹The new roof→""›',
  }),
  ...errors('project/duplicate-slug', given, 'each slug once', {
    'two jobs at one address': {
      change: `  permission: Signed 2025-12-20\n‹→${job.replace('photos:', 'x:').replace(/  x:\n.*\n/, '')}›`,
      at: [40, 9],
      suggestion: 'cape-branford-2025-2',
    },
  }),
  ...errors('picture/copies', given, 'widths of copies that are there; without any, no `widths`', {
    'copies that nobody made': 'height: 720, ‹→widths: »[20], ›alt',
  }),
  ...errors('picture/twin', given, 'another name', {
    'two photos whose copies would have one name':
      'alt: The new roof }‹→\n    - { stage: before, src: »/cape.png, width: 960, height: 720, alt: The old roof }›',
  }),
  ...warnings('picture/small', given, 'the photo as the camera took it, at least 800 pixels wide', {
    'a photo of a job as a message brings it':
      'src: »/‹cape.jpg, width: 960, height: 720→small.jpg, width: 300, height: 225›',
  }),
  ...errors('public/elsewhere', given, 'another name', {
    'a job whose page would be a device': 'slug: »‹cape-branford-2025→con›',
  }),
  ...errors('project/private', given, noStreet, {
    'the street in a title': 'title: New roof ‹on a Cape→at »12 Elm Street›',
    'the street of two words, shortened': `‹${found}→found: At »1045 East Main St. a leak.›`,
    'the street in the address of the page': 'slug: »‹cape-branford-2025→12-elm-street-branford›',
    'the street in a line of the sheet':
      'facts: ‹{ squares: 24, pitch: 8/12 }→[{ label: Wall area, value: All of »7 Pine Rd }]›',
    'the street on a photo': 'alt: The ‹new roof→roof of »9 Oak Ln›',
  }),
  ...errors('project/private', given, noOwner, {
    'the owner by title and name': `‹${found}→found: »Mr. Smith had a leak.›`,
    'the owners as a family': `‹${found}→found: »The Smith family had a leak.›`,
    "the owners' house": "did: ‹We→On »the Smiths' house we› laid",
  }),
  ...errors('schema/value', given, {
    'a pitch with a colon': ['pitch: »‹8/12⇄"8:12"›', 'a pitch such as 8/12'],
    'a house that nobody drew, on a job': [
      'house: »‹cape⇄cap›',
      'one of cape, colonial, saltbox, victorian, triple-decker, ranch, bungalow, foursquare, split-level, stucco, mill, commercial',
    ],
  }),
  ...errors('schema/value', given, 'a month in the form 2026-09', {
    'a month in words': 'finished: »‹2025-12⇄December 2025›',
  }),
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
