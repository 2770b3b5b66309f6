import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { buildRouteModules } from '../../../cli/prerender/route-modules.ts'
import { temporaryFolder, writeFiles } from '../../support/project.ts'

const long = '/work/a-brick-cottage-with-a-roof-of-slate-in-columbus-2026'

test('what all pages share finds the module of each page, however its line is broken', async () => {
  const folder = temporaryFolder()
  const page = (path: string) => `export const page = '${path}'\n`
  writeFiles(folder, {
    'package.json': '{ "type": "module" }',
    'generated/site.ts': 'export const site = {}\n',
    'generated/routes/home.ts': page('/'),
    [`generated/routes${long}.ts`]: page(long),
    'generated/routes/manifest.ts': `export const routes = {
  '/': () => import('./home'),
  '${long}': () =>
    import('.${long}'),
}
`,
  })
  const modules = await buildRouteModules(folder, '/assets/app.js')
  const files = modules.map(({ path, content }) => [path, content] as const)
  writeFiles(folder, Object.fromEntries(files))
  // Vitest would take the import of a module for its own.
  const asked = JSON.stringify(['/', long])
  const script = `import { routes } from './content/site.js'
for (const path of ${asked}) console.log((await routes[path]()).page)`
  const args = ['--input-type=module', '--eval', script]
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  expect(stdout, stderr).toBe(`/\n${long}\n`)
})
