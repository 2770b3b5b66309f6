import { dataError } from '../../lib/errors.ts'
import type { DataEdit } from '../../edit/data-edits.ts'
import { dataPath, type DataFileName } from '../../load/load-data.ts'
import { parseFile, type DataPath } from '../../parse/parse.ts'
import { hasPage } from '../schema/cities.ts'
import type { SiteData } from '../schema/data.ts'
import { partsOfProse } from '../prose.ts'
import { type KnownSite } from './change.ts'
import { toSlug } from '../../lib/slug.ts'
import { textsBelow } from '../../validate/fields.ts'

export interface TownList {
  readonly file: DataFileName
  readonly path: DataPath
  readonly names: readonly string[]
  /** The owner of the list: nearby areas of a city or county, or other served towns. */
  readonly of: { readonly kind: 'city' | 'county' | 'served'; readonly name: string }
}

/** All lists of town names: nearby areas, and served towns without a page. */
export function townLists({ cities, counties, site }: SiteData): TownList[] {
  return [
    ...cities.map(({ cityName: name, nearbyAreas: names }, index): TownList => {
      const path = [index, 'nearbyAreas']
      return { file: 'cities', path, names, of: { kind: 'city', name } }
    }),
    ...counties.flatMap((county, index) =>
      (['nearbyAreas', 'alsoServed'] as const).map((field): TownList => {
        const kind = field === 'alsoServed' ? 'served' : 'county'
        const lists = hasPage(county) ? county : { ...county, nearbyAreas: [] }
        const [path, names] = [[index, field], lists[field]]
        return { file: 'counties', path, names, of: { kind, name: county.name } }
      }),
    ),
    {
      file: 'site',
      path: ['contact', 'served', 'others', 'contactOnly'],
      names: site.contact.served.others.contactOnly,
      of: { kind: 'served', name: 'contact' },
    },
  ]
}

export function indexOfTown({ names }: TownList, name: string): number {
  const slug = toSlug(name)
  return names.findIndex((each) => toSlug(each) === slug)
}

/** The edits that lead links to another address, in fields and in texts. */
export function moveLinks(data: SiteData, from: string, to: string): DataEdit[] {
  return linksTo(data, from).map(({ others, ...place }): DataEdit => {
    if (others === undefined) return { kind: 'set', ...place, value: to }
    const except = others.filter((other) => other.startsWith(from))
    return { kind: 'rewrite', ...place, words: { from, to, except } }
  })
}

interface PlacedLink {
  readonly file: DataFileName
  readonly path: DataPath
  /** Of a link within a text the addresses of its other links. */
  readonly others?: readonly string[]
}

/** The links to an address. */
export function linksTo(data: SiteData, address: string): PlacedLink[] {
  return (['site', 'services', 'pages'] as const).flatMap((file) =>
    textsBelow(data[file]).flatMap(({ value, path }): PlacedLink[] => {
      if (path.at(-1) === 'to' && value === address) return [{ file, path }]
      if (path.at(-1) !== 'body') return []
      const led = partsOfProse(value).links.map(({ to }) => to)
      const others = led.filter((other) => other !== address)
      return led.includes(address) ? [{ file, path, others }] : []
    }),
  )
}

/** The finished jobs and reviews in a town. */
export function proofOf(data: SiteData, town: string) {
  const slug = toSlug(town)
  return (['projects', 'reviews'] as const).flatMap((file) =>
    data[file].flatMap(({ city }, index) =>
      city !== undefined && toSlug(city) === slug ? [{ file, path: [index, 'city'] }] : [],
    ),
  )
}

/** Throws when a job or review is in a town that would no longer be served. */
export function refuseProven({ data, texts }: KnownSite, town: string): void {
  const served = townLists(data).filter(({ of }) => of.kind === 'served')
  if (served.some((list) => indexOfTown(list, town) !== -1)) return
  const places = proofOf(data, town).map(({ file, path }) => {
    const text = texts.find(({ name }) => name === file)
    const source = text ? parseFile(text).source : null
    return `${dataPath(file)}:${source?.placeOf(path).line ?? 1}`
  })
  if (places.length === 0) return
  throw dataError(
    `Finished jobs or reviews name ${town}: ${places.join(', ')}. Take them out first, or list the town under \`alsoServed\` of its county. Nothing was changed.`,
  )
}
