/** What a measurement gives: a table for people, and all figures as JSON. */
export interface Report {
  readonly text: string
  readonly json: object
}

/** How many towns, how often each program runs, and whether without the other generator. */
export interface Sizes {
  readonly cities: readonly number[]
  readonly runs: number
  readonly alone: boolean
}

/** A Markdown table. */
export function table(...rows: readonly (readonly string[])[]): string {
  const [head = [], ...others] = rows.map((cells) => `| ${cells.join(' | ')} |`)
  return [head, `|${' --- |'.repeat(rows[0]?.length ?? 0)}`, ...others].join('\n')
}

/** A figure as text: `1.23`; a dash where there is none. */
export const figure = (value: number | null, digits = 2): string => value?.toFixed(digits) ?? '–'
