import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { viteBuild } from '../../../cli/bundle/vite-build.ts'
import { temporaryFolder } from '../../support/project.ts'

const loud = `{ name: 'loud', buildStart() { this.warn('\\u001b[31mA red word\\u001b[39m') } }`

/** Bundles next to nothing; what it prints, and how it ends. */
async function bundle(config: string) {
  const root = temporaryFolder()
  mkdirSync(join(root, 'src'))
  for (const name of ['entry-client.tsx', 'entry-server.tsx', 'lazy-hydrate.ts', 'styles.css']) {
    writeFileSync(join(root, 'src', name), '')
  }
  writeFileSync(join(root, 'src/tsconfig.json'), '{}')
  writeFileSync(join(root, 'vite.config.ts'), config)
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
  const { said, end } = await bundle(`export default { plugins: [${loud}] }`)
  expect(end).toBe('built')
  expect(said).toContain('A red word')
  expect(said).not.toContain('\u001B')
})

test('of a setting that cannot be read only the error tells', async () => {
  const { said, end } = await bundle(`import nowhere from 'nowhere'\nexport default nowhere`)
  expect([said, end]).toEqual(['', expect.stringContaining("Cannot find module 'nowhere'")])
})
