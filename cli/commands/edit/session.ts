import * as z from 'zod'
import type * as protocol from '../../../src/editor/protocol.ts'
import type { DataEdit } from '../../edit/data-edits.ts'
import { CommandError, exitCodes, failure, FaultyDataError } from '../../lib/errors.ts'
import { isAbout, wordsOfFinding, type Finding } from '../../lib/finding.ts'
import { createPaint } from '../../lib/io.ts'
import { fieldsOf, parseJson } from '../../lib/json.ts'
import { joinWords } from '../../lib/plural.ts'
import { ReadingError } from '../../reading/mark-data.ts'
import { loadLandmarks } from '../../load/gazetteer.ts'
import { dataFileNames, dataPath } from '../../load/load-data.ts'
import { parseFile } from '../../parse/parse.ts'
import { changeFormats } from '../../report/change-formats.ts'
import type { EditAnswer, EditRequest } from '../../serve/edit-gate.ts'
import { createForecast, forecastText } from '../../site/audits/forecast.ts'
import { describeChange } from '../../site/changes/describe-change.ts'
import type { BuiltState } from '../../site/changes/states.ts'
import type { SiteData } from '../../site/schema/data.ts'
import { textsBelow, valueAt } from '../../validate/fields.ts'
import type { ProjectState } from '../change/plan-change.ts'
import type { Context } from '../shared/context.ts'
import { findingOf, openReading, whileReading } from '../shared/open-reading.ts'
import { describeField, inWords, stampOf, followsFrom } from './fields.ts'
import { planPhoto } from './photo.ts'
import { confirmed, settledBy } from './proposed.ts'
import { createReader, pathsOf, toKeys, type EditState } from './state.ts'
import * as steps from './steps.ts'

export type Session = ReturnType<typeof createSession>

/** How pages are rendered, and how those of a state of the data are read. */
type Pages = Awaited<ReturnType<typeof openReading>>

/** What a file cannot hold: half of a character. */
const isWhole = (value: unknown) =>
  textsBelow(value).every(({ value: text }) => !/\p{Surrogate}/u.test(text))

const path = z.array(z.union([z.string(), z.number()])).min(1)
const stamp = z.string()
const value = z.json().refine(isWhole)
const saveRequest = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['set', 'insert']), path, value, stamp }),
  z.object({ kind: z.enum(['remove', 'confirm']), path, stamp }),
  z.object({ kind: z.literal('move'), path, to: z.int().min(0), stamp }),
])

type Save = protocol.Edit & { readonly stamp: string }

interface Asked extends EditRequest {
  readonly state: EditState
  readonly built: BuiltState
  readonly field: protocol.Field | undefined
  /** The path that is asked about. */
  readonly at: protocol.DataPath
}

