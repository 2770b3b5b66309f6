import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sample } from '../../support/matrix.ts'
import { copyEngine, dataProject, temporaryFolder } from '../../support/project.ts'
import { firstCities } from '../../support/small-city.ts'

/** A project in which a file stands where the cache belongs. */
function projectWithoutCache(): string {
  const folder = dataProject({ 'data/cities.yaml': firstCities(2) })
  copyEngine(folder)
  writeFileSync(join(folder, 'node_modules/.cache'), '')
  return folder
}

function runIn(folder: string, args: readonly string[], temporary: string) {
  const program = join(folder, 'cli/bin/roof-site.mjs')
  const env = { ...process.env, TMPDIR: temporary, TEMP: temporary }
  const { status, stderr } = spawnSync(process.execPath, [program, '--cwd', folder, ...args], {
    env,
    encoding: 'utf8',
  })
  return { status, stderr }
}

test('commands work where node_modules cannot be written to, and leave nothing', () => {
  const folder = projectWithoutCache()
  const temporary = temporaryFolder()
  for (const args of sample([['build'], ['validate'], ['generate', '--check']], 3)) {
    const { status, stderr } = runIn(folder, args, temporary)
    expect({ args, status, stderr }).toMatchObject({ status: 0 })
    expect(readdirSync(temporary).filter((name) => name.startsWith('roof-site'))).toEqual([])
  }
  expect(existsSync(join(folder, 'dist/index.html'))).toBe(true)
})

test('where no folder can be written to, a message says so', () => {
  const folder = projectWithoutCache()
  const { status, stderr } = runIn(folder, ['validate'], join(temporaryFolder(), 'nowhere'))
  expect(status).toBe(4)
  expect(stderr).toMatch(
    /^roof-site has no folder to write to: neither \S+ \((?:EEXIST|ENOTDIR)\) nor \S+nowhere \(ENOENT\)\.\n$/,
  )
})
