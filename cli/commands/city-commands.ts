import type { Command } from 'commander'
import { collect, examples, toContext } from './global-options.ts'
import type { ExitCode } from '../lib/exit.ts'
import type { Io } from '../lib/io.ts'

/** Adds the commands that add, rename and remove a city. */
export function addCityCommands(program: Command, surroundings: Surroundings): void {
  addCityCommand(program, surroundings)
  renameCityCommand(program, surroundings)
  removeCityCommand(program, surroundings)
}

/** What the commands that change the data are set into. */
interface Surroundings {
  readonly io: Io
  readonly version: string
  readonly finish: (code: ExitCode) => void
}

function addCityCommand(program: Command, { io, version, finish }: Surroundings): void {
  const command = program
    .command('add-city')
    .argument('[name]', 'the name of the city')
    .description('add a city page: edits data/cities.yaml and brings generated/ up to date')
    .option('--county <name>', 'a county of counties.yaml; known for a town of data/places/')
    .option('--description <text>', '60 to 120 words about roofs in this city')
    .option('--challenge <text>', 'a local challenge; give 3 to 5', collect)
    .option('--nearby <name>', 'a nearby area; give 5 to 10, or none for the nearest', collect)
    .option('--page-title <text>', 'the heading; proposed where left out')
    .option('--meta-description <text>', 'for search engines; proposed where left out')
    .option('--at <lat,lon>', 'coordinates, such as 41.29,-72.38; known for a town of data/places/')
    .option('--house <type>', 'the drawing: cape, colonial, saltbox, …')
    .option('--place <name>', 'a place inside the city that the texts name', collect)
    .option('--from <file>', 'add the cities of a YAML file, - for standard input; all or none')
    .option('--template', 'print an entry to fill in, for --from')
    .option('--dry-run', 'print the plan and write nothing')
    .addHelpText(
      'before',
      examples(
        'roof-site add-city "Old Saybrook"',
        'roof-site add-city "Old Saybrook" --template > saybrook.yaml',
        'roof-site add-city --from saybrook.yaml',
        'roof-site add-city "Old Saybrook" --county "Middlesex County" --description "…" \\',
        '    --challenge "…" --challenge "…" --challenge "…" \\',
        '    --nearby Essex --nearby Clinton --nearby Westbrook --nearby Lyme --nearby "Deep River"',
      ),
    )
  command.action(async (name: string | undefined) => {
    const { runAddCity } = await import('./add-city.ts')
    finish(
      await runAddCity(toContext(io, version, command.optsWithGlobals()), name, command.opts()),
    )
  })
}

function renameCityCommand(program: Command, { io, version, finish }: Surroundings): void {
  const command = program
    .command('rename-city')
    .argument('<old>', 'the name of the city')
    .argument('<new>', 'the name that it gets')
    .description(
      'rename a city: its page, its address, the lists that name it; the old one redirects',
    )
    .option('--rewrite-text', 'change the name in the texts of its entry too')
    .option('--dry-run', 'print the plan and write nothing')
    .addHelpText('before', examples('roof-site rename-city "Old Saybrook" Saybrook --dry-run'))
  command.action(async (from: string, to: string) => {
    const { runRenameCity } = await import('./rename-city.ts')
    const context = toContext(io, version, command.optsWithGlobals())
    finish(await runRenameCity(context, [from, to], command.opts()))
  })
}

function removeCityCommand(program: Command, { io, version, finish }: Surroundings): void {
  const command = program
    .command('remove-city')
    .argument('<name>', 'the name of the city')
    .description('remove a city page; its address redirects to the page of its county')
    .option('--confirm <name>', 'the name again; asked for on a terminal')
    .option('--redirect <path>', 'where its address leads instead, such as /contact')
    .option('--gone', 'its address answers that the page is gone')
    .option('--never-public', 'nobody was told of the page: its address answers nothing')
    .option('--dry-run', 'print the plan and write nothing')
    .addHelpText(
      'before',
      examples(
        'roof-site remove-city "Old Saybrook" --dry-run',
        'roof-site remove-city "Old Saybrook" --confirm="Old Saybrook"',
      ),
    )
  command.action(async (name: string) => {
    const { runRemoveCity } = await import('./remove-city.ts')
    const context = toContext(io, version, command.optsWithGlobals())
    finish(await runRemoveCity(context, name, command.opts()))
  })
}
