import { requireData } from '../../project/check.ts'
import { didYouMean } from '../../lib/suggest.ts'
import { editYaml } from '../../edit/edit-yaml.ts'
import { exitCodes, type ExitCode } from '../../lib/errors.ts'
import { isAbout, wordsOfFinding } from '../../lib/finding.ts'
import { fieldsOf } from '../../lib/json.ts'
import type { DataFileName } from '../../load/load-data.ts'
import { readProject, type Project } from '../../project/read-project.ts'
import type { DataPath } from '../../parse/parse.ts'
import type { Change } from '../../site/entries/change.ts'
import { site } from '../../site/index.ts'
import { walk } from '../../validate/fields.ts'
import { validate } from '../../validate/validate.ts'
import { saveAnswers, readAnswers } from '../../write/saved-answers.ts'
import type { ProjectState } from '../../project/plan-change.ts'
import { runChange } from '../../project/run-change.ts'
import { log, toDay, type Context } from '../../project/context.ts'
import {
  missingAnswers,
  type Answers,
  type Known,
  type Question,
} from '../../command-line/question.ts'

interface AskedEntry {
  readonly command: string
  readonly file: DataFileName
  readonly questions: readonly Question[]
  readonly given: Answers
  /** The key under which answers are saved; defaults to the command. */
  readonly keptAs?: (answers: Answers) => string
  /** The entry so far, for `validate`. */
  readonly draft: (answers: Answers, known: Known) => object
  /** Whether answers about entries before this one are saved. */
  readonly follows?: boolean
}

interface NewEntry extends AskedEntry {
  readonly dryRun?: boolean | undefined
  /** A terminal asks even where no needed answer is missing. */
  readonly asksAlways?: boolean
  /** What is added, for the confirmation: `the job`. */
  readonly what: (answers: Answers) => string
  readonly toChange: (
    answers: Answers,
    isAsked: boolean,
  ) => Promise<(state: ProjectState) => Change> | ((state: ProjectState) => Change)
}

/** Adds an entry to a list: asks for missing fields, plans, shows the plan, and writes. */
export async function addEntry(context: Context, entry: NewEntry): Promise<ExitCode> {
  const { command, questions, given, dryRun = false, keptAs = () => command } = entry
  const isComplete = !entry.asksAlways && missingAnswers(questions, given).length === 0
  const isAsked = context.io.interactive && !isComplete
  const answers = isAsked ? await askFor(context, entry) : given
  const change = await entry.toChange(answers, isAsked)
  const confirm = confirmAdding(context, command, entry.what(answers))
  const code = await runChange(context, { dryRun, change, ...(isAsked && { confirm }) })
  if (code === exitCodes.ok && !dryRun) saveAnswers(context.roots.site, keptAs(answers), undefined)
  return code
}

/** The last question; answers are kept where it is denied. */
export const confirmAdding = (context: Context, command: string, what: string) => async () => {
  const { confirmThat } = await import('../../command-line/ask.ts')
  const isConfirmed = await confirmThat(`Add ${what}, as shown above?`)
  if (!isConfirmed) log(context, keptWords(command))
  return isConfirmed
}

const keptWords = (command: string) =>
  `Your answers are kept: ${command} offers them the next time.`

/** Completes the answers on a terminal, and saves them if it is cancelled. */
export async function askFor(context: Context, entry: AskedEntry): Promise<Answers> {
  const { command, questions, given, keptAs = () => command, follows = false } = entry
  const { roots, io } = context
  const data = requireData(context)
  const project = readProject(roots)
  const today = toDay(io.now())
  const knownWith = (answers: Answers) => ({ data, places: project.places, answers, today })
  const keptFor = (answers: Answers) => fieldsOf(readAnswers(roots.site, keptAs(answers)))
  let asked = given
  const keep = (answers: Answers) => {
    asked = answers
    saveAnswers(roots.site, keptAs(answers), { ...keptFor(answers), ...answers })
  }
  const judge = (answers: Answers, { field, later }: Question, path: DataPath) => {
    const value = entry.draft(answers, knownWith(answers))
    return faultOf({ project, today, file: entry.file, value, later }, [field, ...path])
  }
  const say = (text: string) => io.stderr(`${text}\n`)
  const { askInTurn } = await import('../../command-line/ask.ts')
  try {
    return await askInTurn({ questions, given, knownWith, say, keptFor, keep, judge })
  } catch (error) {
    if (follows || Object.keys(keptFor(asked)).length > 0) say(keptWords(command))
    throw error
  }
}

interface Draft {
  readonly project: Project
  readonly today: string
  readonly file: DataFileName
  readonly value: object
  readonly later?: readonly string[] | undefined
}

function faultOf(draft: Draft, [field, ...rest]: DataPath): string | undefined {
  const { project, today, file: name, value, later = [] } = draft
  const files = project.files.map((loaded) => {
    if (!('file' in loaded) || loaded.file.name !== name) return loaded
    const text = editYaml(loaded.file.text, [{ kind: 'append', file: name, path: [], value }])
    return { file: { ...loaded.file, text } }
  })
  const { findings, sources } = validate(files, site, { ...project, production: false, today })
  const source = sources.find((each) => each.name === name)
  const own = walk(value).find(({ path }) => path.at(-1) === field)?.path
  if (!source || !own || !Array.isArray(source.value)) return undefined
  const answer = [name, source.value.length - 1, ...own, ...rest]
  const fault = findings.find(
    (each) => each.severity === 'error' && isAbout(each, answer) && !later.includes(each.rule),
  )
  if (!fault) return undefined
  const { suggestion } = fault
  return suggestion ? `${wordsOfFinding(fault)} ${didYouMean(suggestion)}` : wordsOfFinding(fault)
}
