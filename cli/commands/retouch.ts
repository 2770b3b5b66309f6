import { keepLastCities, readLastBuild } from '../build/last-build.ts'
import { remember, type CitiesChanged } from '../build/up-to-date.ts'
import { hash } from '../hash.ts'
import { changedEntry } from '../incremental/changed-entry.ts'
import type { Context } from './context.ts'
import { planRetouch } from './plan-retouch.ts'
import { writeRetouch } from './write-retouch.ts'

/**
 * Builds the site after an edit of one city's texts: that city's page and the files that tell of
 * it, and nothing else. `false`, with nothing written, where that is not sure to come out as the
 * whole way does. `listing` is the list of all files that the last build wrote, as they are now.
 */
export async function retouchBuild(
  context: Context,
  changes: CitiesChanged,
  listing: Promise<string>,
): Promise<boolean> {
  const { root, stages } = context
  const { read, written } = changes.remembered
  const last = stages.run('last build', () => readLastBuild(root, read.cities))
  const entry = last && changedEntry(last.cities.bytes, changes.citiesBytes)
  const plan = await stages.run('retouch', () => entry && planRetouch(context, last.data, entry))
  const list = await stages.run('check files', () => listing)
  if (!plan || hash(list) !== written) return false
  const newList = stages.run('write', () => writeRetouch(context, plan, list))
  stages.run('remember', () => {
    keepLastCities(root, { bytes: changes.citiesBytes, hash: changes.cities })
    remember(root, 'build', { read: changes, written: hash(newList) })
  })
  return true
}
