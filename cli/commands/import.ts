import { dataError } from '../lib/errors.ts'
import { requireOne } from '../lib/suggest.ts'
import { planImport, readOldAddresses } from '../site/entries/old-addresses.ts'
import { readGiven } from './add/from-file.ts'
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

const expected =
  'a sitemap (sitemap.xml), or lines that begin with an address, such as /about-us.html: save a table as CSV, and unpack a .gz or .zip first'

function runImport(context: Context, file: string, { dryRun = false }: Flags<'dryRun'>) {
  const text = readGiven(context, file, expected)
  if (readOldAddresses(text).length === 0) {
    throw dataError(`${file} has no address in it. Expected: ${expected}. Nothing was changed.`)
  }
  return runChange(context, { dryRun, change: ({ data }) => planImport(data, text) })
}
