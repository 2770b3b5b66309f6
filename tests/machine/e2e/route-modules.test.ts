import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build, builtProject, distOf } from './built-project.ts'
import { copyProject, runTests } from './whole-copy.ts'

const heading = 'A heading that was put into the module by hand'

const moduleOf = (folder: string, town: string) =>
  join(folder, `generated/routes/service-areas/${town}.ts`)

function editModule(folder: string): void {
  const file = moduleOf(folder, 'guilford')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/("heading": ").*(",\n)/, `$1${heading}$2`))
}

/** The generated module of a town, made to answer at another town's address. */
function moduleAt(folder: string, town: string, address: string): string {
  return readFileSync(moduleOf(folder, town), 'utf8')
    .replace(`"path": "/service-areas/${town}"`, `"path": "/service-areas/${address}"`)
    .replace(/("canonical": ".*\/service-areas\/)\w+"/, `$1${address}"`)
    .replace(`/${town}.json'`, `/${address}.json'`)
}

test('the generated tests notice an edit of a route module, and two pages that show each other’s town, and only those', async () => {
  const folder = await copyProject()
  const swapped = {
    chester: moduleAt(folder, 'clinton', 'chester'),
    clinton: moduleAt(folder, 'chester', 'clinton'),
  }
  for (const [town, text] of Object.entries(swapped)) writeFileSync(moduleOf(folder, town), text)
  editModule(folder)
  const { passed, failed } = await runTests(folder, 'generated/')
  const wrong = ['chester', 'clinton', 'guilford'].map((town) => `/service-areas/${town}`)
  expect(failed.toSorted()).toEqual(wrong)
  expect(passed).toBe(16)
})

test('an edit of one town changes its page, its module and the sitemap, and no script', async () => {
  const folder = await builtProject()
  const before = distOf(folder)
  const cities = join(folder, 'data/cities.yaml')
  const text = readFileSync(cities, 'utf8')
  writeFileSync(cities, text.replaceAll('Dwight Street', 'Chapel Street'))
  const after = await build(folder)
  const changed = [...after.keys()].filter((path) => after.get(path) !== before.get(path))
  expect([...before.keys()]).toEqual([...after.keys()])
  expect(changed.toSorted()).toEqual([
    'content/service-areas/newhaven.js',
    'service-areas/newhaven.html',
    'sitemap.xml',
  ])
})
