import { CANCEL_SYMBOL, confirm, multiline, multiselect, select, text } from '@clack/prompts'
import { dataError } from '../lib/errors.ts'
import { readAnswer } from '../lib/invisible.ts'
import { namesIn } from '../lib/place-name.ts'
import { startSentence } from '../lib/sentences.ts'
import { didYouMean, nearest } from '../lib/suggest.ts'
import type { DataPath } from '../parse/parse.ts'
import { isAnswered, type Answer, type Answered, type Answers, type Question } from './question.ts'

export interface Asking<Told extends Answered> {
  readonly questions: readonly Question<Told>[]
  readonly given: Answers
  /** Derives what the questions need from the answers so far. */
  readonly knownWith: (answers: Answers) => Told
  readonly say: (text: string) => void
  /** Saved answers from cancelled questions. */
  readonly keptFor?: (answers: Answers) => Readonly<Record<string, unknown>>
  readonly keep?: (answers: Answers) => void
  /** Validates an answer at a path below the entry; returns the message. */
  readonly judge: (answers: Answers, question: Question<Told>, path: DataPath) => string | undefined
}

interface Turn<Told extends Answered> extends Asking<Told> {
  readonly known: Told
  readonly question: Question<Told>
  readonly message: string
  readonly kept: unknown
  readonly offered: readonly string[]
}

/** Asks for each missing field and saves every answer at once. Throws when cancelled. */
export async function askInTurn<Told extends Answered>(asking: Asking<Told>): Promise<Answers> {
  const answers: Record<string, Answer> = { ...asking.given }
  for (const question of asking.questions) {
    const { field, meant } = question
    const known = asking.knownWith({ ...answers })
    const isGiven = isGivenRight(question, known)
    if (question.isAsked?.(known) === false || (isGiven && !meant)) continue
    const given = isGiven ? (answers[field] ?? '') : await ask(question, asking, known)
    const answer = await askMeant(question, given, known)
    if (isAnswered(answer)) answers[field] = answer
    // The answer that `meant` confirms is the key of the saved ones.
    if (!meant) asking.keep?.(answers)
  }
  return answers
}

/** A given answer that is not among the choices is asked again; an invalid one is refused. */
function isGivenRight<Told extends Answered>(question: Question<Told>, known: Told): boolean {
  const { field, isNeeded, choices, check } = question
  const given = known.answers[field]
  if (given === undefined) return false
  const wrong = typeof given === 'string' ? check?.(given, known) : undefined
  if (wrong !== undefined && question.meant) throw dataError(`${wrong} Nothing was changed.`)
  const names = isNeeded ? choices?.(known) : undefined
  return names === undefined || [given].flat().every((each) => names.includes(each))
}

