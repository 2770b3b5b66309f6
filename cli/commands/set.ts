import { usageError } from '../lib/errors.ts'
import type { CommandSpec, Flags } from '../command-line/command.ts'
import type { Context } from '../project/context.ts'
import { runChange } from '../project/run-change.ts'
import { planSet, type AskedEdit } from '../site/entries/set-value.ts'

export const setCommand: CommandSpec = {
  examples: [
    'roof-site set business.yaml phone "(860) 555-0142"',
    'roof-site set cities.yaml Guilford.lead "We mend and replace roofs in Guilford." --dry-run',
    'roof-site set cities.yaml Guilford.nearbyAreas Clinton --insert',
    'roof-site set site.yaml home.proof --remove',
  ],
  options: (command) =>
    command
      .argument('<file>', 'a file of data/: cities.yaml')
      .argument('<path>', 'the field, below its entry: Guilford.localChallenges.0')
      .argument('[value]', 'what it is to hold; - reads it from standard input')
      .option(
        '--insert',
        'a new item of a list: before that of the path, or at the end of the list',
      )
      .option('--remove', 'take the field or the item out')
      .option('--dry-run', 'print the plan and write nothing'),
  run: (context, command) => {
    const [file = '', path = '', value] = command.args
    return runSet(context, { file, path, value }, command.opts())
  },
}

type SetOptions = Flags<'insert' | 'remove' | 'dryRun'>

function runSet(
  context: Context,
  { value, ...named }: Omit<AskedEdit, 'kind'>,
  { insert = false, remove = false, dryRun = false }: SetOptions,
) {
  if (insert && remove) throw usageError('--insert and --remove exclude each other.')
  if (remove && value !== undefined) throw usageError('With --remove no value is given.')
  if (!remove && value === undefined) {
    throw usageError('Missing: the value. --remove takes the field out.')
  }
  const kind = remove ? 'remove' : insert ? 'insert' : 'set'
  const given = value === '-' ? context.io.stdin().replace(/\r?\n$/, '') : value
  const plan = (known: Parameters<typeof planSet>[0]) =>
    planSet(known, { ...named, kind, value: given })
  return runChange(context, { dryRun, change: plan, repair: plan })
}
