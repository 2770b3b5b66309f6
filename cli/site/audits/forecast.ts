import type { AuditPage, PlacedText } from '../../audit/rule.ts'
import { collapse } from '../../audit/read-page.ts'
import { type AuditFinding, runRules } from '../../audit/run-rules.ts'
import { editValue } from '../../edit/data-edits.ts'
import { memoize } from '../../lib/collections.ts'
import type { Landmark } from '../../load/gazetteer.ts'
import { placeAt, withoutKnown, wordsOfFinding } from '../../lib/finding.ts'
import { areaPath } from '../../lib/slug.ts'
import type { DataPath } from '../../parse/parse.ts'
import type { SiteModel } from '../../render/site-model.ts'
import { textsBelow } from '../../validate/fields.ts'
import type { BuiltState } from '../changes/states.ts'
import { buildSite } from '../pages/build-site.ts'
import { fillTexts } from '../pages/interpolate.ts'
import { viewPages, readableTexts } from '../pages/page-views.ts'
import { citiesSchema } from '../schema/cities.ts'
import type { SiteData } from '../schema/data.ts'
import { audits } from './index.ts'
import type { BuiltSite } from './texts.ts'

type State = Pick<BuiltState, 'data' | 'model'>

/** What `audit` is going to say of these pages, and what it does not say of any other as it is now. */
type Forecast = (now: State, then: State, pages: readonly string[]) => AuditFinding[]

/** Foresees what `audit` says of the texts of towns, without a build; what is at hand is judged once. */
export function createForecast(
  landmarks: readonly Landmark[],
  placeOf: BuiltSite['placeOf'] = () => placeAt('data/cities.yaml'),
): Forecast {
  const judge = memoize(({ data, model }: State) => {
    const site = {
      data,
      model,
      landmarks,
      placeOf,
      redirects: new Map(),
      pages: pagesOf(data, model),
    }
    const settings = data.site.audit ?? {}
    return runRules({ site, rules: judged, settings }).flatMap(({ findings }) => findings)
  })
  return (now, then, pages) => {
    const news = new Set(withoutKnown(judge(then), judge(now)))
    return judge(then).filter((each) => news.has(each) || pages.includes(each.page ?? ''))
  }
}

/** The same in sentences for a value of a town's entry; none for others, and for what the schema refuses. */
export function forecastText(
  foresee: Forecast,
  now: BuiltState,
  [file, index, ...path]: DataPath,
  value: unknown,
): string[] {
  if (file !== 'cities' || path.length === 0) return []
  const edit = { kind: 'set', file, path: [Number(index), ...path], value } as const
  const cities = citiesSchema.safeParse(editValue(now.data.cities, [edit])).data
  const name = cities?.[Number(index)]?.cityName
  if (!cities || name === undefined) return []
  const data = { ...now.data, cities }
  const then = { data, model: buildSite(data, now.atlas) }
  return foresee(now, then, [areaPath(name)]).map(wordsOfFinding)
}

/** Rules that read what is said of a town; what all pages share shows when they are built. */
const judged = audits.filter(
  ({ id, severity }) =>
    /^(?:doorway|claims)\//.test(id) && severity !== 'notice' && id !== 'doorway/whole-page',
)

function pagesOf(data: SiteData, model: SiteModel): AuditPage[] {
  const sources = new Map(
    fillTexts(data).cities.flatMap((city, index) =>
      textsBelow(city).map(({ value, path }) => {
        return [areaPath(city.cityName) + collapse(value), ['cities', index, ...path]] as const
      }),
    ),
  )
  const areas = viewPages(model).filter(({ content }) => content.kind === 'area')
  return areas.map(({ id: path, content: { kind, head, ...content } }) => {
    const placed = (words: string): PlacedText => {
      const text = collapse(words)
      const source = sources.get(path + text)
      const origins = source ? [{ offset: 0, length: text.length, source }] : []
      return { text, place: placeAt(path), origins }
    }
    return {
      path,
      kind,
      file: path,
      title: placed(head.title),
      description: placed(head.description),
      pictures: [],
      links: [],
      blocks: readableTexts({ ...content, shared: {} }).map((words) => {
        const isHeading = /^(?:heading|.*[tT]itle)$/.test(String(words.path.at(-1)))
        const tag = isHeading ? 'h2' : 'p'
        return { ...placed(words.text), tag, isInMain: true, isDrawn: false }
      }),
    }
  })
}
