import { FaultyDataError } from '../../lib/errors.ts'
import type { EditAnswer, EditRequest } from '../../serve/edit-gate.ts'
import { describeField } from './fields.ts'
import { handlers } from './handlers.ts'
import { refusalOf } from './refusals.ts'
import { pathIn } from './requests.ts'
import type { Session } from './session.ts'

/** Milliseconds without requests before pages are read ahead. */
const patience = 700

/** Answers requests one after the other. */
export function createAnswerer(session: Session): (request: EditRequest) => Promise<EditAnswer> {
  // Serial, so that an undo reverts what was done before it was requested.
  let running: Promise<unknown> = Promise.resolve()
  let idle: NodeJS.Timeout | undefined
  return (request) => {
    // Asked while the photo is being copied, so not after it.
    if (request.name === 'progress') {
      return Promise.resolve({ status: 200, body: session.progress })
    }
    clearTimeout(idle)
    const next = running.then(() => answer(session, request))
    running = next.catch(() => undefined)
    // Reading ahead while idle makes the next click fast.
    idle = setTimeout(() => {
      running = running.then(() => readAhead(session))
    }, patience).unref()
    return next
  }
}

async function answer(session: Session, request: EditRequest): Promise<EditAnswer> {
  const at = pathIn(request)
  try {
    const state = session.read()
    const { findings, built } = state.site
    if (!built) throw new FaultyDataError(faultyNow, findings, state.texts)
    const asked = { ...request, state, built, field: describeField(state, at), at }
    const body = await handlers[request.name]?.(session, asked)
    return body === undefined ? { status: 400 } : { status: 200, body }
  } catch (error) {
    return refusalOf(error, at, session.read)
  }
}

const faultyNow = 'Your data has errors; until they are fixed, nothing can be saved here.'

async function readAhead({ read, pages }: Session): Promise<void> {
  try {
    const { built } = read().site
    if (built) (await pages()).read(built)
  } catch {
    // The next click reports it.
  }
}
