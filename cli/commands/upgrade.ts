import { basename, join, relative, resolve } from 'node:path'
import { CommandError, dataError, exitCodes, failure } from '../lib/errors.ts'
import { listSome } from '../lib/plural.ts'
import { changedSince } from '../load/git.ts'
import { isFileThere } from '../load/list-files.ts'
import { packageManagerOf } from '../load/package-managers.ts'
import * as packages from '../load/packages.ts'
import { requireBrowser } from '../pictures/browser.ts'
import { readHostTable } from '../prerender/host-table.ts'
import { changeFormats } from '../report/change-formats.ts'
import { withLock } from '../write/lock.ts'
import { writeChanges } from '../write/write-changes.ts'
import type { CommandSpec, Flags, Texts } from '../command-line/command.ts'
import { log, type Context } from '../project/context.ts'
import { picturePages } from '../project/picture-pages.ts'
import { compareBuilds, type Build } from './upgrade/compare-builds.ts'

export const upgradeCommand: CommandSpec = {
  examples: ['roof-site upgrade --dry-run', 'roof-site upgrade 0.2.0 --pictures upgrade'],
  options: (command) =>
    command
      .argument('[version]', 'a version, or the file of a package (default: the newest)')
      .option('--dry-run', 'leave the site as it is')
      .option('--pictures <dir>', 'take pictures of the pages that differ, before and after'),
  run: async (context, command) => {
    const [asked = 'latest'] = command.args
    const options: UpgradeOptions = command.opts()
    if (options.dryRun) await tryOnly(context, asked, options)
    else await withLock(context.roots.site, () => upgrade(context, asked, options))
    return exitCodes.ok
  },
}

type UpgradeOptions = Flags<'dryRun'> & Texts<'pictures'>

/** Holds the lock only while it copies the site: others can change it meanwhile. */
async function tryOnly(context: Context, asked: string, options: UpgradeOptions): Promise<void> {
  const { site } = context.roots
  const file = await prepare(context, asked, options)
  const copy = await withLock(site, () => Promise.resolve(packages.makeCopy(site)))
  await rehearse(context, { copy, asked, file }, options)
  log(context, 'Nothing was written.')
}

async function upgrade(context: Context, asked: string, options: UpgradeOptions): Promise<void> {
  const { site } = context.roots
  const file = await prepare(context, asked, options)
  const copy = packages.makeCopy(site)
  const { version, changes } = await rehearse(context, { copy, asked, file }, options)
  writeChanges(site, changes)
  const manager = packageManagerOf(site, context.io.env)
  const { code } = packages.install(site, manager)
  const { name } = manager
  if (code !== 0) throw failure(`The packages are not installed yet. Run \`${name} install\`.`)
  log(context, `This site has roof-site ${version} now. Run \`${name} test\`, then commit it.`)
}

/** Checks what was asked for; returns the file of a package, if it is one. */
async function prepare(context: Context, asked: string, { pictures }: UpgradeOptions) {
  const file = requireWanted(context, asked)
  if (pictures !== undefined) await requireBrowser()
  const edited = changedSince(context.roots.site, 'HEAD', packages.siteParts)
  if (edited.length > 0) log(context, `Not committed, and taken along: ${listSome(edited)}.`)
  return file
}

interface Rehearsal {
  readonly copy: string
  readonly asked: string
  readonly file: string | undefined
}

/** Tries the engine in a copy of the site, and removes the copy; returns the change of the site. */
async function rehearse(context: Context, rehearsal: Rehearsal, options: UpgradeOptions) {
  try {
    return await tryInCopy(context, rehearsal, options)
  } finally {
    packages.removeCopy(rehearsal.copy)
  }
}

