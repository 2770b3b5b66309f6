import { printJson } from '../lib/json.ts'
import type { Comparison } from '../render/compare.ts'
import { printable } from '../lib/printable.ts'
import { formatDiff, showDiff } from './format-diff.ts'
import { plural } from '../lib/plural.ts'
import type { Format } from './formats.ts'

const words: { readonly [State in Comparison['state']]: string } = {
  same: 'same',
  missing: 'missing',
  stale: 'stale: the data changed since',
  merged: 'merged by git, to be regenerated from the data',
  'hand-edited': 'edited by hand',
  orphan: 'orphan: no data requires it any longer',
  foreign: 'unknown: no command wrote it',
  lost: 'missing or damaged, and not in the last commit either: the dates of the pages were in it',
}

const describeFile = ({ path, state }: Comparison) => `${printable(path)}: ${words[state]}`

/** The files that differ and how, a line each; of what was written by hand also the text, of which there is no copy. */
export function formatStates(files: readonly Comparison[], format: Format): string {
  if (format === 'json') return formatDiffs(files, format)
  return files
    .map((file) => {
      const { path, state, before, after } = file
      const isByHand = state === 'hand-edited' || state === 'foreign'
      const diff = isByHand ? showDiff(formatDiff(path, before, after)) : ''
      return `${describeFile(file)}\n${diff}`
    })
    .join('')
}

/** Planned changes as diffs, or as JSON with a diff each. */
export function formatDiffs(files: readonly Comparison[], format: Format): string {
  const diffs = files.map(({ path, state, before, after }) => {
    return { path, state, diff: formatDiff(path, before, after) }
  })
  if (format === 'json') return printJson({ version: 1, files: diffs })
  return diffs.map(({ diff }) => showDiff(diff)).join('')
}

export function summarizeFiles(files: readonly Comparison[]): string {
  if (files.length === 0) return 'generated/ is up to date.'
  if (files.some(({ state }) => state === 'merged')) {
    return `generated/ was merged by git: ${plural(files.length, 'file')} regenerated from the data, with the dates of both sides. To commit them: \`git add -A generated\`.`
  }
  const removed = files.filter(({ after }) => after === undefined).length
  return `generated/: ${countFiles(files.length - removed, removed)}.`
}

/** `3 files written, 1 removed`; zero counts are left out. */
export function countFiles(written: number, removed: number): string {
  if (written === 0) return `${plural(removed, 'file')} removed`
  return `${plural(written, 'file')} written${removed > 0 ? `, ${removed} removed` : ''}`
}

const handEditAdvice =
  'Move your change to data/ or templates/, or run `npx roof-site generate --force` to give it up.'

const lossAdvice =
  'Put the file back, from a backup or an earlier commit, or run `npx roof-site generate --force`: then pages have no date until they change again.'

/** Advice on files that block a change. */
export function adviceOn(blocked: readonly Comparison[]): string {
  return blocked.every(({ state }) => state === 'lost') ? lossAdvice : handEditAdvice
}

/** Lists the files that block a change, with advice. */
export function formatRefusal(blocked: readonly Comparison[]): string {
  return [...blocked.map(describeFile), `Nothing was written. ${adviceOn(blocked)}`].join('\n')
}
