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

/** What `audit` is going to say of these pages, and what it does not say of any other as it is now. */
type Forecast = (now: BuiltState, then: BuiltState, pages: readonly string[]) => AuditFinding[]

interface ForecastInput {
  readonly read: ReadState
  readonly landmarks: readonly Landmark[]
  readonly placeOf?: AuditedSite['placeOf']
}

/** Foresees what `audit` says of the pages of towns, without a build; what is at hand is judged once. */
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
  const then = buildState({ ...now.data, cities }, now.atlas)
  return foresee(now, then, [areaPath(name)]).map(wordsOfFinding)
}

const ofAllPages = new Set(['doorway/whole-page', 'honesty/state-law'])

/** Rules that read what is said of a town; what all pages share shows when they are built. */
const judged = audits.filter(
  ({ id, severity }) =>
    /^(?:doorway|claims|honesty)\//.test(id) && severity !== 'notice' && !ofAllPages.has(id),
)
