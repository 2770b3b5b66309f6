import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import type { HostTable } from '../../../cli/hosts/host.ts'
import { s3CloudFront } from '../../../cli/hosts/s3-cloudfront.ts'
import { memoize } from '../../../cli/lib/collections.ts'
import { runProgram } from '../../support/processes.ts'
import { temporaryFolder } from '../../support/project.ts'
import { fileOf, filesFor, hostileTable, table } from '../../unit/hosts/table.ts'

/** Stands in for the command of Amazon: notes its arguments, and knows the names of the stack. */
const aws = `#!/bin/sh
printf '%s\\037' "$@" >> "$AWS_CALLS"
printf '\\036' >> "$AWS_CALLS"
case "$*" in *OutputKey*) echo "the-name" ;; esac
`

function run(of: HostTable, ...args: string[]) {
  const folder = temporaryFolder()
  const calls = join(folder, 'calls')
  mkdirSync(join(folder, 'bin'))
  mkdirSync(join(folder, 'dist'))
  writeFileSync(join(folder, 'bin/aws'), aws, { mode: 0o755 })
  writeFileSync(join(folder, 'dist/upload.sh'), fileOf(s3CloudFront, 'upload.sh', of))
  writeFileSync(calls, '')
  const PATH = `${join(folder, 'bin')}${delimiter}${process.env['PATH']}`
  const env = { ...process.env, PATH, AWS_CALLS: calls }
  const { status, stderr } = runProgram('sh', ['dist/upload.sh', ...args], { cwd: folder, env })
  const noted = readFileSync(calls, 'utf8').split('\x1E').slice(0, -1)
  return {
    status,
    complaint: stderr,
    calls: noted.map((call) => call.split('\x1F').slice(0, -1)),
    left: readdirSync(join(folder, 'dist')),
  }
}

/** Whether a call uploads a file: the last filter that matches counts. */
function takes(call: readonly string[], file: string): boolean {
  return call.reduce((taken, flag, index) => {
    const pattern = call[index + 1] ?? ''
    const matches = pattern.startsWith('*') ? file.endsWith(pattern.slice(1)) : file === pattern
    return matches && flag === '--include' ? true : matches && flag === '--exclude' ? false : taken
  }, true)
}

const headersIn = (call: readonly string[]) =>
  Object.fromEntries(
    call.flatMap((flag, index) =>
      /^--(content|cache)-/.test(flag) ? [[flag, call[index + 1]]] : [],
    ),
  )

/** One upload, of which several tests ask. */
const runUpload = memoize((of: HostTable) => {
  const { calls } = run(of, 'the-stack')
  const uploads = calls.filter(([service]) => service === 's3')
  return { calls, uploads, deleting: uploads.at(-1) }
})

test.each([
  ['index.html', { '--content-type': 'text/html; charset=utf-8' }],
  ['404.html', { '--content-type': 'text/html; charset=utf-8' }],
  ['google1234.html', { '--content-type': 'text/html; charset=utf-8' }],
  ['site.webmanifest', { '--content-type': 'application/manifest+json' }],
  ['assets/app-x1.js', { '--cache-control': 'public, max-age=31536000, immutable' }],
  ['logo.webp', { '--content-type': 'image/webp' }],
  ['sitemap.xml', {}],
  ['.well-known/security.txt', {}],
])('%s is uploaded once, with what it says of itself', (file, headers) => {
  const { uploads, deleting } = runUpload(table)
  const taking = uploads.filter((call) => call !== deleting && takes(call, file))
  expect(taking.map(headersIn)).toEqual([headers])
})

test('the files of hosts are not uploaded', () => {
  const { uploads } = runUpload(table)
  for (const file of ['cloudformation.json', 'upload.sh', '_headers', '_redirects'])
    expect(uploads.filter((call) => takes(call, file))).toEqual([])
})

test('pages come after all that they name, and old files go last; then all is asked for anew', () => {
  const { calls, uploads, deleting } = runUpload(table)
  const files = filesFor(s3CloudFront)
  const order = uploads.map((call) => files.filter((file) => takes(call, file)))
  const pages = order.findIndex((taken) => taken.includes('index.html'))
  expect(order.slice(0, pages).flat()).toContain('assets/app-x1.js')
  expect(pages).toBe(uploads.length - 2)
  expect(deleting).toContain('--delete')
  expect(calls.at(-1)?.join(' ')).toBe(
    'cloudfront create-invalidation --distribution-id the-name --paths /*',
  )
})

test('without the name of a stack nothing happens', () => {
  const { status, complaint, calls: none } = run(table)
  expect([status, none]).toEqual([2, []])
  expect(complaint).toContain('the name of the stack is missing: sh upload.sh STACK')
})

test('a hostile table runs no command and reaches Amazon whole', () => {
  const { status, calls: made, left } = run(hostileTable, 'the-stack')
  expect([status, left]).toEqual([0, ['upload.sh']])
  const cached = made.filter((call) => call.includes('--cache-control'))
  expect(cached.map(headersIn)).toEqual([
    { '--cache-control': expect.stringContaining(`"d" 'e' $(touch pwned) \`f\``) },
  ])
})
