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

const focused = (focus: string) => `alt: The new roof‹→, focus: »${focus}›`

export const servedTown = 'a town of cities.yaml, or one of `alsoServed` or `contactOnly`'
const noStreet = 'words without a street; the town is named'
const noOwner = 'words such as "the owner" or "the house"'
const found = 'found: Two layers of shingles, and soft boards at the eave.'

/** Faults of finished jobs. */
export const jobFaults: readonly Fault[] = [
  ...errors('project/city-unserved', {
    ...given,
    expected: servedTown,
    faults: {
      'a town with a letter left out': {
        change: 'city: »‹Branford→Brandford›',
        suggestion: 'Branford',
      },
      'a town of another state': { change: 'city: »‹Branford→Worcester›' },
    },
  }),
  ...errors('project/service-unknown', {
    ...given,
    faults: {
      'a service with a letter left out': {
        change: '[»‹roof-replacement→roof-replacment›]',
        expected:
          'one of residential-roofing, commercial-roofing, roof-repairs, roof-replacement, storm-damage, emergency-service',
        suggestion: 'roof-replacement',
      },
    },
  }),
  ...errors('project/twice', {
    ...given,
    expected: 'each job once',
    faults: {
      'a job that was added again': {
        change: `‹  permission: Signed 2025-12-20→  permission: Signed 2025-12-20${job
          .replace('cape-branford-2025', 'cape-branford-2025-2')
          .replace('title: ', 'title: »')
          .trimEnd()}›`,
      },
    },
  }),
  ...errors('project/future', {
    ...given,
    expected: '2026-01 or a month before it',
    faults: {
      'a month after this one': { change: 'finished: »‹2025-12→2026-02›' },
    },
  }),
  ...warnings('project/permission', {
    ...given,
    faults: {
      'a yes that nobody can look up': {
        change: '»‹Signed 2025-12-20→"Yes"›',
        expected: 'how and when the owner said yes, such as Signed 2026-09-20, in the file',
      },
    },
  }),
  ...errors('schema/unknown-key', {
    ...given,
    expected: 'one of squares, days, material, pitch',
    faults: {
      'a figure that is misspelt': { change: '»‹squares→sqares›: 24', suggestion: 'squares' },
    },
  }),
  ...errors('schema/missing-key', {
    ...given,
    faults: {
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
    },
  }),
  ...errors('project/alt', {
    ...given,
    expected: 'what the photo shows, in a sentence',
    faults: {
      'a photo of a job without words': { change: 'alt: »‹The new roof→""›' },
    },
  }),
  ...errors('project/duplicate-slug', {
    ...given,
    expected: 'each slug once',
    faults: {
      'two jobs at one address': {
        change: `  permission: Signed 2025-12-20\n‹→${job.replace('photos:', 'x:').replace(/  x:\n.*\n/, '')}›`,
        at: [40, 9],
        suggestion: 'cape-branford-2025-2',
      },
    },
  }),
  ...errors('picture/copies', {
    ...given,
    expected: 'widths of copies that are there; without any, no `widths`',
    faults: {
      'copies that nobody made': { change: 'height: 720, ‹→widths: »[20], ›alt' },
    },
  }),
  ...errors('picture/twin', {
    ...given,
    expected: 'another name',
    faults: {
      'two photos whose copies would have one name': {
        change:
          'alt: The new roof }‹→\n    - { stage: before, src: »/cape.png, width: 960, height: 720, alt: The old roof }›',
      },
    },
  }),
  ...warnings('picture/small', {
    ...given,
    expected: 'the photo as the camera took it, at least 800 pixels wide',
    faults: {
      'a photo of a job as a message brings it': {
        change: 'src: »/‹cape.jpg, width: 960, height: 720→small.jpg, width: 300, height: 225›',
      },
    },
  }),
  ...errors('public/elsewhere', {
    ...given,
    expected: 'another name',
    faults: {
      'a job whose page would be a device': { change: 'slug: »‹cape-branford-2025→con›' },
    },
  }),
  ...errors('project/private', {
    ...given,
    expected: noStreet,
    faults: {
      'the street in a title': { change: 'title: New roof ‹on a Cape→at »12 Elm Street›' },
      'the street of two words, shortened': {
        change: `‹${found}→found: At »1045 East Main St. a leak.›`,
      },
      'the street in the address of the page': {
        change: 'slug: »‹cape-branford-2025→12-elm-street-branford›',
      },
      'the street in a line of the sheet': {
        change:
          'facts: ‹{ squares: 24, pitch: 8/12 }→[{ label: Wall area, value: All of »7 Pine Rd }]›',
      },
      'the street on a photo': { change: 'alt: The ‹new roof→roof of »9 Oak Ln›' },
    },
  }),
  ...errors('project/private', {
    ...given,
    expected: noOwner,
    faults: {
      'the owner by title and name': { change: `‹${found}→found: »Mr. Smith had a leak.›` },
      'the owners as a family': { change: `‹${found}→found: »The Smith family had a leak.›` },
      "the owners' house": { change: "did: ‹We→On »the Smiths' house we› laid" },
    },
  }),
  ...errors('schema/value', {
    ...given,
    faults: {
      'a pitch with a colon': {
        change: 'pitch: »‹8/12→"8:12"›',
        expected: 'a pitch such as 8/12',
        suggestion: '8/12',
      },
      'a house that nobody drew, on a job': {
        change: 'house: »‹cape→cap›',
        expected:
          'one of cape, colonial, saltbox, victorian, triple-decker, ranch, bungalow, foursquare, split-level, stucco, mill, commercial',
        suggestion: 'cape',
      },
    },
  }),
  ...errors('schema/value', {
    ...given,
    expected: 'two percentages, from the left and from the top, such as 50% 20%',
    faults: {
      'a focus by the name of an edge': { change: focused('top'), suggestion: '50% 0%' },
      'a focus in another order': { change: focused('top right'), suggestion: '100% 0%' },
      'a focus without percent signs': { change: focused('40/20'), suggestion: '40% 20%' },
      'a focus in parts of one': { change: focused('0.4 0.2') },
      'a focus beyond the edge': { change: focused('140% 20%') },
    },
  }),
  ...errors('schema/value', {
    ...given,
    expected: 'a month in the form 2026-09',
    faults: {
      'a month in words': { change: 'finished: »‹2025-12→December 2025›', suggestion: '2025-12' },
    },
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
