import { fixture } from '../../support/fixtures.ts'
import { errors, notices, ownPage, textSection, warnings, type Fault } from './fault.ts'

const locality = 'locality: East Haven'
const names =
  '{name}, {phone}, {street}, {locality}, {state}, {stateCode}, {services}, {towns}, {counties}'
const facts = `one of ${names}, or words without braces`
const heading = 'heading: Storm damage, covered and repaired'

const prose = 'paragraphs, **bold**, lists with - or 1., and links to pages: [Call us](/contact)'

/** What texts of pages have not of Markdown: the part that is told, the lines, and what there is instead. */
const markdown: readonly (readonly [at: string, lines: readonly string[], instead?: string])[] = [
  [
    '## What',
    ['First.', '', '## What it costs', '', 'Much.'],
    'a section of its own with a `title`',
  ],
  ['What it costs', ['What it costs', '---', 'Much.'], 'a section of its own with a `title`'],
  ['![A roof]', ['See ![A roof](/roof.jpg) here.'], 'a section of the kind photo'],
  ['> said', ['> said one']],
  ['| a', ['| a | b |', '|---|---|', '| c | d |'], 'a section of the kind items'],
  ['```js', ['```js', 'code', '```']],
  ['    far', ['Text.', '', '    far to the right']],
  ['`set`', ['Run `set` once.']],
  ['~~never~~', ['We ~~never~~ always call.']],
  ['*before*', ['Call **us *before* noon**.']],
  ['_at_', ['Call _at_ noon.']],
  ['__at__', ['Call __at__ noon.']],
  ['**call', ['Please **call us.'], 'two stars at both ends'],
  ['**call us', ['- Please **call us ** now.'], 'two stars at both ends'],
  ['[Call]', ['[Call] (/contact) us.'], 'no space before its address'],
  ['***', ['Text.', '', '***', '', 'Text.']],
  ['[a]: /about', ['See us.', '', '[a]: /about'], 'the address in the link itself'],
  ['- Inner', ['- Outer', '  - Inner']],
  ['Second', ['- First', '', '  Second']],
  ['[ ] Done', ['- [ ] Done']],
  ['[us]', ['See [us](/about "Who we are").']],
  [
    '[a bank]',
    ['Ask [a bank](http://bank.example).'],
    'an address of this site, or one that starts with https://',
  ],
  [
    '[call]',
    ['Please [call](tel:+18605550142).'],
    'an address of this site, or one that starts with https://',
  ],
]

