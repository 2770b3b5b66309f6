import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as prettier from 'prettier'

/** What a contractor's site may mark up, and what it must not. */
const types =
  `AboutPage AdministrativeArea AggregateRating Answer BreadcrumbList City CollectionPage ContactPage
  ContactPoint Country FAQPage GeoCoordinates HomeAndConstructionBusiness HowTo ImageObject ItemList
  ListItem LocalBusiness Offer OfferCatalog OpeningHoursSpecification Organization Person Place
  PostalAddress PropertyValue Question Rating Review RoofingContractor SearchAction Service State
  WebPage WebSite`.split(/\s+/)

interface Declared {
  readonly above: readonly string[]
  readonly properties: readonly string[]
}

/** The types above with their properties, as schema-dts declares them, as a module. */
export async function vocabularyModule(): Promise<string> {
  const file = fileURLToPath(new URL('schema.d.ts', import.meta.resolve('schema-dts')))
  const declared = readDeclarations(readFileSync(file, 'utf8'))
  const all = new Set<string>()
  const add = (name: string) => {
    const found = declared.get(name)
    if (!found || all.has(name)) return
    all.add(name)
    found.above.forEach(add)
  }
  types.forEach(add)
  const entries = [...all].toSorted().map((name) => {
    const { above = [], properties = [] } = declared.get(name) ?? {}
    const known = above.filter((each) => declared.has(each))
    return [name, { above: known.join(' '), properties: properties.join(' ') }]
  })
  const code = `// Made of the declarations of schema-dts, whose version package.json pins, by
// \`npx vitest -u tests/unit/audit/vocabulary.test.ts\`.

/** Types of schema.org: those above each, and the properties that it adds. */
export const vocabulary: Readonly<Record<string, Readonly<Record<'above' | 'properties', string>>>> = ${JSON.stringify(Object.fromEntries(entries))}\n`
  const options = await prettier.resolveConfig(fileURLToPath(import.meta.url))
  return prettier.format(code, { ...options, parser: 'typescript' })
}

/** `interface CityLeaf extends PlaceBase {…}`: of a type that others extend, the base has it all. */
function readDeclarations(source: string): ReadonlyMap<string, Declared> {
  const declared = new Map<string, Declared>()
  const pattern = /^(?:export )?interface ([A-Z]\w*)(Base|Leaf) extends ([^{]+) \{\n([^]*?)^\}/gm
  for (const [, name = '', kind, above = '', body = ''] of source.matchAll(pattern)) {
    if (kind === 'Leaf' && declared.has(name)) continue
    declared.set(name, {
      above: [...above.matchAll(/\b([A-Z]\w*)Base/g)].map(([, each = '']) => each),
      properties: [...body.matchAll(/^ {4}"(\w+)"\?:/gm)].map(([, each = '']) => each),
    })
  }
  return declared
}
