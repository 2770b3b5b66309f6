import type { ExitCode } from '../lib/errors.ts'
import { addProject, proposeSlug, toProject } from '../site/entries/new-project.ts'
import { addEntry } from './add/add-entry.ts'
import { collect, examples, type CommandSpec } from './shared/command.ts'
import { requireData, type Context } from './shared/context.ts'
import { addOptions } from './add/entry-questions.ts'
import { askForPhotos, givenPhotos, takeInPhotos, type PhotoOptions } from './add/project-photos.ts'
import { projectQuestions } from './add/project-questions.ts'

export const addProjectCommand: CommandSpec = {
  name: 'add-project',
  describe: (command) =>
    addOptions(command, projectQuestions)
      .description('add a finished job: takes in its photos and edits data/projects.yaml')
      .option('--before <file>', 'a photo from before the work', collect)
      .option('--during <file>', 'a photo of the work', collect)
      .option('--after <file>', 'a photo of the finished work', collect)
      .option('--alt <text>', 'what a photo shows, in the order before, during, after', collect)
      .option('--dry-run', 'print the plan and write nothing')
      .addHelpText(
        'before',
        examples(
          'roof-site add-project',
          'roof-site add-project --title "New roof on a 1948 Cape" --city Branford \\',
          '    --services roof-replacement --finished 2026-09 --house cape \\',
          '    --found "…" --did "…" --permission "Signed 2026-09-20, in the file" \\',
          '    --after roof.jpg --alt "The finished roof from the street"',
        ),
      ),
  run: (context, command) => runAddProject(context, command.opts()),
}

interface AddProjectOptions extends PhotoOptions {
  readonly dryRun?: boolean
}

function runAddProject(context: Context, options: AddProjectOptions): Promise<ExitCode> {
  const given = givenPhotos(options)
  return addEntry(context, {
    command: 'add-project',
    what: 'the job',
    questions: projectQuestions,
    options,
    toChange: async (answers, isAsked) => {
      const slug = String(answers['slug'] || proposeSlug(requireData(context), answers))
      const photos = isAsked && given.length === 0 ? await askForPhotos() : given
      const taken = await takeInPhotos(context, slug, photos)
      return () => addProject(toProject(slug, answers, taken), taken)
    },
  })
}
