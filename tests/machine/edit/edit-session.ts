import { createAnswerer } from '../../../cli/commands/edit/answer.ts'
import { openSession, reportChanges, touchedFiles } from '../../../cli/commands/edit/session.ts'
import { dependsOn } from '../../../cli/commands/edit/stamp.ts'
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
    /** Sends a photo for the value as it is shown now. */
    photo: async <Body>(path: DataPath, alt: string, picture: Buffer) => {
      const { stamp } = await field(...path)
      return ask<Body>('photo', { path: JSON.stringify(path), alt, stamp }, picture)
    },
    /** Saves an edit of the value as it is shown now, in a tab. */
    save: async <Body>(edit: Edit, tab = '') => {
      const { stamp = '' }: Partial<Field> = (await field(...dependsOn(edit))) ?? {}
      return ask<Body>('save', { tab }, { ...edit, stamp })
    },
  }
}
