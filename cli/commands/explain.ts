import type { AuditPage, PlacedText, TextOrigin } from '../audit/page.ts'
import { exitCodes, type ExitCode } from '../lib/errors.ts'
import { formatTexts, type ExplainedText } from '../report/format-texts.ts'
import { examples, type CommandSpec } from './shared/command.ts'
import type { Context } from './shared/context.ts'
import { readBuiltSite, type BuiltSite, requirePage } from './shared/built-site.ts'

export const explainCommand: CommandSpec = {
  name: 'explain',
  describe: (command) =>
    command
      .argument('<path>', 'the address of a page, such as /service-areas/essex')
      .description('the texts of a built page in their order, each with its line in the data')
      .addHelpText('before', examples('roof-site explain /service-areas/essex')),
  run: (context, { args: [path = ''] }) => explain(context, path),
}

function explain(context: Context, path: string): ExitCode {
  const { site } = readBuiltSite(context)
  const page = requirePage(site.pages, path)
  const texts = textsOf(page, site)
  const { io, format, paint } = context
  io.stdout(
    format === 'json'
      ? `${JSON.stringify({ version: 1, page: path, file: page.file, texts }, null, 2)}\n`
      : formatTexts(texts, paint),
  )
  return exitCodes.ok
}

function textsOf(page: AuditPage, { placeOf }: BuiltSite['site']): ExplainedText[] {
  const toText = (tag: string, { text, place, origins }: PlacedText) => {
    const places = origins.map((origin: TextOrigin) => {
      const { file, line, column } = placeOf(origin.source)
      return { file, line, column }
    })
    return { tag, text, line: place.line, column: place.column, origins: withoutRepeats(places) }
  }
  return [
    ...(page.title ? [toText('title', page.title)] : []),
    ...(page.description ? [toText('description', page.description)] : []),
    ...page.blocks.map((block) => toText(block.tag, block)),
  ]
}

type Places = ExplainedText['origins']

const withoutRepeats = (places: Places): Places => [
  ...new Map(places.map((place) => [JSON.stringify(place), place])).values(),
]
