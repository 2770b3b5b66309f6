import type { Finding } from '../../lib/finding.ts'
import type { Change } from './change.ts'

/** Findings that a change brings; notices about other pages were there before, if in other words. */
export function addedFindings(
  known: readonly Finding[],
  findings: readonly Finding[],
  { pages, moved }: Pick<Change, 'pages' | 'moved'>,
): Finding[] {
  const left = new Map<string, number>()
  for (const finding of known) {
    const page = finding.page === moved?.from ? moved?.to : finding.page
    const key = keyOf(finding, page)
    left.set(key, (left.get(key) ?? 0) + 1)
  }
  return findings.filter((finding) => {
    const key = keyOf(finding, finding.page)
    const count = left.get(key) ?? 0
    left.set(key, count - 1)
    if (count > 0) return false
    return finding.severity !== 'notice' || pages.includes(finding.page ?? '')
  })
}

const keyOf = ({ rule, file, message }: Finding, page: string | undefined) =>
  [rule, file, page, message].join('\0')
