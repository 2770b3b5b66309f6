import { requireOne } from '../lib/suggest.ts'
import { readGivenText } from '../load/given-text.ts'
import type { Change } from '../site/entries/change.ts'
import { planImport, tryRedirects } from '../site/entries/old-addresses.ts'
import {
  addressesExpected,
  readOldAddresses,
  type OldAddresses,
} from '../site/entries/read-addresses.ts'
import { show } from '../validate/rule.ts'
import { validateChange, type ProjectState } from '../project/plan-change.ts'
import { runChange } from '../project/run-change.ts'
import type { CommandSpec, Flags } from '../command-line/command.ts'
import type { Context } from '../project/context.ts'

export const importCommand: CommandSpec = {
  examples: [
    'roof-site import addresses sitemap.xml --dry-run',
    'roof-site import addresses Pages.csv',
  ],
  options: (command) =>
    command
      .argument('<what>', 'addresses')
      .argument('<file>', 'a sitemap, a list, or an export of Search Console; - for standard input')
      .option('--dry-run', 'print the plan and write nothing'),
  run: (context, command) => {
    const [what = '', file = ''] = command.args
    requireOne(['addresses'], String, { what: 'import', name: what })
    return runImport(context, file, command.opts())
  },
}

function runImport(context: Context, file: string, { dryRun = false }: Flags<'dryRun'>) {
  const text = readGivenText(context.io, file, addressesExpected)
  const name = file === '-' ? 'Standard input' : file
  return runChange(context, {
    dryRun,
    change: (state) => planSound(state, readOldAddresses(name, text, state.data.business.url)),
  })
}

/** Plans an import without the redirects that `validate` would refuse: no file has a line to say that at. */
function planSound(state: ProjectState, old: OldAddresses): Change {
  const { data, project } = state
  const { tried, text } = tryRedirects(data, old)
  const texts = new Map([['addresses', text]] as const)
  const first = data.addresses.redirects.length
  const refused = new Map<string, string>()
  const { findings } = validateChange(state, { edits: [], texts, pages: [] })
  for (const { severity, path: [file, list, index, field] = [], message } of findings) {
    const isOfAddress = file === 'addresses' && list === 'redirects' && field === 'from'
    const address = isOfAddress ? tried[Number(index) - first] : undefined
    if (address === undefined || severity !== 'error') continue
    refused.set(address, message.replace(show(address), 'what').replace(/\.$/, ''))
  }
  return planImport({ data, old, files: project.publicFiles.keys(), refused })
}
