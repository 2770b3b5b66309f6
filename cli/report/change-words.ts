import { plural } from '../lib/plural.ts'
import type { Answer, Cause, ChangeReport } from './change-report.ts'

/** What a change does, in one line: what a visitor feels most stands first. */
export function verdictOf(report: ChangeReport): string {
  const { since, faulty, pages, reloading, code, findings } = report
  const found = findingWords(findings)
  if (faulty.length > 0) {
    const words = { before: `had errors at ${since}`, after: 'has errors' }
    const why = `the data ${faulty.map((each) => words[each]).join(' and ')}, so no page could be compared`
    return `${capital([why, ...found].join('; '))}.`
  }
  const { added, removed, renamed, changed } = pages
  const counts = [
    ...Object.entries({ added, removed, renamed })
      .filter(([, some]) => some.length > 0)
      .map(([what, some]) => `${plural(some.length, 'page')} ${what}`),
    ...(changed.length > 0 ? [`${share(changed, pages.total)} changed`] : []),
  ]
  const parts = [
    counts.length > 0 ? counts.join(', ') : 'no page changed by the data',
    ...(code.length > 0 ? ['what makes the pages was edited too, so any may look different'] : []),
    ...found,
    ...(reloading > 0 ? [reloadWords(reloading)] : []),
  ]
  return `${capital(parts.join('; '))}.`
}

function reloadWords(number: number): string {
  const [are, load] = number === 1 ? ['is', 'loads'] : ['are', 'load']
  return `${plural(number, 'page')} ${are} as before and ${load} a new version of the site's script`
}

/** The one for missing addresses is seldom meant when pages are counted. */
const countPages = (paths: readonly string[]) =>
  paths.filter((path) => path !== '/404').length || paths.length

/** `2 of 36 pages`, `all 36 pages` */
function share(pages: readonly { readonly path: string }[], total: number): string {
  const number = countPages(pages.map(({ path }) => path))
  return number === total ? `all ${total} pages` : `${number} of ${plural(total, 'page')}`
}

function findingWords(findings: ChangeReport['findings']): string[] {
  const [added, gone] = [findings.new.length, findings.gone.length]
  return [
    ...(added > 0 ? [`${plural(added, 'finding')} new`] : []),
    ...(gone > 0 ? [`${plural(gone, 'finding')} gone`] : []),
  ]
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export function answerWords(answer: Answer): string {
  if (answer.kind === 'redirect') return `its address leads to ${answer.to}`
  if (answer.kind === 'gone') return 'its address answers that the page is gone'
  return 'nothing answers at its address any more'
}

/** `Guilford, localChallenges, item 2`, and what was done there where that is more than an edit. */
export function causeWords({ what, kind }: Cause): string {
  if (kind === 'moved') return `${what}: another order`
  return kind === 'changed' ? what : `${what}: ${kind}`
}

/** Some pages by their addresses, many by their number. */
export function pageWords(
  pages: readonly string[] | null,
  total: number,
  link: (path: string) => string = (path) => path,
): string {
  if (pages === null) return 'pages not known'
  if (pages.length === 0) return 'no page'
  const number = countPages(pages)
  if (number === total && total > 1) return `all ${total} pages`
  return number > 3 ? `${number} pages` : pages.map(link).join(', ')
}

export const placeWords = ({
  file,
  line,
}: {
  readonly file: string | null
  readonly line: number | null
}) => (line === null ? (file ?? '') : `${file}:${line}`)
