import { expect, test } from 'vitest'
import type { ServerBundle } from '../../../cli/bundle/server-bundle.ts'
import { createPageRenderer } from '../../../cli/prerender/page-renderer.ts'
import { markText } from '../../../cli/reading/marks.ts'
import { buildSite } from '../../../cli/site/pages/build-site.ts'
import type { Look } from '../../../templates/types.ts'
import { proofData } from '../../support/fixtures.ts'

const { site, pages } = buildSite(proofData())

/** Of each page as its markup what the site is then and the picture that it names. */
function renderer() {
  const there = { ...site }
  return createPageRenderer({
    site: there,
    createPageRenderer: () => (page) => JSON.stringify([there, page.head.image?.src]),
    renderOgImage: ({ head }) => {
      return {
        width: 1200,
        height: 630,
        alt: head.title,
        drawing: head.title,
        styles: '',
        boxes: [],
      }
    },
  } satisfies Partial<ServerBundle> as unknown as ServerBundle)
}

const pageOf = (kind: string) => {
  const page = pages.find((each) => each.kind === kind)
  if (!page) throw new Error(`There is no page of the kind ${kind}.`)
  return page
}
const titled = (title: string) => {
  const about = pageOf('about')
  return { ...about, head: { ...about.head, title } } as typeof about
}

test('pages show the site that they are rendered with, and nothing of the one before', () => {
  const render = renderer()
  const { look: _, ...plain } = site
  const about = pageOf('about')
  const shownOf = (of: typeof site): unknown => JSON.parse(render(of, about))[0]
  expect(shownOf({ ...plain, look: {} as Look })).toHaveProperty('look')
  expect(shownOf(plain)).toEqual(JSON.parse(JSON.stringify(plain)))
})

test('the picture for shared links is named by what it shows, marks apart', () => {
  const render = renderer()
  const nameOf = (title: string): unknown => JSON.parse(render(site, titled(title)))[1]
  expect(nameOf('Ours')).toMatch(/^\/share-\w+\.png$/)
  expect(nameOf('Ours')).not.toBe(nameOf('Others'))
  expect(nameOf(markText('Ours', 3))).toBe(nameOf('Ours'))
})

test('a photo of a job stays, and a page of a town or of no address has none of its own', () => {
  const render = renderer()
  for (const page of [
    pageOf('job'),
    site.notFound,
    pages.find((each) => each.kind === 'area' && !each.towns),
  ]) {
    if (!page) throw new Error('There is no such page.')
    expect(JSON.parse(render(site, page))[1]).toBe(page.head.image?.src)
  }
})
