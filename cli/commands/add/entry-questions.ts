import type { Command } from 'commander'
import { CommandError, exitCodes } from '../../lib/errors.ts'
import { readAnswer } from '../../lib/invisible.ts'
import { fieldsOf } from '../../lib/json.ts'
import type { Answers, Question } from './question.ts'
import { keepAnswers, readAnswers } from '../../write/kept-answers.ts'
import { requireData, type Context } from '../shared/context.ts'
import { collect } from '../shared/command.ts'

const optionOf = ({ field }: Question) =>
  `--${field.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`

/** An option for each question. */
export function addOptions(command: Command, questions: readonly Question[]): Command {
  for (const question of questions) {
    const flags = `${optionOf(question)} ${question.value}`
    if (question.isList) command.option(flags, question.describe, collect)
    else command.option(flags, question.describe)
  }
  return command
}

/** What the command line says, as it looks. */
export function givenAnswers(questions: readonly Question[], options: unknown): Answers {
  const given = fieldsOf(options)
  const entries = questions.flatMap(({ field }): [string, string | string[]][] => {
    const value = given[field]
    if (typeof value === 'string') return [[field, readAnswer(value)]]
    return Array.isArray(value) ? [[field, value.map(String).map(readAnswer)]] : []
  })
  return Object.fromEntries(entries)
}

interface Asking {
  readonly command: string
  readonly questions: readonly Question[]
  readonly given: Answers
  readonly today: string
}

/**
 * The answers with those that a terminal is asked for; elsewhere, what is needed and missing ends
 * the command. Answers to questions that are cancelled are kept for the next time.
 */
export async function completeAnswers(context: Context, asking: Asking) {
  const { command, questions, given, today } = asking
  const missing = questions.filter(({ field, isNeeded }) => isNeeded && !(field in given))
  if (missing.length === 0) return { answers: given, isAsked: false }
  if (!context.io.interactive) {
    const names = missing.map(optionOf).join(', ')
    const message = `Missing: ${names}. Examples: npm run ${command} -- --help`
    throw new CommandError(exitCodes.usage, message)
  }
  const data = requireData(context)
  const { askInTurn } = await import('./entry-prompts.ts')
  const kept = fieldsOf(readAnswers(context.root, command))
  const keep = (answers: Answers) => keepAnswers(context.root, command, answers)
  const answers = await askInTurn({ questions, known: { data, answers: given, today }, kept, keep })
  return { answers, isAsked: true }
}
