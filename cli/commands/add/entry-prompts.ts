import { confirm, multiselect, select } from '@clack/prompts'
import type { Answers, Known, Question } from './question.ts'
import { answered, askText } from './prompts.ts'

interface Turn {
  readonly questions: readonly Question[]
  /** What is known, with the answers that were given. */
  readonly known: Known
  /** Answers from a time when the questions were cancelled. */
  readonly kept: Readonly<Record<string, unknown>>
  readonly keep: (answers: Answers) => void
}

/** Asks for each field that was not given; every answer is kept at once. */
export async function askInTurn({ questions, known, kept, keep }: Turn): Promise<Answers> {
  const answers = { ...known.answers }
  for (const question of questions) {
    const { field } = question
    if (field in answers) continue
    const answer = await ask(question, { ...known, answers }, kept[field])
    if (answer.length > 0) answers[field] = answer
    keep(answers)
  }
  return answers
}

async function ask(question: Question, known: Known, kept: unknown) {
  const { describe, isNeeded = false, isList = false, choices, proposed, check } = question
  const message = isNeeded ? describe : `${describe} (leave empty to go on)`
  const names = choices?.(known.data) ?? []
  const options = names.map((name) => ({ value: name, label: name }))
  if (isList && names.length > 0) {
    return answered(await multiselect<string>({ message, options, required: isNeeded }))
  }
  const before = typeof kept === 'string' ? kept : (proposed?.(known) ?? '')
  if (names.length > 0 && isNeeded) {
    return answered(await select<string>({ message, options, initialValue: before }))
  }
  const isOptional = !isNeeded
  const line = await askText({ message, initialValue: before, isOptional, check })
  return isList ? line.split(',').flatMap((part) => part.trim() || []) : line
}

/** The last question: until it is answered with yes, nothing is written. */
export async function confirmEntry(what: string): Promise<boolean> {
  return (await confirm({ message: `Add ${what}, as shown above?` })) === true
}
