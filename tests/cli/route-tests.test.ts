import { format } from 'prettier'
import { expect, test } from 'vitest'
import { readTemplates } from '../../cli/project.ts'
import { areasPerTestFile, renderRouteTests } from '../../cli/render/routes.ts'
import { createRenderer } from '../../cli/render/templates.ts'
import type { Page } from '../../templates/types.ts'
import { projectRoot } from '../support/project.ts'
import { areaPageOf, modelOf } from '../support/site-model.ts'

const render = createRenderer(readTemplates(projectRoot))

/** The pages that are no area, and so many that are. */
function pagesOf(areas: number): Page[] {
  const model = modelOf()
  const fixed = model.pages.filter(({ kind }) => kind !== 'area')
  const page = areaPageOf(model, '/service-areas/guilford')
  const towns = Array.from({ length: areas }, (_, index) => ({
    ...page,
    path: `/service-areas/town${index}` as const,
  }))
  return [...fixed, ...towns]
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

test('one file tests the pages of a site with few areas', () => {
  expect(Object.keys(testsOf(pagesOf(areasPerTestFile)))).toEqual(['routes.test.tsx'])
})

test('the areas of a large site are tested in files of so many, each page once', () => {
  const pages = pagesOf(2 * areasPerTestFile + 1)
  const tests = testsOf(pages)
  const { 'routes.test.tsx': first = [], ...others } = tests
  expect(Object.keys(others)).toEqual(['routes-2.test.tsx', 'routes-3.test.tsx'])
  expect(others['routes-2.test.tsx']).toHaveLength(areasPerTestFile)
  expect(others['routes-3.test.tsx']).toEqual([`/service-areas/town${2 * areasPerTestFile}`])
  expect(first).toHaveLength(pages.length - areasPerTestFile - 1)
  expect(new Set(Object.values(tests).flat())).toEqual(new Set(pages.map(({ path }) => path)))
})

test('each of them is as prettier formats it', async () => {
  for (const { content } of renderRouteTests(render, pagesOf(areasPerTestFile + 2)).slice(1)) {
    const style = { semi: false, singleQuote: true, printWidth: 100, parser: 'typescript' } as const
    expect(content).toBe(await format(content, style))
  }
})
