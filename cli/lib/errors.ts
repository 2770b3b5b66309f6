import type { Finding } from './finding.ts'

/** The documented exit codes. */
export const exitCodes = {
  ok: 0,
  /** An error in the data, or a value that a command refuses. */
  data: 1,
  usage: 2,
  /** `generate` only: generated files differ from the data or were edited by hand. */
  differs: 3,
  failed: 4,
} as const

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]

export class CommandError extends Error {
  readonly code: ExitCode

  constructor(code: ExitCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** A value that a command refuses. */
export const dataError = (message: string) => new CommandError(exitCodes.data, message)

/** A fault at a place of a file that the command line names. */
export function faultAt(
  { name, text, at }: { readonly name: string; readonly text: string; readonly at: number },
  found: string,
  expected: string,
): CommandError {
  const before = text.slice(0, at).split('\n')
  const column = (before.at(-1) ?? '').length + 1
  return dataError(
    `${name}:${before.length}:${column}: ${found}. Expected: ${expected}. Nothing was changed.`,
  )
}

/** A command line that is not valid. */
export const usageError = (message: string) => new CommandError(exitCodes.usage, message)

/** Something could not be done. */
export const failure = (message: string, options?: ErrorOptions) =>
  new CommandError(exitCodes.failed, message, options)

/** Data that a command refuses, with its findings and the texts that they refer to. */
export class FaultyDataError extends CommandError {
  readonly findings: readonly Finding[]
  readonly texts: readonly { readonly path: string; readonly text: string }[]

  constructor(message: string, findings: readonly Finding[], texts: FaultyDataError['texts']) {
    super(exitCodes.data, message)
    this.findings = findings
    this.texts = texts
  }
}

/** The result of `work`, or `undefined` when it throws. */
export function orUndefined<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

interface SystemError extends Error {
  readonly code: string
  readonly path?: string
}

export function isSystemError(error: unknown): error is SystemError {
  return error instanceof Error && 'syscall' in error && 'code' in error
}

const causes: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied, or another program has it open',
  EBUSY: 'another program has it open',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'the file would be larger than allowed',
  EISDIR: 'a folder is in the place of a file',
  ENOTDIR: 'a file is in the place of a folder',
  ENOENT: 'no such file or folder',
  ELOOP: 'a link leads back to itself',
  ENAMETOOLONG: 'the name is too long',
}

/** What happened, in words: `the disk is full`. */
export function causeOf({ code, message }: SystemError): string {
  return causes[code] ?? message
}
