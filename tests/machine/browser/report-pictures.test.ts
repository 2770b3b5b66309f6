import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { readPicture } from '../../../cli/load/public-files.ts'
import { build, builtProject } from '../e2e/built-project.ts'
import { commitAll } from '../../support/fixtures.ts'
import { projectRoot, temporaryFolder } from '../../support/project.ts'
import { runCli } from '../../support/run-cli.ts'

const pictures = (folder: string, ...args: string[]) =>
  runCli(folder, ['report', '--since', 'HEAD', '--pictures', 'shots', ...args])

test.skipIf(inject('browserPath') === '')(
  'pages that change are pictured as they were built then and now',
  async () => {
    const folder = await builtProject()
    cpSync(join(projectRoot, '.gitignore'), join(folder, '.gitignore'))
    commitAll(folder)
    const before = join(temporaryFolder(), 'before')
    cpSync(join(folder, 'dist'), before, { recursive: true })
    const cities = join(folder, 'data/cities.yaml')
    const text = readFileSync(cities, 'utf8')
    writeFileSync(
      cities,
      text.replace('surprises below the shingles.', `surprises. ${'Many. '.repeat(60)}`),
    )
    await build(folder)
    const { code, stderr } = await pictures(folder, '--dist-before', before)
    expect({ code, stderr }).toMatchObject({ code: 0, stderr: /^1 page, before and after: / })
    const shots = join(folder, 'shots')
    expect(readdirSync(shots)).toEqual(['001-after.jpg', '001-before.jpg', 'index.html'])
    expect(readFileSync(join(shots, 'index.html'), 'utf8')).toContain('/service-areas/guilford')
    const [after, old] = ['001-after.jpg', '001-before.jpg'].map((name) =>
      readPicture(readFileSync(join(shots, name))),
    )
    expect(old).toMatchObject({ type: 'jpg', width: 1280 })
    // More is said, so the page is longer.
    expect(after?.height).toBeGreaterThan(old?.height ?? Infinity)
  },
  120_000,
)

test('without a build of then there are none: exit code 2', async () => {
  const { code, stderr } = await pictures(await builtProject())
  expect({ code, stderr }).toMatchObject({ code: 2, stderr: /--dist-before DIR/ })
})

test('where a build is not there, it is named: exit code 4', async () => {
  const folder = await builtProject()
  commitAll(folder)
  const { code, stderr } = await pictures(folder, '--dist-before', 'nowhere')
  expect({ code, stderr }).toMatchObject({ code: 4, stderr: /no built site in .*nowhere/ })
})
