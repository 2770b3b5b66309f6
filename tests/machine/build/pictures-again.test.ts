import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cacheFolder } from '../../../cli/lib/paths.ts'
import { contents, writeFiles } from '../../support/project.ts'
import { pngSize } from '../../support/built-site.ts'
import { fixture, replaceOnce } from '../../support/fixtures.ts'
import { runCli } from '../../support/run-cli.ts'
import { builtProject } from '../e2e/built-project.ts'
import { withoutPlaceholders } from './production-data.ts'

const hasOwnPicture = (project: string, slug: string) =>
  readdirSync(join(project, 'dist/assets')).some((file) => file.startsWith(`share-${slug}-`))

test('cities have pictures of their own for production only; a title that cannot be set has none', async () => {
  const project = await builtProject()
  expect(hasOwnPicture(project, 'newhavencounty')).toBe(true)
  expect(hasOwnPicture(project, 'newhaven')).toBe(false)

  const heading = 'Roof repairs, traced to the source'
  writeFiles(project, {
    'data/services.yaml': replaceOnce(fixture('services'), heading, 'Починка крыши'),
    'data/business.yaml': withoutPlaceholders(fixture('business')),
  })
  const { code, stderr } = await runCli(project, ['build', '--production'])
  expect({ code, stderr }).toMatchObject({ code: 0 })
  expect(hasOwnPicture(project, 'newhaven')).toBe(true)
  expect(hasOwnPicture(project, 'derby')).toBe(true)
  // The typefaces lack the letters of its title.
  expect(hasOwnPicture(project, 'roof-repairs')).toBe(false)
  const html = readFileSync(join(project, 'dist/services/roof-repairs.html'), 'utf8')
  expect(html).toContain('content="https://ridge-eave-roofing.com/share.png"')
})

test('pictures come from the cache with the same bytes, and a lost one is made again', async () => {
  const project = await builtProject()
  const clean = contents(join(project, 'dist'))
  const cache = join(cacheFolder(project), 'pictures')
  const cached = readdirSync(cache).map((file) => join(cache, file))
  expect(cached.length).toBeGreaterThan(15)

  await runCli(project, ['build'])
  expect(contents(join(project, 'dist'))).toEqual(clean)

  for (const file of cached.filter((_, index) => index % 2 === 0)) rmSync(file)
  const { code } = await runCli(project, ['build'])
  expect(code).toBe(0)
  expect(contents(join(project, 'dist'))).toEqual(clean)
})

test('the icons are made of the owner’s drawing, and a finished icon of the owner stands', async () => {
  const project = await builtProject()
  const own =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"/></svg>'
  const drawn = contents(join(project, 'dist'))
  writeFileSync(join(project, 'data/public/favicon.svg'), own)
  writeFileSync(join(project, 'data/public/icon-192.png'), 'mine')
  await runCli(project, ['build'])
  const site = contents(join(project, 'dist'))
  expect(site['favicon.svg']).toBe(own)
  expect(site['icon-192.png']).toBe('mine')
  expect(site['favicon.png']).not.toBe(drawn['favicon.png'])
  expect(pngSize(readFileSync(join(project, 'dist/favicon.png')))).toEqual([96, 96])

  writeFileSync(join(project, 'data/public/favicon.svg'), 'a circle')
  const { code, stderr } = await runCli(project, ['build'])
  expect(code).toBe(1)
  expect(stderr).toContain('data/public/favicon.svg cannot be drawn')
  expect(contents(join(project, 'dist'))).toEqual(site)
})
