import type { Command } from 'commander'
import { usageError } from '../lib/errors.ts'
import { readAnswer } from '../lib/invisible.ts'
import { fieldsOf } from '../lib/json.ts'
import { namesIn } from '../lib/place-name.ts'
import type { Gazetteer } from '../load/gazetteer.ts'
import type { SiteData } from '../site/schema/data.ts'
import { collect } from './command.ts'

export type Answer = string | readonly string[]
export type Answers = Readonly<Record<string, Answer>>

export interface Answered {
  readonly answers: Answers
}

export interface Known extends Answered {
  readonly data: SiteData
  readonly places: Gazetteer
  /** Today's date: `2026-11-25`. */
  readonly today: string
}

interface Field {
  readonly field: string
  /** The name of the option, if not the field's. */
  readonly option?: string
  /** The placeholder in the help: `<text>`. `NAME` is an argument; without one, the value comes from a file. */
  readonly value?: string
  readonly describe: string
  readonly isNeeded?: boolean
  readonly isList?: boolean
  readonly count?: { readonly min: number; readonly max: number }
  /** The map of the entry that contains the field. */
  readonly within?: string
  readonly isNumber?: boolean
  /** The kind of prompt, if not a single line: multi-line text, or one prompt per list item. */
  readonly form?: 'paragraph' | 'each'
  /** Rules that a later answer may still satisfy. */
  readonly later?: readonly string[]
}

/** A field that is an option of the command and a question in a terminal. */
export interface Question<Told extends Answered = Known> extends Field {
  /** The question, if it differs from the help text. */
  readonly ask?: (known: Told) => string
  /** Whether a terminal asks; by default it does. */
  readonly isAsked?: (known: Told) => boolean
  /** Choices to select from; none when empty. */
  readonly choices?: (known: Told) => readonly string[]
  /** The label of a choice, if not the choice itself. */
  readonly labelOf?: (choice: string, known: Told) => string
  /** When none of the choices may be right: an introduction, the extra choice, and the message after choosing it. */
  readonly none?: (known: Told) => { says: string; label: string; refusal: string } | undefined
  readonly proposed?: (known: Told) => Answer | undefined
  readonly check?: (answer: string, known: Told) => string | undefined
  /** What an answer may mean; a terminal asks for confirmation. */
  readonly meant?: (answer: string, known: Told) => string | undefined
}

const optionOf = ({ field, option = field }: Field) => option

const isArgument = ({ value }: Field) => value === 'NAME'

export const flagOf = (question: Field) =>
  `--${optionOf(question).replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`

/** Adds an option for each question with a one-line value. */
export function addOptions(command: Command, questions: readonly Field[]): Command {
  for (const question of questions) {
    if (question.value === undefined || isArgument(question)) continue
    const flags = `${flagOf(question)} ${question.value}`
    if (question.isList) command.option(flags, question.describe, collect)
    else command.option(flags, question.describe)
  }
  return command
}

export const isAnswered = (answer: unknown) =>
  typeof answer === 'string' || Array.isArray(answer) ? answer.length > 0 : answer !== undefined

/** The answers from the command line, cleaned; empty ones are dropped. */
export function givenAnswers(questions: readonly Field[], options: unknown): Answers {
  const given = fieldsOf(options)
  const entries = questions.flatMap((question): [string, Answer][] => {
    const value = given[optionOf(question)]
    // Names may be comma-separated; sentences may contain commas.
    const toParts = (each: string) => (question.form === 'each' ? each : namesIn(each))
    const answer = Array.isArray(value)
      ? value.map(String).flatMap(toParts).map(readAnswer).filter(Boolean)
      : value
    const read = typeof answer === 'string' ? readAnswer(answer) : (answer ?? '')
    return Array.isArray(read) || typeof read === 'string' ? [[question.field, read]] : []
  })
  return Object.fromEntries(entries.filter(([, answer]) => isAnswered(answer)))
}

/** Builds the entry from the answers, in the order of the questions. */
export function entryOf(questions: readonly Field[], answers: Answers) {
  const entry: Record<string, unknown> = {}
  for (const { field, within, isNumber } of questions) {
    const answer = answers[field]
    if (!isAnswered(answer)) continue
    // An invalid number stays text, for the schema to report.
    const value = isNumber && isFinite(Number(answer)) ? Number(answer) : answer
    if (within === undefined) entry[field] = value
    else entry[within] = { ...fieldsOf(entry[within]), [field]: value }
  }
  return entry
}

/** The required questions without an answer. */
export function missingAnswers<Asked extends Field>(
  questions: readonly Asked[],
  answers: object,
): Asked[] {
  const given = fieldsOf(answers)
  return questions.filter(({ field, isNeeded }) => isNeeded && !isAnswered(given[field]))
}

/** The option in messages: `--nearby (5 to 10 times)`. */
function nameOf(question: Field): string {
  const { count } = question
  const name = isArgument(question) ? 'NAME' : flagOf(question)
  return count ? `${name} (${count.min} to ${count.max} times)` : name
}

/** Throws when a required answer is missing and nobody can be asked. */
export function requireAnswers(
  command: string,
  questions: readonly Field[],
  answers: object,
  hint = '',
): void {
  const missing = missingAnswers(questions, answers)
  if (missing.length === 0) return
  const inFile = missing.filter(({ value }) => value === undefined).map(({ field }) => field)
  const names = [
    ...missing.filter(({ value }) => value !== undefined).map(nameOf),
    ...(inFile.length > 0 ? [`in a file for --from: ${inFile.join(', ')}`] : []),
  ]
  const message = `Missing: ${names.join(', ')}. Examples: npx roof-site ${command} --help`
  throw usageError(hint + message)
}
