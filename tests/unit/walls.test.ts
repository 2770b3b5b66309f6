// Each wall between rooms refuses what it says: one forbidden import is planted for each.

import {
  cruise,
  type ICruiseOptions,
  type ICruiseResult,
  type IForbiddenRuleType,
} from 'dependency-cruiser'
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { runProgram } from '../support/processes.ts'
import { projectRoot, temporaryFolder } from '../support/project.ts'
import { words } from '../support/tables.ts'

interface Plant {
  readonly wall: string
  readonly from: string
  /** A file of the project, or a package. */
  readonly to: string
}

/** Writes files that import what they may not; what they import is made too. */
function plant(plants: readonly Omit<Plant, 'wall'>[], statement = 'import'): string {
  const folder = temporaryFolder()
  const write = (path: string, text: string) => {
    if (existsSync(join(folder, path))) throw new Error(`${path} is planted twice.`)
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const { from, to } of plants) {
    const file = relative(dirname(from), to)
    const specifier = !to.includes('/') ? to : file.startsWith('.') ? file : `./${file}`
    write(from, `${statement} { planted } from '${specifier}'\nexport const found = planted\n`)
  }
  const targets = new Set(plants.map(({ to }) => to).filter((to) => to.includes('/')))
  for (const to of targets) {
    if (!existsSync(join(folder, to))) write(to, 'export const planted = 1\n')
  }
  return folder
}

const room = (name: string, to: string): Plant => {
  return { wall: `${name}-imports`, from: `cli/${name}/planted.ts`, to }
}

const rooms: readonly Plant[] = [
  room('lib', 'cli/load/file.ts'),
  room('load', 'cli/hosts/host.ts'),
  room('parse', 'cli/validate/file.ts'),
  room('validate', 'cli/render/file.ts'),
  room('origins', 'cli/render/file.ts'),
  room('audit', 'cli/render/file.ts'),
  room('edit', 'cli/validate/file.ts'),
  room('report', 'cli/write/file.ts'),
  room('render', 'cli/write/file.ts'),
  room('write', 'cli/load/file.ts'),
  room('bundle', 'cli/prerender/file.ts'),
  room('hosts', 'cli/prerender/file.ts'),
  room('prerender', 'cli/write/lock.ts'),
  room('pictures', 'cli/prerender/publish.ts'),
  room('serve', 'cli/prerender/file.ts'),
  room('site', 'cli/write/file.ts'),
  { wall: 'only-commands-know-the-site', from: 'cli/engine.ts', to: 'cli/site/file.ts' },
  { wall: 'no-command-imports-another', from: 'cli/commands/rules.ts', to: 'cli/commands/list.ts' },
  { wall: 'editor-is-the-browsers', from: 'cli/main.ts', to: 'src/editor/editor.ts' },
  { wall: 'files-at-the-edges', from: 'cli/render/reader.ts', to: 'node:fs' },
  { wall: 'no-cycles', from: 'cli/lib/one.ts', to: 'cli/lib/other.ts' },
]

/** Closes the circle above, and is no fault by itself. */
const back = { from: 'cli/lib/other.ts', to: 'cli/lib/one.ts' }

interface Walls {
  readonly forbidden: IForbiddenRuleType[]
  readonly options: ICruiseOptions
}

test('each wall of .dependency-cruiser.mjs refuses a planted import', async () => {
  const config = pathToFileURL(join(projectRoot, '.dependency-cruiser.mjs')).href
  const { default: walls }: { readonly default: Walls } = await import(config)
  const { output } = await cruise(['cli'], {
    ...walls.options,
    baseDir: plant([...rooms, back]),
    validate: true,
    ruleSet: { forbidden: walls.forbidden },
  })
  const { violations } = (output as ICruiseResult).summary
  const found = violations.map(({ rule, from, to }) => ({ wall: rule.name, from, to }))
  const resolved = rooms.map((each) => (each.to === 'node:fs' ? { ...each, to: 'fs' } : each))
  const order = (plants: readonly Plant[]) =>
    plants.toSorted((one, other) => one.from.localeCompare(other.from))
  expect(order(found)).toEqual(order(resolved))
  // A new wall is a row above.
  expect(new Set(rooms.map(({ wall }) => wall))).toEqual(
    new Set(walls.forbidden.map(({ name }) => name)),
  )
})

const cases = (folder: string, targets: readonly string[]) =>
  targets.map((to) => ({ from: `${folder}/imports-${to.replaceAll(/\W+/g, '-')}.ts`, to }))

const outside = ['cli/file.ts', 'templates/types.ts', 'data/file.ts', 'tests/file.ts']
const beyondParts = [
  ...outside,
  ...words`
    src/pages/file.ts src/layout/file.ts src/app/notices.ts src/document/file.ts src/og-image/file.ts
    src/editor/file.ts src/styleguide/file.ts src/controls.ts src/lazy-hydrate.ts src/entry-server.ts react-router-dom generated/site.ts`,
]

const parts = ['src/sections', 'src/ui', 'src/illustrations']
const refused = [
  ...cases('cli', ['src/file.ts', 'generated/site.ts', 'tests/file.ts', 'templates/types.ts']),
  ...cases('templates', ['lib/file.ts']),
  ...cases('src', outside),
  ...parts.flatMap((folder) => cases(folder, beyondParts)),
]
const allowed = [
  ...cases('src/pages', ['src/app/notices.ts', 'generated/site.ts', 'react-router-dom']),
  ...parts.flatMap((folder) => cases(folder, ['src/brand/file.ts'])),
]
const allowedAsTypes = [
  ...cases('cli', ['templates/types.ts']),
  ...parts.flatMap((folder) => cases(folder, ['generated/site.ts'])),
]

test('each wall of .oxlintrc.json refuses a planted import, and no other', () => {
  expect(refusedBy(plant([...refused, ...allowed]))).toEqual(
    refused.map(({ from }) => from).toSorted(),
  )
  expect(refusedBy(plant(allowedAsTypes, 'import type'))).toEqual([])
})

/** The files in which the linter finds an import that is not allowed. */
function refusedBy(folder: string): string[] {
  copyFileSync(join(projectRoot, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  const oxlint = join(projectRoot, 'node_modules/.bin/oxlint')
  const only = ['-A', 'all', '-D', 'no-restricted-imports', '--format', 'json']
  const { stdout } = runProgram(oxlint, only, { cwd: folder })
  const report: { diagnostics: { filename: string; code: string }[] } = JSON.parse(stdout)
  const found = report.diagnostics.filter(({ code }) => code.includes('no-restricted-imports'))
  return found.map(({ filename }) => filename).toSorted()
}
