import { requireData } from '../project/check.ts'
import { relative, resolve } from 'node:path'
import { dataError, exitCodes, type ExitCode } from '../lib/errors.ts'
import { printJson } from '../lib/json.ts'
import { isGenerated } from '../lib/paths.ts'
import { plural } from '../lib/plural.ts'
import { quoteWord } from '../lib/shell-word.ts'
import { scratchFolder } from '../cache/cache.ts'
import { packageManagerOf, type PackageManager } from '../load/package-managers.ts'
import { readTemplates } from '../load/templates.ts'
import { readBytes, readPicture } from '../load/public-files.ts'
import { cleanSvg, copyPicture } from '../pictures/photo-copies.ts'
import { recoverInterrupted } from '../write/lock.ts'
import { readNewFolder, writeNewFolder } from '../write/new-folder.ts'
import { writeChanges, type FileChange } from '../write/write-changes.ts'
import type { Io } from '../lib/io.ts'
import { answerAll, fileOf, type InitOptions } from './init/answers.ts'
import { describeSite, renderNewSite } from './init/new-site.ts'
import { initQuestions } from './init/questions.ts'
import type { CommandSpec } from '../command-line/command.ts'
import { log, toDay, type Context } from '../project/context.ts'
import { changesOf } from '../project/plan-generate.ts'
import { addOptions, type Answers } from '../command-line/question.ts'
import { planFor } from '../project/update-generated.ts'

export const initCommand: CommandSpec = {
  examples: [
    'npx roof-site init my-site',
    'npx roof-site init my-site --from answers.yaml',
    'npx roof-site init my-site --no-input --name "Miller Roofing" --trade roofing --state OH \\',
    '    --town Dayton --postal-code 45402 --phone 937-555-0142 --email office@example.com',
  ],
  options: (command) =>
    addOptions(command.argument('[dir]', 'folder of the site'), initQuestions)
      .option('--from <file>', fromFile)
      .option('--dry-run', 'print what would be written'),
  run: (context, command) => runInit(context, command.args[0], command.opts()),
}

const fromFile =
  'a YAML file with the answers, named like these options; of trade other also tradeName and services'

/** Writes all files of the site or none, including `generated/`, so that its tests pass. */
async function runInit(outside: Context, dir = '.', options: InitOptions): Promise<ExitCode> {
  const { io, version } = outside
  const { engine } = outside.roots
  const folder = resolve(io.cwd, dir)
  if (folder === resolve(engine)) throw dataError(ownFolder)
  await recoverInterrupted(folder, (message) => io.stderr(`${message}\n`))
  const standing = readNewFolder(folder)
  // Tried in a temporary folder, and written when everything is valid.
  const context = { ...outside, roots: { engine, site: scratchFolder() } }
  const { answers, areTownsGiven, left, confirm } = await answerAll(context, options)
  const logo = await takeInLogo(io, answers)
  const year = toDay(io.now()).slice(0, 4)
  const manager = packageManagerOf(folder, io.env)
  const siteFacts = { logo: logo?.picture, version, year, areTownsGiven, manager }
  const files = renderNewSite(
    readTemplates(engine, 'site/'),
    describeSite(context.roots, answers, siteFacts),
  )
  const own = [...files, ...(logo?.files ?? [])]
  writeChanges(context.roots.site, own)
  const generated = changesOf(await planFor(context, requireData(context)))
  const changes = [...own, ...generated].flatMap((file) => besideStanding(file, standing))
  const isWritten = !options.dryRun && (await confirm(`Write the site into ${folder}?`))
  if (isWritten) await writeNewFolder(folder, changes)
  report(outside, { folder, changes, isWritten, left, manager })
  return isWritten || options.dryRun ? exitCodes.ok : exitCodes.data
}

const ownFolder =
  'This folder holds the program and its example. Create a site of your own in another folder beside it: npx roof-site init ../my-site. To turn a copy of the program into a site of your own, see docs/how-to.md. Nothing was written.'

/** Keeps existing files, but adds the site's lines to .gitignore. */
function besideStanding(
  { path, content }: FileChange,
  standing: ReadonlyMap<string, string>,
): FileChange[] {
  const before = standing.get(path)
  if (before === undefined) return [{ path, content, before: null }]
  return path === '.gitignore'
    ? [{ path, content: `${before.trimEnd()}\n${content?.toString()}`, before }]
    : []
}

interface Result {
  readonly folder: string
  readonly changes: readonly FileChange[]
  readonly isWritten: boolean
  /** Served towns that are unknown. */
  readonly left: readonly string[]
  readonly manager: PackageManager
}

function report(context: Context, { folder, changes, isWritten, left, manager }: Result): void {
  const { io, format } = context
  const paths = changes.map(({ path }) => path)
  const own = paths.filter((path) => !isGenerated(path))
  if (format === 'json') {
    io.stdout(printJson({ version: 1, written: isWritten, folder, files: paths, leftOut: left }))
  } else io.stdout(own.map((path) => `${path}\n`).join(''))
  if (!isWritten) return log(context, 'Nothing was written.')
  const way = relative(io.cwd, folder)
  const to = way && `cd ${quoteWord(way)} && `
  const { name, add, beforeOptions } = manager
  log(
    context,
    `${plural(own.length, 'file')} and generated/ written to ${folder}. What to do next:
  ${to}${name} install   once; where roof-site is a file: ${add} --save-exact roof-site@FILE
  ${name} start   and open the address that it prints
  ${name} run validate ${beforeOptions}--production   what is left to you: what says TODO, and what to confirm
  ${name} run edit   to change and confirm texts in your browser`,
  )
}

async function takeInLogo(io: Io, { logo: file, name = '' }: Answers) {
  if (typeof file !== 'string') return undefined
  const bytes = readBytes(fileOf(io, file))
  const { type } = readPicture(bytes) ?? {}
  if (type === undefined) throw new Error(`${file} was checked when it was answered.`)
  const content =
    type === 'svg' ? cleanSvg(bytes) : await copyPicture(file, bytes, { ending: type })
  const { width, height } = readPicture(content) ?? {}
  const src = `/logo.${type}`
  return {
    picture: { src, width, height, alt: String(name) },
    files: [{ path: `data/public${src}`, content }],
  }
}
