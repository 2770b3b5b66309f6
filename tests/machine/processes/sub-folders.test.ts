import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesIn, snapshot } from '../../support/project.ts'
import { runCli, startServer } from '../../support/run-cli.ts'
import { builtProject } from '../e2e/built-project.ts'

const entry = `cityName: Old Saybrook
description: On the Sound.
localChallenges: [Salt wind, Ice at the eaves, Old chimneys]
`

/** Commands that end by themselves and leave the data as they are. */
const commands: readonly (readonly string[])[] = [
  ['validate'],
  ['validate', '--fix', '--dry-run'],
  ['generate', '--check'],
  ['build'],
  ['list'],
  ['rules'],
  ['add-city', '--template'],
  ['add-city', '--from', '-', '--dry-run'],
  ['rename-city', 'Clinton', 'Clinton Harbor', '--dry-run'],
  ['remove-city', 'Clinton', '--dry-run'],
]

const folders = ['data/public/data', 'data', 'generated/routes', 'src/pages']

test('every command does the same from any folder of the project', async () => {
  const folder = await builtProject()
  const run = (cwd: string, args: readonly string[]) => runCli(cwd, args, undefined, entry)
  mkdirSync(join(folder, 'data/public/data'))
  const before = snapshot(join(folder, 'data'))
  for (const [index, args] of commands.entries()) {
    const direct = await run(folder, args)
    expect(direct.code, args.join(' ')).toBe(0)
    // The project is found in one place, whatever the command.
    const below = folders[index % folders.length] ?? ''
    expect(await run(join(folder, below), args), `${args.join(' ')} in ${below}`).toEqual(direct)
  }
  expect(snapshot(join(folder, 'data'))).toEqual(before)
})

test('the commands that change the data write in the project, not in the folder', async () => {
  const folder = await builtProject()
  const below = join(folder, 'src/pages')
  const before = filesIn(below)
  const changes = [
    ['add-city', '--from', '-'],
    ['rename-city', 'Old Saybrook', 'Saybrook Point'],
    ['remove-city', 'Saybrook Point', '--confirm=Saybrook Point', '--redirect=never-public'],
    ['generate'],
  ]
  for (const args of changes) {
    expect((await runCli(below, args, undefined, entry)).code, args.join(' ')).toBe(0)
  }
  expect(filesIn(below)).toEqual(before)
})

// Of `dev` tests/machine/serve/dev.test.ts says so.
test('preview serves the project from a folder of it', async () => {
  const { origin } = await startServer(
    await builtProject(),
    ['preview', '--port', '0'],
    'src/pages',
  )
  const response = await fetch(`${origin}/service-areas/clinton`)
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('Clinton')
})
