import { expect, test } from 'vitest'
import { forms, sureForm } from '../../../cli/site/schema/forms.ts'
import { nearForm } from '../../../cli/validate/suggest-format.ts'

const time = /^([01]\d|2[0-3]):[0-5]\d$/
const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/
const address = /^\/$|^(\/[a-z0-9][a-z0-9._-]*)+$/
const phone = /^\+1[2-9]\d{9}$/

test.each([
  ['860.555.0142', phone, '+18605550142'],
  ['1 (860) 555-0142', phone, '+18605550142'],
  ['123', phone, undefined],
  ['7', time, '07:00'],
  ['12 am', time, '00:00'],
  ['12:30 p.m.', time, '12:30'],
  ['26:00', time, undefined],
  ['Roof Repairs', slug, 'roof-repairs'],
  ['roof_repairs-', slug, 'roof-repairs'],
  ['services/Roof Repairs/', address, '/services/roof-repairs'],
  [' ', /\S/, undefined],
  ['ct', /^[A-Z]{2}$/, 'CT'],
  ['http://www.example.com/', /^https:\/\/[a-z.]+$/, 'https://www.example.com'],
  ['Raleigh\u2013Durham', /^[A-Za-z-]+$/, 'Raleigh-Durham'],
  ['Über Dächer', slug, 'uber-dacher'],
  ['http://Dächer.example/', /^https:\/\/[a-z.-]+$/, 'https://xn--dcher-gra.example'],
  ['office@dächer.example', /^[a-z]+@[a-z.-]+$/, 'office@xn--dcher-gra.example'],
  ['büro@example.com', /^[a-z]+@[a-z.]+$/, undefined],
  ['tel:8605550142', /^https:\/\/\S+$/, undefined],
  ['mailto:office@example.com', /^(\/\S*|https:\/\/\S+)$/, undefined],
  ['mailto:office@example.com', /^[a-z]+@[a-z.]+$/, 'office@example.com'],
  ['tel:8605550142', address, undefined],
  ['data/public/photos/roof.jpg', /^\/[^\s?#]+\.jpg$/, '/photos/roof.jpg'],
])('%s, to match %s, was meant as %s', (written, pattern, meant) => {
  expect(nearForm(written, pattern, forms)).toBe(meant)
})

test.each([
  ['6513', 'CT', '06513'],
  ['65131234', 'CT', '06513-1234'],
  ['6513-1234', 'CT', '06513-1234'],
  ['4540', 'OH', undefined],
  ['9720', 'OR', undefined],
  ['12', 'CT', undefined],
])('the ZIP code %s of an office in %s was meant as %s', (written, regionCode, meant) => {
  expect(sureForm(['business', 'address', 'postalCode'], written, { regionCode })).toBe(meant)
})
