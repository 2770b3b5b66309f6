import { bundleSite } from '../bundle/bundle.ts'
import { htmlFile } from '../prerender/site-file.ts'
import { withSite, buildRouteModules } from '../prerender/route-modules.ts'
import { prerender } from '../prerender/prerender.ts'
import { publish, type Published } from '../prerender/publish.ts'
import { plural } from '../lib/plural.ts'
import { withLock } from '../write/lock.ts'
import { examples, type CommandSpec } from './command.ts'
import { log, printNoFindings, requireData, type Context } from './context.ts'
import { refuseHandEdits, updateGenerated } from './update-generated.ts'

type BuildOptions = Readonly<Partial<Record<'production' | 'force', boolean>>>

export const buildCommand: CommandSpec = {
  name: 'build',
  describe: (command) =>
    command
      .description('validate, generate and build the finished site into dist/')
      .option('--production', 'refuse placeholders')
      .option('--force', 'bundle src/ even when nothing changed')
      .addHelpText('before', examples('roof-site build', 'roof-site build --production')),
  run: async (context, command) => {
    await withLock(context.root, () => build(context, command.opts()))
    return printNoFindings(context)
  },
}

async function build(
  context: Context,
  { production = false, force: anew = false }: BuildOptions,
): Promise<void> {
  const { root, stages } = context
  const data = requireData(context, { production })
  refuseHandEdits(await updateGenerated(context, data))

  const bundles = await stages.run('bundle', () => bundleSite(root, { anew }))
  const { server, assets } = bundles
  const modules = await stages.run('route modules', () => buildRouteModules(root, assets.app))
  await withSite(root, { server, modules }, async (bundle) => {
    const { gone } = data.addresses
    const input = { root, bundle, bundles, modules, gone, production }
    const files = await stages.run('prepare pages', () => prerender(input))
    const published = await stages.run('render and write pages', (advance) =>
      publish({ root, files, advance }),
    )
    report(context, published, new Set(bundle.routePaths.map(htmlFile)))
  })
}

function report(context: Context, published: Published, pages: ReadonlySet<string>): void {
  const { written, removed, left } = published
  if (left.length > 0) log(context, describeLeft(left))
  if (written.length + removed.length === 0) return log(context, 'dist/ is up to date.')
  const built = written.filter((path) => pages.has(path)).length
  log(context, `dist/: ${plural(built, 'page')} built.`)
}

const maxNamed = 5

function describeLeft(left: readonly string[]): string {
  const named = left.slice(0, maxNamed).map((path) => `dist/${path}`)
  const others = left.length > maxNamed ? ` and ${left.length - maxNamed} more` : ''
  const files = plural(left.length, 'old file')
  return `${files} not removed, for a build removes nothing through a link: ${named.join(', ')}${others}.`
}
