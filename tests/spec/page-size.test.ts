import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, inject, test } from 'vitest'
import { htmlFile } from '../../cli/build/prerender.ts'
import { routes } from './routes.ts'

const dist = join(inject('fixtureSite'), 'dist')

/** Kilobytes, compressed, of a page with its styles: a phone on a slow line shows it at once. */
function limitFor(path: string): number {
  if (path === '/') return 26
  return path.startsWith('/service-areas') ? 18 : 14
}

test.each([...routes, '/404'])('%s is small enough for its kind', (path) => {
  const size = gzipSync(readFileSync(join(dist, htmlFile(path))), { level: 9 }).length
  expect(size / 1000).toBeLessThanOrEqual(limitFor(path))
})