async function tryInCopy(
  context: Context,
  { copy, asked, file }: Rehearsal,
  options: UpgradeOptions,
) {
  const { engine, site } = context.roots
  const old = packages.readCopy(copy)
  log(context, `Building with roof-site ${context.version} …`)
  const run = (...line: readonly string[]) => packages.runProgram(copy, process.execPath, line)
  const require = (result: ReturnType<typeof run>) => {
    if (result.code !== exitCodes.ok) throw explain(context, result)
  }
  require(run(join(engine, 'cli/bin/roof-site.mjs'), 'build'))
  const before = readBuild(copy)
  packages.setAside(copy)
  log(context, `Installing roof-site ${asked} in a copy of the site …`)
  const manager = packageManagerOf(site, context.io.env)
  const { code, stderr } = packages.install(
    copy,
    manager,
    file ? relative(copy, file) : `roof-site@${asked}`,
  )
  if (code !== 0) throw notInstalled(asked, manager.name, stderr)
  if (file && !packages.askedEngine(copy)?.endsWith(basename(file))) {
    throw dataError(`${file} is not a package of roof-site. Nothing was changed.`)
  }
  const { version, start } = packages.installedEngine(copy)
  log(context, `Building with roof-site ${version} …`)
  const checked = run(start, 'validate', ...(context.format === 'json' ? ['--json'] : []))
  if (checked.code !== exitCodes.ok) {
    const mended = run(start, 'validate', '--fix')
    // Reports errors as they are in the site, as the copy is partly fixed.
    if (mended.code !== exitCodes.ok) throw explain(context, checked)
    for (const [line] of mended.stderr.matchAll(/^data\/.+$/gm)) log(context, line)
  }
  require(run(start, 'build'))
  await show(context, { copy, before, after: readBuild(copy) }, options)
  const fresh = packages.readCopy(copy)
  const paths = new Set([...old.keys(), ...fresh.keys()])
  const changes = [...paths].map((path) => {
    return { path, before: old.get(path) ?? null, content: fresh.get(path) ?? null }
  })
  return { version, changes }
}

/** The requested package file, or `undefined` for a version; throws when it is neither. */
function requireWanted({ roots: { site }, io }: Context, asked: string): string | undefined {
  if (packages.askedEngine(site) === undefined) {
    const message = `${join(site, 'package.json')} asks for no roof-site. A copy of the program's repository gets a newer one by git: docs/how-to.md.`
    throw failure(message)
  }
  if (/^[\w.+-]+$/.test(asked) && !asked.endsWith('.tgz')) return undefined
  const file = resolve(io.cwd, asked)
  if (isFileThere(file)) return file
  throw dataError(`There is no file ${file}.`)
}

function notInstalled(asked: string, tool: string, words: string): CommandError {
  if (/E404|ETARGET|FETCH_404|NO_MATCHING_VERSION/.test(words)) {
    return dataError(`There is no version ${asked} of roof-site. Nothing was changed.`)
  }
  const [, reason = 'without a reason'] = /(?:code |ERR_PNPM_)(\w+)/.exec(words) ?? []
  return failure(`${tool} could not install roof-site ${asked} (${reason}). Nothing was changed.`)
}

/** Prints the output of an engine that failed in the copy; returns the error to throw. */
function explain({ io }: Context, result: ReturnType<typeof packages.runProgram>): CommandError {
  io.stdout(result.stdout)
  io.stderr(result.stderr)
  const code = Object.values(exitCodes).find((each) => each === result.code)
  return new CommandError(code ?? exitCodes.failed, 'Nothing was changed.')
}

interface Builds {
  readonly copy: string
  readonly before: Build
  readonly after: Build
}

async function show(context: Context, { copy, before, after }: Builds, options: UpgradeOptions) {
  const { io, paint, format, version } = context
  const { report, differing } = compareBuilds(`roof-site ${version}`, before, after)
  const formatReport = changeFormats[format === 'json' ? 'json' : 'text']
  io.stdout(formatReport(report, { paint, preview: undefined }))
  if (options.pictures === undefined) return
  const builds = { before: join(copy, 'before'), after: join(copy, 'dist') }
  const folder = resolve(io.cwd, options.pictures)
  await picturePages(context, { ...builds, folder }, differing, report.pages)
}

const readBuild = (copy: string): Build => ({
  pages: packages.readPages(join(copy, 'dist')),
  redirects: readHostTable(copy)?.redirects ?? [],
})
