import type { SiteData } from '../../site/schema/data.ts'

/** Says what is wrong with an answer; `undefined` where nothing is. */
export type Check = (value: string) => string | undefined

/** A field of a new entry: an option of the command, and a question on a terminal. */
export interface Question {
  readonly field: string
  /** What stands for the value in the help: `<text>`. */
  readonly value: string
  readonly describe: string
  /** Without it the entry is not complete. */
  readonly isNeeded?: boolean
  readonly isList?: boolean
  /** What it may be; a terminal lets one choose. */
  readonly choices?: (data: SiteData) => readonly string[]
  /** What a terminal proposes. */
  readonly proposed?: (known: Known) => string
  readonly check?: Check
}

export interface Known {
  readonly data: SiteData
  readonly answers: Answers
  /** The present day: `2026-11-25`. */
  readonly today: string
}

export type Answers = Readonly<Record<string, string | readonly string[]>>
