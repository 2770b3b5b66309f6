import { readChecked, refuseFaulty } from './check.ts'
import { printJson } from '../lib/json.ts'
import { toPublished } from '../report/format-json.ts'
import { cacheIn } from '../cache/cache.ts'
import { dataError, exitCodes, type ExitCode } from '../lib/errors.ts'
import { textAtHead, areCommitted, ignoredFiles, trackedFiles } from '../load/git.ts'
import { withLock } from '../write/lock.ts'
import { isGenerated } from '../lib/paths.ts'
import { dataFilesOf } from '../load/load-data.ts'
import { loadLandmarks } from '../load/gazetteer.ts'
import { loadOutlines } from '../load/outlines.ts'
import { readGenerated } from '../load/generated-files.ts'
import { readTemplates } from '../load/templates.ts'
import { recordedAddresses } from '../load/records.ts'
import {
  actionOf,
  formatPlan,
  planToJson,
  touchedFiles,
  type Plan,
  type PlannedFile,
} from '../site/entries/plan.ts'
import { plural } from '../lib/plural.ts'
import { quoteWord } from '../lib/shell-word.ts'
import type { Change } from '../site/entries/change.ts'
import { homeOf } from '../site/home.ts'
import { planChange, planRepair, type ProjectState, type Refused } from './plan-change.ts'
import { type FileChange, writeChanges } from '../write/write-changes.ts'
import { log, printFindings, type Context } from './context.ts'
import { openReading, whileReading } from './open-reading.ts'
import { readDates, refuseHandEdits } from './update-generated.ts'
import { isAbsolute, join, relative, sep } from 'node:path'

interface ChangeCommand {
  readonly change: (state: ProjectState) => Change
  /** The same by the texts alone, for data that have errors: one of them may be what it is to put right. */
  readonly repair?: (known: Pick<ProjectState, 'texts'>) => Change
  readonly dryRun: boolean
  readonly confirm?: () => Promise<boolean>
  readonly locate?: (refused: Refused) => Refused
}

/** Plans a change, prints the plan, and carries it out: all files or none. */
export async function runChange(context: Context, command: ChangeCommand): Promise<ExitCode> {
  const { dryRun, confirm } = command
  const shown =
    dryRun || isShownFirst(context, command) ? await makePlan(context, command) : undefined
  if (shown) show(context, shown)
  // Others need not wait for the answer: the plan is repeated under the lock.
  if (!dryRun && (!confirm || (await confirm()))) {
    return withLock(context.roots.site, () => carryOut(context, command))
  }
  log(context, 'Nothing was written.')
  return dryRun && shown && !hasLeftOut(shown) ? exitCodes.ok : exitCodes.data
}

const isShownFirst = ({ format }: Context, { confirm }: ChangeCommand) =>
  confirm !== undefined && format === 'text'

async function carryOut(context: Context, command: ChangeCommand): Promise<ExitCode> {
  const plan = await makePlan(context, command)
  const takeBack = howToTakeBack(context, plan)
  const touched = writePlan(context.roots.site, plan)
  if (!isShownFirst(context, command)) show(context, plan, takeBack)
  log(context, `${plan.change.done} ${plural(touched.length, 'file')} written.`)
  if (touched.length > 0) log(context, `To take it back: ${takeBack.command}`)
  if (takeBack.but !== undefined) log(context, `(Not the same as before: ${takeBack.but})`)
  return hasLeftOut(plan) ? exitCodes.data : exitCodes.ok
}

const hasLeftOut = ({ change: { leftOut } }: Plan) => (leftOut?.findings.length ?? 0) > 0

/** Writes the files of a plan and other changes; requires the lock. Returns the differences. */
export function writePlan(root: string, plan: Plan, others: readonly FileChange[] = []) {
  const touched = touchedFiles(plan)
  // The plan is only valid for the data that it was made from.
  const isData = (file: PlannedFile) => actionOf(file) === 'same' && !isGenerated(file.path)
  const changes = [...touched, ...plan.files.filter(isData)].map(
    ({ path, before = null, after = null, bytes = after }) => {
      return { path, before, content: bytes }
    },
  )
  writeChanges(root, [...changes, ...others])
  return touched
}

async function makePlan(context: Context, command: ChangeCommand): Promise<Plan> {
  const checked = readChecked(context)
  if (!checked.data && command.repair) return makeRepair(context, checked, command.repair)
  const state = readState(context, checked)
  const planned = await planChange(state, command.change(state))
  if ('plan' in planned) {
    refuseHandEdits(planned.blocked)
    return planned.plan
  }
  throw reportRefused(context, command.locate?.(planned) ?? planned)
}

