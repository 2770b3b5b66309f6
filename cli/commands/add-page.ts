import { usageError } from '../lib/errors.ts'
import { readAnswer } from '../lib/invisible.ts'
import { fieldsOf } from '../lib/json.ts'
import { mapTexts } from '../validate/fields.ts'
import { addPages, linkColumns, proposePageSlug, type PageEntry } from '../site/entries/new-page.ts'
import { draftedPages } from '../site/entries/privacy-page.ts'
import { runChange } from '../project/run-change.ts'
import { addEntry } from './add/add-entry.ts'
import { addFromFile, addFromOption, readEntriesFile } from './add/from-file.ts'
import {
  addOptions,
  entryOf,
  givenAnswers,
  requireAnswers,
  type Answers,
  type Question,
} from '../command-line/question.ts'
import type { CommandSpec, Flags, Texts } from '../command-line/command.ts'
import type { Context } from '../project/context.ts'

const headingOf = ({ heading = '' }: Answers) => String(heading)

const questions: readonly Question[] = [
  { field: 'heading', value: 'NAME', describe: 'The heading of the page', isNeeded: true },
  {
    field: 'slug',
    describe: 'its address, without the slash',
    proposed: ({ answers }) => proposePageSlug(headingOf(answers)),
  },
  {
    field: 'pageTitle',
    describe: 'the title in the browser tab and in search results: 15 to 60 characters',
    isNeeded: true,
    proposed: ({ answers }) => headingOf(answers),
  },
  {
    field: 'metaDescription',
    describe: 'what search engines show below it: 70 to 160 characters',
    isNeeded: true,
  },
  {
    field: 'lead',
    describe: 'the text below the heading: one to three sentences',
    isNeeded: true,
  },
  {
    field: 'body',
    describe: 'the text of the page, in Markdown: paragraphs, **bold**, lists, links to pages',
    ask: () => 'The first paragraph of the page (Tab and Enter when done)',
    isNeeded: true,
    form: 'paragraph',
  },
  {
    field: 'menu',
    value: '<words>',
    describe: 'its words in the menu; without them the menu has no link to it',
  },
  {
    field: 'footer',
    value: '<heading>',
    describe: 'the column of the footer that links to it',
    choices: ({ data }) => ['', ...linkColumns(data)],
    isAsked: ({ data }) => linkColumns(data).length > 0,
  },
]

export const addPageCommand: CommandSpec = {
  examples: [
    'roof-site add-page',
    'roof-site add-page --from financing.yaml --menu Financing --footer Company',
    'roof-site add-page privacy',
  ],
  options: (command) =>
    addFromOption(
      addOptions(command.argument('[heading]', 'the heading of the page'), questions),
      'add the pages of a YAML file, in the form of data/pages.yaml, - for standard input; all or none',
    ).option('--dry-run', 'print the plan and write nothing'),
  run: (context, command) => runAddPage(context, command.args[0], command.opts()),
}

type AddPageOptions = Flags<'dryRun'> & Texts<'from' | 'menu' | 'footer'>

function runAddPage(context: Context, heading: string | undefined, options: AddPageOptions) {
  const given = givenAnswers(questions, { ...options, heading })
  if (isPrivacyAlone(given, options)) return addPrivacyPage(context, given, options)
  if (options.from !== undefined) return addAll(context, given, options)
  return addEntry(context, {
    command: 'add-page',
    file: 'pages',
    questions,
    given,
    dryRun: options.dryRun,
    what: headingOf,
    draft: toEntry,
    toChange: (answers) => {
      requireAnswers('add-page', questions, answers)
      return ({ data }) => addPages(data, [toEntry(answers)], linksOf(answers))
    },
  })
}

/** The one page of which the data know what it has to say. */
function isPrivacyAlone(given: Answers, { from }: AddPageOptions): boolean {
  const { heading, menu: _menu, footer: _footer, ...others } = given
  const isPrivacy = typeof heading === 'string' && heading.toLowerCase() === 'privacy'
  return isPrivacy && from === undefined && Object.keys(others).length === 0
}

function addPrivacyPage(context: Context, given: Answers, { dryRun = false }: AddPageOptions) {
  return runChange(context, {
    dryRun,
    change: ({ data }) => {
      const { menu, footer = linkColumns(data).at(-1) } = linksOf(given)
      const change = addPages(data, draftedPages(data), { menu, footer })
      return { ...change, notes: [...(change.notes ?? []), ...draftNotes] }
    },
  })
}

const draftNotes = [
  'This is a draft of what the website does, and no legal advice: read all of it.',
  'Write what is yours in place of each TODO: `validate --production` lists them.',
]

/** A page with one section, its text. */
function toEntry(answers: Answers): PageEntry {
  const {
    heading,
    slug,
    lead,
    body,
    menu: _menu,
    footer: _footer,
    ...head
  } = entryOf(questions, answers)
  return {
    slug: slug ?? proposePageSlug(headingOf(answers)),
    ...head,
    heading,
    lead,
    sections: [{ kind: 'text', body }],
  }
}

const linksOf = ({ menu, footer }: Answers) => {
  return { menu: menu?.toString(), footer: footer?.toString() }
}

function addAll(context: Context, given: Answers, { from = '', dryRun }: AddPageOptions) {
  const { menu: _menu, footer: _footer, ...others } = given
  if (Object.keys(others).length > 0) {
    throw usageError('With --from everything is in the file: besides it only --menu and --footer.')
  }
  const file = readEntriesFile(context, 'pages', from)
  if (given['menu'] !== undefined && file.entries.length > 1) {
    throw usageError(`--menu names one page, and ${file.path} has ${file.entries.length}.`)
  }
  return addFromFile(context, file, {
    dryRun,
    plan: ({ data }) => {
      const entries = file.entries.map((entry) => fieldsOf(mapTexts(entry, readAnswer)))
      const indexes = entries.map((_, index) => data.pages.length + index)
      return { change: addPages(data, entries, linksOf(given)), indexes }
    },
  })
}
