import { expect, test } from 'vitest'
import { page as home } from '#generated/routes/home'
import { page as serviceAreas } from '#generated/routes/service-areas'
import { readTemplates } from '../../../cli/load/project-files.ts'
import { renderSite } from '../../../cli/render/render-site.ts'
import type { SiteModel } from '../../../cli/render/site-model.ts'
import { projectRoot } from '../../support/project.ts'
import { modelOf } from '../../support/site-model.ts'

function fileOf(input: SiteModel, path: string): string | undefined {
  const files = renderSite({ model: input, templates: readTemplates(projectRoot), lastmod: {} })
  return [...files].find((file) => file.path === path)?.content
}

test('the pages that show the map of all towns import the one', () => {
  expect(home.areas.map).not.toBeNull()
  expect(serviceAreas.map).toBe(home.areas.map)
})

test('where no map is drawn, none is imported', () => {
  const model = modelOf()
  expect(fileOf(model, 'generated/routes/home.ts')).toContain('"map": null')
  expect(fileOf(model, 'generated/routes/home.ts')).not.toContain('areasMap')
  expect(fileOf(model, 'generated/routes/shared/areas-map.ts')).toBeUndefined()
})

test('redirects that pages link to stand with what all pages share, and only there', () => {
  const model = modelOf()
  const { redirects, site } = model
  const [linked] = site.linkedRedirects
  const other = { from: '/old', to: '/about' } as const
  const text = fileOf({ ...model, redirects: [...redirects, other] }, 'generated/redirects.ts')
  expect(text).toContain('[...site.linkedRedirects, ...[')
  expect(text).toContain('"/old"')
  expect(text).not.toContain(`"${linked?.from}"`)
  expect(fileOf(model, 'generated/redirects.ts')).toMatch(/= site\.linkedRedirects\s*$/)
})
