import { printJson } from '../lib/json.ts'
import type { PlacedText, ReadPage } from '../reading/page.ts'
import { exitCodes, type ExitCode } from '../lib/errors.ts'
import type { Paint } from '../lib/io.ts'
import { printable } from '../lib/printable.ts'
import { requireOne } from '../lib/suggest.ts'
import type { CommandSpec } from '../command-line/command.ts'
import type { Context } from '../project/context.ts'
import { openBuiltSite, type BuiltSite } from '../project/built-site.ts'
import { whileReading } from '../project/open-reading.ts'

export const explainCommand: CommandSpec = {
  examples: ['roof-site explain /service-areas/essex'],
  options: (command) =>
    command.argument('<path>', 'the address of a page, such as /service-areas/essex'),
  run: (context, { args: [path = ''] }) => explain(context, path),
}

async function explain(context: Context, path: string): Promise<ExitCode> {
  const built = await openBuiltSite(context)
  const { paths, readBuilt, site } = built
  const otherwise = '`npx roof-site list` shows all pages.'
  requireOne(paths, String, { what: 'page', name: path, otherwise })
  const page = await whileReading(context, built, () => readBuilt(path))
  const texts = textsOf(page, site)
  const { io, format, paint } = context
  const json = { version: 1, page: path, file: page.file, texts }
  io.stdout(format === 'json' ? printJson(json) : formatTexts(texts, paint))
  return exitCodes.ok
}

/** The texts of a page, each with its lines of data in text order. */
function textsOf(page: ReadPage, { placeOf }: Pick<BuiltSite['site'], 'placeOf'>) {
  const toText = (tag: string, { text, place, origins }: PlacedText) => {
    const places = new Map(
      origins.map(({ source }) => {
        const { file, line, column } = placeOf(source)
        return [`${file}:${line}:${column}`, { file, line, column }]
      }),
    )
    return { tag, text, line: place.line, column: place.column, origins: [...places.values()] }
  }
  return [
    ...(page.title ? [toText('title', page.title)] : []),
    ...(page.description ? [toText('description', page.description)] : []),
    ...page.blocks.map((block) => toText(block.tag, block)),
  ]
}

const mostShown = 3

function formatTexts(texts: ReturnType<typeof textsOf>, paint: Paint): string {
  return texts
    .map(({ tag, text, origins }) => {
      const places = origins.map(({ file, line, column }) => `${file}:${line}:${column}`)
      const rest = places.splice(mostShown).length
      if (rest > 0) places.push(`${rest} more`)
      const from = places.join(', ') || 'no text of the data'
      return `${paint('bold', from)} ${paint('dim', tag)}\n  ${printable(text)}\n`
    })
    .join('')
}
