/** The exit codes that the documentation promises. */
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

/** Ends a command with a message for people and an exit code. */
export class CommandError extends Error {
  readonly code: ExitCode

  constructor(code: ExitCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
