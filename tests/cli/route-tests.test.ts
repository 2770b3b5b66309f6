import { format } from 'prettier'
import { expect, test } from 'vitest'
import { readTemplates } from '../../cli/load/project-files.ts'
import { citiesPerTestFile, renderRouteTests } from '../../cli/render/routes.ts'
import { createRenderer } from '../../cli/render/templates.ts'
import type { Page } from '../../templates/types.ts'
import { projectRoot } from '../support/project.ts'
import { areaPageOf, modelOf } from '../support/site-model.ts'

const render = createRenderer(readTemplates(projectRoot))

const letters = ['n', 'b', 'm']

/** The pages that are of no city, and so many that are, in turns of three letters. */
function pagesOf(cities: number): Page[] {
  const model = modelOf()
  const page = areaPageOf(model, '/service-areas/guilford')
  const others = model.pages.filter(({ kind, path }) => kind !== 'area' || path.endsWith('county'))
  const towns = Array.from({ length: cities }, (_, index) => ({
    ...page,
    path: `/service-areas/${letters[index % letters.length]}town${index}` as const,
  }))
  return [...others, ...towns]
}

/** The files by name, each with the pages that it tests, in order. */
function testsOf(pages: readonly Page[]): Record<string, string[]> {
  return Object.fromEntries(
    renderRouteTests(render, pages).map(({ path, content }) => [
      path,
      [...content.matchAll(/^ {4}path: '(.*)',$/gm)].map(([, route = '']) => route),
    ]),
  )
}

test('one file tests the pages of a site with few cities', () => {
  expect(Object.keys(testsOf(pagesOf(citiesPerTestFile)))).toEqual(['routes.test.tsx'])
})

test('many cities are tested in a file for each letter, every page once', () => {
  const pages = pagesOf(citiesPerTestFile + 1)
  const { 'routes.test.tsx': others, ...cities } = testsOf(pages)
  expect(new Set(others)).toEqual(new Set(pagesOf(0).map(({ path }) => path)))
  expect(Object.keys(cities)).toEqual(letters.map((letter) => `routes-${letter}.test.tsx`))
  for (const letter of letters) {
    const paths = pages.map(({ path }) => path).filter((path) => path.includes(`/${letter}town`))
    expect(cities[`routes-${letter}.test.tsx`]).toEqual(paths)
  }
})

test('each of them is as prettier formats it', async () => {
  const style = { semi: false, singleQuote: true, printWidth: 100, parser: 'typescript' } as const
  for (const { content } of renderRouteTests(render, pagesOf(citiesPerTestFile + 1))) {
    expect(content).toBe(await format(content, style))
  }
})
