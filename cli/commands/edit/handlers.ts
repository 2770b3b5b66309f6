import type * as protocol from '../../../src/editor/protocol.ts'
import type { DataEdit } from '../../edit/data-edits.ts'
import { dataError, failure } from '../../lib/errors.ts'
import { readAnswer } from '../../lib/invisible.ts'
import { fieldsOf, isMap, isText } from '../../lib/json.ts'
import { joinWords } from '../../lib/plural.ts'
import { dataFileNames } from '../../load/load-data.ts'
import { readTemplates } from '../../load/templates.ts'
import type { EditRequest } from '../../serve/edit-gate.ts'
import { forecastText } from '../../site/audits/forecast.ts'
import type { ProjectState } from '../../project/plan-change.ts'
import type { BuiltState } from '../../site/changes/states.ts'
import { parseFile } from '../../parse/parse.ts'
import type { FileValues } from '../../site/placeholders.ts'
import { asMeant } from '../../site/schema/forms.ts'
import { mapTexts, valueAt } from '../../validate/fields.ts'
import { describeField, followsFrom, isClosedItem, warningsBelow } from './fields.ts'
import { filesLeftBy, planPhoto } from './photo.ts'
import { proposeSlug } from '../../site/entries/new-job.ts'
import {
  addServices,
  faultOfName,
  proposedServices,
  startService,
} from '../../site/entries/new-service.ts'
import { planServiceRemoval } from '../../site/entries/service-removal.ts'
import type { SiteData } from '../../site/schema/data.ts'
import { toEdit } from '../../site/entries/set-value.ts'
import { confirmed, settledBy } from '../../site/proposed.ts'
import { inParagraphs } from './paragraphs.ts'
import { saveRequest, type Save } from './requests.ts'
import { describeChanges, noProgress, type Session, type StepOfTab } from './session.ts'
import { dependsOn, stampOf } from './stamp.ts'
import { pathsOf, type EditState } from './state.ts'
import * as steps from './steps.ts'
import { tasksOf } from './tasks.ts'

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

function saveValue(session: Session, { state, field, query, body }: Asked) {
  const { data } = saveRequest.safeParse(body)
  if (!field || !data) return undefined
  const isGone = data.kind === 'remove' && field.kind === 'photo'
  const removed = isGone ? filesLeftBy(state, field.path, sentIn(session)) : []
  return save(session, data, { tab: tabOf(query), removed })
}

/** The addresses of the files that came in this session. */
const sentIn = ({ done }: Session) =>
  new Set(done.flatMap(({ added }) => added.map(({ address }) => address)))

async function savePhoto(session: Session, { state, field, query, body }: Asked) {
  if (field?.kind !== 'photo' || !Buffer.isBuffer(body)) return undefined
  const advance = (done: number, total: number) => {
    session.progress = { done, total }
  }
  const isNew = query.get('kind') === 'insert'
  const [alt, stage] = [query.get('alt') ?? '', query.get('stage')]
  const shown = { bytes: body, alt, stage, isNew, sent: sentIn(session), advance }
  try {
    const { edit, ...files } = await planPhoto(state, field.path, shown)
    const stamp = query.get('stamp') ?? ''
    return await save(session, { ...edit, stamp }, { tab: tabOf(query), ...files })
  } finally {
    session.progress = noProgress
  }
}

async function save(
  session: Session,
  { stamp: known, ...edit }: Save,
  { tab, ...files }: Partial<steps.Pictures> & { readonly tab: string },
): Promise<protocol.Saved> {
  const { context, done, undone, read } = session
  const changeOf = ({ texts, data }: ProjectState) => {
    const values = valuesOf(texts)
    if (stampOf(values, dependsOn(edit)) !== known) throw failure(changedMeanwhile)
    return { edits: planService(context, { data, texts }, edit) ?? editsOf(values, data, edit) }
  }
  const step = await steps.carryOut(context, changeOf, { added: [], removed: [], ...files })
  const others = undone.filter((each) => each.tab !== tab)
  undone.splice(0, undone.length, ...others)
  const did = edit.kind === 'confirm' ? 'Confirmed' : 'Saved'
  const warnings = [...new Set([...step.warnings, ...warningsBelow(read(), edit.path)])]
  const words = `${did} in ${joinWords(steps.placesOf(step.files))}.`
  return finish(session, { ...step, warnings, tab }, done, words)
}

const changedMeanwhile =
  'This was changed in the meantime. Nothing was written; you see it as it is now, and what you had written.'

const valuesOf = (texts: ProjectState['texts']): FileValues =>
  Object.fromEntries(texts.map((each) => [each.name, parseFile(each).source?.value]))

/** The edits of a request, and of the lines of `placeholders` that it settles. */
function editsOf(values: FileValues, data: SiteData, edit: protocol.Edit): DataEdit[] {
  if (edit.kind === 'confirm') return confirmed(values, edit.path)
  const { own, notice } = apartFromNotice(edit)
  const asked = inParagraphs(values, own)
  const edits = asked.map((each) => withSlug(data, toDataEdit(values, each)))
  const beside = notice ? [toDataEdit(values, notice)] : []
  return [...edits, ...beside, ...settledBy(values, edits.slice(0, 1))]
}

