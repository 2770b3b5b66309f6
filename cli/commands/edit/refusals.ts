import type * as protocol from '../../../src/editor/protocol.ts'
import { CommandError, exitCodes, FaultyDataError } from '../../lib/errors.ts'
import { isAbout, wordsOfFinding, type Finding } from '../../lib/finding.ts'
import { dataFileNames, dataPath } from '../../load/load-data.ts'
import { parseFile } from '../../parse/parse.ts'
import { ReadingError } from '../../reading/mark-data.ts'
import type { EditAnswer } from '../../serve/edit-gate.ts'
import { valueAt } from '../../validate/fields.ts'
import { findingOf } from '../../project/open-reading.ts'
import { describeField, inWords } from './fields.ts'
import { toKeys, type EditState } from './state.ts'

/** Turns an error into an answer; rethrows errors that are not meant for owners. */
export function refusalOf(
  error: unknown,
  at: protocol.DataPath,
  read: () => EditState,
): EditAnswer {
  if (error instanceof ReadingError) return { status: 409, body: unreadable(error, read()) }
  if (!(error instanceof CommandError)) throw error
  const isRefused = error.code === exitCodes.data
  const body: protocol.Refused = {
    message: error.message,
    findings: error instanceof FaultyDataError ? placed(error, at) : [],
    field: (!isRefused && describeField(read(), at)) || null,
  }
  return { status: isRefused ? 422 : 409, body }
}

/** When texts cannot be followed to the data, names the field that causes it. */
function unreadable(error: ReadingError, { site: { sources } }: EditState): protocol.Refused {
  const finding = findingOf(error, { sources })
  const message = `${finding.file}:${finding.line}: ${wordsOfFinding(finding)}`
  return { message, findings: [], field: null, isUnreadable: true }
}

/** The errors, placed at the innermost edited value, or at their line. */
function placed(
  { findings, texts }: FaultyDataError,
  edited: protocol.DataPath,
): protocol.Refused['findings'] {
  const name = dataFileNames.find((each) => each === edited[0])
  const file = texts.find((each) => name && each.path === dataPath(name))
  const values = { [edited[0] ?? '']: name && file && parseFile({ name, ...file }).source?.value }
  const errors = findings.filter(({ severity }) => severity === 'error')
  return errors.map((finding) => {
    const at = name && isAbout(finding, edited) ? innermost(values, finding, edited) : null
    const words = inWords(values, at ?? [], wordsOfFinding(finding))
    return { path: at, message: at ? words : `${finding.file}:${finding.line}: ${words}` }
  })
}

/** The value that a finding is about, or the map that lacks it; at least the edited value. */
function innermost(
  values: unknown,
  { path: about = [], atKey }: Finding,
  edited: protocol.DataPath,
): protocol.DataPath {
  const keys = toKeys(atKey ? about.slice(0, -1) : about)
  const missing = keys.findIndex((_, at) => valueAt(values, keys.slice(0, at + 1)) === undefined)
  return missing < 0 ? keys : keys.slice(0, Math.max(missing, edited.length))
}
