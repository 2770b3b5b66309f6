import { structuredPatch } from 'diff'
import { mergeTexts } from '../../edit/merge-texts.ts'
import { failure, FaultyDataError } from '../../lib/errors.ts'
import { wordsOfFinding } from '../../lib/finding.ts'
import type { DataFile } from '../../load/load-data.ts'
import { formatDiff } from '../../report/format-diff.ts'
import type { AddedFile, Change } from '../../site/entries/change.ts'
import { withLock } from '../../write/lock.ts'
import { planChange, type ProjectState } from '../../project/plan-change.ts'
import { readState, writePlan } from '../../project/run-change.ts'
import type { Context } from '../../project/context.ts'
import { refuseHandEdits } from '../../project/update-generated.ts'
import { inWords } from './fields.ts'

export interface Pictures {
  readonly added: readonly AddedFile[]
  readonly removed: readonly AddedFile[]
}

export interface Step extends Pictures {
  readonly files: ReturnType<typeof changedFiles>
  /** Pages that came with it: taken back, they were never public. */
  readonly opened: readonly string[]
  /** What `validate` warns of since. */
  readonly warnings: readonly string[]
}

/** Applies a change to the current state. Rejects with a `FaultyDataError` when the result has errors. */
export function carryOut(
  context: Context,
  changeOf: (state: ProjectState) => Pick<Change, 'edits' | 'texts' | 'unpublished'>,
  { added, removed }: Pictures = { added: [], removed: [] },
): Promise<Step> {
  const { site: root } = context.roots
  return withLock(root, async () => {
    const state = readState(context)
    const publicFiles = new Map(state.project.publicFiles)
    for (const { address } of removed) publicFiles.delete(address)
    const project = { ...state.project, publicFiles }
    const change = { ...nameless, ...changeOf(state), files: added }
    const planned = await planChange({ ...state, project }, change)
    if (!('plan' in planned))
      throw new FaultyDataError('Nothing was written.', planned.findings, planned.texts)
    refuseHandEdits(planned.blocked)
    const deletions = removed.map(({ address, content }) => {
      return { path: `data/public${address}`, before: content, content: null }
    })
    writePlan(root, planned.plan, deletions)
    const warnings = planned.plan.findings.map((each) => inWords({}, [], wordsOfFinding(each)))
    const opened = planned.plan.pages.appear
    return { files: changedFiles(state.texts, planned.texts), opened, added, removed, warnings }
  })
}

const nameless = { title: '', done: '', pages: [], next: '', inverse: { command: '' } }

/** Reverts a step; later changes, by other tabs and programs, stay. */
export async function takeBack(
  context: Context,
  { files, opened, added, removed }: Step,
): Promise<Step> {
  const textsOf = ({ texts }: ProjectState) =>
    files.map(({ name, path, before, after }) => {
      const now = texts.find((each) => each.name === name)?.text ?? ''
      const text = mergeTexts(after, before, now)
      if (text !== undefined) return [name, text] as const
      throw failure(`${path} was changed since, just there. Nothing was taken back.`)
    })
  const changeOf = (state: ProjectState) => {
    return { edits: [], texts: new Map(textsOf(state)), unpublished: opened }
  }
  try {
    return await carryOut(context, changeOf, { added: removed, removed: added })
  } catch (error) {
    if (!(error instanceof FaultyDataError)) throw error
    const [first] = error.findings
    const found = first ? ` (${first.file}:${first.line}: ${first.message})` : ''
    const words = `What was changed since depends on it${found}. Nothing was taken back.`
    throw failure(words, { cause: error })
  }
}

/** The files that exist in both states and differ. */
export const changedFiles = (from: readonly DataFile[], to: readonly DataFile[]) =>
  from.flatMap(({ name, path, text: before }) => {
    const { text: after = before } = to.find((each) => each.name === name) ?? {}
    return before === after ? [] : [{ name, path, before, after }]
  })

/** The first differing line of each file: `data/cities.yaml:12`. */
export const placesOf = (files: Step['files']) =>
  files.map(({ path, before, after }) => {
    const { hunks } = structuredPatch(path, path, before, after, '', '', { context: 0 })
    return `${path}:${hunks[0]?.newStart ?? 1}`
  })

/** The differences as a diff. */
export const diffOf = (files: Step['files']) =>
  files.map(({ path, before, after }) => formatDiff(path, before, after)).join('')
