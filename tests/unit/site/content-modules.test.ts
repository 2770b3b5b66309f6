import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentName } from '../../../cli/lib/hash.ts'
import { markOf, renderContent } from '../../../cli/render/content-modules.ts'
import type { Page, Site } from '../../../templates/types.ts'
import { runProgram } from '../../support/processes.ts'
import { temporaryFolder, writeFiles } from '../../support/project.ts'
import { frozenModel } from '../../support/site-model.ts'

const model = frozenModel()
const [home, ...others] = model.pages
const about = model.pages.find(({ kind }) => kind === 'about')
if (!home || !about) throw new Error('The frozen site lacks a page.')

/** What the modules of these pages export, as a browser finds them from what all pages share. */
function load(pages: readonly Page[], site: Site = model.site) {
  const folder = temporaryFolder()
  const modules = renderContent({ site, pages }, 'mark')
  const files = modules.map(({ path, content }) => [path, content()] as const)
  writeFiles(folder, { 'package.json': '{ "type": "module" }', ...Object.fromEntries(files) })
  // Vitest would take the import of a module for its own.
  const script = `import { site, routes, app } from './content/site.js'
const pages = {}
for (const path of ${JSON.stringify(pages.map(({ path }) => path))}) pages[path] = { ...(await routes[path]()) }
console.log(JSON.stringify({ site, app, pages }))`
  const args = ['--input-type=module', '--eval', script]
  const { stdout, stderr } = runProgram(process.execPath, args, { cwd: join(folder) })
  expect(stderr).toBe('')
  return JSON.parse(stdout) as { site: Site; app: string; pages: Record<string, unknown> }
}

test('the modules say what the model says, each with its mark', () => {
  const { site, app, pages } = load(model.pages)
  expect(site).toEqual(model.site)
  expect(app).toBe('mark')
  expect(pages).toEqual(
    Object.fromEntries(model.pages.map((page) => [page.path, { page, app: 'mark' }])),
  )
})

test.each(['{"kind":"x"}', ',"a":1', '{', ',', '"', '\\"a":', ':', 'a\u2028b', '</script>'])(
  '%j stays as it is, as a text and as a key',
  (text) => {
    const page = { ...about, heading: text, lines: { [text]: text, [`${text}":`]: [text, 'b'] } }
    expect(load([page])).toHaveProperty('pages', { '/about': { page, app: 'mark' } })
  },
)

test('the map of all towns is a module of its own, where there is one', () => {
  const filesOf = (pages: readonly Page[]) =>
    renderContent({ ...model, pages }, '').map(({ path }) => path)
  expect(filesOf([home])).toEqual([
    'content/site.js',
    'content/shared/areas-map.js',
    'content/home.js',
  ])
  const areas = others.filter(({ kind }) => kind === 'area').slice(0, 1)
  expect(filesOf(areas)).toEqual(['content/site.js', `content${areas[0]?.path}.js`])
})

test('another mark comes from another application, and from another word on all pages', () => {
  const { site } = model
  const marks = [
    markOf('/assets/app-1.js', site),
    markOf('/assets/app-2.js', site),
    markOf('/assets/app-1.js', { ...site, description: 'Other words.' }),
  ]
  expect(new Set(marks).size).toBe(3)
  expect(markOf('/assets/app-1.js', { ...site })).toBe(marks[0])
  expect(marks[0]).toHaveLength(contentName('').length)
})
