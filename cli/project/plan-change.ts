import { type Plan, type PlannedFile, diffSites } from '../site/entries/plan.ts'
import type { Comparison } from '../render/compare.ts'
import { plural } from '../lib/plural.ts'
import type { Project } from './read-project.ts'
import { editYaml } from '../edit/edit-yaml.ts'
import { dataError } from '../lib/errors.ts'
import { parseFile, placesIn, type DataPath } from '../parse/parse.ts'
import { knownKeys } from '../validate/fields.ts'
import { hasErrors, withoutKnown, type Finding } from '../lib/finding.ts'
import type { Read } from './open-reading.ts'
import { planGenerate, handEdited, type GenerateInput } from './plan-generate.ts'
import { mayGo, type DataFile, type DataFileName } from '../load/load-data.ts'
import type { Landmark } from '../load/gazetteer.ts'
import { createForecast } from '../site/audits/forecast.ts'
import { readPicture, type PublicFile } from '../load/public-files.ts'
import { buildSite } from '../site/pages/build-site.ts'
import type { ReadState } from '../site/reading.ts'
import { site } from '../site/index.ts'
import { fieldsInOneLine } from '../site/schema/data.ts'
import { validate } from '../validate/validate.ts'
import { reportVanished } from '../site/rules/removed-urls.ts'
import type { AddedFile, Change, KnownSite } from '../site/entries/change.ts'
import { leftoverNames } from '../site/entries/plan-rename.ts'

export interface ProjectState extends KnownSite, GenerateInput {
  readonly project: Project
  readonly previousFindings: readonly Finding[]
  readonly recorded: ReadonlySet<string>
  readonly landmarks: readonly Landmark[]
  /** Runs `work` on a reading of the pages of a state, for forecasts. */
  readonly readPages: <Result>(of: Read, work: (read: ReadState) => Result) => Promise<Result>
}

export type Planned =
  | {
      readonly plan: Plan
      readonly blocked: readonly Comparison[]
      readonly texts: Refused['texts']
    }
  | Refused

/** Why a change is refused: errors in the current files, or in the changed ones. */
export interface Refused {
  readonly findings: readonly Finding[]
  readonly texts: readonly DataFile[]
  readonly isPlanned: boolean
}

/** Plans a change of all files; writes nothing. Throws when an edit cannot be made. */
export async function planChange(state: ProjectState, change: Change): Promise<Planned> {
  const { faults = [] } = change
  if (faults.length > 0) {
    return { findings: faults, texts: state.texts, isPlanned: false }
  }
  requireFree(state.project, change.files)
  const { texts, validated, findings } = validateChange(state, change)
  const { data, sources } = validated
  if (!data) return { findings, texts, isPlanned: true }
  const { unpublished = [] } = change
  const recorded = new Set([...state.recorded].filter((each) => !unpublished.includes(each)))
  const vanished = reportVanished({ data, recorded, texts })
  if (hasErrors(vanished)) return { findings: vanished, texts, isPlanned: true }
  const before = buildSite(state.data, state.atlas, { cache: state.cache })
  const generate = await planGenerate({ ...state, data })
  const foresee = (read: ReadState) => {
    const { landmarks, atlas } = state
    const forecast = createForecast({ read, landmarks, placeOf: placesIn(sources) })
    const now = { data: state.data, atlas, model: before }
    return forecast(now, { data, atlas, model: generate.model }, change.pages)
  }
  const foreseen = change.isForeseen ? await state.readPages({ sources, texts }, foresee) : []
  return {
    blocked: handEdited(generate),
    texts,
    plan: {
      change,
      findings: [...findings, ...foreseen],
      mentions: leftoverNames(texts, change),
      files: [
        ...dataFiles(state.texts, texts),
        ...(change.files ?? []).map(toAdded),
        ...generate.files,
      ],
      ...diffSites(before, generate.model),
    },
  }
}

interface FaultyState extends Pick<ProjectState, 'project' | 'today' | 'texts'> {
  readonly findings: readonly Finding[]
}

