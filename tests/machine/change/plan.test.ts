import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { change, dataOf, runShell } from './changes.ts'
import {
  commitAll,
  committedProject,
  copyOf,
  generatedProject,
  write,
} from '../../support/fixtures.ts'
import { all } from '../../support/cases.ts'
import { contents, snapshot } from '../../support/project.ts'
import { runCli } from '../../support/run-cli.ts'
import { errorsUnder } from '../../support/reports.ts'

const entry = `cityName: Old Saybrook
description: On the Sound.
localChallenges: [Salt wind, Ice at the eaves, Old chimneys]
`

/** The files of a project without those that git keeps for itself. */
const filesOf = (folder: string) =>
  Object.entries(contents(folder)).filter(([path]) => !path.startsWith('.git/'))

const commands = [
  ['add-city', '--from', '-'],
  ['rename-city', 'Meriden', 'Silver City'],
  ['remove-city', 'Meriden', '--confirm=Meriden'],
]

const run = (folder: string, args: readonly string[]) => runCli(folder, args, '2026-01-20', entry)

/** All commands; in a short run one of them, another for each test. */
const inTurn = (turn: number) => commands.filter((_, at) => all || at === turn)

test.each(inTurn(0))(
  'a dry run of %s writes nothing, and prints the plan of the real run with the files that change',
  async (...args) => {
    const folder = await generatedProject()
    const [untouched, before] = [snapshot(folder), contents(folder)]
    const dry = await run(folder, [...args, '--dry-run'])
    const { stdout } = await run(folder, [...args, '--json', '--dry-run'])
    expect(snapshot(folder)).toEqual(untouched)
    expect(dry.stderr).toMatch(/Nothing was written\.\n$/)
    const real = await run(folder, args)
    expect([dry.code, real.code]).toEqual([0, 0])
    expect(real.stdout).toBe(dry.stdout)
    expect(errorsUnder('plan', stdout)).toBeNull()
    const after = contents(folder)
    const touched = Object.keys({ ...before, ...after }).filter((p) => before[p] !== after[p])
    const action = (path: string) =>
      before[path] === undefined ? 'create' : after[path] === undefined ? 'delete' : 'change'
    const files: readonly { path: string; action: string }[] = JSON.parse(stdout).plan.files
    const planned = files.filter((file) => file.action !== 'same')
    expect(planned.map((file) => `${file.action} ${file.path}`).toSorted()).toEqual(
      touched.map((path) => `${action(path)} ${path}`).toSorted(),
    )
  },
)

test.each(inTurn(1))(
  'with all committed, the git command takes everything of %s back',
  async (...args) => {
    const folder = await committedProject()
    const before = filesOf(folder)
    const below = join(folder, 'data')
    const { stdout } = await run(below, [...args, '--json'])
    expect(errorsUnder('plan', stdout)).toBeNull()
    const { takeBack } = JSON.parse(stdout)
    expect(filesOf(folder)).not.toEqual(before)
    expect(takeBack.command).toMatch(/^git (?:restore|stash push -uq) -- [^&|;]+$/)
    await runShell(below, takeBack.command)
    expect(filesOf(folder)).toEqual(before)
  },
)

test.each(inTurn(2))(
  'with another file edited, the git command that takes %s back leaves that edit alone',
  async (...args) => {
    const folder = await generatedProject()
    write(folder, 'data/business.yaml', `${dataOf(folder)['data/business.yaml']}# before\n`)
    commitAll(folder)
    write(folder, 'data/business.yaml', `${dataOf(folder)['data/business.yaml']}# mine\n`)
    writeFileSync(join(folder, 'generated/.keep'), 'mine\n')
    const before = filesOf(folder)
    const { takeBack } = JSON.parse((await run(folder, [...args, '--json'])).stdout)
    expect(takeBack.command).toMatch(/^git (?:restore|stash push -uq) -- data\/\w+\.yaml [^&|;]+$/)
    await runShell(folder, takeBack.command)
    expect(filesOf(folder)).toEqual(before)
  },
)

test('where files are not committed, the opposite command takes an addition back', async () => {
  const folder = await generatedProject()
  const before = dataOf(folder)
  const { takeBack } = JSON.parse((await run(folder, ['add-city', '--from', '-', '--json'])).stdout)
  expect(takeBack).toEqual({
    command:
      'npx roof-site remove-city "Old Saybrook" --confirm="Old Saybrook" --redirect never-public',
  })
  await runShell(folder, takeBack.command)
  expect(dataOf(folder)).toEqual(before)
})

test('the opposite of a rename leaves a redirect, which it says', async () => {
  const folder = await generatedProject()
  const { takeBack } = await change(folder, 'rename-city', 'Meriden', 'Silver City')
  expect(takeBack).toEqual({
    command: 'npx roof-site rename-city "Silver City" Meriden',
    but: 'it leaves a redirect from /service-areas/silvercity.',
  })
})

test('the opposite of a removal brings the page back as it was', async () => {
  const folder = await generatedProject()
  const other = copyOf(folder)
  const { takeBack } = await change(folder, 'remove-city', 'Meriden', '--confirm=Meriden')
  const page = 'generated/routes/service-areas/meriden.ts'
  await runShell(folder, takeBack?.command ?? '')
  expect(readFileSync(join(folder, page), 'utf8')).toBe(readFileSync(join(other, page), 'utf8'))
  expect(dataOf(folder)['data/addresses.yaml']).toBe(dataOf(other)['data/addresses.yaml'])
})

test('files that stay the same are summed up in a line', async () => {
  const folder = await generatedProject()
  const { stdout } = await runCli(folder, ['rename-city', 'Meriden', 'Mériden', '--dry-run'])
  const summary = stdout.slice(stdout.indexOf('Plan: '))
  expect(summary).toContain(
    'Plan: rename Meriden to Mériden\nFiles\n  change  data/counties.yaml\n',
  )
  expect(summary).toMatch(/\n {2}\d+ other files stay the same\n/)
  expect(summary).toContain(`The old name stays in these texts (unless --rewrite-text is given)\n`)
})
