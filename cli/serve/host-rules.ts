/** Where an address leads, and the HTTP status to say so; 410 for an address that is gone. */
export interface Redirect {
  readonly to: string
  readonly status: number
}

interface HeaderRule {
  /** `/*` for all paths, `/assets/*` for those below a folder. */
  readonly pattern: string
  readonly headers: Readonly<Record<string, string>>
}

/** `/from /to 301`, one a line; later lines for the same address do not count. */
export function parseRedirects(text: string): ReadonlyMap<string, Redirect> {
  const redirects = new Map<string, Redirect>()
  for (const line of text.split('\n')) {
    const [from, to, status] = line.trim().split(/\s+/)
    if (from && to && !redirects.has(from))
      redirects.set(from, { to, status: Number(status ?? 301) })
  }
  return redirects
}

/** Path patterns, each followed by indented `Name: value` lines. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: { pattern: string; headers: Record<string, string> }[] = []
  for (const line of text.split('\n')) {
    const header = /^\s+([^:]+):\s*(.*)$/.exec(line)
    if (header?.[1]) Object.assign(rules.at(-1)?.headers ?? {}, { [header[1]]: header[2] ?? '' })
    else if (line.trim() !== '') rules.push({ pattern: line.trim(), headers: {} })
  }
  return rules
}

export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const matches = ({ pattern }: HeaderRule) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
  return Object.assign({}, ...rules.filter(matches).map(({ headers }) => headers))
}
