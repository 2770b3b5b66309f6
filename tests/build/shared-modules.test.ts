import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadAtlas } from '../../cli/load/atlas.ts'
import { areLong, readSharedModules } from '../../cli/build/shared-modules.ts'
import { buildSite } from '../../cli/site/pages/build-site.ts'
import { readProjectData, readTemplates } from '../../cli/load/project-files.ts'
import { renderBundled } from '../../cli/render/render-site.ts'
import { site } from '../../cli/site/index.ts'
import { validate } from '../../cli/validate/validate.ts'
import { fixture, generatingProject, replaceOnce } from '../support/project.ts'

const cities = fixture('cities')
const lastCities = cities.slice(cities.lastIndexOf('\n- cityName: Meriden'))

/** The modules as they come of all data. */
function modulesOf(root: string) {
  const project = readProjectData(root)
  const { data } = validate(project.files, site, { ...project, production: false })
  if (!data) throw new Error('The data has errors.')
  return renderBundled(buildSite(data, loadAtlas(root)).site, readTemplates(root))
}

test.each([
  ['all', cities],
  ['some', lastCities],
  ['one', lastCities.slice(0, lastCities.indexOf('\n- cityName', 1))],
])('the modules that scripts are bundled with are the same with %s of the cities', (_, text) => {
  const root = generatingProject({ 'data/cities.yaml': text })
  expect(readSharedModules(root)).toEqual(modulesOf(root))
})

test('they are the same where the cities are faulty, or missing', () => {
  const modules = readSharedModules(generatingProject())
  expect(readSharedModules(generatingProject({ 'data/cities.yaml': '[' }))).toEqual(modules)
  expect(readSharedModules(generatingProject({ 'data/cities.yaml': null }))).toEqual(modules)
})

test.each(['business', 'site', 'services', 'counties', 'addresses'])(
  'there are none where %s.yaml is faulty, or missing',
  (name) => {
    const path = `data/${name}.yaml`
    expect(readSharedModules(generatingProject({ [path]: '[' }))).toBeUndefined()
    expect(readSharedModules(generatingProject({ [path]: 'word' }))).toBeUndefined()
    expect(readSharedModules(generatingProject({ [path]: null }))).toBeUndefined()
  },
)

test('there are none where the files are right in themselves, and do not fit together', () => {
  const text = replaceOnce(fixture('site'), '[licensed-and-insured,', '[unheard-of,')
  expect(readSharedModules(generatingProject({ 'data/site.yaml': text }))).toBeUndefined()
})

test('the cities are long from two megabytes on', () => {
  expect(areLong(generatingProject())).toBe(false)
  const long = `${cities}#${' '.repeat(2_000_000)}\n`
  expect(areLong(generatingProject({ 'data/cities.yaml': long }))).toBe(true)
  expect(areLong(join(generatingProject(), 'data'))).toBe(false)
})
