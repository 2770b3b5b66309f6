import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { sourceConfig } from '../../../cli/bundle/vite-build.ts'
import { projectRoot } from '../../support/project.ts'

test('the script of `edit` is small, and made of its own files alone', async () => {
  const folder = join(projectRoot, 'src/editor')
  const built = await build({
    ...sourceConfig(),
    configFile: false,
    logLevel: 'silent',
    root: folder,
    build: { write: false, rollupOptions: { input: join(folder, 'editor.ts') } },
  })
  const output = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  const [script, ...others] = output
  if (script?.type !== 'chunk') throw new Error('It was not bundled.')
  expect(others).toEqual([])
  expect(script.moduleIds.filter((id) => !id.startsWith(folder))).toEqual([])
  expect(gzipSync(script.code).byteLength).toBeLessThan(10 * 1024)
  // What it shows, it shows as text.
  expect(script.code).not.toMatch(/innerHTML|outerHTML|insertAdjacentHTML|document\.write/)
})
