import type * as protocol from '../../../src/editor/protocol.ts'
import type { DataEdit } from '../../edit/data-edits.ts'
import { failure } from '../../lib/errors.ts'
import { fieldsOf } from '../../lib/json.ts'
import { joinWords } from '../../lib/plural.ts'
import { dataFileNames } from '../../load/load-data.ts'
import type { EditRequest } from '../../serve/edit-gate.ts'
import { forecastText } from '../../site/audits/forecast.ts'
import type { ProjectState } from '../../project/plan-change.ts'
import type { BuiltState } from '../../site/changes/states.ts'
import type { SiteData } from '../../site/schema/data.ts'
import { asMeant } from '../../site/schema/forms.ts'
import { mapTexts, valueAt } from '../../validate/fields.ts'
import { describeField, followsFrom, stampOf } from './fields.ts'
import { planPhoto } from './photo.ts'
import { confirmed, settledBy } from '../../site/proposed.ts'
import { saveRequest, type Save } from './requests.ts'
import { describeChanges, type Session } from './session.ts'
import { pathsOf, type EditState } from './state.ts'
import * as steps from './steps.ts'

/** A request, and the state of the data that answers it. */
interface Asked extends EditRequest {
  readonly state: EditState
  readonly built: BuiltState
  readonly field: protocol.Field | undefined
  /** The path in the request. */
  readonly at: protocol.DataPath
}

/** Returns the body of the answer; `undefined` for an invalid request. */
type Handler = (session: Session, asked: Asked) => unknown

async function findFields(
  { pages }: Session,
  { state, query }: Asked,
): Promise<protocol.FieldsOfText> {
  const text = query.get('text') ?? ''
  const pointed = { page: query.get('page') ?? '/', text, nth: Number(query.get('nth') ?? 0) }
  const paths = pathsOf(state.site, (await pages()).read, pointed)
  const fields = paths.flatMap((each) => describeField(state, shownBy(each)) ?? [])
  return fields[0] ? { fields, note: '' } : followsFrom(state, text)
}

/** Clicking a photo means clicking its alt text. */
const shownBy = (each: protocol.DataPath) => (each.at(-1) === 'alt' ? each.slice(0, -1) : each)

const answerField: Handler = (_, { field }) => field

async function countPages({ pages }: Session, { built, at }: Asked): Promise<protocol.Shows> {
  const { read } = await pages()
  return { pages: read(built).pagesWith(at).length }
}

async function foresee({ forecast }: Session, { built, field, body }: Asked) {
  if (!field) return undefined
  return { lines: forecastText(await forecast(built), built, field.path, fieldsOf(body)['value']) }
}

function saveValue(session: Session, { state, field, body }: Asked) {
  const { data } = saveRequest.safeParse(body)
  return field && data && save(session, state, data)
}

async function savePhoto(session: Session, { state, field, query, body }: Asked) {
  if (field?.kind !== 'photo' || !Buffer.isBuffer(body)) return undefined
  const sent = new Set(session.done.flatMap(({ added }) => added.map(({ address }) => address)))
  const shown = { bytes: body, alt: query.get('alt') ?? '', sent }
  const { edit, ...files } = await planPhoto(state, field.path, shown)
  return save(session, state, { ...edit, stamp: field.stamp }, files)
}

async function save(
  session: Session,
  state: EditState,
  { stamp: known, ...edit }: Save,
  files?: steps.Pictures,
): Promise<protocol.Saved> {
  const { context, done, undone } = session
  const changeOf = (found: ProjectState) => {
    if (stampOf(found, edit.path) !== known) throw failure(changedMeanwhile)
    return { edits: editsOf(state, found.data, edit) }
  }
  const step = await steps.carryOut(context, changeOf, files)
  undone.length = 0
  const did = edit.kind === 'confirm' ? 'Confirmed' : 'Saved'
  return finish(session, step, done, `${did} in ${joinWords(steps.placesOf(step.files))}.`)
}

const changedMeanwhile =
  'Another program changed this file in the meantime. Nothing was written; here is its current value.'

/** The edits of a request, and of the lines of `placeholders` that it settles. */
function editsOf(state: EditState, found: SiteData, edit: protocol.Edit): DataEdit[] {
  if (edit.kind === 'confirm') return confirmed(found, edit.path)
  const own = toDataEdit(state, edit)
  return [own, ...settledBy(found, own)]
}

/** The first item of a list also creates the list. */
function toDataEdit(
  { values }: EditState,
  { path: [name, ...rest], ...change }: Exclude<protocol.Edit, { kind: 'confirm' }>,
): DataEdit {
  const file = dataFileNames.find((each) => each === name)
  if (!file) throw new Error(`${name} is no file of data.`)
  const list = rest.slice(0, -1)
  const isFirst = change.kind === 'insert' && valueAt(values, [file, ...list]) === undefined
  if (isFirst) return { kind: 'set', file, path: list, value: [change.value] }
  if (change.kind === 'remove' || change.kind === 'move') return { ...change, file, path: rest }
  const outside = valueAt(values, [file, ...list])
  const value = mapTexts(change.value, (text, at) => {
    const around = at.length > 0 ? valueAt(change.value, at.slice(0, -1)) : outside
    return asMeant([file, ...rest, ...at], text, around)
  })
  return { ...change, value, file, path: rest }
}

const undo: Handler = (session) => turn(session, session.done, session.undone, 'Taken back.')

const redo: Handler = (session) => turn(session, session.undone, session.done, 'Done again.')

/** Reverts the last step of one list, and pushes the reverse onto the other. */
async function turn(session: Session, from: steps.Step[], onto: steps.Step[], words: string) {
  const last = from.at(-1)
  if (!last) return undefined
  const step = await steps.takeBack(session.context, last)
  from.pop()
  return finish(session, step, onto, words)
}

function finish(session: Session, step: steps.Step, onto: steps.Step[], words: string) {
  const isNone = step.files.length === 0
  if (!isNone) onto.push(step)
  return tell(session, [isNone ? 'It is as it was.' : words, ...step.warnings].join(' '))
}

const tell = ({ done, undone }: Session, words = ''): protocol.Saved => {
  const count = done.length
  return { done: words, count, undo: count > 0, redo: undone.length > 0 }
}

/** Requested when a page is opened, so that clicks are answered at once. */
async function readPages(session: Session, { built }: Asked): Promise<protocol.Saved> {
  const { read } = await session.pages()
  read(built)
  return tell(session)
}

/** Request handlers by the name after `/__edit/`. */
export const handlers: Readonly<Record<string, Handler>> = {
  fields: findFields,
  field: answerField,
  shows: countPages,
  forecast: foresee,
  save: saveValue,
  photo: savePhoto,
  undo,
  redo,
  state: readPages,
  changes: describeChanges,
}
