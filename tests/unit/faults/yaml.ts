import { errors, warnings, type Fault } from './fault.ts'
import { fixture } from '../../support/fixtures.ts'

const bomb = Array.from({ length: 9 }, (_, level) =>
  level === 0 ? 'a0: &a0 [x, x]\n' : `a${level}: &a${level} [${`*a${level - 1}, `.repeat(9)}]\n`,
).join('')

const colonAdvice =
  '`field: value`, with a colon and a space; a text that contains `: ` in double quotes'

const noMarkers = 'the lines that are right, and none that begins with <<<<<<<, ======= or >>>>>>>'

const wholeCities = { path: 'data/cities.yaml' } as const

/** Faults of YAML's own grammar: one finding each, whatever follows from them. */
export const yamlFaults: readonly Fault[] = [
  ...errors('yaml/syntax', {
    path: 'data/people.yaml',
    expected: 'no such line',
    faults: {
      'an older version of YAML': { content: '# us\n\n%YAML 1.1\n---\n[]\n', at: '%' },
      'the same among others, on Windows': {
        content: '%TAG !a! a:\r\n%YAML 1.1\r\n---\r\n[]\r\n',
        at: '%YAML',
      },
      'the same without its line of dashes': { content: '%YAML 1.1\n[]\n' },
    },
  }),
  ...errors('yaml/syntax', {
    file: 'business',
    faults: {
      'a quote that is never closed': {
        change: 'locality: »‹→"›East Haven',
        expected: 'a quote at its end',
      },
      'a tab indents the first line of a map': { change: '»‹  →\t›street: 64', expected: 'spaces' },
    },
  }),
  ...errors('yaml/syntax', {
    file: 'cities',
    expected: 'commas between, and a bracket at the end',
    faults: {
      'a list that is never closed': { change: '»[‹→[›Wooster Square, ' },
    },
  }),
  ...errors('yaml/syntax', {
    file: 'business',
    expected: 'commas between, and a bracket at the end',
    faults: {
      'a map that is never closed': { change: 'lon: -72.87232‹ }→›', at: '{ lat: 41.28091' },
    },
  }),
  ...errors('yaml/syntax', {
    file: 'site',
    expected: colonAdvice,
    faults: {
      'a colon inside a plain text': { change: 'text: »Get‹→:› Free Quote' },
    },
  }),
  ...errors('yaml/syntax', {
    file: 'business',
    expected: colonAdvice,
    faults: {
      'a colon left out': { change: 'name‹:→› Ridge', at: 'phone: "+1' },
    },
  }),
  ...errors('yaml/syntax', {
    file: 'business',
    expected: '`name: Ridge & Eave Roofing`',
    faults: {
      'no space behind a colon, which is noticed in the next line': { change: 'name»:‹ →›Ridge' },
    },
  }),
  ...errors('yaml/syntax', {
    file: 'business',
    expected: '`locality: East Haven`',
    faults: {
      'no space behind a colon, after other fields': { change: '  locality»:‹ →›East Haven' },
    },
  }),
  ...errors('yaml/syntax', {
    file: 'addresses',
    expected: '`- from: /services/residential`',
    faults: {
      'no space behind a dash': { change: '  »-‹ →›from: /services/residential\n' },
    },
  }),
  ...errors('yaml/syntax', {
    file: 'business',
    expected: 'the indentation of the lines around it',
    faults: {
      'a line that is indented too far': { change: '»  ‹→  ›locality: East Haven' },
      'an item that is indented too far': { change: '»    ‹→  ›- days: [Saturday]' },
      'a line that is indented too little': { change: '» ‹ →›locality: East Haven' },
    },
  }),
  ...errors('yaml/syntax', {
    file: 'cities',
    expected: 'spaces',
    faults: {
      'a tab indents a line of an entry': { change: '- cityName: Waterbury\n»‹  →\t›county' },
    },
  }),
  ...errors('yaml/syntax', {
    file: 'business',
    expected: 'plain spaces',
    faults: {
      'a no-break space in front of a field': { change: '»‹  →\u00A0\u00A0›street: 64' },
      'a no-break space behind a colon': { change: 'locality:»‹ →\u00A0›East' },
      'a no-break space behind a dash': { change: '  -»‹ →\u202F›name: Facebook' },
    },
  }),
  ...errors('yaml/syntax', {
    file: 'business',
    expected: 'the whole text between double quotes',
    faults: {
      'a plain text that starts with @': { change: 'locality: »‹→@›East Haven' },
      'a tag': { change: 'locality: »‹→!town ›East Haven' },
      'an anchor without a name': { change: 'locality: »‹→& ›East Haven' },
      'an alias without a name': { change: 'locality: »‹→* ›East Haven' },
      'an alias with words behind it': { change: 'locality: »‹→*›East Haven' },
      'the same as an item of a list': { file: 'services', change: '- »‹→*›Starter courses' },
      'two anchors': { change: 'locality: »‹→&a &b ›East Haven' },
      'an anchor that a colon ends': { change: 'locality: »‹East Haven→&east: haven›' },
      'the sign of a folded text, with words behind it': { change: 'locality: »‹→> ›East Haven' },
      'a dash behind a field': { change: 'locality: »‹→- ›East Haven' },
      'a question mark behind a field': { change: 'locality: »‹→? ›East Haven' },
      'a bracket that closes none': { change: 'locality: »‹→]›East Haven' },
      'an alias of nothing': { change: 'locality: »‹East Haven→*east-haven›' },
    },
  }),
  ...errors('yaml/syntax', {
    file: 'business',
    expected: '`\\\\` for a backslash, or the whole text between single quotes',
    faults: {
      'a backslash between double quotes': { change: 'locality: ‹East Haven→"East»\\dHaven"›' },
    },
  }),
  ...errors('yaml/syntax', {
    path: 'data/people.yaml',
    expected: 'no such line',
    faults: {
      'a line that begins with %': { content: '%YAML\n---\n[]\n' },
    },
  }),
  ...errors('yaml/syntax', {
    file: 'business',
    expected: 'one document, without a second ---',
    faults: {
      'a second document': { change: '  - name\n‹→»---\nname: Another\n›' },
    },
  }),
  ...errors('yaml/conflict', {
    file: 'business',
    expected: noMarkers,
    faults: {
      'two versions that git could not merge, with what was before both': {
        change:
          '»‹  locality: East Haven→<<<<<<< HEAD\n  locality: East Haven\n||||||| 1a2b\n=======\n  locality: Derby\n>>>>>>> b›',
      },
    },
  }),
  ...errors('yaml/conflict', {
    file: 'cities',
    expected: noMarkers,
    faults: {
      'a line that was left over of them': { change: '»‹→>>>>>>> b\n›- cityName: Guilford' },
    },
  }),
  ...errors('yaml/duplicate-key', {
    file: 'cities',
    faults: {
      'an entry whose dash is left out': {
        change: '‹- →  »›cityName: Guilford',
        expected: '`- cityName:`, with a dash, where a new entry begins',
      },
    },
  }),
  ...errors('yaml/syntax', {
    path: 'data/people.yaml',
    expected: 'spaces',
    faults: {
      'a fault in the entry that holds the alias of another': {
        content: '- &lead\n  name: Jo Bell\n  trade: Lead\n  since: 2018\n- *lead\n\t- x\n',
        at: [6, 1],
      },
    },
  }),
  ...warnings('yaml/anchor', {
    file: 'business',
    expected: 'the whole text between double quotes',
    faults: {
      'a text that begins with & and a word': { change: 'locality: »‹→&Sons ›East Haven' },
    },
  }),
  ...errors('yaml/nesting', {
    ...wholeCities,
    expected: 'the few levels that the fields ask for',
    faults: {
      'lists in lists without end': { content: `${'- '.repeat(20_000)}x\n` },
      'one level deeper than any field stands': { content: `${'['.repeat(34)}${']'.repeat(34)}\n` },
    },
  }),
  ...errors('yaml/duplicate-key', {
    file: 'business',
    expected: 'each field once',
    faults: {
      'the second of two equal fields': {
        change: '  locality: East Haven‹→\n  »locality: New Haven›',
      },
    },
  }),
  ...errors('yaml/alias-bomb', {
    path: 'data/site.yaml',
    expected: 'values written out',
    faults: {
      'aliases of aliases of aliases': { content: bomb + fixture('site') },
    },
  }),
]