/** Plans a change of data with errors, to which it may add none; pages follow when all are gone. */
function makeRepair(
  context: Context,
  { project, findings, today }: ReturnType<typeof readChecked>,
  change: NonNullable<ChangeCommand['repair']>,
): Plan {
  const texts = dataFilesOf(project.files)
  const planned = planRepair({ project, today, texts, findings }, change({ texts }))
  if ('plan' in planned) return planned.plan
  throw reportRefused(context, planned)
}

function reportRefused(context: Context, { findings, texts, isPlanned }: Refused) {
  printFindings(context, { findings, stream: 'stderr', texts })
  const isInData = findings.some(({ file }) => file.startsWith('data/'))
  const lines = isPlanned && isInData ? ' Lines of data/ are those that it would have led to.' : ''
  return dataError(`Nothing was changed.${lines}`)
}

/** Reads the project; throws when its data has errors. */
export function readState(context: Context, checked = readChecked(context)): ProjectState {
  const { project, today, findings, data } = checked
  if (!data) throw refuseFaulty(context, findings, project.files)
  const disk = readGenerated(context.roots.site)
  const home = homeOf(data)
  return {
    project,
    data,
    previousFindings: findings,
    texts: dataFilesOf(project.files),
    places: project.places,
    atlas: { places: project.places, outlines: loadOutlines(context.roots, home) },
    templates: readTemplates(context.roots.engine),
    disk,
    dates: readDates(context, disk),
    recorded: recordedAddresses(disk, (path) => textAtHead(context.roots.site, path)),
    today,
    landmarks: loadLandmarks(context.roots, home),
    readPages: async (of, work) => {
      const { read } = await openReading(context)
      return whileReading(context, of, () => work(read), 'Nothing was changed.')
    },
    cache: cacheIn(context.roots.site, { writes: false }),
  }
}

function show(context: Context, plan: Plan, takeBack?: TakeBack): void {
  if (context.format === 'json') {
    const written = takeBack !== undefined
    const { leftOut, ...planned } = {
      ...planToJson(plan),
      findings: plan.findings.map(toPublished),
    }
    const whole = { ...planned, ...(leftOut && { leftOut: leftOut.map(toPublished) }) }
    const result = { version: 1, written, plan: whole, ...(takeBack && { takeBack }) }
    context.io.stdout(printJson(result))
    return
  }
  context.io.stdout(formatPlan(plan, context.paint))
  const { leftOut } = plan.change
  if (leftOut && leftOut.findings.length > 0) {
    context.io.stderr('Left out:\n')
    printFindings(context, { findings: leftOut.findings, stream: 'stderr', texts: [leftOut.text] })
  }
  if (plan.findings.length === 0) return
  const texts = plan.files.map(({ path, after = '' }) => ({ path, text: after }))
  printFindings(context, { findings: plan.findings, stream: 'stderr', texts })
}

type TakeBack = Change['inverse']

const folders = ['data', 'generated']
const maxNamed = 20

/** How to undo a plan: by git if all its files are committed. Call it before writing. */
function howToTakeBack(context: Context, plan: Plan): TakeBack {
  const touched = touchedFiles(plan)
  const isNew = ({ before }: PlannedFile) => before === undefined
  const created = touched.filter(isNew).map(({ path }) => path)
  const others = touched.filter((file) => !isNew(file)).map(({ path }) => path)
  if (!isClean(context.roots.site, created, others)) return plan.change.inverse
  const all = areCommitted(context.roots.site, folders)
  const { git, here } = gitFrom(context)
  // Folders are only named when there are many files: they may contain later, unrelated ones.
  const isShort = created.length > 0 && touched.length <= maxNamed
  const paths = (all && !isShort ? folders : [...others, ...created]).map(here).join(' ')
  // A single command, as shells differ in how they join two.
  return { command: `${git} ${created.length > 0 ? 'stash push -uq' : 'restore'} -- ${paths}` }
}

function isClean(root: string, created: readonly string[], others: readonly string[]): boolean {
  const tracked = trackedFiles(root, [...created, ...others])
  return (
    others.length > 0 &&
    others.every((path) => tracked.has(path)) &&
    created.every((path) => !tracked.has(path)) &&
    ignoredFiles(root, created).size === 0 &&
    areCommitted(root, [...created, ...others])
  )
}

function gitFrom({ io, roots }: Context) {
  const root = roots.site
  const below = relative(root, io.cwd)
  if (below.startsWith('..') || isAbsolute(below)) {
    return { git: `git -C ${quoteWord(root)}`, here: quoteWord }
  }
  const here = (path: string) =>
    quoteWord(relative(io.cwd, join(root, path)).split(sep).join('/') || '.')
  return { git: 'git', here }
}
