import type { Finding } from '../finding.ts'

/**
 * Findings that were not there before, wherever they stood. Notices about other pages than
 * `pages` were there before, if in other words.
 */
export function freshFindings(
  known: readonly Finding[],
  findings: readonly Finding[],
  pages: readonly string[],
): Finding[] {
  const left = new Map<string, number>()
  for (const finding of known) left.set(keyOf(finding), (left.get(keyOf(finding)) ?? 0) + 1)
  return findings.filter((finding) => {
    const count = left.get(keyOf(finding)) ?? 0
    left.set(keyOf(finding), count - 1)
    if (count > 0) return false
    return finding.severity !== 'notice' || pages.includes(finding.page ?? '')
  })
}

const keyOf = ({ rule, file, page, message }: Finding) => [rule, file, page, message].join('\0')
