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
  /** The present day: `2026-11-25`. */
  readonly today: string
}

interface Field {
  readonly field: string
  /** What the command line calls it, where that is not its field. */
  readonly option?: string
  /** What stands for the value in the help: `<text>`. `NAME` is an argument; without it, a file says it. */
  readonly value?: string
  readonly describe: string
  readonly isNeeded?: boolean
  readonly isList?: boolean
  readonly count?: { readonly min: number; readonly max: number }
  /** The map of the entry that holds the field. */
  readonly within?: string
  readonly isNumber?: boolean
  /** How a terminal asks, where not for one line: for a text of many, or for each of a list. */
  readonly form?: 'paragraph' | 'each'
  /** Rules that a later answer can still satisfy. */
  readonly later?: readonly string[]
}

/** A field, an option of the command, and a question on a terminal. */
export interface Question<Told extends Answered = Known> extends Field {
  /** The words of the question, where they are not those of the help. */
  readonly ask?: (known: Told) => string
  /** Whether a terminal asks at all; where it does not say, it does. */
  readonly isAsked?: (known: Told) => boolean
  /** A terminal asks among these; an empty one is none of them. */
  readonly choices?: (known: Told) => readonly string[]
  /** How a terminal shows one of them, where not by itself. */
  readonly labelOf?: (choice: string, known: Told) => string
  /** Where none of the choices may be right: what is said first, the answer besides, and how that ends. */
  readonly none?: (known: Told) => { says: string; label: string; refusal: string } | undefined
  readonly proposed?: (known: Told) => Answer | undefined
  readonly check?: (answer: string, known: Told) => string | undefined
  /** What may be meant by an answer; a terminal asks whether it is. */
  readonly meant?: (answer: string, known: Told) => string | undefined
}

const optionOf = ({ field, option = field }: Field) => option

const isArgument = ({ value }: Field) => value === 'NAME'

export const flagOf = (question: Field) =>
  `--${optionOf(question).replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`

/** An option for each question whose value stands in one line of a command. */
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

/** What the command line says, as it looks; an empty answer is none. */
export function givenAnswers(questions: readonly Field[], options: unknown): Answers {
  const given = fieldsOf(options)
  const entries = questions.flatMap((question): [string, Answer][] => {
    const value = given[optionOf(question)]
    // Names may stand in one, with commas between; a sentence may hold a comma of its own.
    const toParts = (each: string) => (question.form === 'each' ? each : namesIn(each))
    const answer = Array.isArray(value)
      ? value.map(String).flatMap(toParts).map(readAnswer).filter(Boolean)
      : value
    const read = typeof answer === 'string' ? readAnswer(answer) : (answer ?? '')
    return Array.isArray(read) || typeof read === 'string' ? [[question.field, read]] : []
  })
  return Object.fromEntries(entries.filter(([, answer]) => isAnswered(answer)))
}

/** The entry that the answers make, its fields in the order of the questions. */
export function entryOf(questions: readonly Field[], answers: Answers) {
  const entry: Record<string, unknown> = {}
  for (const { field, within, isNumber } of questions) {
    const answer = answers[field]
    if (!isAnswered(answer)) continue
    // What should be a number and is none stays as it is, for the schema to name.
    const value = isNumber && isFinite(Number(answer)) ? Number(answer) : answer
    if (within === undefined) entry[field] = value
    else entry[within] = { ...fieldsOf(entry[within]), [field]: value }
  }
  return entry
}

/** The questions that need an answer and have none. */
export function missingAnswers<Asked extends Field>(
  questions: readonly Asked[],
  answers: object,
): Asked[] {
  const given = fieldsOf(answers)
  return questions.filter(({ field, isNeeded }) => isNeeded && !isAnswered(given[field]))
}

/** How the command line names it: `--nearby (5 to 10 times)`. */
function nameOf(question: Field): string {
  const { count } = question
  const name = isArgument(question) ? 'NAME' : flagOf(question)
  return count ? `${name} (${count.min} to ${count.max} times)` : name
}

/** Ends the command where an answer is missing that nobody can be asked for. */
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
