import * as fs from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Page } from '../../../templates/types.ts'
import type { ServerBundle } from '../../../cli/bundle/server-bundle.ts'
import { openTable } from '../../../cli/cache/cache.ts'
import { renderPages } from '../../../cli/prerender/render-pages.ts'
import { readIfThere } from '../../../cli/write/file-system.ts'
import { temporaryFolder, writeFiles } from '../../support/project.ts'
import { modelOf } from '../../support/site-model.ts'

/** Three towns whose pages are built from what `texts` has of them. */
function threeTowns() {
  const root = temporaryFolder()
  const { site, pages } = modelOf()
  const towns = pages.filter((page) => page.kind === 'area').slice(-3)
  const paths = towns.map(({ path }) => path)
  const texts = new Map<string, string>(paths.map((path) => [path, 'as it was']))
  const state = { styles: '.a{color:red}', bundle: 'the bundle', drawings: '/drawings' }
  const rendered: string[] = []
  const renderBody = ({ path, heading }: Page, drawings: string) => {
    rendered.push(path)
    return `<p class="a">${path} ${heading} ${drawings}</p>`
  }
  const bundle: ServerBundle = {
    site,
    markupHash: () => '',
    createPageRenderer:
      ({ styles, drawings }) =>
      (page, body = renderBody(page, drawings)) =>
        `<style>${styles}</style>${body}`,
    renderBody,
    renderDrawings: () => ({}),
    renderOgImage: () => {
      throw new Error('Pages of towns have none before publishing.')
    },
    renderIcon: () => ({ width: 64, height: 64, drawing: '', boxes: [] }),
    iconGround: () => '',
    renderWebManifest: () => '',
    renderAlias: () => '',
  }
  /** Writes the pages to dist/; returns what they hold, and which pages of towns were rendered. */
  const build = async () => {
    rendered.length = 0
    const { cache, save } = openTable(root, 'pages')
    const made = await renderPages({
      root,
      model: {
        site,
        pages: towns.map((page) => ({ ...page, heading: texts.get(page.path) ?? '' })),
      },
      assets: {
        lazyHydrate: '',
        notices: '',
        beginMessage: '',
        app: '',
        stylesFile: '',
        styles: state.styles,
      },
      bundle,
      shared: state.bundle,
      buildId: '',
      drawings: state.drawings,
      production: false,
      cache,
    })
    const files = new Map<string, string>()
    for (const { path, content } of made.pages) {
      const there = readIfThere(fs, join(root, 'dist', path))
      const bytes = typeof content === 'function' ? await content(there) : content
      files.set(path, bytes.toString())
      writeFiles(root, { [`dist/${path}`]: Buffer.from(bytes) })
    }
    save()
    return { files, rendered: rendered.filter((path) => texts.has(path)) }
  }
  return { root, paths, texts, state, build }
}

test('a page of a town is rendered where what it is made of changed', async () => {
  const { paths, texts, build } = threeTowns()
  const before = await build()
  expect(before.rendered).toEqual(paths)
  expect(await build()).toEqual({ ...before, rendered: [] })
  const [, edited = ''] = paths
  texts.set(edited, 'edited')
  const after = await build()
  expect(after.rendered).toEqual([edited])
  const changed = [...after.files].filter(([path, html]) => before.files.get(path) !== html)
  expect(changed.map(([path]) => path)).toEqual([`${edited.slice(1)}.html`])
})

test.each(['styles', 'bundle', 'drawings'] as const)(
  'all are rendered with other %s',
  async (what) => {
    const { paths, state, build } = threeTowns()
    await build()
    state[what] = '.a{color:blue}'
    const after = await build()
    expect(after.rendered).toEqual(paths)
    for (const html of after.files.values()) {
      expect(html).toContain(`<style>${state.styles}<`)
      expect(html).toContain(` ${state.drawings}</p>`)
    }
  },
)

test('a page that dist/ has no longer as it was is rendered to the same bytes', async () => {
  const { root, paths, build } = threeTowns()
  const before = await build()
  const [path = ''] = paths
  fs.writeFileSync(join(root, `dist${path}.html`), 'of a person')
  expect(await build()).toEqual({ ...before, rendered: [path] })
})
