import { planFixes, type Fix } from '../edit/plan-fixes.ts'
import { dataFilesOf, type Loaded } from '../load/load-data.ts'
import { site } from '../site/index.ts'
import type { ValidateOptions } from '../validate/rule.ts'
import { validate } from '../validate/validate.ts'
import { namesIn } from './fix-candidates.ts'

/** The data files after all safe repairs, and the repairs in the order in which they were made. */
export interface FixedData {
  readonly files: readonly Loaded[]
  readonly fixes: readonly Fix[]
}

/** A repair may uncover another fault; after so many rounds the rest is left to people. */
const maxRounds = 5

/** Repairs what is safe until nothing of that kind is left. */
export function fixData(loaded: readonly Loaded[], options: ValidateOptions): FixedData {
  let files = loaded
  const fixes: Fix[] = []
  for (let round = 0; round < maxRounds; round += 1) {
    const { findings } = validate(files, site, options)
    const readable = dataFilesOf(files)
    const fixed = planFixes(readable, findings, namesIn(readable, options))
    if (fixed.length === 0) break
    fixes.push(...fixed.flatMap((each) => each.fixes))
    const byName = new Map(fixed.map(({ file }) => [file.name, file]))
    files = files.map((each) =>
      'file' in each ? { file: byName.get(each.file.name) ?? each.file } : each,
    )
  }
  return { files, fixes }
}
