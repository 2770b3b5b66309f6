import { toSlug } from '../../lib/slug.ts'
import { dataPath } from '../../load/load-data.ts'
import { parseFile } from '../../parse/parse.ts'
import type { SiteData } from '../schema/data.ts'
import { refusal, type KnownSite } from './change.ts'
import { indexOfTown, townLists } from './town-lists.ts'

/** Where finished jobs and reviews name a town. */
export function proofOf(data: SiteData, town: string) {
  const slug = toSlug(town)
  return (['projects', 'reviews'] as const).flatMap((file) =>
    data[file].flatMap(({ city }, index) =>
      city !== undefined && toSlug(city) === slug ? [{ file, path: [index, 'city'] }] : [],
    ),
  )
}

/** Throws where a job or review would name a town that is served no more. */
export function refuseProven({ data, texts }: KnownSite, town: string): void {
  const served = townLists(data).filter(({ of }) => of.kind === 'served')
  if (served.some((list) => indexOfTown(list, town) !== -1)) return
  const places = proofOf(data, town).map(({ file, path }) => {
    const text = texts.find(({ name }) => name === file)
    const source = text ? parseFile(text).source : null
    return `${dataPath(file)}:${source?.placeOf(path).line ?? 1}`
  })
  if (places.length === 0) return
  throw refusal(
    `Finished jobs or reviews name ${town}: ${places.join(', ')}. Take them out first, or list the town under \`alsoServed\` of its county. Nothing was changed.`,
  )
}
