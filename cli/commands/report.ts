import { resolve } from 'node:path'
import { CommandError, exitCodes, type ExitCode } from '../lib/errors.ts'
import { hasErrors, sortFindings } from '../lib/finding.ts'
import { loadAtlas } from '../load/gazetteer.ts'
import { requireCommit, withProjectAt } from '../load/git.ts'
import { readAddressRecords, readProjectData } from '../load/project-files.ts'
import { changeFormats, type ChangeFormat } from '../report/change-formats.ts'
import { buildState, type SiteState } from '../site/changes/states.ts'
import { site } from '../site/index.ts'
import { validate } from '../validate/validate.ts'
import { examples, formatOption, type CommandSpec } from './command.ts'
import { compareStates, readTemplatesIn } from './compare-states.ts'
import { toDay, type Context } from './context.ts'
import { findVanished } from './find-vanished.ts'
import { pictureChange, requireBuild } from './picture-change.ts'

interface ReportOptions {
  readonly since: string
  readonly preview?: string
  readonly comment?: boolean
  readonly distBefore?: string
  readonly pictures?: string
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
      .option('--pictures <dir>', 'take pictures of the changed pages in both builds, side by side')
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

async function runReport(context: Context, options: ReportOptions): Promise<ExitCode> {
  const { root, stages, io } = context
  const { since, preview, comment, pictures } = options
  if (pictures !== undefined && options.distBefore === undefined) {
    const message = '--pictures compares two builds: name the one of then with --dist-before DIR.'
    throw new CommandError(exitCodes.usage, message)
  }
  const distBefore = options.distBefore && requireBuild(resolve(io.cwd, options.distBefore))
  const commit = stages.run('git', () => requireCommit(root, since))
  const after = stages.run('read', () => readState(context))
  const { before, templates } = stages.run('read before', () =>
    withProjectAt({ root, commit }, (folder) => ({
      before: stateIn(folder, toDay(io.now())),
      templates: readTemplatesIn(folder),
    })),
  )
  const report = stages.run('compare', () =>
    compareStates({ root, states: { before, after }, templates, commit, since, distBefore }),
  )
  const format = context.format === 'json' ? 'json' : (options.format ?? 'text')
  io.stdout(changeFormats[format](report, { paint: context.paint, preview, isComment: comment }))
  if (pictures !== undefined && distBefore !== undefined) {
    const folder = resolve(io.cwd, pictures)
    await pictureChange(context, report, { folder, before: distBefore })
  }
  return hasErrors(after.findings) ? exitCodes.data : exitCodes.ok
}

/** The project as it is, with the findings that `validate` has. */
function readState(context: Context): SiteState {
  const { root, io } = context
  const { files, ...state } = stateIn(root, toDay(io.now()))
  const disk = state.built && readAddressRecords(root)
  const vanished =
    state.built && disk ? findVanished(context, { data: state.built.data, files, disk }) : []
  return { ...state, findings: sortFindings([...state.findings, ...vanished]) }
}

function stateIn(folder: string, today: string) {
  const project = readProjectData(folder)
  const { files } = project
  const { findings, data, sources } = validate(files, site, {
    ...project,
    production: false,
    today,
  })
  return { files, findings, sources, built: data && buildState(data, loadAtlas(folder)) }
}
