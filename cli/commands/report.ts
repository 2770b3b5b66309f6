import { checkProject, readChecked } from '../project/check.ts'
import { join, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { usageError, failure, exitCodes, type ExitCode } from '../lib/errors.ts'
import { hasErrors } from '../lib/finding.ts'
import { groupBy, type Cache } from '../lib/collections.ts'
import type { Roots } from '../lib/paths.ts'
import { loadAtlas } from '../load/gazetteer.ts'
import { dataFilesOf } from '../load/load-data.ts'
import { changedSince, requireCommit, withDataAt } from '../load/git.ts'
import { isFolderThere } from '../load/list-files.ts'
import { cacheIn } from '../cache/cache.ts'
import { changeFormats, type ChangeFormat } from '../report/change-formats.ts'
import type { CodeChange } from '../report/change-report.ts'
import { describeChange } from '../site/changes/describe-change.ts'
import { buildState, pagesByPath } from '../site/changes/states.ts'
import { homeOf } from '../site/home.ts'
import { createSiteReader } from '../site/reading.ts'
import { formatOption, type CommandSpec, type Texts } from '../command-line/command.ts'
import type { Context } from '../project/context.ts'
import { openReading, whileReading } from '../project/open-reading.ts'
import { picturePages } from '../project/picture-pages.ts'

interface ReportOptions extends Texts<'preview' | 'distBefore' | 'pictures'> {
  readonly since: string
  readonly format?: ChangeFormat
}

export const reportCommand: CommandSpec = {
  examples: [
    'roof-site report --since main',
    'roof-site report --since main --format markdown --preview https://preview.example.com',
  ],
  options: (command) =>
    command
      .requiredOption('--since <ref>', 'the branch, tag or commit to compare with')
      .option(
        '--preview <url>',
        'where the changed site can be seen: pages are linked there',
        toUrl,
      )
      .addOption(formatOption(Object.keys(changeFormats)))
      .option('--pictures <dir>', 'take pictures of the changed pages then and now, side by side')
      .option('--dist-before <dir>', 'with --pictures: the site as it was built then'),
  run: (context, command) => runReport(context, command.opts()),
}

function toUrl(value: string): string {
  if (/^https?:\/\//.test(value) && URL.canParse(value)) return value.replace(/\/+$/, '')
  const advice = 'Name one such as https://preview.example.com.'
  throw usageError(`${JSON.stringify(value)} is not an address. ${advice}`)
}

async function runReport(context: Context, options: ReportOptions): Promise<ExitCode> {
  const { roots, stages, io } = context
  const root = roots.site
  const { since, preview } = options
  const builds = requireBuilds(context, options)
  const commit = stages.run('git', () => requireCommit(root, since))
  // Most edits do not move towns, so the maps of the last build apply.
  const cache = cacheIn(root, { writes: false })
  const after = stages.run('read', () => stateOf(context.roots, checkProject(context), cache))
  const before = stages.run('read before', () =>
    withDataAt({ root, commit }, (folder) =>
      stateOf({ ...context.roots, site: folder }, readChecked(context, { folder }), cache),
    ),
  )
  const { files, code } = editedFiles(roots, commit)
  // Equal models need no rendering.
  const isSame = isDeepStrictEqual(before.built?.model, after.built?.model)
  const readers = isSame && files.served.length === 0 ? noPages : await openReading(context)
  const { sources, texts } = after
  const report = await stages.run('compare', () =>
    whileReading(context, { sources, texts }, () => {
      return { since, ...describeChange({ before, after }, files, readers), code }
    }),
  )
  const format = context.format === 'json' ? 'json' : (options.format ?? 'text')
  io.stdout(changeFormats[format](report, { paint: context.paint, preview }))
  if (builds) {
    const { code: edited, pages } = report
    const all = after.built ? [...pagesByPath(after.built.model).keys()] : []
    // Edits of the code may change the look of any page.
    const stayed = edited.length > 0 ? all : pages.changed.map(({ path }) => path)
    await picturePages(context, builds, stayed, pages)
  }
  return hasErrors(after.findings) ? exitCodes.data : exitCodes.ok
}

function stateOf(
  roots: Roots,
  { project, findings, data, sources }: ReturnType<typeof readChecked>,
  cache: Cache,
) {
  const built = data && buildState(data, loadAtlas(roots, homeOf(data)), cache)
  return { findings, sources, built, texts: dataFilesOf(project.files) }
}

const noPages = { render: () => '', read: createSiteReader(() => '') }

/** The code of pages; not `templates/`, which only affects generated/. */
const sources = ['src', 'cli', 'package-lock.json']

/** Edited files besides the data: places, published files, and code. */
function editedFiles({ engine, site }: Roots, commit: string) {
  const ownerFiles = changedSince(site, commit, ['data/places', 'data/public'])
  const below = (folder: string) => ownerFiles.filter((path) => path.startsWith(folder))
  const changed = changedSince(engine, commit, sources)
  const code = changed.filter((path) => !path.startsWith('src/styleguide/'))
  const byFolder = groupBy(code, (path) => path.replace(/\/.*/, '/'))
  return {
    files: { places: below('data/places/'), served: below('data/public/') },
    code: [...byFolder].map(([path, some]): CodeChange => ({ path, files: some.length })),
  }
}

/** The builds for pictures, if requested; throws when one is missing. */
function requireBuilds({ roots, io }: Context, { pictures, distBefore }: ReportOptions) {
  if ((pictures === undefined) !== (distBefore === undefined)) {
    const message =
      '--pictures DIR compares two builds: name the one of then with --dist-before DIR. Give both.'
    throw usageError(message)
  }
  if (pictures === undefined || distBefore === undefined) return undefined
  const [before, after] = [resolve(io.cwd, distBefore), join(roots.site, 'dist')]
  const missing = [before, after].find((dist) => !isFolderThere(dist))
  if (missing === undefined) return { before, after, folder: resolve(io.cwd, pictures) }
  const message = `There is no built site in ${missing}. Name the folder that one was built into, or run \`npx roof-site build\` first.`
  throw failure(message)
}
