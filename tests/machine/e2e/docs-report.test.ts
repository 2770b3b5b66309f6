import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commitAll, dataProject, replaceOnce } from '../../support/fixtures.ts'
import { projectRoot } from '../../support/project.ts'
import { runCli } from '../../support/run-cli.ts'

const edits = [
  ['cities', 'surprises below the shingles.', 'surprises below the old shingles.'],
  ['site', 'title: Why people choose us', 'title: Why people call us'],
  ['site', 'text: Oops! Page not found', 'text: This page is not here'],
  [
    'addresses',
    'redirects:\n',
    'redirects:\n  - from: /guilford\n    to: /service-areas/guilford\n',
  ],
] as const

test('the example of docs/report.md is what the command prints', async () => {
  const text = readFileSync(join(projectRoot, 'docs/report.md'), 'utf8')
  const [, shown] = /```console\n\$ roof-site report --since main\n([^]*?)```/.exec(text) ?? []
  const folder = dataProject()
  commitAll(folder)
  for (const [name, from, to] of edits) {
    const file = join(folder, `data/${name}.yaml`)
    writeFileSync(file, replaceOnce(readFileSync(file, 'utf8'), from, to))
  }
  expect(await runCli(folder, ['report', '--since', 'HEAD'])).toMatchObject({ stdout: shown })
})
