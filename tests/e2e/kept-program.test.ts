import { readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { hash } from '../../cli/lib/hash.ts'
import { filesIn, snapshot } from '../support/folder.ts'
import { copyInto, sharedFolder } from '../support/project.ts'
import { runBin } from './whole-copy.ts'

// The program is bundled into the cache, with its compiled code, of which V8 checks nothing.

const project = sharedFolder()
beforeAll(async () => {
  copyInto(project, ['.config', 'cli', 'templates', 'package-lock.json'])
  await runBin(project, '--help')
})

/** The folder of the bundled program; each test leaves it whole. */
function bundle(): string {
  const cache = join(project, 'node_modules/.cache/roof-site')
  const [name = ''] = readdirSync(cache)
  return join(cache, name)
}

/** All files by name, with the hash of the program's own bytes: compiled code has others each time. */
function programIn(folder: string): string[] {
  const hashOf = (name: string) =>
    name.endsWith('.code') ? '' : hash(readFileSync(join(folder, name)))
  return filesIn(folder).map((name) => `${name} ${hashOf(name)}`)
}

function changeByte(file: string): void {
  const bytes = readFileSync(file)
  const middle = Math.floor(bytes.length / 2)
  bytes[middle] = (bytes[middle] ?? 0) ^ 0xff
  writeFileSync(file, bytes)
}

const damages: [string, (folder: string) => void][] = [
  ['the program cut off', (folder) => truncateSync(join(folder, 'cli.js'), 1_000)],
  ['another byte in the program', (folder) => changeByte(join(folder, 'cli.js'))],
  ['the program missing', (folder) => rmSync(join(folder, 'cli.js'))],
  ['another byte in its compiled code', (folder) => changeByte(join(folder, 'cli.js.code'))],
  ['its compiled code cut off', (folder) => truncateSync(join(folder, 'cli.js.code'), 20)],
  ['its compiled code missing', (folder) => rmSync(join(folder, 'cli.js.code'))],
  ['all of it missing', (folder) => rmSync(folder, { recursive: true })],
]

test.each(damages)('%s: the program runs, and is whole again', async (_, damage) => {
  const help = await runBin(project, '--help')
  const folder = bundle()
  const whole = programIn(folder)
  damage(folder)
  expect(await runBin(project, '--help')).toBe(help)
  expect(programIn(folder)).toEqual(whole)
  const mended = snapshot(folder)
  await runBin(project, '--help')
  expect(snapshot(folder)).toEqual(mended)
})

test('what is whole is left as it is', async () => {
  const files = snapshot(bundle())
  await runBin(project, 'rules')
  expect(snapshot(bundle())).toEqual(files)
})

test('a part that is loaded later is mended while a command runs', async () => {
  const rules = await runBin(project, 'rules')
  const folder = bundle()
  const parts = readdirSync(folder).filter((name) => /^rules-.*\.js$/.test(name))
  expect(parts).not.toEqual([])
  for (const name of parts) truncateSync(join(folder, name), 10)
  expect(await runBin(project, 'rules')).toBe(rules)
})