/** New closed days may come with what visitors read meanwhile, which is a notice of its own. */
function apartFromNotice(edit: Exclude<protocol.Edit, { kind: 'confirm' }>) {
  if (edit.kind !== 'insert' || !isClosedItem(edit.path)) return { own: edit }
  const { notice: text, ...value } = fieldsOf(edit.value)
  const own = { ...edit, value }
  if (!isText(text)) return { own }
  const { from, to = from } = value
  const notice: protocol.Edit = {
    kind: 'insert',
    path: ['site', 'notices'],
    value: { from, to, text },
  }
  return { own, notice }
}

/** A service that comes or goes does so as with `add-service` and `remove-service`; `undefined` for other edits. */
function planService(
  { roots }: Session['context'],
  known: Pick<ProjectState, 'data' | 'texts'>,
  edit: protocol.Edit,
): readonly DataEdit[] | undefined {
  const [file, index, ...below] = edit.path
  if (file !== 'services' || typeof index !== 'number' || below.length > 0) return undefined
  const { data } = known
  if (edit.kind === 'remove') {
    const { slug = '' } = data.services[index] ?? {}
    return planServiceRemoval(known, { name: slug }).edits
  }
  if (edit.kind !== 'insert') return undefined
  const given = fieldsOf(mapTexts(edit.value, readAnswer))
  const fault = faultOfName(data, String(given['name'] ?? ''))
  if (fault !== undefined) throw dataError(fault)
  const starters = readTemplates(roots.engine, 'site/')
  return addServices(data, [startService(data, starters, given)], { at: index }).edits
}

/** A new job gets an address, as with `add-project`. */
function withSlug(data: SiteData, edit: DataEdit): DataEdit {
  const isJob = edit.kind === 'insert' && edit.file === 'projects' && edit.path.length === 1
  if (!isJob || !isMap(edit.value)) return edit
  return { ...edit, value: { slug: proposeSlug(data, edit.value), ...edit.value } }
}

function toDataEdit(
  values: FileValues,
  change: Exclude<protocol.Edit, { kind: 'confirm' }>,
): DataEdit {
  const [name, ...path] = change.path
  const file = dataFileNames.find((each) => each === name)
  if (!file) throw new Error(`${name} is no file of data.`)
  if (change.kind === 'move') return { ...change, file, path }
  const value = change.kind === 'remove' ? undefined : change.value
  return toEdit(values, { kind: change.kind, file, path }, (at) => {
    const outside = valueAt(values, [file, ...at.slice(0, -1)])
    return mapTexts(value, (text, inside) => {
      const around = inside.length > 0 ? valueAt(value, inside.slice(0, -1)) : outside
      return asMeant([file, ...at, ...inside], text, around)
    })
  })
}

const undo: Handler = (session, { query }) =>
  turn(session, session.done, session.undone, { tab: tabOf(query), words: 'Taken back.' })

const redo: Handler = (session, { query }) =>
  turn(session, session.undone, session.done, { tab: tabOf(query), words: 'Done again.' })

const tabOf = (query: URLSearchParams) => query.get('tab') ?? ''

/** Reverts the last step of a tab in one list, and pushes the reverse onto the other. */
async function turn(
  session: Session,
  from: StepOfTab[],
  onto: StepOfTab[],
  { tab, words }: { readonly tab: string; readonly words: string },
) {
  const index = from.findLastIndex((each) => each.tab === tab)
  const last = from[index]
  if (!last) return undefined
  const step = await steps.takeBack(session.context, last)
  from.splice(index, 1)
  return finish(session, { ...step, tab }, onto, words)
}

function finish(session: Session, step: StepOfTab, onto: StepOfTab[], words: string) {
  const isNone = step.files.length === 0
  if (!isNone) onto.push(step)
  const { tab, warnings } = step
  return { ...tell(session, tab), done: isNone ? 'It is as it was.' : words, warnings }
}

function tell({ done, undone }: Session, tab: string): protocol.Saved {
  const hasStep = (list: readonly StepOfTab[]) => list.some((each) => each.tab === tab)
  const [isUndo, isRedo] = [hasStep(done), hasStep(undone)]
  const count = done.length
  return { done: '', warnings: [], count, undo: isUndo, redo: isRedo, isFirst: false }
}

/** Requested when a page is opened, so that clicks are answered at once. */
async function readPages(session: Session, { built, query }: Asked): Promise<protocol.Saved> {
  const isFirst = !session.isBegun
  session.isBegun = true
  const { read } = await session.pages()
  read(built)
  return { ...tell(session, tabOf(query)), isFirst }
}

const listTasks: Handler = ({ context }, { state, built }) => {
  const proposed = proposedServices(built.data, readTemplates(context.roots.engine, 'site/'))
  return tasksOf(
    state.values,
    proposed.map(({ entry }) => String(entry['name'])),
  )
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
  tasks: listTasks,
  changes: describeChanges,
}
