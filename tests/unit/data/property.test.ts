import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildSite } from '../../../cli/site/pages/build-site.ts'
import { toSlug } from '../../../cli/lib/slug.ts'
import { isInside, reportOf } from '../../support/findings.ts'
import { dataProject } from '../../support/project.ts'
import { siteData } from '../../support/site-model.ts'
import { firstCities } from '../../support/small-city.ts'
import { all } from '../../support/matrix.ts'

const options = { seed: 20_260_115, numRuns: all ? 500 : 60 }
const text = firstCities(3)

const piece = fc.oneof(
  fc.constantFrom('\t', '\n', '\r', '"', "'", ': ', '- ', '[', ']', '{', '}', '#', '&a ', '*a'),
  fc.constantFrom('>', '|', '---\n', '...', '!!int ', '%', '@', '\0', '\u2028', '\uFEFF', '<<: '),
  fc.string({ unit: 'binary', maxLength: 8 }),
)

const edits = fc.record({
  at: fc.nat({ max: text.length }),
  remove: fc.oneof(fc.nat({ max: 200 }), fc.constant(text.length)),
  insert: fc.oneof(fc.constant(''), piece),
})

test('cities.yaml with a random edit: clean, or findings that lie inside the file', async () => {
  const folder = dataProject()
  const check = fc.asyncProperty(edits, async ({ at, remove, insert }) => {
    const content = text.slice(0, at) + insert + text.slice(at + remove)
    writeFileSync(join(folder, 'data/cities.yaml'), content)
    const { findings, summary } = await reportOf(folder)
    const here = findings.filter(({ file }) => file === 'data/cities.yaml')
    const outside = here.filter((finding) => !isInside(content, finding))
    const errors = findings.filter(({ severity }) => severity === 'error')
    expect(outside.slice(0, 1)).toEqual([])
    expect(errors.filter(({ file }) => file !== 'data/cities.yaml')).toEqual([])
    expect(summary.errors).toBe(errors.length)
  })
  await fc.assert(check, options)
})

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
