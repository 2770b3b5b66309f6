import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cloudflarePages } from '../../cli/hosts/cloudflare-pages.ts'
import { firebase } from '../../cli/hosts/firebase.ts'
import { githubPages } from '../../cli/hosts/github-pages.ts'
import { netlify } from '../../cli/hosts/netlify.ts'
import { s3CloudFront } from '../../cli/hosts/s3-cloudfront.ts'
import { vercel } from '../../cli/hosts/vercel.ts'
import { projectRoot } from '../support/project.ts'
import { table } from './table.ts'

const hosts = [cloudflarePages, firebase, githubPages, netlify, s3CloudFront, vercel]
const files = hosts.flatMap((host) =>
  host.files(table).map(({ path, content }) => [`${host.name}/${path}`, content] as const),
)

test.each(files)('%s, whole', async (path, content) => {
  await expect(content).toMatchFileSnapshot(`baselines/${path}.txt`)
})

test.each(hosts)('$title says what it does not do in sentences', ({ differences }) => {
  for (const sentence of differences) expect(sentence).toMatch(/^[A-Z/].*[^.]\.$/)
})

test.each(hosts)('docs/hosts.md tells what to type for $title', ({ name, title }) => {
  const sections = readFileSync(join(projectRoot, 'docs/hosts.md'), 'utf8').split('\n## ')
  const section = sections.find((text) => text.startsWith(`${title}\n`))
  expect(section).toContain(`roof-site build --production --host ${name}\n`)
})
