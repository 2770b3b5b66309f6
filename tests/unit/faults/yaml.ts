import { errors, warnings, type Fault } from './fault.ts'
import { fixture } from '../../support/fixtures.ts'

const bomb = Array.from({ length: 9 }, (_, level) =>
  level === 0 ? 'a0: &a0 [x, x]\n' : `a${level}: &a${level} [${`*a${level - 1}, `.repeat(9)}]\n`,
).join('')

const colonAdvice =
  '`field: value`, with a colon and a space; a text that holds `: ` between double quotes'

const noMarkers = 'the lines that are right, and none that begins with <<<<<<<, ======= or >>>>>>>'

const wholeCities = { path: 'data/cities.yaml' } as const

/** Faults of YAML's own grammar: one finding each, whatever follows from them. */
export const yamlFaults: readonly Fault[] = [
  ...errors('yaml/syntax', { path: 'data/people.yaml' }, 'no such line', {
    'an older version of YAML': { content: '# us\n\n%YAML 1.1\n---\n[]\n', at: '%' },
    'the same among others, on Windows': {
      content: '%TAG !a! a:\r\n%YAML 1.1\r\n---\r\n[]\r\n',
      at: '%YAML',
    },
    'the same without its line of dashes': { content: '%YAML 1.1\n[]\n' },
  }),
  ...errors('yaml/syntax', 'business', {
    'a quote that is never closed': ['locality: »‹→"›East Haven', 'a quote at its end'],
    'a tab indents the first line of a map': ['»‹  →\t›street: 64', 'spaces'],
  }),
  ...errors('yaml/syntax', 'cities', 'commas between, and a bracket at the end', {
    'a list that is never closed': '»[‹→[›Wooster Square, ',
  }),
  ...errors('yaml/syntax', 'business', 'commas between, and a bracket at the end', {
    'a map that is never closed': { change: 'lon: -72.87232‹ }→›', at: '{ lat: 41.28091' },
  }),
  ...errors('yaml/syntax', 'site', colonAdvice, {
    'a colon inside a plain text': 'text: »Get‹→:› Free Quote',
  }),
  ...errors('yaml/syntax', 'business', colonAdvice, {
    'a colon left out': { change: 'name‹:→› Ridge', at: 'phone: "+1' },
  }),
  ...errors('yaml/syntax', 'business', '`name: Ridge & Eave Roofing`', {
    'no space behind a colon, which is noticed in the next line': 'name»:‹ →›Ridge',
  }),
  ...errors('yaml/syntax', 'business', '`locality: East Haven`', {
    'no space behind a colon, after other fields': '  locality»:‹ →›East Haven',
  }),
  ...errors('yaml/syntax', 'addresses', '`- from: /services/residential`', {
    'no space behind a dash': '  »-‹ →›from: /services/residential\n',
  }),
  ...errors('yaml/syntax', 'business', 'the indentation of the lines around it', {
    'a line that is indented too far': '»  ‹→  ›locality: East Haven',
    'an item that is indented too far': '»    ‹→  ›- days: [Saturday]',
    'a line that is indented too little': '» ‹ →›locality: East Haven',
  }),
  ...errors('yaml/syntax', 'cities', 'spaces', {
    'a tab indents a line of an entry': '- cityName: Waterbury\n»‹  →\t›county',
  }),
  ...errors('yaml/syntax', 'business', 'plain spaces', {
    'a no-break space in front of a field': '»‹  →\u00A0\u00A0›street: 64',
    'a no-break space behind a colon': 'locality:»‹ →\u00A0›East',
    'a no-break space behind a dash': '  -»‹ →\u202F›name: Facebook',
  }),
  ...errors('yaml/syntax', 'business', 'the whole text between double quotes', {
    'a plain text that starts with @': 'locality: »‹→@›East Haven',
    'a tag': 'locality: »‹→!town ›East Haven',
    'an anchor without a name': 'locality: »‹→& ›East Haven',
    'an alias without a name': 'locality: »‹→* ›East Haven',
    'an alias with words behind it': 'locality: »‹→*›East Haven',
    'the same as an item of a list': { file: 'services', change: '- »‹→*›Starter courses' },
    'two anchors': 'locality: »‹→&a &b ›East Haven',
    'an anchor that a colon ends': 'locality: »‹East Haven→&east: haven›',
    'the sign of a folded text, with words behind it': 'locality: »‹→> ›East Haven',
    'a dash behind a field': 'locality: »‹→- ›East Haven',
    'a question mark behind a field': 'locality: »‹→? ›East Haven',
    'a bracket that closes none': 'locality: »‹→]›East Haven',
    'an alias of nothing': 'locality: »‹East Haven→*east-haven›',
  }),
  ...errors(
    'yaml/syntax',
    'business',
    '`\\\\` for a backslash, or the whole text between single quotes',
    { 'a backslash between double quotes': 'locality: ‹East Haven→"East»\\dHaven"›' },
  ),
  ...errors('yaml/syntax', { path: 'data/people.yaml' }, 'no such line', {
    'a line that begins with %': { content: '%YAML\n---\n[]\n' },
  }),
  ...errors('yaml/syntax', 'business', 'one document, without a second ---', {
    'a second document': '  - name\n‹→»---\nname: Another\n›',
  }),
  ...errors('yaml/conflict', 'business', noMarkers, {
    'two versions that git could not merge, with what was before both':
      '»‹  locality: East Haven→<<<<<<< HEAD\n  locality: East Haven\n||||||| 1a2b\n=======\n  locality: Derby\n>>>>>>> b›',
  }),
  ...errors('yaml/conflict', 'cities', noMarkers, {
    'a line that was left over of them': '»‹→>>>>>>> b\n›- cityName: Guilford',
  }),
  ...errors('yaml/duplicate-key', 'cities', {
    'an entry whose dash is left out': [
      '‹- →  »›cityName: Guilford',
      '`- cityName:`, with a dash, where a new entry begins',
    ],
  }),
  ...errors('yaml/syntax', { path: 'data/people.yaml' }, 'spaces', {
    'a fault in the entry that holds the alias of another': {
      content: '- &lead\n  name: Jo Bell\n  trade: Lead\n  since: 2018\n- *lead\n\t- x\n',
      at: [6, 1],
    },
  }),
  ...warnings('yaml/anchor', 'business', 'the whole text between double quotes', {
    'a text that begins with & and a word': 'locality: »‹→&Sons ›East Haven',
  }),
  ...errors('yaml/nesting', wholeCities, 'the few levels that the fields ask for', {
    'lists in lists without end': { content: `${'- '.repeat(20_000)}x\n` },
    'one level deeper than any field stands': { content: `${'['.repeat(34)}${']'.repeat(34)}\n` },
  }),
  ...errors('yaml/duplicate-key', 'business', 'each field once', {
    'the second of two equal fields': '  locality: East Haven‹→\n  »locality: New Haven›',
  }),
  ...errors('yaml/alias-bomb', { path: 'data/site.yaml' }, 'values written out', {
    'aliases of aliases of aliases': { content: bomb + fixture('site') },
  }),
]
