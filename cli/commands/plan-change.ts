import { isDeepStrictEqual } from 'node:util'
import type { Atlas } from '../load/atlas.ts'
import type { Comparison, OnDisk } from '../write/compare.ts'
import { editValue, type DataEdit } from '../edit/data-edits.ts'
import { editYaml } from '../edit/edit-yaml.ts'
import { CommandError, exitCodes } from '../lib/exit.ts'
import { hasErrors, type Finding } from '../lib/finding.ts'
import { planGenerate, untouchable } from './plan-generate.ts'
import { dataPath, type DataFile, type DataFileName } from '../load/load-data.ts'
import { buildSite } from '../site/pages/build-site.ts'
import type { ProjectData } from '../load/project-files.ts'
import type { TemplateTexts } from '../render/templates.ts'
import { site } from '../site/index.ts'
import type { SiteData } from '../site/schema/data.ts'
import { validate } from '../validate/validate.ts'
import { reportVanished, vanishedFrom } from '../site/rules/removed-urls.ts'
import type { Change } from '../site/cities/change.ts'
import { freshFindings } from '../site/cities/new-findings.ts'
import { listMentions, type Mention } from '../site/cities/leftover-names.ts'
import { turnoverOf, type SiteTurnover } from '../site/cities/site-diff.ts'

/** All that a plan is made from. */
export interface ProjectState {
  readonly project: ProjectData
  readonly data: SiteData
  readonly known: readonly Finding[]
  readonly texts: readonly DataFile[]
  readonly atlas: Atlas
  readonly templates: TemplateTexts
  readonly disk: OnDisk
  /** Addresses that have to answer. */
  readonly recorded: ReadonlySet<string>
  readonly today: string
}

/** A file before and after; `undefined` where there is none. */
export interface PlannedFile {
  readonly path: string
  readonly action: 'create' | 'change' | 'delete' | 'same'
  readonly before: string | undefined
  readonly after: string | undefined
}

/** What a change means for every file and every address. */
export interface Plan extends SiteTurnover {
  readonly change: Change
  /** Data files first. */
  readonly files: readonly PlannedFile[]
  /** Warnings and notices that the change brings. */
  readonly findings: readonly Finding[]
  /** Where the old name is left in texts. */
  readonly mentions: readonly Mention[]
}

/** A plan, or why there is none, with the texts that the findings are about. */
export type Planned = { readonly plan: Plan; readonly blocked: readonly Comparison[] } | Refused

/** Why a change cannot be made, in the files as they are or as they would be. */
export interface Refused {
  readonly findings: readonly Finding[]
  readonly texts: readonly DataFile[]
  readonly isPlanned: boolean
}

/** Works a change out for every file; writes nothing. Throws where an edit would go astray. */
export async function planChange(state: ProjectState, change: Change): Promise<Planned> {
  if (change.faults.length > 0) {
    return { findings: change.faults, texts: state.texts, isPlanned: false }
  }
  const texts = state.texts.map((file) => editFile(file, change.edits))
  const files = texts.map((file) => ({ file }))
  const validated = validate(files, site, { ...state.project, production: false })
  const findings = freshFindings(state.known, validated.findings, change)
  const { data } = validated
  if (!data) return { findings, texts, isPlanned: true }
  requireAsMeant(state, data, change)
  const vanished = vanishedIn(state, { data, texts, change })
  if (hasErrors(vanished)) return { findings: vanished, texts, isPlanned: true }
  const generate = await planGenerate({ ...state, data })
  return {
    blocked: untouchable(generate),
    plan: {
      change,
      findings,
      mentions: listMentions(texts, change),
      files: [...dataFiles(state.texts, texts), ...generate.files.map(toPlanned)],
      ...turnoverOf(buildSite(state.data, state.atlas), generate.model),
    },
  }
}

function editFile(file: DataFile, edits: readonly DataEdit[]): DataFile {
  return {
    ...file,
    text: editYaml(
      file.text,
      edits.filter((edit) => edit.file === file.name),
    ),
  }
}

/** The new texts must read as the old data with the edits made, and nothing else changed. */
function requireAsMeant({ data: before }: ProjectState, after: SiteData, { edits }: Change): void {
  const names = new Set(edits.map(({ file }) => file))
  const astray = [...names].find((name) => !isAsMeant(before, after, edits, name))
  if (astray === undefined) return
  const message = `${dataPath(astray)} is written in a way that this change cannot be made in without touching other entries. Nothing was changed; edit it by hand.`
  throw new CommandError(exitCodes.data, message)
}

function isAsMeant(
  before: SiteData,
  after: SiteData,
  edits: readonly DataEdit[],
  name: DataFileName,
): boolean {
  const wanted = editValue(
    before[name],
    edits.filter(({ file }) => file === name),
  )
  return isDeepStrictEqual(site.schemas[name].parse(wanted), after[name])
}

interface Result {
  readonly data: SiteData
  readonly texts: readonly DataFile[]
  readonly change: Change
}

function vanishedIn({ recorded }: ProjectState, { data, texts, change }: Result): Finding[] {
  const kept = new Set([...recorded].filter((each) => !change.unpublished.includes(each)))
  const vanished = vanishedFrom(data, kept)
  const addresses = texts.find(({ name }) => name === 'addresses')
  if (vanished.length === 0 || !addresses) return []
  return reportVanished(vanished, { data, recorded: kept, addresses })
}

function dataFiles(before: readonly DataFile[], after: readonly DataFile[]): PlannedFile[] {
  return before.map(({ path, text }, index) => {
    const changed = after[index]?.text ?? text
    return { path, action: changed === text ? 'same' : 'change', before: text, after: changed }
  })
}

function toPlanned({ path, before, after }: Comparison): PlannedFile {
  return { path, action: actionOf(before, after), before, after }
}

function actionOf(before: string | undefined, after: string | undefined): PlannedFile['action'] {
  if (before === after) return 'same'
  if (before === undefined) return 'create'
  return after === undefined ? 'delete' : 'change'
}