/** What is changed in the browser from the start on. */
export function createSession(loud: Context) {
  // What a save comes to is told in the page.
  const context = { ...loud, quiet: true }
  const read = createReader(context)
  const start = read()
  // Where pages have to be bundled first, that is said where the command was typed.
  let opened: Promise<Pages> | undefined
  const pages = () => (opened ??= openReading(loud))
  let foresee: ReturnType<typeof createForecast> | undefined
  const forecast = async () =>
    (foresee ??= createForecast({
      read: (await pages()).read,
      landmarks: loadLandmarks(context.roots),
    }))
  const done: steps.Step[] = []
  const undone: steps.Step[] = []
  /** The files that differ by what was done here, `generated/` apart. */
  const touched = () =>
    done.flatMap(({ files, come, go }) => [
      ...files.map((file) => file.path),
      ...[...come, ...go].map(({ address }) => `data/public${address}`),
    ])
  const changes = async (): Promise<protocol.Changes> => {
    const now = read()
    const states = { before: start.site, after: now.site }
    const served = touched().filter((file) => file.startsWith('data/public/'))
    const change = describeChange(states, { places: [], served }, await pages())
    const report = { ...change, since: 'the start', code: [] }
    return {
      report: changeFormats.text(report, { paint: createPaint(false), preview: undefined }),
      diff: steps.diffOf(steps.changedFiles(start.texts, now.texts)),
    }
  }
  const tell = (words = ''): protocol.Saved => {
    const count = done.length
    return { done: words, count, undo: count > 0, redo: undone.length > 0 }
  }
  const finish = (step: steps.Step, onto: steps.Step[], words: string) => {
    const isNone = step.files.length === 0
    if (!isNone) onto.push(step)
    return tell([isNone ? 'It is as it was.' : words, ...step.warnings].join(' '))
  }
  const turn = async (from: steps.Step[], onto: steps.Step[], words: string) => {
    const step = from.at(-1)
    if (!step) return undefined
    const result = await steps.takeBack(context, step)
    from.pop()
    return finish(result, onto, words)
  }
  const save = async (
    { state }: Asked,
    { stamp: known, ...edit }: Save,
    files?: steps.Pictures,
  ) => {
    const changeOf = (found: ProjectState) => {
      if (stampOf(found, edit.path) !== known) throw failure(changedMeanwhile)
      return { edits: editsOf(state, found.data, edit) }
    }
    const result = await steps.carryOut(context, changeOf, files)
    undone.length = 0
    const did = edit.kind === 'confirm' ? 'Confirmed' : 'Saved'
    return finish(result, done, `${did} in ${joinWords(steps.placesOf(result.files))}.`)
  }
  const handlers: Readonly<Record<string, (asked: Asked) => unknown>> = {
    fields: async ({ state, query }): Promise<protocol.Answer> => {
      const text = query.get('text') ?? ''
      const pointed = { page: query.get('page') ?? '/', text, nth: Number(query.get('nth') ?? 0) }
      const paths = pathsOf(state.site, (await pages()).read, pointed)
      const fields = paths.flatMap((each) => describeField(state, shownBy(each)) ?? [])
      return fields[0] ? { fields, note: '' } : followsFrom(state, text)
    },
    shows: async ({ built, at }) => {
      const reading = (await pages()).read(built)
      return { pages: reading.pagesWith(at).length }
    },
    field: ({ field }) => field,
    save: (asked) => {
      const { data } = saveRequest.safeParse(asked.body)
      return asked.field && data && save(asked, data)
    },
    photo: async (asked) => {
      const { state, field, query, body } = asked
      if (field?.kind !== 'photo' || !Buffer.isBuffer(body)) return undefined
      const sent = new Set(done.flatMap(({ come }) => come.map(({ address }) => address)))
      const shown = { bytes: body, alt: query.get('alt') ?? '', sent }
      const { edit, ...files } = await planPhoto(state, field.path, shown)
      return save(asked, { ...edit, stamp: field.stamp }, files)
    },
    forecast: async ({ built, field, body }) => {
      const { value: now } = fieldsOf(body)
      return field && { lines: forecastText(await forecast(), built, field.path, now) }
    },
    undo: () => turn(done, undone, 'Taken back.'),
    redo: () => turn(undone, done, 'Done again.'),
    state: async ({ built }) => {
      // From here on a click is answered at once.
      ;(await pages()).read(built)
      return tell()
    },
    changes,
  }
  const answer = async (request: EditRequest): Promise<EditAnswer> => {
    const named = fieldsOf(request.body)['path'] ?? parseJson(request.query.get('path') ?? '')
    const { data: at = [] } = path.safeParse(named)
    try {
      const state = read()
      const { findings, built } = state.site
      if (!built) throw new FaultyDataError(faultyNow, findings, state.texts)
      const field = describeField(state, at)
      const body = await handlers[request.name]?.({ ...request, state, built, field, at })
      return body === undefined ? { status: 400 } : { status: 200, body }
    } catch (error) {
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
  }
  const readAhead = async () => {
    try {
      const { built } = read().site
      if (built) (await pages()).read(built)
    } catch {
      // Whoever clicks next is told.
    }
  }
  // One after the other: what an undo takes back is what was done before it was asked for.
  let running: Promise<unknown> = Promise.resolve()
  let idle: NodeJS.Timeout | undefined
  const handle = (request: EditRequest) => {
    clearTimeout(idle)
    const next = running.then(() => answer(request))
    running = next.catch(() => undefined)
    // The next click is answered at once if what was saved is read while nobody asks.
    idle = setTimeout(() => {
      running = running.then(readAhead)
    }, patience).unref()
    return next
  }
  /** What was changed; where the pages cannot be read, the command ends with the words of `otherwise`. */
  const report = (otherwise: string) => {
    const { site, texts } = read()
    return whileReading(context, { sources: site.sources, texts }, changes, otherwise)
  }
  return { handle, report, touched }
}

/** How long nobody has to ask before something is read ahead, in milliseconds. */
const patience = 700

const faultyNow = 'Your data has errors; until they are mended, nothing can be saved here.'
const changedMeanwhile =
  'Another program changed this file in the meantime. Nothing was written; here is what it holds now.'

/** Where texts cannot be followed to the data, no click leads anywhere: the field that is in the way. */
function unreadable(error: ReadingError, { site: { sources } }: EditState): protocol.Refused {
  const finding = findingOf(error, { sources })
  const message = `${finding.file}:${finding.line}: ${wordsOfFinding(finding)}`
  return { message, findings: [], field: null, isUnreadable: true }
}

/** Who points at a photo points at its words. */
const shownBy = (each: protocol.DataPath) => (each.at(-1) === 'alt' ? each.slice(0, -1) : each)

/** What is saved, and what that settles of what was proposed. */
function editsOf(state: EditState, found: SiteData, edit: protocol.Edit): DataEdit[] {
  if (edit.kind === 'confirm') return confirmed(found, edit.path)
  const own = toDataEdit(state, edit)
  return [own, ...settledBy(found, own)]
}

/** The first item of a list comes with the list. */
function toDataEdit(
  { values }: EditState,
  { path: [name, ...rest], ...change }: Exclude<protocol.Edit, { kind: 'confirm' }>,
): DataEdit {
  const file = dataFileNames.find((each) => each === name)
  if (!file) throw new Error(`${name} is no file of data.`)
  const list = rest.slice(0, -1)
  const isFirst = change.kind === 'insert' && valueAt(values, [file, ...list]) === undefined
  if (isFirst) return { kind: 'set', file, path: list, value: [change.value] }
  return { ...change, file, path: rest }
}

/** The errors among findings: those of what was edited at the innermost value, others at their line. */
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

/** The value that a finding is about, or that lacks what it names; at least the one that was edited. */
function innermost(
  values: unknown,
  { path: about = [], atKey }: Finding,
  edited: protocol.DataPath,
): protocol.DataPath {
  const keys = toKeys(atKey ? about.slice(0, -1) : about)
  const missing = keys.findIndex((_, at) => valueAt(values, keys.slice(0, at + 1)) === undefined)
  return missing < 0 ? keys : keys.slice(0, Math.max(missing, edited.length))
}
