import { requireData } from '../project/check.ts'
import { printJson } from '../lib/json.ts'
import { exitCodes, type ExitCode } from '../lib/errors.ts'
import { buildSite } from '../site/pages/build-site.ts'
import type { SiteModel } from '../render/site-model.ts'
import { indexTowns } from '../site/pages/towns.ts'
import { plural } from '../lib/plural.ts'
import { printable } from '../lib/printable.ts'
import type { SiteData } from '../site/schema/data.ts'
import type { Context } from '../project/context.ts'
import type { CommandSpec } from '../command-line/command.ts'

export const listCommand: CommandSpec = {
  examples: ['roof-site list', 'roof-site list --json'],
  run: runList,
}

function runList(context: Context): ExitCode {
  const data = requireData(context, { undone: 'nothing was listed' })
  const listing = toListing(data, buildSite(data))
  const isJson = context.format === 'json'
  context.io.stdout(isJson ? printJson(listing) : formatListing(listing))
  return exitCodes.ok
}

type Listing = ReturnType<typeof toListing>

function toListing(data: SiteData, { pages, redirects }: SiteModel) {
  const towns = indexTowns(data)
  return {
    version: 1,
    pages: pages.map(({ path, kind, head }) => ({ path, kind, title: head.title })),
    counties: data.counties.map(({ name }) => ({ name, towns: towns.townsOf(name) })),
    redirects,
    gone: data.addresses.gone,
  }
}

function formatListing({ pages, counties, redirects }: Listing): string {
  const width = Math.max(...pages.map(({ path }) => path.length))
  return [
    plural(pages.length, 'page'),
    ...pages.map(({ path, title }) => `  ${path.padEnd(width)}  ${printable(title)}`),
    ...counties.flatMap(({ name, towns }) => [
      '',
      `${name}: ${plural(towns.length, 'town')}, ${towns.filter(({ path }) => path).length || 'none'} with a page`,
      ...(towns.length > 0 ? [`  ${towns.map((town) => town.name).join(', ')}`] : []),
    ]),
    '',
    plural(redirects.length, 'redirect'),
    ...redirects.map(({ from, to }) => `  ${from} → ${to}`),
    '',
  ].join('\n')
}
