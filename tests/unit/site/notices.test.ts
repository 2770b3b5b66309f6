import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { nextDay, startOfDay } from '../../../cli/lib/dates.ts'
import { buildSite } from '../../../cli/site/pages/build-site.ts'
import { withNoticesAt } from '../../../cli/site/pages/notices.ts'
import { siteSchema } from '../../../cli/site/schema/site.ts'
import { all } from '../../support/cases.ts'
import { siteData } from '../../support/site-model.ts'

const zones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Anchorage',
  'Pacific/Honolulu',
]

/** The day that a clock on the wall shows. */
const dayAt = (moment: number, timeZone: string) =>
  new Date(moment).toLocaleDateString('sv-SE', { timeZone })

test.each(zones)('a day of %s begins and ends as its clocks show it', (zone) => {
  const moments = integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2032, 0, 1) })
  assert(
    property(moments, (moment) => {
      const day = dayAt(moment, zone)
      const [from, to] = [startOfDay(day, zone), startOfDay(nextDay(day), zone)]
      expect(from <= moment && moment < to).toBe(true)
      expect([from - 1, from, to - 1, to].map((each) => dayAt(each, zone) === day)).toEqual([
        false,
        true,
        true,
        false,
      ])
    }),
    { numRuns: all ? 2000 : 50 },
  )
})

const data = siteData()
const notice = { from: '2026-12-20', to: '2026-12-24', text: 'We are closed.' }
const siteWith = (...notices: NonNullable<typeof data.site.notices>) =>
  buildSite({ ...data, site: { ...data.site, notices } }).site

test('a notice is shown from the first moment of its first day to the last of its last, in the zone of the office', () => {
  const site = siteWith(notice)
  const shownAt = (moment: string) =>
    withNoticesAt(site, Date.parse(moment)).notices?.map(({ isShown }) => isShown)
  expect(shownAt('2026-12-19T23:59:59-05:00')).toEqual([false])
  expect(shownAt('2026-12-20T00:00:00-05:00')).toEqual([true])
  expect(shownAt('2026-12-24T23:59:59-05:00')).toEqual([true])
  expect(shownAt('2026-12-25T00:00:00-05:00')).toBeUndefined()
})

test('places by name are pages, Home too; without places it is every page', () => {
  const paths = siteWith(notice, {
    ...notice,
    text: 'Some.',
    where: ['home', 'Guilford', 'New Haven County'],
  }).notices?.map((each) => each.paths)
  expect(paths).toEqual([null, ['/', '/service-areas/guilford', '/service-areas/newhavencounty']])
})

test('without notices in the data the site has none', () => {
  expect('notices' in buildSite(data).site).toBe(false)
})

test('a notice does not end before it begins', () => {
  const { success } = siteSchema.shape.notices.safeParse([{ ...notice, to: '2026-12-02' }])
  expect(success).toBe(false)
})
