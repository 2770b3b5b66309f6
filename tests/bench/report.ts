/** What a measurement gives: a table for people, and all figures as JSON. */
export interface Report {
  readonly text: string
  readonly json: object
}

/** How many towns, how often each program runs, and which are asked for besides. */
export interface Sizes {
  readonly cities: readonly number[]
  readonly runs: number
  readonly rivals: readonly string[]
}

/** A Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** A figure as text: `1.23`; a dash where there is none. */
export function figure(value: number | null, digits = 2): string {
  return value === null ? '–' : value.toFixed(digits)
}

/** One figure over another, as text: `0.42`. */
export function ratio(value: number | null, other: number | null | undefined): string {
  return figure(value === null || other === null || other === undefined ? null : value / other)
}
