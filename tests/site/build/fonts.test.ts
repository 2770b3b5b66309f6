import { readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { isFirstView, isPreloaded, parseFontFaces } from '../../../cli/bundle/font-faces.ts'
import { charactersOf } from '../../fonts/characters-of.ts'
import { listFiles } from '../../../cli/load/list-files.ts'
import { fontFaces, fontFolder, sealFile, sealNow, typePairs } from '../../fonts/fonts.ts'

const dist = join(inject('fixtureSite'), 'dist')
const html = readFileSync(join(dist, 'index.html'), 'utf8')
const faces = parseFontFaces(html)
const sources = fontFaces()
const promisedBy = (family: string | undefined) =>
  sources
    .filter((face) => face.family === family)
    .map(({ ranges }) => charactersOf(ranges))
    .join('')
const promised = promisedBy('Besley')

test('every page fetches two fonts, 29 kB together, and preloads the one that it waits for', () => {
  const preloads = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)]
  const files = preloads.map(([, href = '']) => href)
  expect(files).toEqual(faces.filter(isPreloaded).map(({ source }) => source))
  expect(files.length).toBe(1)
  const fetched = faces.filter(isFirstView)
  expect(new Set(fetched.map(({ family }) => family)).size).toBe(2)
  const bytes = fetched.map(({ source }) => statSync(join(dist, source)).size)
  expect(bytes.reduce((a, b) => a + b)).toBeLessThan(29_000)
})

test.each(typePairs)('of %s, too, a first visit fetches two, at most 29 kB together', (pair) => {
  const files = fontFaces([pair]).filter(isFirstView)
  const bytes = files.map(({ source }) => statSync(join(fontFolder, basename(source))).size)
  expect(bytes.length).toBe(2)
  expect(bytes.reduce((a, b) => a + b)).toBeLessThan(29_000)
})

test('the families promise the same characters: Latin-1, Latin Extended-A and marks', () => {
  const families = new Set(sources.map(({ family }) => family))
  expect(families.size).toBe(2 * typePairs.length)
  for (const family of families) expect(promisedBy(family), family).toBe(promised)
  const latin = charactersOf([
    [0x20, 0x7e],
    [0xa0, 0x17f],
  ])
  for (const character of `${latin}–—‘’“”„…‹›•€™−`) expect(promised).toContain(character)
})

test('the fonts and what they are cut out of are those of the last `npm run fonts`', () => {
  expect(sealNow()).toBe(readFileSync(sealFile, 'utf8'))
  const files = listFiles(fontFolder).filter((file) => file.endsWith('.woff2'))
  expect(files.toSorted()).toEqual(sources.map(({ source }) => basename(source)).toSorted())
})

test('every character of every page is one that the typefaces promise', () => {
  const pages = listFiles(dist).filter((file) => file.endsWith('.html'))
  const texts = pages.map((file) => readFileSync(join(dist, file), 'utf8'))
  const used = new Set(texts.join('').replaceAll(/<style>[^]*?<\/style>|\s/g, ''))
  expect([...used].filter((character) => !promised.includes(character))).toEqual([])
})

test('the fonts that every page fetches have every character that pages show', () => {
  const fetched = charactersOf(sources.filter(isFirstView).flatMap(({ ranges }) => ranges))
  for (const character of '’‘“”–—·…') expect(fetched).toContain(character)
  const pages = listFiles(dist).filter((file) => file.endsWith('.html'))
  const shown = pages.map((file) =>
    readFileSync(join(dist, file), 'utf8').replaceAll(/<(style|script)[^]*?<\/\1>/g, ''),
  )
  const used = new Set(shown.join('').replaceAll(/\s(?<!\u00A0)/g, ''))
  expect([...used].filter((character) => !fetched.includes(character))).toEqual([])
})

test('the site has no other fonts', () => {
  const files = listFiles(dist).filter((file) => file.endsWith('.woff2'))
  const named = faces.map(({ source }) => source.slice(1))
  expect(files.toSorted()).toEqual(named.toSorted())
})
