import type { Paint } from '../../lib/io.ts'
import { printable } from '../../lib/printable.ts'
import { formatDiff, showDiff } from '../../report/format-diff.ts'
import { plural } from '../../lib/plural.ts'
import type { Finding } from '../../lib/finding.ts'
import { textsBelow } from '../../validate/fields.ts'
import type { Change } from './change.ts'
import type { Mention } from './plan-rename.ts'
import type { Redirect } from '../../../templates/types.ts'
import type { SiteModel } from '../../render/site-model.ts'

export interface PlannedFile {
  readonly path: string
  readonly before: string | undefined
  readonly after: string | undefined
  /** For a new binary file. */
  readonly bytes?: Buffer
}

/** What a plan does with a file. */
export function actionOf({ before, after, bytes }: PlannedFile) {
  if (before === after && !bytes) return 'same'
  if (before === undefined) return 'create'
  return after === undefined ? 'delete' : 'change'
}

export const touchedFiles = ({ files }: Pick<Plan, 'files'>) =>
  files.filter((file) => actionOf(file) !== 'same')

export interface Plan extends SiteDiff {
  readonly change: Change
  readonly files: readonly PlannedFile[]
  readonly findings: readonly Finding[]
  readonly mentions: readonly Mention[]
}

const maxLines = 12

/** A plan for people: the diffs of the data, and a summary. */
export function formatPlan(plan: Plan, paint: Paint): string {
  const { change, files, pages, redirects, gone, links, mentions } = plan
  const data = files.filter(({ path }) => path.startsWith('data/'))
  const diffs = data.map(({ path, before, after }) => showDiff(formatDiff(path, before, after)))
  const toArrow = ({ from, to }: Pick<Redirect, 'from' | 'to'>) => `${from} → ${to}`
  const toLink = ({ on, to }: SiteLink) => `${on} → ${to}`
  return [
    section('Read', change.source ?? []),
    ...diffs.filter(Boolean),
    `${paint('bold', `Plan: ${printable(change.title)}`)}\n`,
    section('Files', fileLines(plan)),
    section('Pages', turns(pages, String)),
    section('Redirects', turns(redirects, toArrow)),
    section('Gone', turns(gone, String)),
    section('Links', turns(links, toLink)),
    section(
      'The old name stays in these texts (unless --rewrite-text is given)',
      mentions.map(({ file, line, text }) => `${file}:${line}: ${text}`),
    ),
    section('Note', change.notes ?? []),
    `Next: ${printable(change.next)}\n`,
  ].join('')
}

function section(title: string, body: readonly string[]): string {
  return body.length === 0
    ? ''
    : `${[title, ...body.map((line) => `  ${printable(line)}`)].join('\n')}\n`
}

const turns = <Item>({ appear, disappear }: Turnover<Item>, show: (item: Item) => string) => [
  ...lines('+', appear.map(show)),
  ...lines('-', disappear.map(show)),
]

function lines(sign: '+' | '-', items: readonly string[]): string[] {
  const shown = items.slice(0, maxLines).map((item) => `${sign} ${item}`)
  const rest = items.length - shown.length
  return rest > 0 ? [...shown, `${sign} ${rest} more (--json lists all)`] : shown
}

function fileLines(plan: Plan): string[] {
  const touched = touchedFiles(plan)
  const width = Math.max(...touched.map((file) => actionOf(file).length))
  const shown = touched.slice(0, maxLines * 2)
  const rest = touched.length - shown.length
  const same = plan.files.length - touched.length
  return [
    ...shown.map((file) => `${actionOf(file).padEnd(width)}  ${file.path}`),
    ...(rest > 0 ? [`${plural(rest, 'more file')} (--json lists all)`] : []),
    ...(same > 0 ? [`${plural(same, 'other file')} stay${same === 1 ? 's' : ''} the same`] : []),
  ]
}

/** A plan for programs, as docs/plan.schema.json describes it. */
export function planToJson(plan: Plan) {
  const { pages, redirects, gone, links, mentions, findings } = plan
  const { title, source, leftOut, notes = [], next } = plan.change
  const files = plan.files.map((file) => {
    const { path, before, after } = file
    return { path, action: actionOf(file), diff: formatDiff(path, before, after) }
  })
  return {
    title,
    ...(source && { source }),
    ...(leftOut && { leftOut: leftOut.findings }),
    files,
    pages,
    redirects,
    gone,
    links,
    mentions,
    findings,
    notes,
    next,
  }
}

interface Turnover<Item> {
  readonly appear: readonly Item[]
  readonly disappear: readonly Item[]
}

interface SiteLink {
  readonly on: string
  readonly to: string
}

type SiteDiff = ReturnType<typeof diffSites>

/** Compares two states of the site; links on pages that are added or removed are not listed separately. */
export function diffSites(before: SiteModel, after: SiteModel) {
  const pathsOf = ({ pages }: SiteModel) => pages.map(({ path }) => path)
  const old = new Set(pathsOf(before))
  const both = new Set(pathsOf(after).filter((path) => old.has(path)))
  const linksOf = (model: SiteModel) => linksOfSite(model, both)
  return {
    pages: turnover(pathsOf(before), pathsOf(after), (path) => path),
    redirects: turnover(before.redirects, after.redirects, ({ from, to }) => `${from} ${to}`),
    gone: turnover(before.gone, after.gone, (path) => path),
    links: turnover(linksOf(before), linksOf(after), ({ on, to }) => `${on} ${to}`),
  }
}

function turnover<Item>(
  before: readonly Item[],
  after: readonly Item[],
  keyOf: (item: Item) => string,
): Turnover<Item> {
  const [old, fresh] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))]
  return {
    appear: after.filter((item) => !old.has(keyOf(item))),
    disappear: before.filter((item) => !fresh.has(keyOf(item))),
  }
}

function linksOfSite({ site, pages }: SiteModel, paths: ReadonlySet<string>): SiteLink[] {
  const frame = [site.navigation, site.quote, site.footer, site.areaTemplate].flatMap(targets)
  return [
    ...[...new Set(frame)].map((to) => ({ on: 'every page', to })),
    ...pages
      .filter(({ path }) => paths.has(path))
      .flatMap(({ path: on, ...page }) => [...new Set(targets(page))].map((to) => ({ on, to }))),
  ]
}

/** Towns and counties have their address in `path`, other links in `to`. */
const targets = (value: unknown): string[] =>
  textsBelow(value).flatMap(({ value: text, path }) =>
    ['path', 'to'].includes(String(path.at(-1))) ? [text] : [],
  )
