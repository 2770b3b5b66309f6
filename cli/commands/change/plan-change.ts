import { type Plan, type PlannedFile, diffSites } from '../../site/entries/plan.ts'
import { isDeepStrictEqual } from 'node:util'
import type { Comparison } from '../../render/compare.ts'
import type { ProjectData } from '../../load/project-files.ts'
import { editValue, type DataEdit } from '../../edit/data-edits.ts'
import { editYaml } from '../../edit/edit-yaml.ts'
import { dataError } from '../../lib/errors.ts'
import { hasErrors, withoutKnown, type Finding } from '../../lib/finding.ts'
import { planGenerate, handEdited, type GenerateInput } from '../shared/plan-generate.ts'
import { dataPath, type DataFile, type DataFileName } from '../../load/load-data.ts'
import { readPicture, type PublicFile } from '../../load/public-files.ts'
import { buildSite } from '../../site/pages/build-site.ts'
import { site } from '../../site/index.ts'
import type { SiteData } from '../../site/schema/data.ts'
import { validate } from '../../validate/validate.ts'
import { reportVanished } from '../../site/rules/removed-urls.ts'
import type { AddedFile, Change, KnownSite } from '../../site/entries/change.ts'
import { leftoverNames } from '../../site/entries/plan-rename.ts'

export interface ProjectState extends KnownSite, GenerateInput {
  readonly project: ProjectData
  readonly previousFindings: readonly Finding[]
  readonly recorded: ReadonlySet<string>
}

export type Planned = { readonly plan: Plan; readonly blocked: readonly Comparison[] } | Refused

/** Why a change cannot be made, in the files as they are or as they would be. */
export interface Refused {
  readonly findings: readonly Finding[]
  readonly texts: readonly DataFile[]
  readonly isPlanned: boolean
}

/** Works a change out for every file; writes nothing. Throws where an edit would go astray. */
export async function planChange(state: ProjectState, change: Change): Promise<Planned> {
  const { faults = [] } = change
  if (faults.length > 0) {
    return { findings: faults, texts: state.texts, isPlanned: false }
  }
  requireFree(state.project, change.files)
  const texts = state.texts.map((file) => {
    return { ...file, text: editYaml(file.text, editsOf(change.edits, file.name)) }
  })
  const files = texts.map((file) => ({ file }))
  const validated = validate(files, site, {
    ...state.project,
    publicFiles: withAdded(state.project.publicFiles, change.files),
    production: false,
    today: state.today,
  })
  const findings = addedFindings(state.previousFindings, validated.findings, change)
  const { data } = validated
  if (!data) return { findings, texts, isPlanned: true }
  requireAsMeant(state, data, change)
  const { unpublished = [] } = change
  const recorded = new Set([...state.recorded].filter((each) => !unpublished.includes(each)))
  const vanished = reportVanished({ data, recorded, texts })
  if (hasErrors(vanished)) return { findings: vanished, texts, isPlanned: true }
  const generate = await planGenerate({ ...state, data })
  return {
    blocked: handEdited(generate),
    plan: {
      change,
      findings,
      mentions: leftoverNames(texts, change),
      files: [
        ...dataFiles(state.texts, texts),
        ...(change.files ?? []).map(toAdded),
        ...generate.files.map(toPlanned),
      ],
      ...diffSites(buildSite(state.data, state.atlas), generate.model),
    },
  }
}

function editsOf(edits: readonly DataEdit[], name: DataFileName): readonly DataEdit[] {
  return edits.filter(({ file }) => file === name)
}

/** The new texts must read as the old data with the edits made, and nothing else changed. */
function requireAsMeant({ data: before }: ProjectState, after: SiteData, { edits }: Change): void {
  const names = [...new Set(edits.map(({ file }) => file))]
  const astray = names.find((name) => {
    const meant = site.schemas[name].parse(editValue(before[name], editsOf(edits, name)))
    return !isDeepStrictEqual(meant, after[name])
  })
  if (astray === undefined) return
  const message = `${dataPath(astray)} is written in a way that this change cannot be made in without touching other entries. Nothing was changed; edit it by hand.`
  throw dataError(message)
}

function dataFiles(before: readonly DataFile[], after: readonly DataFile[]): PlannedFile[] {
  return before.map(({ path, text, written = text }, index) => {
    const edited = after[index]?.text ?? text
    const old = written ?? undefined
    return toPlanned({ path, before: old, after: edited === text ? old : edited })
  })
}

/** Findings that a change brings; notices about other pages were there before, if in other words. */
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

/** A file of the owner's stays; only its owner knows whether it is still wanted. */
function requireFree({ publicFiles }: ProjectData, added: Change['files'] = []): void {
  const taken = added.find(({ address }) => publicFiles.has(address))
  if (!taken) return
  const message = `data/public${taken.address} is there already, where a photo would go. Remove it or give it another name, or give the job another slug. Nothing was changed.`
  throw dataError(message)
}

/** The owner's own files as they will be. */
function withAdded(files: ProjectState['project']['publicFiles'], added: Change['files'] = []) {
  const facts = added.map(({ address, content }) => {
    return [address, { bytes: content.length, picture: readPicture(content) }] as const
  })
  return new Map<string, PublicFile>([...files, ...facts])
}

function toAdded({ address, content }: AddedFile): PlannedFile {
  const path = `data/public${address}`
  return { path, action: 'create', before: undefined, after: undefined, bytes: content }
}

function toPlanned({ path, before, after }: Omit<PlannedFile, 'action'>): PlannedFile {
  return { path, action: actionOf(before, after), before, after }
}

function actionOf(before: string | undefined, after: string | undefined): PlannedFile['action'] {
  if (before === after) return 'same'
  if (before === undefined) return 'create'
  return after === undefined ? 'delete' : 'change'
}
