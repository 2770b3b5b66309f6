import { once } from 'node:events'
import {
  existsSync,
  readdirSync,
  readlinkSync,
  renameSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ask } from './ask.ts'
import { siteHandler } from '../../support/built-site.ts'
import { serve, writeSmallSite } from './small-site.ts'

const startSite = async () => {
  const dist = join(writeSmallSite(), 'dist')
  return { dist, port: await serve(siteHandler(dist)) }
}

/** Does the work `count` times, a hundred at once; the results, in no order. */
async function hundredAtOnce<Result>(
  count: number,
  work: (index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  const go = async () => {
    while (next < count) results.push(await work((next += 1)))
  }
  await Promise.all(Array.from({ length: 100 }, go))
  return results
}

const paths = ['/', '/services', '/assets/app.js', '/old', '/nowhere', '/gone', '/%']
const statuses = [200, 200, 200, 301, 404, 410, 400]

test('thousands of requests are answered, and leave nothing in memory', async () => {
  const { port } = await startSite()
  const agent = new Agent({ keepAlive: true, maxSockets: 100 })
  onTestFinished(() => agent.destroy())
  const round = async () => {
    const count = 2000
    const headers = { 'accept-encoding': 'gzip' }
    return hundredAtOnce(count, async (index) => {
      const turn = index % paths.length
      const { status } = await ask(port, paths[turn] ?? '', { agent, headers })
      return status === statuses[turn]
    })
  }
  await round()
  const before = process.memoryUsage().rss
  const answers = await round()
  expect(answers.every(Boolean)).toBe(true)
  // What packs one answer takes 250 kB.
  expect(process.memoryUsage().rss - before).toBeLessThan(50 * 1024 * 1024)
})

test('a hundred connections that say nothing keep nobody waiting', async () => {
  const { port } = await startSite()
  const idle = Array.from({ length: 100 }, () => connect(port, '127.0.0.1'))
  onTestFinished(() => idle.forEach((socket) => socket.destroy()))
  await Promise.all(idle.map((socket) => once(socket, 'connect')))
  const answers = await hundredAtOnce(200, () => ask(port, '/'))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
})

const descriptors = '/proc/self/fd'

/** The files of a folder that this process holds open. */
function openFiles(folder: string): string[] {
  const targets = readdirSync(descriptors).map((name) => {
    // The one that reads the list is closed again.
    const link = join(descriptors, name)
    return existsSync(link) ? readlinkSync(link) : ''
  })
  return targets.filter((target) => target.startsWith(folder))
}

/** Asks for a file, and hangs up at its first bytes. */
async function hangUp(port: number, path: string, encoding: string): Promise<void> {
  const headers = { 'accept-encoding': encoding }
  const asked = get({ host: '127.0.0.1', port, path, headers, agent: false })
  const [response] = await once(asked, 'response')
  await once(response, 'data')
  asked.destroy()
}

/** Asks for a file five times in one breath, and hangs up at the first bytes. */
async function hangUpOnSeveral(port: number, path: string): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(5))
  await once(socket, 'data')
  socket.destroy()
}

test.skipIf(!existsSync(descriptors))(
  'downloads that are broken off leave no file open',
  async () => {
    const { dist, port } = await startSite()
    writeFileSync(join(dist, 'film.mp4'), Buffer.alloc(20_000_000))
    writeFileSync(join(dist, 'long.txt'), Buffer.alloc(20_000_000, 'long '))
    await hundredAtOnce(300, async (index) => {
      if (index % 3 === 0) return hangUp(port, '/film.mp4', 'identity')
      if (index % 3 === 1) return hangUp(port, '/long.txt', 'gzip')
      return hangUpOnSeveral(port, '/film.mp4')
    })
    await expect.poll(() => openFiles(dist)).toEqual([])
    expect((await ask(port, '/')).status).toBe(200)
  },
)

/** The status; of a file that was cut short while it was sent, that the answer was broken off. */
const statusOf = (port: number, path: string): Promise<unknown> =>
  ask(port, path).then(
    ({ status }) => status,
    (error: NodeJS.ErrnoException) => error.code,
  )

test('a site that is exchanged under load is served again', async () => {
  const { dist, port } = await startSite()
  const running = { exchanges: 0, over: false }
  const exchange = async () => {
    while (!running.over) {
      renameSync(dist, `${dist}.away`)
      await statusOf(port, '/services')
      renameSync(`${dist}.away`, dist)
      writeFileSync(join(dist, 'services.html'), `<p>${running.exchanges}</p>`)
      await statusOf(port, '/services')
      running.exchanges += 1
    }
  }
  const exchanging = exchange()
  const answers = await hundredAtOnce(2000, (index) => statusOf(port, paths[index % 3] ?? ''))
  running.over = true
  await exchanging
  expect(running.exchanges).toBeGreaterThan(1)
  const others = answers.filter(
    (answer) => ![200, 404, 'ECONNRESET'].some((each) => each === answer),
  )
  expect(others).toEqual([])
  expect(await ask(port, '/services')).toMatchObject({
    status: 200,
    body: `<p>${running.exchanges - 1}</p>`,
  })
})

test('a file that becomes shorter while it is sent breaks off its answer, not the next', async () => {
  const { dist, port } = await startSite()
  const film = join(dist, 'film.mp4')
  writeFileSync(film, Buffer.alloc(20_000_000))
  const socket = connect(port, '127.0.0.1')
  const asked = ['/film.mp4', '/'].map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`)
  socket.write(asked.join(''))
  await once(socket, 'data')
  socket.pause()
  truncateSync(film, 1000)
  const told: Buffer[] = []
  socket.on('data', (chunk: Buffer) => told.push(chunk))
  socket.resume()
  await once(socket, 'close')
  expect(Buffer.concat(told).includes('HTTP/1.1')).toBe(false)
  expect((await ask(port, '/')).status).toBe(200)
})
