import { expect, test } from 'vitest'
import { type AuditFinding, runRules } from '../../../cli/audit/run-rules.ts'
import { createForecast, forecastText } from '../../../cli/site/audits/forecast.ts'
import { audits } from '../../../cli/site/audits/index.ts'
import { buildState } from '../../../cli/site/changes/states.ts'
import { emptyAtlas } from '../../../cli/load/gazetteer.ts'
import { all } from '../../support/cases.ts'
import { firstCities, fixture } from '../../support/fixtures.ts'
import { frozenFiles, readState as read, renderSite } from '../../support/rendered-site.ts'

/** So strict that every town has findings, with the figures of its texts in them. */
const strict = {
  'doorway/local-names': { fewest: 99 },
  'doorway/own-text': { warns: 0 },
  'doorway/own-words': { warns: 9999 },
  'doorway/swap': { most: 0 },
}
const ids = Object.keys(strict)

const files = frozenFiles({ cities: all ? fixture('cities') : firstCities(8) })

test('what is foreseen of every town is what `audit` says of the built pages', () => {
  const site = renderSite(files)
  const rules = Object.fromEntries(
    Object.entries(strict).map(([id, limits]) => [id, { limits, reason: 'A test.' }]),
  )
  const data = { ...site.data, site: { ...site.data.site, audit: { rules } } }
  const judged = audits.filter(({ id }) => ids.includes(id))
  const said = runRules({ site, rules: judged, settings: { rules } })
  const paths = site.model.pages.map(({ path }) => path)
  const foreseen = createForecast({ ...site, read })(site, { ...site, data }, paths)
  // What a page says first may be said later in the model: names and sentences are set in order.
  const figures = (findings: readonly AuditFinding[]) =>
    findings
      .filter(({ rule }) => ids.includes(rule))
      .map(({ rule, page = '', message }) => {
        const parts =
          rule === 'doorway/swap' ? message.split(':').slice(0, 1) : message.split(/ and | only /)
        return [rule, page, ...parts.map((part) => part.replace(/\.$/, '')).toSorted()].join(' | ')
      })
      .toSorted()
  expect(figures(foreseen)).toEqual(figures(said.flatMap(({ findings }) => findings)))
  expect(figures(foreseen).length).toBeGreaterThan(all ? 80 : 25)
})

const { data, landmarks } = renderSite(files, () => false)
const now = buildState(data, emptyAtlas)
const foresee = createForecast({ read, landmarks })
const [first, second] = data.cities
const say = (path: readonly PropertyKey[], value: unknown) =>
  forecastText(foresee, now, path, value)

test('nothing is foreseen of a text as it is, nor of what is no text of a town', () => {
  for (const [index, city] of [...data.cities.entries()].filter(([at]) => at % 8 === 0)) {
    expect(say(['cities', index, 'description'], city.description)).toEqual([])
  }
  expect(say(['site', 'tagline'], 'Serving 900+ towns.')).toEqual([])
  expect(say(['cities', 0, 'description'], 7)).toEqual([])
})

test.each<readonly [what: string, field: string, value: unknown, words: readonly string[]]>([
  [
    'texts of few words',
    'localChallenges',
    ['Old roofs leak.', 'Snow slides.', 'Wind lifts.'],
    ['words of its own. Expected: 150 or more.'],
  ],
  [
    'the text of another town',
    'description',
    second?.description ?? '',
    [`of the text of ${first?.cityName}`, `stands on the page of ${second?.cityName}`],
  ],
  [
    'a number that the data contradicts',
    'description',
    `${first?.description} We serve 900+ towns, and are rated 3.1 of 5.`,
    ['"900+ towns" on it; the data says', '"3.1 of 5" stands on it; the rating in the data is'],
  ],
])('%s is told before it is written', (_, field, value, words) => {
  const lines = say(['cities', 0, field], value).join('\n')
  for (const each of words) expect(lines).toContain(each)
})
