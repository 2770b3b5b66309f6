import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bundleSite } from '../../../cli/bundle/bundle.ts'
import { buildRouteModules, withSite } from '../../../cli/prerender/route-modules.ts'
import { build, builtProject } from './kept-project.ts'
import { engineOf } from '../../support/project.ts'
import { copyProject, runTests } from './whole-copy.ts'

const guilford = 'generated/routes/service-areas/guilford.ts'
const heading = 'A heading that was put into the module by hand'

function editModule(folder: string): void {
  const file = join(folder, guilford)
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/("heading": ").*(",\n)/, `$1${heading}$2`))
}

test('what a route module says is what is prerendered, and what the browser imports', async () => {
  const root = builtProject()
  editModule(root)
  const { server, assets } = await bundleSite({ engine: engineOf(root), site: root })
  const modules = await buildRouteModules(root, assets.app)
  const module = modules.find(({ path }) => path === 'content/service-areas/guilford.js')
  expect(module?.content).toContain(heading)
  const html = await withSite(root, { server, modules }, async (bundle) => {
    const page = await bundle.loadPage('/service-areas/guilford')
    return (
      page &&
      bundle.createPageRenderer({
        ...assets,
        fonts: [],
        drawings: '',
        allStyles: '',
        laterStyles: '',
      })(page)
    )
  })
  expect(html).toContain(`>${heading}</h1>`)
}, 60_000)

test('and what the generated tests see', async () => {
  const folder = copyProject()
  editModule(folder)
  const { failed } = await runTests(folder, 'generated/')
  expect(failed).toEqual(['/service-areas/guilford'])
}, 60_000)

test('an edit of one town changes its page, its module and the sitemap, and no script', async () => {
  const folder = builtProject()
  const before = await build(folder)
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
}, 60_000)
