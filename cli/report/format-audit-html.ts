import type { AuditFinding, RuleOutcome } from '../audit/audit.ts'
import type { Exhibit, ExhibitText } from '../audit/rule.ts'
import type { Score } from '../audit/score.ts'
import { escapeHtml } from '../lib/escape-html.ts'
import { summarize } from '../lib/finding.ts'
import { groupBy } from '../lib/collections.ts'
import { plural } from '../lib/plural.ts'

interface AuditReport {
  /** Where the site is published, for links to its pages. */
  readonly origin: string
  readonly outcomes: readonly RuleOutcome[]
  readonly score: Score
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 72rem; margin: 0 auto; padding: 1.5rem }
table { border-collapse: collapse; width: 100% }
th, td { padding: .35rem .75rem .35rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid #8884 }
td:nth-child(2) code { white-space: nowrap }
td { overflow-wrap: anywhere }
.error { color: #c3261b } .warning { color: #a66300 } .notice { color: #2a6fb0 }
@media (prefers-color-scheme: dark) { .error { color: #ff8a80 } .warning { color: #ffc069 } .notice { color: #8fc4ff } }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0 2rem }
@media (max-width: 40rem) { .pair { grid-template-columns: 1fr } }
mark { background: #ffd54f; color: #000 }
`

/** One page that shows all findings, to be opened and read; it needs no other file. */
export function formatAuditHtml({ origin, outcomes, score }: AuditReport): string {
  const broken = outcomes.filter(({ findings }) => findings.length > 0)
  const findings = broken.flatMap((each) => each.findings)
  const exhibits = outcomes.flatMap((each) => each.exhibits)
  const { errors, warnings, notices } = summarize(findings)
  const acknowledged = outcomes.reduce((sum, each) => sum + each.acknowledged.length, 0)
  const counts = [
    plural(errors, 'error'),
    plural(warnings, 'warning'),
    plural(notices, 'notice'),
    `${acknowledged} acknowledged`,
  ]
  return [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>Audit of ${escapeHtml(origin)}</title><style>${style}</style></head><body>`,
    `<h1>Audit of ${escapeHtml(origin)}</h1>`,
    `<p>${counts.join(', ')}.</p>`,
    ...formatScore(score),
    ...formatNotRun(outcomes),
    ...section('By rule', broken, (outcome) => formatOutcome(outcome, origin)),
    ...section('By page', [...findingsByPage(findings)], ([page, some]) =>
      formatPage(page, some, origin),
    ),
    ...section('Nearest siblings', exhibits, (exhibit) => formatExhibit(exhibit, origin)),
    '</body></html>\n',
  ].join('\n')
}

function section<Item>(
  title: string,
  items: readonly Item[],
  format: (item: Item) => string[],
): string[] {
  return items.length > 0 ? [`<h2>${title}</h2>`, ...items.flatMap(format)] : []
}

function formatScore({ value, parts }: Score): string[] {
  if (value === null) return []
  const rows = parts.map(
    ({ name, passed, run }) => `<tr><td>${escapeHtml(name)}</td><td>${passed} of ${run}</td></tr>`,
  )
  return [
    `<h2>Score: ${value} of 100</h2>`,
    '<p>A heuristic: the share of rules that are passed, each subject counting alike.</p>',
    `<table><tr><th>Subject</th><th>Rules passed</th></tr>${rows.join('')}</table>`,
  ]
}

function formatNotRun(outcomes: readonly RuleOutcome[]): string[] {
  const items = outcomes.flatMap(({ rule, notRun }) =>
    notRun === null ? [] : [`<li><code>${rule.id}</code>: ${escapeHtml(notRun)}</li>`],
  )
  return items.length > 0 ? ['<h2>Not judged</h2>', `<ul>${items.join('')}</ul>`] : []
}

const idOf = (rule: string) => rule.replaceAll('/', '-')

function formatOutcome({ rule, findings }: RuleOutcome, origin: string): string[] {
  const rows = findings.map((finding) => {
    const { severity, pages, message } = finding
    const shown = pages.map((page) => pageLink(origin, page)).join(', ')
    return row([
      `<span class="${severity}">${severity}</span>`,
      `<code>${escapeHtml(placeOf(finding))}</code>`,
      `${escapeHtml(message)}${expectedOf(finding)}`,
      pages.length > 5 ? plural(pages.length, 'page') : shown,
    ])
  })
  return [
    `<h3 id="${idOf(rule.id)}">${escapeHtml(rule.id)}</h3>`,
    `<p>${escapeHtml(rule.asks)} ${escapeHtml(rule.why)}</p>`,
    `<table>${row(['Severity', 'Where', 'What', 'Pages'], 'th')}${rows.join('')}</table>`,
  ]
}

function formatPage(page: string, findings: readonly AuditFinding[], origin: string): string[] {
  const rows = findings.map((finding) => {
    const { severity, rule, message } = finding
    return row([
      `<span class="${severity}">${severity}</span>`,
      `<a href="#${idOf(rule)}">${escapeHtml(rule)}</a>`,
      `<code>${escapeHtml(placeOf(finding))}</code>`,
      escapeHtml(message),
    ])
  })
  return [`<h3>${pageLink(origin, page)}</h3>`, `<table>${rows.join('')}</table>`]
}

/** Those of one page each; what many share stands by its rule. */
function findingsByPage(findings: readonly AuditFinding[]): Map<string, AuditFinding[]> {
  const own = findings.filter(({ pages }) => pages.length === 1)
  return groupBy(own, ({ pages: [page = ''] }) => page)
}

const row = (cells: readonly string[], tag = 'td') =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`

const placeOf = ({ file, line, column }: AuditFinding) => `${file}:${line}:${column}`

const expectedOf = ({ expected }: AuditFinding) =>
  expected === undefined ? '' : ` <small>Expected: ${escapeHtml(expected)}.</small>`

const pageLink = (origin: string, page: string) =>
  `<a href="${escapeHtml(origin + page)}">${escapeHtml(page)}</a>`

function formatExhibit({ title, left, right, shared }: Exhibit, origin: string): string[] {
  const show = ({ title: name, page, paragraphs }: ExhibitText) =>
    [
      `<div><h4>${escapeHtml(name)} ${pageLink(origin, page)}</h4>`,
      ...paragraphs.map((text) => `<p>${markShared(text, shared)}</p>`),
      '</div>',
    ].join('')
  return [`<h3>${escapeHtml(title)}</h3>`, `<div class="pair">${show(left)}${show(right)}</div>`]
}

/** A text with what both sides share marked; of words that overlap, the longer first. */
function markShared(text: string, shared: readonly string[]): string {
  const ranked = shared.filter(Boolean).toSorted((a, b) => b.length - a.length)
  const found = ranked.find((words) => text.includes(words))
  if (found === undefined) return escapeHtml(text)
  const at = text.indexOf(found)
  const [before, after] = [text.slice(0, at), text.slice(at + found.length)]
  return `${markShared(before, shared)}<mark>${escapeHtml(found)}</mark>${markShared(after, shared)}`
}
