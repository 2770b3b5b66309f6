import { failure } from '../lib/errors.ts'
import { errorAt, placeAt } from '../lib/finding.ts'
import type { DataFile } from '../load/load-data.ts'
import { placesIn, type Source } from '../parse/parse.ts'
import { openPageRenderer } from '../prerender/page-renderer.ts'
import { ReadingError } from '../reading/mark-data.ts'
import { readingRule } from '../reading/reading-rule.ts'
import { createSiteReader } from '../site/reading.ts'
import { log, printFindings, type Context } from './context.ts'

/** Opens the page renderer and the reader of pages; bundles first if necessary, and says so. */
export async function openReading(context: Context) {
  const makes = () => log(context, 'The pages are bundled first, which later runs do without.')
  const render = await context.stages.run('bundle', () => openPageRenderer(context.roots, makes))
  return { render, read: createSiteReader(render) }
}

/** The data as it was read, with its places. */
export interface Read {
  readonly sources: readonly Source[]
  readonly texts: readonly DataFile[]
}

/** A finding about the field whose text cannot be followed to the pages. */
export const findingOf = ({ source }: ReadingError, { sources }: Pick<Read, 'sources'>) =>
  errorAt(
    readingRule.id,
    'With this text the pages cannot be read: nothing is known of where their texts come from.',
    'that texts can be followed to the pages; please report this field to whoever keeps roof-site',
    source.length > 0 ? placesIn(sources)(source) : placeAt('data'),
  )

/**
 * Runs work that reads pages. If a page cannot be read, throws with the field that causes it, and names what
 * is left `undone`.
 */
export async function whileReading<Result>(
  context: Context,
  read: Read,
  work: () => Result | Promise<Result>,
  undone = '',
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ReadingError)) throw error
    const findings = [findingOf(error, read)]
    printFindings(context, { findings, stream: 'stderr', texts: read.texts })
    throw failure(`The pages could not be read. ${undone}`.trim(), { cause: error })
  }
}
