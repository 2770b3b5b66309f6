import { openBytes } from '../build/file-parts.ts'
import { keepLastCities, readLastBuild } from '../build/last-build.ts'
import { stateAt } from '../build/records.ts'
import type { Listing } from '../build/start-listing.ts'
import { remember, type CitiesChanged } from '../build/up-to-date.ts'
import { hash } from '../hash.ts'
import { changedEntry } from '../incremental/changed-entry.ts'
import type { Context } from './context.ts'
import { planRetouch } from './plan-retouch.ts'
import { writeRetouch } from './write-retouch.ts'

/**
 * Builds the site after an edit of one city's texts: that city's page and the files that tell of
 * it, and nothing else. `false`, with nothing written, where that is not sure to come out as the
 * whole way does. `listing` is that of all files that the last build wrote, as they are now.
 */
export async function retouchBuild(
  context: Context,
  changes: CitiesChanged,
  listing: Listing,
): Promise<boolean> {
  const { root, stages } = context
  const { remembered, citiesFile } = changes
  const { read, written } = remembered
  const last = stages.run('last build', () => readLastBuild(root, read.cities))
  const entry = last && changedEntry(last.cities, openBytes(citiesFile.file))
  const plan = await stages.run('retouch', () => entry && planRetouch(context, last, entry))
  // An edit in the meantime is none of this change.
  if (!plan || stateAt(citiesFile.file) !== citiesFile.state) return false
  const files = await stages.run('check files', listing.lines)
  if (hash(files) !== written) return false
  const newFiles = stages.run('write', () => writeRetouch(context, plan, files))
  stages.run('remember', () => {
    keepLastCities(root, citiesFile, entry?.same)
    remember(root, 'build', { read: changes, written: hash(newFiles) })
  })
  return true
}
