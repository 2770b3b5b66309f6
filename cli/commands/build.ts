import { auditErrors } from '../project/audit-model.ts'
import { requireRead } from '../project/check.ts'
import { repeats } from '../validate/fields.ts'
import { Option } from 'commander'
import { join } from 'node:path'
import { bundleSite } from '../bundle/bundle.ts'
import type { Host } from '../hosts/host.ts'
import { fileNamesOf, hosts } from '../hosts/hosts.ts'
import { checkLimits } from '../hosts/limits.ts'
import { withNoindex } from '../hosts/table.ts'
import { FaultyDataError, dataError, usageError, type ExitCode } from '../lib/errors.ts'
import { listSome, plural } from '../lib/plural.ts'
import { requireOne } from '../lib/suggest.ts'
import { htmlFile } from '../lib/paths.ts'
import { fileSizes } from '../load/list-files.ts'
import { writeHostTable } from '../prerender/host-table.ts'
import { prerender } from '../prerender/prerender.ts'
import { publish, type Published } from '../prerender/publish.ts'
import { countFiles } from '../report/format-files.ts'
import { isOpenKey, receiverOf } from '../site/receivers.ts'
import type { SiteData } from '../site/schema/data.ts'
import { withNoticesAt } from '../site/pages/notices.ts'
import { photosToSize } from '../site/pages/photos.ts'
import { withLock } from '../write/lock.ts'
import { collect, type CommandSpec, type Flags, type Texts } from '../command-line/command.ts'
import { log, printFindings, printNoFindings, type Context } from '../project/context.ts'
import { fingerprintData } from '../project/fingerprint-data.ts'
import { toPort } from '../command-line/listening.ts'
import { refuseHandEdits, updateGenerated } from '../project/update-generated.ts'

interface BuildOptions extends Flags<'production' | 'audit'>, Texts<'serverRoot'> {
  readonly host?: readonly string[]
  readonly serverPort?: number
}

export const buildCommand: CommandSpec = {
  examples: [
    'roof-site build',
    'roof-site build --production --host cloudflare-pages',
    'roof-site build --production --host nginx --server-root /var/www/example',
  ],
  options: (command) =>
    command
      .option(
        '--production',
        'refuse placeholders and what audit calls an error; draw a share picture for each town',
      )
      .option('--no-audit', 'with --production: publish what audit calls an error')
      .addOption(
        new Option(
          '--host <name>',
          `where the site is published, may be given again (default: ${hosts[0].name})`,
        )
          .choices(hosts.map(({ name }) => name))
          // Not `choices`: an unknown name gets a suggestion.
          .argParser(collect),
      )
      .option(
        '--server-root <dir>',
        'with a server of your own: where it finds the site (default: dist/)',
      )
      .addOption(
        new Option('--server-port <n>', 'with a server of your own: where it listens')
          .default(80)
          .argParser(toPort),
      ),
  run: (context, command) => runBuild(context, command.opts()),
}

/** Builds the site for its hosts; throws when one of them would not accept it. */
export async function runBuild(context: Context, options: BuildOptions = {}): Promise<ExitCode> {
  const chosen = requireHosts(options.host)
  const { refused, ...built } = await withLock(context.roots.site, () =>
    build(context, options, chosen),
  )
  if (options.production && options.audit !== false) await refuseErrors(context, built)
  if (refused.length === 0) return printNoFindings(context)
  throw dataError(`dist/ is built, but not all of its hosts will take it.\n${refused.join('\n')}`)
}

/** Throws when `audit` finds an error, as hosts run only the build. */
async function refuseErrors(
  context: Context,
  built: Parameters<typeof auditErrors>[1],
): Promise<void> {
  const errors = await auditErrors(context, built)
  if (errors.length === 0) return
  printFindings(context, { findings: errors, stream: 'stderr', texts: built.texts })
  const message = `dist/ is built, but is not to be published as it is: \`npx roof-site audit\` finds ${plural(errors.length, 'error')}. With --no-audit a build does not ask.`
  throw new FaultyDataError(message, errors, built.texts)
}

/** Finds hosts by name; throws when two of them read the same file. */
function requireHosts(names: readonly string[] = [hosts[0].name]): Host[] {
  const chosen = [...new Set(names)].map((name) =>
    requireOne(hosts, (host) => host.name, { what: 'host', name }),
  )
  const read = chosen.flatMap((host) => fileNamesOf(host).map((file) => ({ host, file })))
  const [clash] = repeats(read, ({ file }) => file)
  if (!clash) return chosen
  const { first, item } = clash
  const message = `${first.host.title} and ${item.host.title} both read ${item.file}, each in its own form: build for one of them at a time.`
  throw usageError(message)
}

