import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildSite } from '../../../cli/site/pages/build-site.ts'
import { toSlug } from '../../../cli/lib/slug.ts'
import { siteData } from '../../support/site-model.ts'
import { all } from '../../support/matrix.ts'

const options = { seed: 20_260_115, numRuns: all ? 500 : 60 }
const letters = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzéñü')
const cityName = fc.array(letters, { minLength: 2, maxLength: 12 }).map((name) => name.join(''))

test('there are as many area pages as entries, each at an address of its own', () => {
  const data = siteData()
  const [sample] = data.cities
  if (!sample) throw new Error('The frozen data has no city.')
  const names = fc.uniqueArray(cityName, { selector: toSlug, maxLength: 40 })
  fc.assert(
    fc.property(names, (cityNames) => {
      const cities = cityNames.map((name) => ({ ...sample, cityName: name }))
      const { pages } = buildSite({ ...data, cities })
      const areas = pages.flatMap((page) => (page.kind === 'area' ? [page.path] : []))
      expect(areas).toHaveLength(data.counties.length + cityNames.length)
      expect(new Set(areas).size).toBe(areas.length)
    }),
    options,
  )
})

test('every slug is lowercase letters and digits, and the slug of a slug is itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const slug = toSlug(name)
      expect(slug).toMatch(/^[a-z0-9]*$/)
      expect(toSlug(slug)).toBe(slug)
    }),
    { ...options, numRuns: options.numRuns * 10 },
  )
})