/** Plans an edit of data that have errors: of the data files alone. Refused where it would add an error. */
export function planRepair(
  { project, today, texts, findings: known }: FaultyState,
  change: Change,
): { readonly plan: Plan } | Refused {
  const values = Object.fromEntries(
    texts.map(({ name, path, text }) => [name, parseFile({ name, path, text }).source?.value]),
  )
  const after = withEdits(texts, change, values)
  // A file that is missing or unreadable stays so.
  const files = project.files.map((loaded) => {
    const file = 'file' in loaded && after.find(({ name }) => name === loaded.file.name)
    return file ? { file } : loaded
  })
  const { findings } = validate(files, site, { ...project, production: false, today })
  const isError = ({ severity }: Finding) => severity === 'error'
  const added = withoutKnown(findings, known).filter(isError)
  if (added.length > 0) return { findings: added, texts: after, isPlanned: true }
  const errorCount = findings.filter(isError).length
  const none = { appear: [], disappear: [] }
  const notes = [
    errorCount === 0
      ? 'The data have no more errors; generated/ is as it was.'
      : `${plural(errorCount, 'error')} left; generated/ is as it was until there is none.`,
  ]
  const next = errorCount === 0 ? 'npx roof-site generate' : 'npx roof-site validate'
  return {
    plan: {
      change: { ...change, notes, next },
      findings: [],
      mentions: [],
      files: dataFiles(texts, after),
      pages: none,
      redirects: none,
      gone: none,
      links: none,
    },
  }
}

/** The data as a change would leave them, and what `validate` would say of them that it does not say now. */
export function validateChange(
  state: ProjectState,
  change: Pick<Change, 'edits' | 'texts' | 'files' | 'pages' | 'moved'>,
) {
  const texts = withEdits(state.texts, change, state.data)
  const files = texts.map((file) => ({ file }))
  const validated = validate(files, site, {
    ...state.project,
    publicFiles: withAdded(state.project.publicFiles, change.files),
    production: false,
    today: state.today,
    fresh: change.pages,
  })
  const findings = addedFindings(state.previousFindings, validated.findings, change)
  return { texts, validated, findings }
}

/** The texts after a change; new values follow the style of their fields. */
const withEdits = (
  texts: readonly DataFile[],
  change: Pick<Change, 'edits' | 'texts'>,
  values: Partial<Readonly<Record<DataFileName, unknown>>>,
): DataFile[] =>
  texts.map((file) => {
    const { name, text } = file
    const keysAt = (path: DataPath) => knownKeys(site.schemas[name], values[name], path)
    const style = { keysAt, inOneLine: fieldsInOneLine }
    const edits = change.edits.filter((edit) => edit.file === name)
    return { ...file, text: change.texts?.get(name) ?? editYaml(text, edits, style) }
  })

function dataFiles(before: readonly DataFile[], after: readonly DataFile[]): PlannedFile[] {
  return before.map(({ name, path, text, written = text }, index) => {
    const edited = after[index]?.text ?? text
    const old = written ?? undefined
    // With its last entry, an optional file goes.
    const left = mayGo({ name, text: edited }) ? undefined : edited
    return { path, before: old, after: edited === text ? old : left }
  })
}

/** Findings that a change adds; drops notices about other pages, of which only the wording changed. */
function addedFindings(
  known: readonly Finding[],
  findings: readonly Finding[],
  { pages, moved }: Pick<Change, 'pages' | 'moved'>,
): readonly Finding[] {
  const before = known.map((finding) => {
    return finding.page === moved?.from ? { ...finding, page: moved?.to } : finding
  })
  return withoutKnown(findings, before).filter(
    ({ severity, page = '' }) => severity !== 'notice' || pages.includes(page),
  )
}

/** The owner's files are not overwritten: only the owner knows whether they are still needed. */
function requireFree({ publicFiles }: Project, added: Change['files'] = []): void {
  const taken = added.find(({ address }) => publicFiles.has(address))
  if (!taken) return
  const message = `data/public${taken.address} is there already, where a photo would go. Remove it or give it another name, or give the job another slug. Nothing was changed.`
  throw dataError(message)
}

function withAdded(files: ProjectState['project']['publicFiles'], added: Change['files'] = []) {
  const facts = added.map(({ address, content }) => {
    return [address, { bytes: content.length, picture: readPicture(content) }] as const
  })
  return new Map<string, PublicFile>([...files, ...facts])
}

const toAdded = ({ address, content }: AddedFile): PlannedFile => {
  return { path: `data/public${address}`, before: undefined, after: undefined, bytes: content }
}
