import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import type { Page, Site } from '../../../templates/types.ts'
import { readBuiltPage } from '../../support/built-site.ts'
import { routes } from '../spec/routes.ts'

const site = inject('fixtureSite')

const nameOf = (path: string) => (path === '/' ? 'home' : path.slice(1))

const load = (file: string) =>
  import(join(site, file)) as Promise<{ page: Page; site: Site; app?: string }>

const shared = await load('dist/content/site.js')

describe('the modules that browsers import', () => {
  test('say of the site what generated/ says', async () => {
    const generated = await load('generated/site.ts')
    expect(shared.site).toEqual(generated.site)
    expect(shared.app).toMatch(/^[\w-]{8}$/)
  })

  test.each(routes)(
    'say of %s what generated/ says, with the share picture of the page',
    async (path) => {
      const generated = await load(`generated/routes/${nameOf(path)}.ts`)
      const { page, app } = await load(`dist/content/${nameOf(path)}.js`)
      const withImage = {
        ...generated.page,
        head: { ...generated.page.head, image: page.head.image },
      }
      expect(page).toEqual(withImage)
      expect(app).toBe(shared.app)
      const { document } = readBuiltPage(join(site, 'dist'), path)
      const picture = document.querySelector('meta[property="og:image"]')?.getAttribute('content')
      expect(page.head.image?.src).toBe(picture)
    },
  )
})
