import type * as protocol from '../../../src/editor/protocol.ts'
import { once } from '../../lib/collections.ts'
import { createPaint } from '../../lib/io.ts'
import { loadLandmarks } from '../../load/gazetteer.ts'
import { changeFormats } from '../../report/change-formats.ts'
import { createForecast } from '../../site/audits/forecast.ts'
import { describeChange } from '../../site/changes/describe-change.ts'
import type { BuiltState } from '../../site/changes/states.ts'
import { homeOf } from '../../site/home.ts'
import type { Context } from '../../project/context.ts'
import { openReading, whileReading } from '../../project/open-reading.ts'
import { createReader, type EditState } from './state.ts'
import * as steps from './steps.ts'

/** The state of an `edit` session. */
export interface Session {
  readonly context: Context
  /** The data at the start, and the current data. */
  readonly start: EditState
  readonly read: () => EditState
  /** Opens the page renderer and the reader of pages. */
  readonly pages: () => ReturnType<typeof openReading>
  readonly forecast: (of: BuiltState) => Promise<ReturnType<typeof createForecast>>
  /** Undo and redo stacks of all tabs; the last step of a tab is its next one. */
  readonly done: StepOfTab[]
  readonly undone: StepOfTab[]
  /** How many copies of a photo have been made. */
  progress: protocol.Progress
  /** Whether a page has been opened. */
  isBegun: boolean
}

export interface StepOfTab extends steps.Step {
  readonly tab: string
}

export function openSession(outer: Context): Session {
  // Results are shown in the page.
  const context = { ...outer, quiet: true }
  const read = createReader(context)
  // Bundling takes a while, which the terminal reports.
  const pages = once(() => openReading(outer))
  let foresee: ReturnType<typeof createForecast> | undefined
  const forecast = async ({ data }: BuiltState) => {
    const { read: readPages } = await pages()
    const landmarks = loadLandmarks(context.roots, homeOf(data))
    return (foresee ??= createForecast({ read: readPages, landmarks }))
  }
  const [progress, isBegun] = [noProgress, false]
  return { context, start: read(), read, pages, forecast, done: [], undone: [], progress, isBegun }
}

export const noProgress: protocol.Progress = { done: 0, total: 0 }

/** The files changed in this session, without `generated/`. */
export const touchedFiles = ({ done }: Session): string[] =>
  done.flatMap(({ files, added, removed }) => [
    ...files.map((file) => file.path),
    ...[...added, ...removed].map(({ address }) => `data/public${address}`),
  ])

/** The changes since the start. */
export async function describeChanges(session: Session): Promise<protocol.Changes> {
  const { start, read, pages } = session
  const now = read()
  const states = { before: start.site, after: now.site }
  const served = touchedFiles(session).filter((file) => file.startsWith('data/public/'))
  const change = describeChange(states, { places: [], served }, await pages())
  const report = { ...change, since: 'the start', code: [] }
  return {
    report: changeFormats.text(report, { paint: createPaint(false), preview: undefined }),
    diff: steps.diffOf(steps.changedFiles(start.texts, now.texts)),
  }
}

/** The same for a command; throws with `otherwise` when the pages cannot be read. */
export function reportChanges(session: Session, otherwise: string): Promise<protocol.Changes> {
  const { site, texts } = session.read()
  const read = { sources: site.sources, texts }
  return whileReading(session.context, read, () => describeChanges(session), otherwise)
}
