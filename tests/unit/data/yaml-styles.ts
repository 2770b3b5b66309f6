import * as fc from 'fast-check'
import type { CityInput } from '../../../cli/site/schema/cities.ts'

/** How an entry is written. */
interface EntryStyle {
  readonly name: 'plain' | 'single' | 'double' | 'folded'
  readonly text: 'double' | 'folded' | 'literal'
  readonly list: 'line' | 'lines' | 'dashes'
  readonly above: string
  readonly beside: string
  readonly below: string
  readonly anchor: boolean
}

/** How a file is written. */
interface FileStyle {
  readonly indent: string
  readonly newline: '\n' | '\r\n'
  readonly mark: '' | '\uFEFF'
  readonly start: string
  readonly end: string
  readonly gap: number
  readonly isOpenEnd: boolean
  readonly entries: readonly EntryStyle[]
}

const entryStyle: fc.Arbitrary<EntryStyle> = fc.record({
  name: fc.constantFrom('plain', 'single', 'double', 'folded'),
  text: fc.constantFrom('double', 'folded', 'literal'),
  list: fc.constantFrom('line', 'lines', 'dashes'),
  above: fc.constantFrom('', '# above', '# above: [y, z] é'),
  beside: fc.constantFrom('', ' # beside'),
  below: fc.constantFrom('', '# below', '# - cityName: none'),
  anchor: fc.boolean(),
})

/** Styles of a file with so many entries. */
export const fileStyle = (count: number): fc.Arbitrary<FileStyle> =>
  fc.record({
    indent: fc.constantFrom('', '  ', '    '),
    newline: fc.constantFrom('\n', '\r\n'),
    mark: fc.constantFrom('', '\uFEFF'),
    start: fc.constantFrom('', '# towns', '---', '# towns\n\n---', '%YAML 1.2\n---'),
    end: fc.constantFrom('', '# the end', '\n# the end', '...', '\n\n'),
    gap: fc.nat({ max: 2 }),
    isOpenEnd: fc.boolean(),
    entries: fc.array(entryStyle, { minLength: count, maxLength: count }),
  })

/** A file of cities in a style. */
export function renderCities(cities: readonly CityInput[], style: FileStyle): string {
  const entries = cities.map((city, index) => renderEntry(city, style.entries[index]))
  const blocks = entries.map((lines) => lines.map((line) => style.indent + line).join('\n'))
  const body = blocks.join('\n'.repeat(style.gap + 1))
  const text = [style.start, body, style.end].filter(Boolean).join('\n')
  return style.mark + `${text}${style.isOpenEnd ? '' : '\n'}`.replaceAll('\n', style.newline)
}

function renderEntry(city: CityInput, style: EntryStyle | undefined): string[] {
  if (!style) throw new Error('There are more entries than styles.')
  const { cityName, county, pageTitle, metaDescription, description } = city
  const anchor = style.anchor ? '&town ' : ''
  return [
    ...(style.above ? [style.above] : []),
    `- county: ${county}${style.beside}`,
    ...renderName(`  cityName: ${anchor}`, cityName, style),
    `  pageTitle: ${JSON.stringify(pageTitle)}`,
    ...renderList(
      'localChallenges',
      city.localChallenges.map((text) => JSON.stringify(text)),
      style,
    ),
    `  metaDescription: ${JSON.stringify(metaDescription)}`,
    ...renderList('nearbyAreas', city.nearbyAreas, style),
    ...renderText(description, style),
    ...(style.below ? [`  ${style.below}`] : []),
  ]
}

function renderName(key: string, name: string, { name: quotes, beside }: EntryStyle): string[] {
  if (quotes === 'folded') return [`${key}>-${beside}`, `    ${name}`]
  const quoted = { plain: name, single: `'${name}'`, double: JSON.stringify(name) }[quotes]
  return [`${key}${quoted}${beside}`]
}

function renderList(key: string, items: readonly string[], { list, beside }: EntryStyle): string[] {
  if (list === 'line') return [`  ${key}: [${items.join(', ')}]${beside}`]
  if (list === 'dashes')
    return [`  ${key}:${beside}`, ...items.map((item) => `  - ${item}${beside}`)]
  return [`  ${key}: [${beside}`, ...items.map((item) => `      ${item},${beside}`), '    ]']
}

function renderText(text: string, { text: style }: EntryStyle): string[] {
  if (style === 'double') return [`  description: ${JSON.stringify(text)}`]
  const words = text.split(' ')
  const half = Math.ceil(words.length / 2)
  // In a literal block a break is one of the text, so there the text stays on its line.
  if (style === 'literal') return ['  description: |-', `    ${text}`]
  const lines = [words.slice(0, half), words.slice(half)]
  return ['  description: >-', ...lines.map((line) => `    ${line.join(' ')}`)]
}
