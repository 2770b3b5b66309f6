import { expect, test } from 'vitest'
import { site } from '../../generated/site'
import type { PageOf } from '../../generated/types'
import { answeredLine } from '../../src/pages/answered-line'
import { allPages } from '../support/all-pages.ts'

const pages = await allPages()

const services = pages.filter((page): page is PageOf<'service'> => page.kind === 'service')
const { business } = site

test('the hours stand beside the first phone button where minutes count', () => {
  const urgent = services.filter((page) => answeredLine(page, business) !== null)
  expect(urgent.map(({ slug }) => slug)).toEqual([
    'roof-repairs',
    'storm-damage',
    'emergency-service',
  ])
  for (const page of urgent) {
    expect(answeredLine(page, business)).toEqual({
      now: 'We answer now, day and night.',
      hours: 'Emergency repairs: 24/7',
    })
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
