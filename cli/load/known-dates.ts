import { recordPath } from '../lib/paths.ts'
import { isUntouched, type OnDisk } from './project-files.ts'
import { isDated, joinLastmod, parseLastmod, type KnownEntries } from './records.ts'

/** The dates of pages that changed, as far as disk and git know them. */
export interface KnownDates {
  readonly record: KnownEntries
  /** `lost`: there was a record, and neither disk nor git has one that can be read. */
  readonly state: 'as-written' | 'edited' | 'missing' | 'damaged' | 'lost' | 'none'
  readonly isFromGit: boolean
}

/** The record on disk; for one that no command left so, the last commit stands in. */
export function findDates(
  disk: OnDisk,
  textAtHead: (path: string) => string | undefined,
): KnownDates {
  const text = disk.files.get(recordPath)
  const isKnown = disk.manifest.has(recordPath)
  const versions = disk.merged.get(recordPath)
  if (versions) return { record: joinLastmod(versions), state: 'as-written', isFromGit: false }
  const own = parseLastmod(text)
  if (isUntouched(disk, recordPath) || (own.isWhole && !isKnown)) {
    return { record: own.entries, state: 'as-written', isFromGit: false }
  }
  const committed = parseLastmod(textAtHead(recordPath)).entries
  const restored = [...committed].filter(([path, entries]) => {
    const kept = own.entries.get(path)
    return !kept || (!kept.some(isDated) && entries.some(isDated))
  })
  const isFromGit = restored.length > 0
  const record = new Map([...own.entries, ...restored])
  const isHopeless = committed.size === 0
  if (own.isWhole) return { record, state: 'edited', isFromGit }
  if (text === undefined && !isKnown && isHopeless) return { record, state: 'none', isFromGit }
  if (isHopeless) return { record, state: 'lost', isFromGit }
  return { record, state: text === undefined ? 'missing' : 'damaged', isFromGit }
}

/** A word on dates that git stood in for; `undefined` where the project's own record did. */
export function describeDates({ state, isFromGit }: KnownDates): string | undefined {
  if (!isFromGit) return undefined
  const fault = state === 'edited' ? 'was edited and lacks dates' : `is ${state}`
  return `${recordPath} ${fault}; those of the last commit stand in.`
}
