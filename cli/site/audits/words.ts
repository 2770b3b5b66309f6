import type { Severity } from '../../lib/finding.ts'

/** `0.345` as `35%`. */
export const percent = (share: number) => `${Math.round(share * 100)}%`

/** Nobody reads the sentences of more pages in a go; all pages are judged, and all are listed. */
export const mostQuoted = 100

export const notQuoted = `sentences are quoted of the ${mostQuoted} worst pages alone`

/** Up to three texts between quotes, and how many there are besides. */
export function quote(texts: readonly string[]): string {
  const shown = texts.slice(0, 3).map((text) => JSON.stringify(cut(text)))
  const others = texts.length - shown.length
  if (shown.length === 0) return 'in parts of sentences'
  return shown.join(', ') + (others > 0 ? ` and ${others} more` : '')
}

const cut = (text: string) => (text.length > 140 ? `${text.slice(0, 139)}…` : text)

/** Above the upper limit it is an error. */
export const severityOf = (
  share: number,
  { fails }: Readonly<Record<'fails', number>>,
): Severity => (share > fails ? 'error' : 'warning')
