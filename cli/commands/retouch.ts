import { dirname } from 'node:path'
import { openBytes } from '../build/file-parts.ts'
import { keepLastCities, readLastBuild } from '../build/last-build.ts'
import { stateAt } from '../build/records.ts'
import type { Check } from '../build/start-check.ts'
import { remember, type CitiesChanged } from '../build/up-to-date.ts'
import { renewStates } from '../build/written-files.ts'
import { changedEntry } from '../incremental/changed-entry.ts'
import type { Context } from './context.ts'
import { planRetouch } from './plan-retouch.ts'
import { writeRetouch } from './write-retouch.ts'

/**
 * Builds the site after an edit of one city's texts: that city's page and the files that tell of
 * it, and nothing else. `false`, with nothing written, where that is not sure to come out as the
 * whole way does. `check` is that of all files that the last build wrote.
 */
export async function retouchBuild(
  context: Context,
  changes: CitiesChanged,
  check: Check,
): Promise<boolean> {
  const { root, stages } = context
  const { before, citiesFile } = changes
  const last = stages.run('last build', () => readLastBuild(root, before.cities))
  const entry = last && changedEntry(last.cities, openBytes(citiesFile.file))
  const plan = await stages.run('retouch', () => entry && planRetouch(context, last, entry))
  // An edit in the meantime is none of this change.
  if (!plan || stateAt(citiesFile.file) !== citiesFile.state) return false
  if (!(await stages.run('check files', check.isSame))) return false
  const written = stages.run('write', () => writeRetouch(context, plan))
  stages.run('remember', () => {
    keepLastCities(root, citiesFile, entry?.same)
    const files = check.files()
    const isRenewed = renewStates(root, files, new Set([...written, ...written.map(dirname)]))
    // Otherwise the next run goes the whole way.
    if (isRenewed) remember(root, 'build', { read: changes, files })
  })
  return true
}
