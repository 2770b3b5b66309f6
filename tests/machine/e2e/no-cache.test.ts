import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sample } from '../../support/matrix.ts'
import { temporaryFolder } from '../../support/project.ts'
import { copyProject } from './whole-copy.ts'

/** Runs the program of a project in which a file stands where the cache belongs. */
function runWithoutCache(args: readonly string[], temporary: string) {
  const folder = copyProject()
  rmSync(join(folder, 'node_modules/.cache'), { recursive: true, force: true })
  writeFileSync(join(folder, 'node_modules/.cache'), '')
  const program = join(folder, 'cli/bin/roof-site.mjs')
  const env = { ...process.env, TMPDIR: temporary, TEMP: temporary }
  const { status, stderr } = spawnSync(process.execPath, [program, '--cwd', folder, ...args], {
    env,
    encoding: 'utf8',
  })
  return { folder, status, stderr }
}

test.each(sample([['build'], ['validate'], ['generate', '--check']], 3))(
  '%s works where node_modules cannot be written to, and leaves nothing',
  (...args) => {
    const temporary = temporaryFolder()
    const { folder, status, stderr } = runWithoutCache(args, temporary)
    expect({ status, stderr }).toMatchObject({ status: 0 })
    expect(existsSync(join(folder, 'dist/index.html'))).toBe(args.includes('build'))
    expect(readdirSync(temporary).filter((name) => name.startsWith('roof-site'))).toEqual([])
  },
)

test('where no folder can be written to, a message says so', () => {
  const { status, stderr } = runWithoutCache(['validate'], join(temporaryFolder(), 'nowhere'))
  expect(status).toBe(4)
  expect(stderr).toMatch(
    /^roof-site has no folder to write to: neither \S+ \((?:EEXIST|ENOTDIR)\) nor \S+nowhere \(ENOENT\)\.\n$/,
  )
})
