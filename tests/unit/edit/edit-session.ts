import { createAnswerer } from '../../../cli/commands/edit/answer.ts'
import { openSession, reportChanges, touchedFiles } from '../../../cli/commands/edit/session.ts'
import { createStages } from '../../../cli/project/progress.ts'
import { createPaint } from '../../../cli/lib/io.ts'
import type { DataPath, Edit, Field } from '../../../src/editor/protocol.ts'
import { rootsOf, today } from '../../support/project.ts'
import { silentIo } from '../../support/run-cli.ts'

/** A session of `edit` on a project, as a browser asks it, but in this process. */
export function editSession(folder: string, day = today) {
  const io = silentIo({ cwd: folder, now: () => new Date(`${day}T12:00:00Z`) })
  const stages = createStages({ write: undefined, isTerminal: false, clock: io.clock })
  const surroundings = { io, stages, roots: rootsOf(folder), paint: createPaint(false) }
  const session = openSession({
    ...surroundings,
    format: 'text',
    quiet: true,
    version: '0.0.0',
  })
  const handle = createAnswerer(session)
  const ask = async <Body>(
    name: string,
    query: Readonly<Record<string, string>>,
    body?: unknown,
  ) => {
    const answer = await handle({ name, query: new URLSearchParams(query), body })
    return { status: answer.status, body: answer.body as Body }
  }
  const field = async (...path: DataPath) =>
    (await ask<Field>('field', { path: JSON.stringify(path) })).body
  return {
    ask,
    field,
    report: (otherwise: string) => reportChanges(session, otherwise),
    touched: () => touchedFiles(session),
    /** Saves an edit of the file as it is shown now. */
    save: async <Body>(edit: Edit) => {
      const { stamp } = await field(...edit.path.slice(0, 1))
      return ask<Body>('save', {}, { ...edit, stamp })
    },
  }
}
