import { expect, test } from 'vitest'
import { buildRouteModules } from '../../../cli/prerender/route-modules.ts'
import { temporaryFolder, writeFiles } from '../../support/project.ts'

const long = '/work/a-brick-cottage-with-a-roof-of-slate-in-columbus-2026'

test('what all pages share names each page, however its line is broken', async () => {
  const folder = temporaryFolder()
  writeFiles(folder, {
    'generated/site.ts': 'export const site = {}\n',
    'generated/routes/home.ts': 'export const page = {}\n',
    [`generated/routes${long}.ts`]: 'export const page = {}\n',
    'generated/routes/manifest.ts': `export const routes = {
  '/': () => import('./home'),
  '${long}': () =>
    import('.${long}'),
}
`,
  })
  const modules = await buildRouteModules(folder, '/assets/app.js')
  const shared = modules.find(({ path }) => path === 'content/site.js')
  expect(shared?.content).toMatch(/["'`]\/["'`]/)
  expect(shared?.content).toContain(long)
})
