import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hosts } from '../../../cli/hosts/hosts.ts'
import { projectRoot } from '../../support/project.ts'
import { server, table } from './table.ts'

const files = hosts.flatMap((host) =>
  host.files(table, server).map(({ path, content }) => [`${host.name}/${path}`, content] as const),
)

test.each(files)('%s, whole', async (path, content) => {
  await expect(content).toMatchFileSnapshot(`baselines/${path}.txt`)
})

test.each(hosts)('docs/hosts.md tells what to type for $title', ({ name, title }) => {
  const sections = readFileSync(join(projectRoot, 'docs/hosts.md'), 'utf8').split('\n## ')
  const section = sections.find((text) => text.startsWith(`${title}\n`))
  expect(section).toMatch(new RegExp(`npm run build -- --production --host ${name}( |\n)`))
})
