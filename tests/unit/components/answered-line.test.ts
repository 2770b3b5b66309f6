import { expect, test } from 'vitest'
import { site } from '#generated/site'
import { answeredLine } from '../../../src/pages/answered-line'
import { allPages } from '../../support/all-pages.ts'

const pages = await allPages()
const services = pages.flatMap((page) => (page.kind === 'service' ? [page] : []))
const business = { ...site.business, emergency: { days: 'Emergency repairs', hours: '24/7' } }

test('the hours stand beside the first phone button where minutes count, and only there', () => {
  for (const page of services) {
    const hasBanner = page.sections.some(({ kind }) => kind === 'banner')
    const isUrgent = page.tone !== 'standard' || hasBanner
    const line = { now: 'We answer now, day and night.', hours: 'Emergency repairs: 24/7' }
    expect([page.path, answeredLine(page, business)]).toEqual([page.path, isUrgent ? line : null])
  }
})

test('a firm that is not there around the clock does not say so', () => {
  const emergency = { days: 'Emergencies', hours: 'until 10 PM' }
  for (const page of services.filter(({ tone }) => tone === 'emergency')) {
    expect(answeredLine(page, { ...business, emergency })).toEqual({
      now: null,
      hours: 'Emergencies: until 10 PM',
    })
    expect(answeredLine(page, { ...business, emergency: null })).toBeNull()
  }
})
