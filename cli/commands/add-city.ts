import type { CommandSpec } from './command.ts'
import { collect, examples } from './global-options.ts'

/** Adds a city, or those of a file, to the data and the site, or changes nothing at all. */
export const addCity: CommandSpec = {
  name: 'add-city',
  describe: (command) =>
    command
      .argument('[name]', 'the name of the city')
      .description('add a city page: edits data/cities.yaml and brings generated/ up to date')
      .option('--county <name>', 'a county of counties.yaml; known for a town of data/places/')
      .option('--description <text>', '60 to 120 words about roofs in this city')
      .option('--challenge <text>', 'a local challenge; give 3 to 5', collect)
      .option('--nearby <name>', 'a nearby area; give 5 to 10, or none for the nearest', collect)
      .option('--page-title <text>', 'the heading; proposed where left out')
      .option('--meta-description <text>', 'for search engines; proposed where left out')
      .option(
        '--at <lat,lon>',
        'coordinates, such as 41.29,-72.38; known for a town of data/places/',
      )
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
      ),
  run: async (context, command) => {
    const { runAddCity } = await import('./run-add-city.ts')
    return runAddCity(context, command.args[0], command.opts())
  },
}
