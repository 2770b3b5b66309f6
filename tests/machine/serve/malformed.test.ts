import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ask, talk } from './ask.ts'
import { dataProject, firstCities } from '../../support/fixtures.ts'
import { malformedRequests, type MalformedRequest } from './malformed-requests.ts'
import { serve, writeSmallSite } from './small-site.ts'
import { siteHandler } from '../../support/built-site.ts'
import { startDev } from '../../support/run-cli.ts'

/** How a server answers it, and how it answers afterwards: with the home page, or a file. */
async function send(port: number, [, bytes, answer]: MalformedRequest, path = '/') {
  const told = talk(port, bytes)
  const begins = answer === 'silence' ? '' : await told
  return { begins, status: (await ask(port, path)).status }
}

test.each(malformedRequests)('preview goes on after %s', async (...malformed) => {
  const port = await serve(siteHandler(join(writeSmallSite(), 'dist')))
  const { begins, status } = await send(port, malformed)
  if (malformed[2] !== 'silence') expect(begins).toMatch(malformed[2])
  expect(status).toBe(200)
})

test('dev goes on after all of them', async () => {
  const origin = await startDev(dataProject({ 'data/cities.yaml': firstCities(1) }))
  const port = Number(new URL(origin).port)
  for (const malformed of malformedRequests) {
    // `dev` makes a page anew whenever it is asked for.
    const { status } = await send(port, malformed, '/share.png')
    expect([malformed[0], status]).toEqual([malformed[0], 200])
  }
  expect((await ask(port, '/')).status).toBe(200)
})