function ask<Told extends Answered>(question: Question<Told>, asking: Asking<Told>, known: Told) {
  const { describe, isNeeded = false, form, choices, proposed } = question
  const words = startSentence(question.ask?.(known) ?? describe)
  const message = isNeeded || form || choices ? words : `${words} (leave empty to go on)`
  const kept = asking.keptFor?.(known.answers)[question.field]
  const before = isTexts(kept) || typeof kept === 'string' ? kept : (proposed?.(known) ?? '')
  const offered = [before].flat().filter(Boolean)
  const turn = { ...asking, known, question, message, kept, offered }
  if (choices) return askChoice(turn)
  if (form === 'paragraph') return askParagraph(turn)
  return form === 'each' ? askEach(turn) : askLine(turn)
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

async function askMeant<Told extends Answered>(
  { meant, check }: Question<Told>,
  answer: Answer,
  known: Told,
) {
  const other = typeof answer === 'string' ? meant?.(answer, known) : undefined
  if (other === undefined || check?.(other, known)) return answer
  return answered(await confirm({ message: didYouMean(other) })) ? other : answer
}

async function askChoice<Told extends Answered>({
  question,
  message,
  offered,
  known,
  kept,
  say,
}: Turn<Told>): Promise<Answer> {
  const { field, choices, labelOf, none, isList, isNeeded = false } = question
  const names = choices?.(known) ?? []
  const options = names.map((name) => ({
    value: name,
    label: (labelOf?.(name, known) ?? name) || 'none',
  }))
  if (isList) {
    const initialValues = offered.filter((name) => names.includes(name))
    const prompt = { message, options, required: false, initialValues }
    for (;;) {
      const chosen = answered(await multiselect<string>(prompt))
      if (chosen.length > 0 || !isNeeded) return chosen
      say('Choose at least one: the space bar marks the line that the arrow keys are on.\n')
    }
  }
  const noChoice = none?.(known)
  if (noChoice) say(`${noChoice.says}\n`)
  const given = known.answers[field]
  // Where none may be right, one that is spelled alike is no proposal.
  const close = typeof given === 'string' && !noChoice ? nearest(given, names) : undefined
  const before = [kept, close, ...offered].find((each) => names.includes(String(each)))
  const answer = answered(
    await select<string>({
      message,
      options: noChoice ? [{ value: '', label: noChoice.label }, ...options] : options,
      initialValue: String(before ?? (noChoice ? '' : (names[0] ?? ''))),
    }),
  )
  if (noChoice && answer === '') throw dataError(noChoice.refusal)
  return answer
}

/** Each newline of a pasted text would submit a one-line prompt. */
async function askParagraph<Told extends Answered>(turn: Turn<Told>): Promise<Answer> {
  const toText = (value = '') => readAnswer(value).replaceAll(/\s+/g, ' ')
  const answer = await multiline({
    message: turn.message,
    validate: (value) => wrongWith(turn, toText(value)),
    showSubmit: true,
    initialValue: turn.offered.join(' '),
  })
  return toText(answered(answer))
}

async function askEach<Told extends Answered>(turn: Turn<Told>): Promise<Answer> {
  const { message, offered, question } = turn
  const { min, max } = question.count ?? { min: 1, max: Infinity }
  const given: string[] = []
  while (given.length < max) {
    const isOptional = given.length >= min
    const answer = await askText({
      message: `${message.replace('#', String(given.length + 1))}${isOptional ? ' (leave empty to go on)' : ''}`,
      initialValue: offered[given.length] ?? '',
      isOptional,
      check: (value) => wrongWith(turn, [...given, value], [given.length]),
    })
    if (answer === '') break
    given.push(answer)
  }
  return given
}

async function askLine<Told extends Answered>(turn: Turn<Told>): Promise<Answer> {
  const { message, question, offered } = turn
  const { isList = false, isNeeded = false } = question
  const toAnswer = (line: string) => (isList ? namesIn(line) : line)
  const check = (line: string) => wrongWith(turn, toAnswer(line))
  const initialValue = offered.join(', ')
  return toAnswer(await askText({ message, initialValue, isOptional: !isNeeded, check }))
}

function wrongWith<Told extends Answered>(
  { question, known, knownWith, judge }: Turn<Told>,
  answer: Answer,
  path: DataPath = [],
) {
  const answers = { ...known.answers, [question.field]: answer }
  const knownThen = knownWith(answers)
  const wrong = [answer]
    .flat()
    .map((each) => question.check?.(each, knownThen))
    .find(Boolean)
  return wrong ?? judge(answers, question, path)
}

interface TextQuestion {
  readonly message: string
  readonly check?: (value: string) => string | undefined
  readonly initialValue?: string
  readonly isOptional?: boolean
}

/** Asks for one line. Throws when cancelled. */
export async function askText(question: TextQuestion): Promise<string> {
  const { message, check, initialValue = '', isOptional = false } = question
  const validate = (value = '') => {
    const answer = readAnswer(value)
    if (answer) return check?.(answer)
    return isOptional ? undefined : 'Some text, please.'
  }
  return readAnswer(answered(await text({ message, validate, initialValue })) ?? '')
}

/** The final confirmation, before which nothing is written. */
export async function confirmThat(message: string): Promise<boolean> {
  return (await confirm({ message })) === true
}

/** The answer. Throws when the question was cancelled. */
function answered<Given>(answer: Given | typeof CANCEL_SYMBOL): Given {
  if (answer !== CANCEL_SYMBOL) return answer
  throw dataError('Cancelled. Nothing was changed.')
}
