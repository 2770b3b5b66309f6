import { requireData } from './check.ts'
import { join, relative } from 'node:path'
import { CommandError, FaultyDataError, exitCodes } from '../lib/errors.ts'
import type { ReadTexts } from '../load/generated-files.ts'
import { lookAt, stampOf } from '../load/list-files.ts'
import { dataFileNames, dataPath } from '../load/load-data.ts'
import { formatOverlay, type Overlay } from '../report/format-overlay.ts'
import { withLock } from '../write/lock.ts'
import { isInternalFile } from '../write/internal-files.ts'
import type { DevServer } from '../serve/dev-server.ts'
import type { EditGate } from '../serve/edit-gate.ts'
import { untilClosed, type Listening, type ListenOptions } from '../serve/listen.ts'
import type { Context } from './context.ts'
import { refuseHandEdits, updateGenerated } from './update-generated.ts'

/** Serves the site and follows its data until interrupted; `begun` receives the address. */
export async function serveSources(
  context: Context,
  options: ListenOptions,
  begun: (served: Listening) => void,
  gate?: EditGate,
): Promise<void> {
  const state = stateOfData(context.roots.site)
  const read: ReadTexts = new Map()
  const fault = await update(context, read).catch((error: unknown) => {
    // Errors in the data can be fixed while the server runs.
    if (!(error instanceof CommandError) || error.code !== exitCodes.data) throw error
    return tell(context, error)
  })
  const { startDevServer } = await import('../serve/dev-server.ts')
  const served = await startDevServer(context.roots, options, gate)
  served.faults.show(fault ?? undefined)
  watchData(context, served, { state, read })
  begun(served)
  await untilClosed(served)
  await served.vite.close()
}

function update(
  context: Context,
  read: ReadTexts,
  options?: { readonly patience: number },
): Promise<void> {
  const work = async () => {
    const { blocked } = await updateGenerated(context, requireData(context), { read })
    refuseHandEdits(blocked)
  }
  return withLock(context.roots.site, work, options)
}

function tell({ io, roots }: Context, error: unknown): Overlay {
  const message = error instanceof Error ? error.message : String(error)
  io.stderr(`${message}\n`)
  const { findings, texts } = error instanceof FaultyDataError ? error : { findings: [], texts: [] }
  const [first, ...others] = findings
  if (!first) return { plugin: 'roof-site', message, stack: '' }
  return formatOverlay([first, ...others], { root: roots.site, texts })
}

/** Changes whenever a data file does. */
export const stateOfData = (root: string) =>
  dataFileNames.map((name) => stampOf(join(root, dataPath(name)))).join('\n')

interface Known {
  readonly state: string
  readonly read: ReadTexts
}

function watchData(context: Context, { vite, faults }: DevServer, { state, read }: Known): void {
  const { site } = context.roots
  const folder = join(context.roots.site, 'data')
  const written = new Set<string>(dataFileNames.map((name) => join(site, dataPath(name))))
  let known = state
  let pending: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const follow = () => {
    known = stateOfData(context.roots.site)
    return update(context, read, { patience: Infinity }).then(
      () => faults.show(undefined),
      (error: unknown) => faults.show(tell(context, error)),
    )
  }
  const schedule = (file?: string, patience = 10) => {
    clearTimeout(pending)
    const stamp = file && stampOf(file)
    pending = setTimeout(() => {
      // Programs save in several steps, of which the first may empty the file.
      const isSaved = !file || (lookAt(file)?.size !== 0 && stampOf(file) === stamp)
      if (patience > 0 && !isSaved) return schedule(file, patience - 1)
      pending = undefined
      running = running.then(follow)
    }, 10)
  }
  vite.watcher.add([folder, join(context.roots.site, 'generated')])
  vite.watcher.on('all', (_event, file) => {
    if (!file.startsWith(folder) || file.startsWith(join(folder, 'schema'))) return
    if (isInternalFile(relative(folder, file))) return
    // A watcher may report the same save twice.
    if (written.has(file) && stateOfData(site) === known) return
    schedule(file)
  })
  // Watchers miss saves during their start, and on network drives.
  const look = () => {
    if (!pending && stateOfData(context.roots.site) !== known) schedule()
  }
  setInterval(look, 1000).unref()
}