/** Builds the site; returns what it was made of, and why a host would not accept it. */
async function build(
  context: Context,
  { production = false, serverRoot, serverPort = 80 }: BuildOptions,
  chosen: readonly Host[],
) {
  const { stages } = context
  const root = context.roots.site
  const read = requireRead(context, { production })
  const { data } = read
  const { model, blocked } = await updateGenerated(context, data)
  refuseHandEdits(blocked)

  const bundles = await stages.run('bundle', () => bundleSite(context.roots))
  const { addresses } = data
  const isHttpsForever = data.business.https === 'forever'
  const photos = photosToSize(data)
  const isPolicyInPages = chosen.some(({ takesHeaders }) => takesHeaders === false)
  const settings = { production, isHttpsForever, isPolicyInPages }
  const site = withNoticesAt(model.site, context.io.now().getTime())
  const shown = { ...model, site }
  const input = { root, model: shown, bundles, addresses, photos, ...settings }
  const { files, table, saveCache } = await stages.run('prepare pages', () => prerender(input))
  const dist = join(root, 'dist')
  const where = { root: serverRoot ?? dist, port: serverPort }
  const hostTable = addresses.draft ? withNoindex(table) : table
  const forHosts = chosen.map((host) => ({ host, hostFiles: host.files(hostTable, where) }))
  const made = [...forHosts.flatMap(({ hostFiles }) => hostFiles), ...files]
  // On a path clash the last file wins, which is the owner's.
  const all = [...new Map(made.map((file) => [file.path, file])).values()]
  const published = await stages.run('render and write pages', (advance) =>
    publish({ root, files: all, advance }),
  )
  saveCache()
  writeHostTable(root, table, fingerprintData(data))
  for (const { title, unanswered, takesHeaders } of chosen) {
    if (addresses.draft && takesHeaders === false) log(context, draftIsOpen(title))
    const missed = unanswered?.(table) ?? []
    if (missed.length > 0) log(context, `${title} has no redirect for ${listSome(missed)}.`)
  }
  if (hasOpenForm(data)) log(context, formIsOpen)
  reportPublished(context, published, new Set(model.pages.map(({ path }) => htmlFile(path))))
  const sizes = fileSizes(dist)
  const written = new Set([...all.map(({ path }) => path), ...published.left])
  const own = sizes.map(({ path }) => path).filter((path) => !written.has(path))
  if (own.length > 0) log(context, describeOwn(own, written))
  const refused = forHosts.flatMap(({ host, hostFiles }) => [
    ...checkLimits(host, { table: hostTable, hostFiles, files: sizes }),
    ...refuseReceiver(host, data),
  ])
  return { ...read, model, refused }
}

/** A message to a receiver that the host does not have would be lost. */
function refuseReceiver({ name, title }: Host, { site }: SiteData): string[] {
  const { form } = site.contact
  const receiver = form && receiverOf(form.receiver)
  if (!receiver?.host || receiver.host === name) return []
  return [`${title} does not have ${receiver.title}, which the form on /contact posts to.`]
}

const hasOpenForm = ({ site }: SiteData) => isOpenKey(site.contact.form?.key ?? '')

const formIsOpen =
  'The form on /contact sends nothing yet: its `key` in data/site.yaml says TODO, which --production refuses.'

const draftIsOpen = (host: string) =>
  `${host} takes no headers, so nothing there keeps this draft out of search engines.`

function reportPublished(context: Context, published: Published, pages: ReadonlySet<string>): void {
  const { written, removed, left } = published
  if (left.length > 0) log(context, describeLeft(left))
  if (written.length + removed.length === 0) return log(context, 'dist/ is up to date.')
  const built = written.filter((path) => pages.has(path)).length
  if (built > 0) return log(context, `dist/: ${plural(built, 'page')} built.`)
  const ending = written.length > 0 ? ', no page among them' : ''
  log(context, `dist/: ${countFiles(written.length, removed.length)}${ending}.`)
}

function describeLeft(left: readonly string[]): string {
  const files = plural(left.length, 'old file')
  return `${files} not removed, for a build removes nothing through a link: ${listSome(left.map(inDist))}.`
}

/** Describes the owner's files in dist/; a folder without built files is named as a whole. */
function describeOwn(own: readonly string[], written: ReadonlySet<string>): string {
  const folders = new Set([...written].map((path) => path.split('/', 1)[0]))
  const names = own.map((path) => {
    const [first = path] = path.split('/', 1)
    return folders.has(first) ? path : first
  })
  return `Left as it is, for no build wrote it: ${listSome([...new Set(names)].map(inDist))}.`
}

const inDist = (path: string) => `dist/${path}`
