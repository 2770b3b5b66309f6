import { type AuditFinding, runRules } from '../../audit/run-rules.ts'
import { editValue } from '../../edit/data-edits.ts'
import { memoize } from '../../lib/collections.ts'
import type { Landmark } from '../../load/gazetteer.ts'
import { placeAt, withoutKnown, wordsOfFinding } from '../../lib/finding.ts'
import { areaPath } from '../page-paths.ts'
import type { DataPath } from '../../parse/parse.ts'
import { buildState, type BuiltState } from '../changes/states.ts'
import { citiesSchema } from '../schema/cities.ts'
import type { ReadState } from '../reading.ts'
import { audits } from './index.ts'
import type { AuditedSite } from './texts.ts'

/** What `audit` will report about these pages, without what it already reports about any page. */
type Forecast = (now: BuiltState, then: BuiltState, pages: readonly string[]) => AuditFinding[]

interface ForecastInput {
  readonly read: ReadState
  readonly landmarks: readonly Landmark[]
  readonly placeOf?: AuditedSite['placeOf']
}

/** Forecasts findings about pages of towns, without a build; the current state is checked once. */
export function createForecast({
  read,
  landmarks,
  placeOf = () => placeAt('data/cities.yaml'),
}: ForecastInput): Forecast {
  const judge = (state: BuiltState, fresh: readonly string[]) => {
    const { data, model } = state
    const reading = read(state)
    const areas = model.pages.filter(({ kind }) => kind === 'area')
    const pages = areas.flatMap(({ path }) => reading.pageAt(path) ?? [])
    const site = { data, model, landmarks, placeOf, redirects: new Map(), pages, fresh }
    const settings = data.site.audit ?? {}
    return runRules({ site, rules: judged, settings }).flatMap(({ findings }) => findings)
  }
  const judgeNow = memoize((state: BuiltState) => judge(state, []))
  return (now, then, pages) => {
    const found = judge(then, pages)
    const news = new Set(withoutKnown(found, judgeNow(now)))
    return found.filter((each) => news.has(each) || pages.includes(each.page ?? ''))
  }
}

/** The same as sentences for a value of a town's entry; none for other values, and for invalid ones. */
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
  const then = buildState({ ...now.data, cities }, now.atlas)
  return foresee(now, then, [areaPath(name)]).map(wordsOfFinding)
}

const ofAllPages = new Set(['doorway/whole-page', 'honesty/state-law'])

/** Rules about texts of a town; findings in shared texts need a build. */
const judged = audits.filter(
  ({ id, severity }) =>
    /^(?:doorway|claims|honesty)\//.test(id) && severity !== 'notice' && !ofAllPages.has(id),
)
