import { loadAtlas, loadLandmarks } from '../load/gazetteer.ts'
import type { Finding } from '../lib/finding.ts'
import { placesIn } from '../parse/parse.ts'
import type { SiteModel } from '../render/site-model.ts'
import { auditSite } from '../site/audits/audit-site.ts'
import { audits } from '../site/audits/index.ts'
import { homeOf } from '../site/home.ts'
import type { SiteData } from '../site/schema/data.ts'
import type { Context } from './context.ts'
import { openReading, whileReading, type Read } from './open-reading.ts'

interface Model extends Read {
  readonly data: SiteData
  readonly model: SiteModel
}

/** Rules that may find errors: a finding is at most as severe as its rule. */
const ofErrors = audits.filter(({ severity }) => severity === 'error')

/** Returns the errors that `audit` finds in the pages of a model, without reading built files. */
export async function auditErrors(
  context: Context,
  { data, model, ...found }: Model,
): Promise<Finding[]> {
  const home = homeOf(data)
  const { read } = await openReading(context)
  return context.stages.run('audit', () =>
    whileReading(context, found, () => {
      const reading = read({ data, atlas: loadAtlas(context.roots, home), model })
      const site = {
        data,
        model,
        landmarks: loadLandmarks(context.roots, home),
        redirects: new Map(model.redirects.map(({ from, to }) => [from, to])),
        placeOf: placesIn(found.sources),
        pages: reading.paths.flatMap((path) => reading.pageAt(path) ?? []),
      }
      return auditSite(site, ofErrors).filter(({ severity }) => severity === 'error')
    }),
  )
}
