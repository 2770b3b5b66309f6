import { applyPatch, structuredPatch } from 'diff'
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
  readonly warnings: readonly string[]
}

/** Applies a change to the current state. Rejects with a `FaultyDataError` when the result has errors. */
export function carryOut(
  context: Context,
  changeOf: (state: ProjectState) => Pick<Change, 'edits' | 'texts'>,
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
    const gone = removed.map(({ address, content }) => {
      return { path: `data/public${address}`, before: content, content: null }
    })
    writePlan(root, planned.plan, gone)
    const warnings = planned.plan.findings.map((each) => inWords({}, [], wordsOfFinding(each)))
    return { files: changedFiles(state.texts, planned.texts), added, removed, warnings }
  })
}

const nameless = { title: '', done: '', pages: [], next: '', inverse: { command: '' } }

/** Reverts a step; later changes by other programs stay. */
export function takeBack(context: Context, { files, added, removed }: Step): Promise<Step> {
  const textsOf = ({ texts }: ProjectState) =>
    files.map(({ name, path, before, after }) => {
      const now = texts.find((each) => each.name === name)?.text ?? ''
      const text = applyPatch(now, structuredPatch(path, path, after, before))
      if (text !== false) return [name, text] as const
      throw failure(`${path} was changed by another program just there. Nothing was taken back.`)
    })
  const changeOf = (state: ProjectState) => ({ edits: [], texts: new Map(textsOf(state)) })
  return carryOut(context, changeOf, { added: removed, removed: added })
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
