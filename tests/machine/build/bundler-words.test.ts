import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { viteBuild } from '../../../cli/bundle/vite-build.ts'
import { temporaryFolder } from '../../support/project.ts'

/** Bundles next to nothing but a script; what it prints, and how it ends. */
async function bundle(script: string) {
  const root = temporaryFolder()
  mkdirSync(join(root, 'src'))
  for (const name of [
    'begin-message.ts',
    'entry-client.tsx',
    'entry-server.tsx',
    'lazy-hydrate.ts',
    'notices.ts',
    'styles.css',
  ]) {
    writeFileSync(join(root, 'src', name), '')
  }
  writeFileSync(join(root, 'src/tsconfig.json'), '{}')
  writeFileSync(join(root, 'src/lazy-hydrate.ts'), script)
  const said: string[] = []
  for (const stream of ['log', 'warn', 'error'] as const) {
    vi.spyOn(console, stream).mockImplementation((...words: unknown[]) => {
      said.push(words.join(' '))
    })
  }
  const end = await viteBuild({ engine: root, site: root, folder: join(root, 'out') }).then(
    () => 'built',
    String,
  )
  vi.restoreAllMocks()
  return { said: said.join('\n'), end }
}

test('a warning of the bundler comes without its colors', async () => {
  vi.stubEnv('FORCE_COLOR', '1')
  const { said, end } = await bundle(`eval('1')`)
  vi.unstubAllEnvs()
  expect(end).toBe('built')
  expect(said).toContain('eval')
  expect(said).not.toContain('\u001B')
})

test('of a script that cannot be read only the error tells', async () => {
  const { said, end } = await bundle('const = 3')
  expect([said, end]).toEqual(['', expect.stringContaining('lazy-hydrate.ts')])
})
