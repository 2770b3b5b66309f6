import { printJson } from '../lib/json.ts'
import { exitCodes, type ExitCode } from '../lib/errors.ts'
import type { Host } from '../hosts/host.ts'
import { fileNamesOf, hosts } from '../hosts/hosts.ts'
import { describeLimits } from '../hosts/limits.ts'
import type { CommandSpec } from './shared/command.ts'
import type { Context } from './shared/context.ts'

/** The host's section; an anchor is the heading without signs. */
const sectionOf = (title: string) =>
  `docs/hosts.md#${title
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-')}`

export const hostsCommand: CommandSpec = {
  name: 'hosts',
  description: 'the hosts that build --host knows, with their files, limits and differences',
  examples: ['roof-site hosts', 'roof-site build --host nginx'],
  run: listHosts,
}

function listHosts({ io, format, paint }: Context): ExitCode {
  const listed = hosts.map(describeHost)
  if (format === 'json') io.stdout(printJson({ version: 1, hosts: listed }))
  else io.stdout(listed.map((host) => formatHost(host, paint)).join('\n'))
  return exitCodes.ok
}

function describeHost(host: Host) {
  const { name, title, differences } = host
  const limits = describeLimits(host)
  return { name, title, files: fileNamesOf(host), limits, differences, docs: sectionOf(title) }
}

function formatHost(host: ReturnType<typeof describeHost>, paint: Context['paint']): string {
  const { name, title, files, limits, differences } = host
  return [
    `${paint('bold', name)}  ${title}`,
    `  files: ${files.join(', ')}`,
    ...(limits.length > 0 ? [`  at most: ${limits.join('; ')}`] : []),
    ...differences.map((sentence) => `  ${sentence}`),
    `  ${host.docs}\n`,
  ].join('\n')
}
