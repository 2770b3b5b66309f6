import { exitCodes, type ExitCode } from '../../lib/errors.ts'
import type { Change } from '../../site/entries/change.ts'
import { keepAnswers } from '../../write/kept-answers.ts'
import { log, toDay, type Context } from '../shared/context.ts'
import { completeAnswers, givenAnswers } from './entry-questions.ts'
import type { Answers, Question } from './question.ts'
import type { ProjectState } from '../change/plan-change.ts'
import { runChange } from '../change/run-change.ts'

interface NewEntry {
  readonly command: string
  /** What is added, for the last question: `the job`. */
  readonly what: string
  readonly questions: readonly Question[]
  readonly options: { readonly dryRun?: boolean }
  /** What else the entry takes, once its questions are answered. */
  readonly toChange: (
    answers: Answers,
    isAsked: boolean,
  ) => Promise<(state: ProjectState) => Change> | ((state: ProjectState) => Change)
}

/** Adds an entry to a list of the data: asks for what is missing, plans, shows, and writes. */
export async function addEntry(context: Context, entry: NewEntry): Promise<ExitCode> {
  const { command, what, questions, options, toChange } = entry
  const { dryRun = false } = options
  const given = givenAnswers(questions, options)
  const today = toDay(context.io.now())
  const { answers, isAsked } = await completeAnswers(context, { command, questions, given, today })
  const change = await toChange(answers, isAsked)
  const confirm = async () => {
    const { confirmEntry } = await import('./entry-prompts.ts')
    const isConfirmed = await confirmEntry(what)
    if (!isConfirmed) log(context, `Your answers are kept: ${command} offers them the next time.`)
    return isConfirmed
  }
  const code = await runChange(context, { dryRun, change, ...(isAsked && { confirm }) })
  if (code === exitCodes.ok && !dryRun) keepAnswers(context.root, command, undefined)
  return code
}
