import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { tablePath } from '../../../cli/prerender/host-table.ts'
import { listen } from '../../../cli/serve/listen.ts'
import { ask } from './ask.ts'
import { dataProject, fixture, replaceOnce } from '../../support/fixtures.ts'
import { temporaryFolder } from '../../support/project.ts'
import { runCli, startServer } from '../../support/run-cli.ts'
import { serve, smallTable, writeSmallSite } from './small-site.ts'

const host = '127.0.0.1'
const portOf = (origin: string) => Number(new URL(origin).port)

/** A small site in a folder that is a project. */
function smallProject(): string {
  const root = writeSmallSite()
  cpSync(join(dataProject(), 'data'), join(root, 'data'), { recursive: true })
  return root
}

test('where the port is taken, the next free one is said and used', async () => {
  const taken = await serve(() => undefined)
  const { origin, said } = await startServer(smallProject(), ['preview', '--port', String(taken)])
  const port = portOf(origin)
  expect(port).toBeGreaterThan(taken)
  expect(port).toBeLessThan(taken + 20)
  const words = `Port ${taken} is taken by another program; ${port} is used instead.\n`
  await expect.poll(said).toContain(words)
  expect((await ask(port, '/')).status).toBe(200)
})

test('where no port is left, that is an error', async () => {
  const server = createServer().listen(65_535, host)
  onTestFinished(() => void server.close())
  const listening = listen(() => undefined, { port: 65_535, address: host })
  await expect(listening).rejects.toThrow('Ports 65535 to 65535 are taken by other programs.')
})

test.each([
  ['no dist/', 'dist', 'There is no built site in dist/.'],
  ['no table', '.roof-site.table.json', '(.roof-site.table.json) is missing or broken.'],
])('preview refuses a project with %s', async (_, path, words) => {
  const root = smallProject()
  rmSync(join(root, path), { recursive: true })
  const { code, stdout, stderr } = await runCli(root, ['preview'])
  expect({ code, stdout }).toEqual({ code: 4, stdout: '' })
  expect(stderr).toContain(words)
})

test.each(['', '{', '[]', JSON.stringify(smallTable)])(
  'preview refuses the table %j',
  async (text) => {
    const root = smallProject()
    writeFileSync(tablePath(root), text)
    expect((await runCli(root, ['preview'])).code).toBe(4)
  },
)

test('start builds, and serves what was built', async () => {
  const folder = temporaryFolder()
  cpSync(inject('fixtureSite'), folder, { recursive: true, verbatimSymlinks: true })
  rmSync(tablePath(folder))
  const { origin } = await startServer(folder, ['start', '--port', '0'])
  expect((await ask(portOf(origin), '/services')).status).toBe(200)
})

test('start serves nothing where the data has errors', async () => {
  const business = replaceOnce(fixture('business'), 'count: 127', 'count: many')
  const root = dataProject({ 'data/business.yaml': business })
  expect(await runCli(root, ['start'])).toMatchObject({ code: 1, stdout: '' })
  expect(existsSync(join(root, 'dist'))).toBe(false)
})
