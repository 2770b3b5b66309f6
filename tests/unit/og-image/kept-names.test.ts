import { expect, test } from 'vitest'
import { site } from '#generated/site'
import { makeOgImages } from '../../../cli/prerender/og-image/og-images.ts'
import { temporaryFolder, writeFiles } from '../../support/project.ts'

const frame = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">${inside}</svg>`

test('a page is drawn again for another source, and for another mark in the same file', async () => {
  const root = temporaryFolder()
  const rendered: string[] = []
  const pathFor = async (source: string, color: string) => {
    const mark = { kind: 'picture', src: '/mark.svg' } as const
    writeFiles(root, { 'data/public/mark.svg': frame(`<path fill="${color}" d="M0 0h64v64z"/>`) })
    const renderOgImage = () => {
      rendered.push(`${source} ${color}`)
      const drawing = frame(`<title>${source}</title><image href="/mark.svg"/>`)
      return { width: 64, height: 64, drawing, styles: '', boxes: [], alt: '' }
    }
    const page = site.notFound
    const bundle = { renderOgImage, site: { ...site, mark } }
    const images = await makeOgImages({ root, pages: [{ page, source }], bundle })
    return images.get(page.path)?.path
  }
  const first = await pathFor('a', 'red')
  // Once for its name, and once to draw it.
  expect(rendered.splice(0)).toEqual(['a red', 'a red'])
  expect(await pathFor('a', 'red')).toBe(first)
  expect(rendered).toEqual([])
  const others = [await pathFor('b', 'red'), await pathFor('b', 'blue')]
  expect(new Set([first, ...others]).size).toBe(3)
  expect(await pathFor('a', 'red')).toBe(first)
})
