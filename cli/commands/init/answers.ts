import { resolve } from 'node:path'
import { CommandError, dataError } from '../../lib/errors.ts'
import type { Io } from '../../lib/io.ts'
import { fieldsOf } from '../../lib/json.ts'
import { namesIn } from '../../lib/place-name.ts'
import { adviceOnName } from '../../lib/suggest.ts'
import { readBytes, readPicture } from '../../load/public-files.ts'
import { parseFile } from '../../parse/parse.ts'
import type { Flags, Texts } from '../../command-line/command.ts'
import { show } from '../../validate/rule.ts'
import { printFindings, type Context } from '../../project/context.ts'
import {
  flagOf,
  givenAnswers,
  missingAnswers,
  requireAnswers,
  type Answers,
  type Question,
} from '../../command-line/question.ts'
import { withOffice, type FirmAnswers } from './office.ts'
import { describeLeftOut, describeTaken, initQuestions } from './questions.ts'

export type InitOptions = Flags<'dryRun'> & Texts<'from'>

type InitQuestion = Question<FirmAnswers>

/** The path of a file that was answered, `~` being the home folder. */
export const fileOf = ({ cwd, env }: Io, file: string) =>
  resolve(cwd, file.replace(/^~(?=[\\/])/, env['HOME'] ?? env['USERPROFILE'] ?? '~'))

function whatIsWrong(path: string, file: string): string | undefined {
  try {
    return readPicture(readBytes(path)) ? undefined : `${file} is not a picture with a size.`
  } catch (error) {
    if (error instanceof CommandError) return error.message
    throw error
  }
}

/** Combines answers from options, a file and a terminal; without a terminal, uses the proposals. */
export async function answerAll(context: Context, { from, ...options }: InitOptions) {
  const inFile = from === undefined ? undefined : readAnswersFile(context, from)
  const said = givenAnswers(initQuestions, options)
  const faultOfLogo = (file: string) => whatIsWrong(fileOf(context.io, file), file)
  const knownWith = (answers: Answers) => ({ ...withOffice(context.roots, answers), faultOfLogo })
  const { given, leftOut } = leaveOutUnknown({ ...inFile?.answers, ...said }, knownWith)
  const known = knownWith(given)
  for (const question of initQuestions) {
    const wrong = wrongIn(question, known) ?? wrongCount(question, given)
    const where = said[question.field] ? flagOf(question) : inFile?.whereIs(question.field)
    if (wrong !== undefined) throw dataError(`${where}: ${wrong} Nothing was written.`)
  }
  const whereServed = said['serve'] ? '--serve' : inFile?.whereIs('serve')
  for (const { words } of leftOut) context.io.stderr(`${whereServed}: ${words}\n`)
  const left = leftOut.map(({ name }) => name)
  const open = initQuestions.filter(({ isAsked }) => isAsked?.(known) ?? true)
  const missing = missingAnswers(open, given)
  if (!context.io.interactive || missing.length === 0) {
    const hints = missing.flatMap((question) => {
      const names = question.choices?.(known) ?? []
      return names.length > 0 ? `${flagOf(question)} is one of: ${names.join(', ')}.\n` : []
    })
    requireAnswers('init', open, given, hints.join(''))
    const proposals = initQuestions.map(({ field, proposed }) => [field, proposed?.(known)])
    const answers = { ...Object.fromEntries(proposals), ...given }
    sayWhatIsTaken(context, whereServed, knownWith(answers))
    return { answers, areTownsGiven: 'serve' in given, left, confirm: () => true }
  }
  const { askInTurn, confirmThat } = await import('../../command-line/ask.ts')
  const answers = await askInTurn({
    questions: initQuestions,
    given,
    knownWith,
    say: (text) => context.io.stderr(`${text}\n`),
    judge: (all, question) => wrongIn(question, knownWith(all)),
  })
  sayWhatIsTaken(context, whereServed, knownWith(answers))
  return { answers, areTownsGiven: true, left, confirm: confirmThat }
}

/** Of served towns that are found in another state, or far away, tells which ones they are. */
function sayWhatIsTaken(
  { io }: Context,
  where: string | undefined,
  { answers, office }: FirmAnswers,
) {
  const taken = [answers['serve'] ?? []].flat().flatMap((name) => describeTaken(name, office) ?? [])
  for (const words of taken) io.stderr(where === undefined ? `${words}\n` : `${where}: ${words}\n`)
}

/** Of options and files, served towns that no list of places has are left out, so that the rest goes on. */
function leaveOutUnknown(given: Answers, knownWith: (answers: Answers) => FirmAnswers) {
  const { serve } = given
  if (serve === undefined) return { given, leftOut: [] }
  const { office } = knownWith(given)
  const served = [serve].flat().map((name) => ({ name, words: describeLeftOut(name, office) }))
  const known = served.flatMap(({ name, words }) => (words === undefined ? name : []))
  const leftOut = served.filter(({ words }) => words !== undefined)
  return { given: { ...given, serve: known }, leftOut }
}

function wrongIn({ field, choices, check }: InitQuestion, known: FirmAnswers): string | undefined {
  const names = choices?.(known) ?? []
  const judge = (answer: string) => {
    const wrong = check?.(answer, known)
    if (wrong !== undefined || names.length === 0 || names.includes(answer)) return wrong
    const otherwise = `Expected: ${names.length > 1 ? 'one of ' : ''}${names.join(', ')}.`
    return `${show(answer)} is not in the list. ${adviceOnName({ name: answer, names, otherwise })}`
  }
  return [known.answers[field] ?? []].flat().map(judge).find(Boolean)
}

/** Checks options and files; a terminal asks for the right number itself. */
function wrongCount({ field, count }: InitQuestion, answers: Answers): string | undefined {
  const { length } = [answers[field] ?? []].flat()
  const isWrong = length > 0 && count && (length < count.min || length > count.max)
  const counted = `${length} ${length === 1 ? 'entry' : 'entries'}`
  return isWrong
    ? `The list has ${counted}. Expected: ${count.min} to ${count.max} entries.`
    : undefined
}

/** Reads a file of answers; throws when it is unreadable, or contains unknown names. */
function readAnswersFile(context: Context, path: string) {
  const text = readBytes(resolve(context.io.cwd, path)).toString('utf8')
  const { source, findings } = parseFile({ name: 'business', path, text })
  if (!source || findings.length > 0) {
    printFindings(context, { findings, stream: 'stderr', texts: [{ path, text }] })
    throw dataError('Nothing was written.')
  }
  const whereIs = (field: string) => `${path}, line ${source.placeOf([field]).line}`
  const names = initQuestions.map(({ field }) => field)
  const values = Object.entries(fieldsOf(source.value)).map(([name, value]) => {
    const parts = Array.isArray(value) ? value : [value]
    if (parts.some((part) => typeof part === 'object' && part !== null)) {
      throw dataError(`${whereIs(name)}: Expected: a text. Nothing was written.`)
    }
    const question = initQuestions.find(({ field }) => field === name)
    if (question?.isList) return [name, Array.isArray(value) ? value : namesIn(String(value))]
    if (Array.isArray(value) && question) {
      throw dataError(`${whereIs(name)}: Expected: one text, and no list. Nothing was written.`)
    }
    if (question) return [name, String(value)]
    throw dataError(
      `${whereIs(name)}: nothing is asked by the name ${name}. ${adviceOnName({ name, names })}`,
    )
  })
  return { answers: givenAnswers(initQuestions, Object.fromEntries(values)), whereIs }
}
