import { join } from 'node:path'
import { publishedRecords, putFiles, type MadeFile } from '../prerender/publish.ts'
import { recordPart, stateAt, writeRecordText } from '../build/records.ts'
import { replaceParts, type Versions } from '../incremental/parts.ts'
import { sitemapFile } from '../render/sitemap.ts'
import { plural } from '../report/format-text.ts'
import { writeChanges } from '../write/write-changes.ts'
import { say, type Context } from './context.ts'
import type { RetouchPlan } from './plan-retouch.ts'

/** Writes what is planned; returns the paths of what was written, relative to the project. */
export function writeRetouch(context: Context, plan: RetouchPlan): string[] {
  const { root } = context
  const { files } = plan.retouched
  if (files.length === 0) {
    say(context, 'generated/ is up to date.')
    say(context, 'dist/ is up to date.')
    return []
  }
  const dist = distFiles(plan)
  const paths = [...files.map(({ path }) => path), ...dist.map(({ path }) => `dist/${path}`)]
  const stateOf = (path: string) => stateAt(join(root, path)) ?? ''
  const oldRecords = dist.map(({ path, oldKey }) =>
    recordPart(path, { key: oldKey(stateOf), state: stateOf(`dist/${path}`) }),
  )
  writeChanges(
    root,
    files.map(({ path, before, after, hash }) => ({ path, before, content: after, hash })),
  )
  say(context, `generated/: ${plural(files.length, 'file')} written.`)
  const made = dist.map(({ path, key, content }) => ({ path, key: key(stateOf), content }))
  const records = putFiles(join(root, 'dist'), made)
  const newRecords = [...records].map(([path, record]) => recordPart(path, record))
  const known = replaceParts(plan.records, versions(oldRecords, newRecords))
  // Without records the next run looks at every file.
  writeRecordText(publishedRecords(root), known ?? '{}')
  say(context, 'dist/: 1 page built.')
  return paths
}

type StateOf = (path: string) => string

/** A file of dist/ with what it was and is made from, which for a copy is the state of another. */
interface DistFile extends Pick<MadeFile, 'path' | 'content'> {
  readonly oldKey: (stateOf: StateOf) => string
  readonly key: (stateOf: StateOf) => string
}

function distFiles({ retouched, made, oldKey }: RetouchPlan): DistFile[] {
  const sitemap = retouched.files.find(({ path }) => path === sitemapFile)
  const keyOfCopy = (stateOf: StateOf) => stateOf(sitemapFile)
  return [
    ...made.map(({ path, key, content }) => ({
      path,
      content,
      oldKey: () => oldKey,
      key: () => key,
    })),
    ...(sitemap
      ? [{ path: 'sitemap.xml', content: sitemap.after, oldKey: keyOfCopy, key: keyOfCopy }]
      : []),
  ]
}

/** What stood at each place, and what stands there now. */
function versions(before: readonly string[], after: readonly string[]): Versions<string>[] {
  return before.map((part, index) => ({ before: part, after: after[index] ?? '' }))
}
