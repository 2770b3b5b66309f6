import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from '../../../cli/load/list-files.ts'
import { generatedProject } from '../../support/fixtures.ts'
import { temporaryFolder } from '../../support/project.ts'
import { runCli } from '../../support/run-cli.ts'
import { words } from '../../support/cases.ts'

/** Moves a part of a project elsewhere, and leaves a link to it. */
function moveAway(project: string, path: string): void {
  const target = join(temporaryFolder(), 'moved')
  renameSync(join(project, path), target)
  symlinkSync(target, join(project, path), 'junction')
}

const movable = words`
  data data/cities.yaml data/schema data/places generated generated/routes generated/paths.ts`

test.each(movable)('%s may be a link to elsewhere', async (path) => {
  const folder = await generatedProject()
  mkdirSync(join(folder, 'data/places'))
  moveAway(folder, path)
  const rename = ['rename-city', 'Meriden', 'Silver City']
  expect(await runCli(folder, rename)).toMatchObject({ code: 0 })
  expect(await runCli(folder, ['generate', '--check'])).toMatchObject({ code: 0 })
  expect(readFileSync(join(folder, 'generated/paths.ts'), 'utf8')).toContain('silvercity')
})

function replaceByLink(project: string, path: string, target: string): void {
  rmSync(join(project, path), { recursive: true, force: true })
  mkdirSync(dirname(join(project, path)), { recursive: true })
  symlinkSync(target, join(project, path))
}

const broken: readonly (readonly [string, string, number, string])[] = [
  ['data/cities.yaml', 'nowhere', 1, 'data/cities.yaml is a link that leads to nothing.'],
  ['data/cities.yaml', 'cities.yaml', 4, 'data/cities.yaml: a link leads back to itself.'],
  ['data/places', 'nowhere', 4, 'data/places is a link that leads to nothing.'],
  ['data/public/logo.png', 'nowhere', 1, 'is a link to nothing'],
  ['data/public/all', '..', 1, '"all" is a link that leads out of data/public/.'],
  ['generated/all', '..', 4, 'generated/all is a link that leads back to a folder that it is in.'],
  ['generated', 'nowhere', 4, 'generated is a link that leads to nothing.'],
  ['generated/routes', 'nowhere', 4, 'generated/routes is a link that leads to nothing.'],
  ['generated/paths.ts', 'nowhere', 4, 'generated/paths.ts is a link that leads to nothing.'],
  ['generated/own.ts', 'nowhere', 4, 'generated/own.ts is a link that leads to nothing.'],
]

test.each(broken)('%s as a link to %s is named', async (path, target, exitCode, told) => {
  const folder = await generatedProject()
  replaceByLink(folder, path, target)
  const { code, stderr } = await runCli(folder, ['generate'])
  expect(code).toBe(exitCode)
  expect(stderr).toContain(told)
  expect(stderr).not.toMatch(/^ +at /m)
})

test('files behind a linked folder are found, and the mark of an editor is no file', () => {
  const folder = temporaryFolder()
  const photos = temporaryFolder()
  writeFileSync(join(photos, 'a.png'), '')
  symlinkSync(photos, join(folder, 'photos'), 'junction')
  symlinkSync('owner@computer.1234', join(folder, '.#robots.txt'))
  expect(listFiles(folder)).toEqual(['photos/a.png'])
})
