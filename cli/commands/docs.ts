import { join, relative } from 'node:path'
import type { CommandSpec } from '../command-line/command.ts'
import { exitCodes, failure, type ExitCode } from '../lib/errors.ts'
import { printJson } from '../lib/json.ts'
import { requireOne } from '../lib/suggest.ts'
import { readDocs } from '../load/docs.ts'
import type { Context } from '../project/context.ts'

export const docsCommand: CommandSpec = {
  examples: ['roof-site docs', 'roof-site docs how-to', 'roof-site docs commands#add-city'],
  options: (command) =>
    command.argument('[name]', 'the name of a page, and behind # that of one of its sections'),
  run: (context, { args: [name] }) => printDocs(context, name),
}

/** A page of the manual, as one asks for it: `commands`, `rules/areas`, `plan.schema.json`. */
interface DocsPage {
  readonly name: string
  readonly title: string
  readonly file: string
  readonly text: string
}

function printDocs({ io, paint, format, roots }: Context, asked: string | undefined): ExitCode {
  const folder = join(roots.engine, 'docs')
  const pages = [...readDocs(roots.engine)].map(([path, text]): DocsPage => {
    const name = path.replace(/(\/README)?\.md$/, '')
    return { name, title: titleOf(text), file: join(folder, path), text }
  })
  if (pages.length === 0) throw failure(`There is no manual in ${folder}.`)
  // Pages of a folder have a list of their own.
  const listed = pages.filter(({ name }) => !name.includes('/'))
  if (asked !== undefined) {
    const page = requirePage(pages, asked)
    io.stdout(format === 'json' ? printJson({ version: 1, ...page }) : page.text)
  } else if (format === 'json') {
    const shown = listed.map(({ name, title, file }) => ({ name, title, file }))
    io.stdout(printJson({ version: 1, pages: shown }))
  } else {
    const width = Math.max(...listed.map(({ name }) => name.length))
    const lines = listed.map(
      ({ name, title }) => `${paint('bold', name.padEnd(width))}  ${title}\n`,
    )
    io.stdout(`${lines.join('')}\nThe files are in ${relative(io.cwd, folder) || '.'}.\n`)
  }
  return exitCodes.ok
}

/** The heading of a page; of a JSON schema its title. */
const titleOf = (text: string) => /^(?:# |\s*"title": ")(.+?)"?,?$/m.exec(text)?.[1] ?? ''

/** The page of that name, or one section of it. */
function requirePage(pages: readonly DocsPage[], asked: string): DocsPage {
  const [name = '', section] = asked.replace(/^docs\//, '').split('#', 2)
  const page = requireOne(pages, (each) => each.name, {
    what: 'page',
    name: name.replace(/\.md$/, ''),
    otherwise: 'Without a name, `npx roof-site docs` lists all of them.',
  })
  if (!section) return page
  const { text, level, title } = requireOne(sectionsOf(page.text), ({ id }) => id, {
    what: `section of ${page.name}`,
    name: section,
  })
  const next = new RegExp(`^#{1,${level}} `, 'm').exec(text.slice(level))
  return { ...page, title, text: next ? text.slice(0, level + next.index).trimEnd() + '\n' : text }
}

/** The headings of a page with all that follows, by the names that links have for them. */
function sectionsOf(page: string) {
  return Array.from(
    page.matchAll(/^(#{2,6}) (.+)$/gm),
    ({ 1: marks = '', 2: title = '', index }) => {
      const id = title
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-')
      return { id, title, level: marks.length, text: page.slice(index) }
    },
  )
}
