import { join } from 'node:path'
import { CommandError, exitCodes, type ExitCode } from '../lib/errors.ts'
import { hasErrors, sortFindings } from '../lib/finding.ts'
import { loadAtlas } from '../load/gazetteer.ts'
import { changedSince, requireCommit } from '../load/git.ts'
import { fileSizes, isFolderThere } from '../load/list-files.ts'
import { withProjectAt } from '../load/project-at.ts'
import {
  readAddressRecords,
  readProjectData,
  readTemplates,
  type TemplateTexts,
} from '../load/project-files.ts'
import { htmlFile } from '../prerender/site-file.ts'
import type { Cause, ChangeReport, KindBytes } from '../report/change-report.ts'
import { changeFormats, type ChangeFormat } from '../report/change-formats.ts'
import { pagesOfPlaces } from '../site/changes/causes.ts'
import { describeChange, isScriptChanged } from '../site/changes/describe-change.ts'
import { buildState, type BuiltState, type SiteState, type States } from '../site/changes/states.ts'
import { site } from '../site/index.ts'
import { validate } from '../validate/validate.ts'
import { describeCode, mayBundle } from './code-changes.ts'
import { examples, formatOption, type CommandSpec } from './command.ts'
import type { Context } from './context.ts'
import { findVanished } from './find-vanished.ts'

interface ReportOptions {
  readonly since: string
  readonly preview?: string
  readonly comment?: boolean
  readonly distBefore?: string
  readonly format?: ChangeFormat
}

export const reportCommand: CommandSpec = {
  name: 'report',
  describe: (command) =>
    command
      .description('what a change does to the site: pages, sentences, addresses, findings')
      .requiredOption('--since <ref>', 'the branch, tag or commit to compare with')
      .option(
        '--preview <url>',
        'where the changed site can be seen: pages are linked there',
        toUrl,
      )
      .addOption(formatOption(Object.keys(changeFormats)))
      .option('--comment', 'with markdown: no more than a comment on GitHub may hold')
      .option('--dist-before <dir>', 'the site as it was built then, to compare bytes with dist/')
      .addHelpText(
        'before',
        examples(
          'roof-site report --since main',
          'roof-site report --since main --format markdown --preview https://preview.example.com',
        ),
      ),
  run: (context, command) => runReport(context, command.opts()),
}

function toUrl(value: string): string {
  if (/^https?:\/\//.test(value) && URL.canParse(value)) return value.replace(/\/+$/, '')
  const advice = 'Name one such as https://preview.example.com.'
  throw new CommandError(exitCodes.usage, `${JSON.stringify(value)} is no address. ${advice}`)
}

function runReport(context: Context, options: ReportOptions): ExitCode {
  const { root, stages, io } = context
  const commit = stages.run('git', () => requireCommit(root, options.since))
  const after = stages.run('read', () => readState(context))
  const { before, templates } = stages.run('read before', () =>
    withProjectAt({ root, commit }, (folder) => ({
      before: stateIn(folder),
      templates: readTemplatesIn(folder),
    })),
  )
  const report = stages.run('compare', () =>
    compare(context, { states: { before, after }, templates, commit, options }),
  )
  const { preview, comment } = options
  const format = context.format === 'json' ? 'json' : (options.format ?? 'text')
  io.stdout(changeFormats[format](report, { paint: context.paint, preview, isComment: comment }))
  return hasErrors(after.findings) ? exitCodes.data : exitCodes.ok
}

/** The project as it is, with the findings that `validate` has. */
function readState(context: Context): SiteState {
  const { root } = context
  const { files, ...state } = stateIn(root)
  const disk = state.built && readAddressRecords(root)
  const vanished =
    state.built && disk ? findVanished(context, { data: state.built.data, files, disk }) : []
  return { ...state, findings: sortFindings([...state.findings, ...vanished]) }
}

function stateIn(folder: string) {
  const project = readProjectData(folder)
  const { files } = project
  const { findings, data, sources } = validate(files, site, { ...project, production: false })
  return { files, findings, sources, built: data && buildState(data, loadAtlas(folder)) }
}

/** A project that has only its data has none. */
const readTemplatesIn = (folder: string): TemplateTexts =>
  isFolderThere(join(folder, 'templates')) ? readTemplates(folder) : new Map()

interface Comparing {
  readonly states: States
  readonly templates: TemplateTexts
  readonly commit: string
  readonly options: ReportOptions
}

/** What is no data, and yet makes pages; and what stands in the data's folder besides. */
const besides = 'src templates cli vite.config.ts package-lock.json data/public data/places'.split(
  ' ',
)

function compare(
  { root }: Context,
  { states, templates, commit, options }: Comparing,
): ChangeReport {
  const { before, after } = states
  const report = describeChange(states)
  const paths = changedSince(root, commit, besides)
  const isPlace = (path: string) => path.startsWith('data/places/')
  const [old, fresh] = [before.built, after.built]
  const built = old && fresh && { before: old, after: fresh }
  const code = fresh
    ? describeCode({
        paths: paths.filter((path) => !isPlace(path)),
        state: fresh,
        templates: { before: templates, after: readTemplatesIn(root) },
      })
    : []
  const places = paths.filter(isPlace).map((file): Cause => {
    const pages = built && pagesOfPlaces(built)
    return { file, line: null, kind: 'changed', what: 'places', pages }
  })
  const isCertain = built !== null && isScriptChanged(built)
  const isNew = isCertain || code.some(mayBundle)
  const script =
    isNew && built ? { pages: commonPages(built.before, built.after), isCertain } : null
  return {
    ...report,
    since: options.since,
    causes: [...report.causes, ...places],
    code,
    script,
    bytes: fresh ? countBytes(fresh, join(root, 'dist'), options.distBefore) : [],
  }
}

function commonPages(before: BuiltState, after: BuiltState): string[] {
  const old = new Set(before.views.map(({ id }) => id))
  return after.views.map(({ id }) => id).filter((id) => old.has(id))
}

/** The sizes of the pages of each kind, as far as there are builds. */
function countBytes({ views }: BuiltState, dist: string, distBefore?: string): KindBytes[] {
  const sizesOf = (folder: string) =>
    new Map(fileSizes(folder).map(({ path, size }) => [path, size]))
  const sizes = sizesOf(dist)
  if (sizes.size === 0) return []
  const old = distBefore === undefined ? new Map<string, number>() : sizesOf(distBefore)
  return [...new Set(views.map(({ content }) => content.kind))].map((kind) => {
    const files = views.filter(({ content }) => content.kind === kind).map(({ id }) => htmlFile(id))
    const sum = (known: ReadonlyMap<string, number>) =>
      files.reduce((total, file) => total + (known.get(file) ?? 0), 0)
    const before = old.size > 0 ? sum(old) : null
    return { kind, pages: files.length, before, after: sum(sizes) }
  })
}
