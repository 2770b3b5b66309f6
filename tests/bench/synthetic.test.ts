import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadPlaces } from '../../cli/load/gazetteer.ts'
import { toSlug } from '../../cli/lib/slug.ts'
import { projectRoot, temporaryFolder } from '../support/project.ts'
import { runCli } from '../support/run-cli.ts'
import { makeProject } from './project.ts'
import { cityLimits, syntheticCities } from './synthetic.ts'

test('as many towns as there can be have an address each', () => {
  const slugs = syntheticCities(cityLimits.max).map(({ cityName }) => toSlug(cityName))
  expect(new Set(slugs).size).toBe(cityLimits.max)
})

test('no town has the name of a real one', () => {
  const places = loadPlaces(projectRoot)
  const real = syntheticCities(cityLimits.max).filter(({ cityName }) => places.find(cityName))
  expect(real).toEqual([])
})

test('a town is the same however many there are, but for its nearby areas', () => {
  const { nearbyAreas: _, ...few } = syntheticCities(9).at(-1) ?? {}
  expect(syntheticCities(1000)[8]).toMatchObject(few)
})

test.each([cityLimits.min - 1, cityLimits.max + 1, 25.5])('%d towns cannot be had', (count) => {
  expect(() => syntheticCities(count)).toThrow(RangeError)
})

test('validate finds nothing in the synthetic towns', async () => {
  const folder = temporaryFolder()
  makeProject(join(folder, 'project'), 200)
  const { code, stdout } = await runCli(join(folder, 'project'), ['validate', '--json'])
  const { findings } = JSON.parse(stdout) as { findings: readonly { readonly file: string }[] }
  expect(code).toBe(0)
  expect(findings.filter(({ file }) => file === 'data/cities.yaml')).toEqual([])
})
