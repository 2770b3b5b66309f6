import { join } from 'node:path'
import { checkMarkup } from '../audit/check-markup.ts'
import { samplePages } from '../audit/sample.ts'
import type { AuditSite } from '../audit/site.ts'
import { checkAccess } from '../pictures/check-access.ts'
import { plural } from '../lib/plural.ts'
import { log, type Context } from './shared/context.ts'

interface ToolOptions {
  /** The subjects to judge: `markup`, `access`. */
  readonly subjects: ReadonlySet<string>
  readonly browser?: boolean | undefined
  /** All pages, not some of each kind. */
  readonly all?: boolean | undefined
}

/** The site with what other tools find on it, as far as they are wanted and there. */
export async function withTools<Data>(
  context: Context,
  site: AuditSite<Data>,
  { subjects, browser = false, all = false }: ToolOptions,
): Promise<AuditSite<Data>> {
  const { root, stages } = context
  const pages = all ? site.pages : samplePages(site.pages)
  const markup = subjects.has('markup')
    ? await stages.run('markup', () => checkMarkup(pages))
    : site.markup
  if (pages.length < site.pages.length && ['markup', 'access'].some((each) => subjects.has(each))) {
    const some = `${pages.length} of ${plural(site.pages.length, 'page')}`
    log(context, `Markup and access are judged on ${some}, some of each kind; --all takes all.`)
  }
  if (!subjects.has('access')) return { ...site, markup }
  if (!browser) return { ...site, markup, access: { notRun: 'it takes a browser: --browser' } }
  const paths = pages.map(({ path }) => path)
  const access = await stages.run('pages in a browser', (advance) =>
    checkAccess({ dist: join(root, 'dist'), paths, advance }),
  )
  return { ...site, markup, access }
}
