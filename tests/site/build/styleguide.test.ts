import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { expect, inject, test } from 'vitest'
import { listFiles } from '../../../cli/load/list-files.ts'
import { sceneNames } from '../../../src/illustrations/scenes/scenes'
import { detailNames } from '../../../src/illustrations/sprite/drawings'
import { houseNames } from '../../../src/illustrations/houses/parts'
import { readTokens } from '../../../src/styleguide/read-tokens'
import { renderStyleguide } from '../../../src/styleguide/render-styleguide'
import { sitemapPaths } from '../../support/built-site.ts'

const dist = join(inject('fixtureSite'), 'dist')
const { document } = new JSDOM(renderStyleguide('/drawings')).window
const names = [...document.querySelectorAll('figcaption')].map((each) => each.textContent)

test('tokens are read with their values', () => {
  const styles =
    '@theme {\n  --color-*: initial;\n  --color-ink: #1b2730;\n  --text-page: min(\n 1rem, 2vw);\n}'
  expect(readTokens(styles, 'color')).toEqual([{ name: '--color-ink', value: '#1b2730' }])
  expect(readTokens(styles, 'text')).toEqual([{ name: '--text-page', value: 'min( 1rem, 2vw)' }])
})

test('the styleguide shows every token of the theme', () => {
  const styles = readFileSync(join(import.meta.dirname, '../../../src/styles/tokens.css'), 'utf8')
  for (const kind of ['color', 'text', 'spacing', 'shadow']) {
    const tokens = readTokens(styles, kind)
    expect(tokens.length).toBeGreaterThan(0)
    for (const { name, value } of tokens) expect(names).toContain(`${name} ${value}`)
  }
})

test('the styleguide shows every drawing', () => {
  for (const name of [...houseNames, ...sceneNames, ...detailNames]) expect(names).toContain(name)
})

test('no build holds the styleguide', () => {
  const files = listFiles(dist)
  expect(files.filter((file) => /styleguide/i.test(file))).toEqual([])
  for (const file of files.filter((each) => /\.(html|js|svg|xml|txt)$/.test(each))) {
    expect(readFileSync(join(dist, file), 'utf8'), file).not.toMatch(/styleguide|specimen/i)
  }
  expect(sitemapPaths(dist)).not.toContain('/styleguide')
})