/** Faults that nobody sees. */
export const textFaults: readonly Fault[] = [
  ...markdown.map(([at, lines, instead]): Fault => ({
    rule: 'text/markdown',
    name: lines.join(' / '),
    path: 'data/pages.yaml',
    content: ownPage(textSection(...lines)),
    at: at.trimStart(),
    expected: instead === undefined ? prose : `${instead}, or ${prose}`,
  })),
  ...errors('text/control-character', {
    file: 'business',
    expected: 'visible text',
    faults: {
      NUL: { change: 'locality: East»‹→\0› Haven' },
      'a bell': { change: 'locality: East»‹→\u0007› Haven' },
      'an escape sequence': { change: 'locality: »‹East→\u001B[31mEast› Haven' },
      delete: { change: 'locality: East»‹→\u007F› Haven' },
      'one of the second set': { change: 'locality: East»‹→\u009B› Haven' },
      'in a comment': { change: `${locality}‹→ # »\u0007›` },
      'a noncharacter': { change: 'locality: East»‹→\uFFFE› Haven' },
      'another one': { change: 'locality: East»‹→\uFFFF› Haven' },
      'one amid Arabic letters': { change: 'locality: East»‹→\uFDD0› Haven' },
      'one of the last plane': { change: 'locality: East»‹→\u{10FFFE}› Haven' },
      'a noncharacter in a comment': { change: `${locality}‹→ # »\uFFFF›` },
      'written as \\uFFFE': { change: 'locality: »‹East Haven→"East\\uFFFE Haven"›' },
      'written as \\U0001FFFF': { change: 'locality: »‹East Haven→"East\\U0001FFFF Haven"›' },
      'written as \\u0007': { change: 'locality: »‹East Haven→"East\\u0007 Haven"›' },
      'written as \\0': { change: 'locality: »‹East Haven→"East\\0 Haven"›' },
    },
  }),
  ...errors('text/bidi-control', {
    file: 'business',
    expected: 'visible text',
    faults: {
      'an override': { change: 'locality: East»‹→\u202E› Haven' },
      'an isolate': { change: 'locality: East»‹→\u2066› Haven' },
      'written as \\u202e': { change: 'locality: »‹East Haven→"East\\u202e Haven"›' },
    },
  }),
  ...notices('text/letter', {
    file: 'business',
    expected: 'letters of the languages of western and central Europe; a name is right as it is',
    faults: {
      'a letter of Vietnamese': { change: 'name: Ridge & ‹Eave→Nguy»\u1EC5n› Roofing' },
      'the same with marks of its own': {
        change: 'name: »Ridge & ‹Eave→Nguye\u0302\u0303n› Roofing',
      },
      'a letter with a comma below': { change: 'name: Ridge & ‹Eave→Bra»\u0219ov› Roofing' },
      'an emoji': { change: 'name: Ridge & Eave ‹→»🏠 ›Roofing' },
    },
  }),
  ...warnings('text/list-comma', {
    file: 'services',
    expected: 'the point between quotes, or each point in a line of its own',
    faults: {
      'the end of a point behind a comma': {
        change: 'features: [Emergency tarping, ‹Damage→»damage› documented, We meet your adjuster]',
        suggestion: '"Emergency tarping, damage documented"',
      },
      'the end of a number behind a comma': {
        change:
          'features: [Emergency tarping, Damage documented, We meet your adjuster‹→ up to 1,»000 miles away›]',
        suggestion: '"We meet your adjuster up to 1,000 miles away"',
      },
    },
  }),
  ...warnings('text/whitespace', {
    file: 'business',
    expected: 'text without it',
    faults: {
      'a blank at the start of a text between quotes': {
        change: 'locality: »‹East Haven→" East Haven"›',
        suggestion: '"East Haven"',
      },
    },
  }),
  ...warnings('text/fact-misspelt', {
    file: 'services',
    expected: facts,
    faults: {
      'two letters of a fact in braces that changed places': {
        change: `‹${heading}→heading: Storm damage, repaired by »{nmae}›`,
        suggestion: '{name}',
      },
      'a fact in braces with a capital and blanks': {
        change: `‹${heading}→heading: Storm damage, repaired by »{ Name }›`,
        suggestion: '{name}',
      },
    },
  }),
  ...warnings('text/fact-unknown', {
    file: 'services',
    expected: facts,
    faults: {
      'a word in braces that is near no fact': {
        change: `‹${heading}→heading: Storm damage, »{price} and up›`,
      },
      'the town in braces where no town is filled in': {
        change: `‹${heading}→heading: Storm damage in »{city}›`,
      },
    },
  }),
  ...warnings('text/fact-unknown', {
    file: 'business',
    expected: 'words without braces',
    faults: {
      'a fact in braces in the file of the facts': {
        change: 'text: ‹Locally Owned→"»{name}: Locally Owned"›',
      },
    },
  }),
  ...errors('text/fact-absent', {
    file: 'services',
    faults: {
      'a street that the data keeps to itself': {
        change: `‹${heading}→heading: Storm damage, repaired from »{street}›`,
        expected: 'words without it, or `street` under `address` in business.yaml',
        files: {
          'data/business.yaml': fixture('business').replaceAll(
            /^.*(64 Thompson St|address.street)\n/gm,
            '',
          ),
          'data/site.yaml': fixture('site').replaceAll('{street}', 'the green'),
        },
      },
    },
  }),
  ...errors('text/pattern-word', {
    file: 'site',
    faults: {
      'a word in braces that stands for nothing in a text of all towns': {
        change: 'Towns near »{‹city→ctiy›}',
        expected: `one of {city}, {county}, ${names}, or words without braces`,
        suggestion: '{city}',
      },
      'the county in the call below a job': {
        change: 'Another roof in »{‹city→county›}?',
        expected: `one of {city}, ${names}, or words without braces`,
      },
    },
  }),
  ...warnings('text/count', {
    file: 'site',
    faults: {
      'a number in words that the data contradicts': {
        change: '"»‹{services} kinds of work→Five kinds of work›',
        expected: '{services}, which counts them',
        suggestion: '{services} kinds of work',
      },
      'a number in digits': {
        change: '‹"{counties}→Our »3› counties, from',
        expected: '{counties}, which counts them',
        suggestion: '{counties} counties',
      },
      'towns, in the text of a service': {
        file: 'services',
        change: 'heading: Storm damage‹, covered and→ in »seven towns,› repaired',
        expected: '{towns}, which counts them',
        suggestion: '{towns} towns',
      },
    },
  }),
]
