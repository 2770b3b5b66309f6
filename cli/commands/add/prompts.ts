import { CANCEL_SYMBOL, text } from '@clack/prompts'
import { CommandError, exitCodes } from '../../lib/errors.ts'
import { readAnswer } from '../../lib/invisible.ts'
import type { Check } from './question.ts'

export interface TextQuestion {
  readonly message: string
  readonly check?: Check | undefined
  readonly initialValue?: string
  readonly isOptional?: boolean
}

/** Asks for one line. Throws when it is cancelled. */
export async function askText(question: TextQuestion): Promise<string> {
  const { message, check, initialValue = '', isOptional = false } = question
  const validate = (value = '') => {
    if (readAnswer(value)) return check?.(value)
    return isOptional ? undefined : 'Some text, please.'
  }
  return readAnswer(answered(await text({ message, validate, initialValue })) ?? '')
}

/** The answer, where there is one. Throws when the question was cancelled. */
export function answered<Answer>(answer: Answer | typeof CANCEL_SYMBOL): Answer {
  if (answer === CANCEL_SYMBOL)
    throw new CommandError(exitCodes.data, 'Cancelled. Nothing was changed.')
  return answer
}
