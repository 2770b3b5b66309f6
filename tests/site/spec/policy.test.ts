import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { builtAddresses } from '../../support/built-site.ts'
import { aliases } from './routes.ts'

const dist = join(inject('fixtureSite'), 'dist')
const read = (name: string) => readFileSync(join(dist, name), 'utf8')
const policy = /Content-Security-Policy: (.*)/.exec(read('_headers'))?.[1] ?? ''
const directives = new Map(
  policy.split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ')
    return [name, sources]
  }),
)

const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test("the policy allows the site's own files only", () => {
  expect(directives.get('default-src')).toEqual(["'none'"])
  expect(directives.get('script-src')).toEqual(["'self'"])
  expect(directives.get('connect-src')).toEqual(["'self'"])
  expect(directives.get('form-action')).toEqual(["'none'"])
  expect(policy).not.toMatch(/unsafe|https?:|\*/)
})

/** Of each kind of page one. */
const pageSheets = new Set<string>()

test.each(builtAddresses(dist).filter((path) => !(path in aliases)))(
  'the policy allows the style sheet of %s by its hash',
  (path) => {
    const html = read(path === '/' ? 'index.html' : `${path}.html`)
    const [, styles = ''] = /<style>([^]*?)<\/style>/.exec(html) ?? []
    pageSheets.add(hashSource(styles))
    expect(directives.get('style-src')).toContain(hashSource(styles))
  },
)

// A picture is a document of its own, with a policy of its own.
test('the policy allows the style sheets of pages, and no other', () => {
  expect(new Set(directives.get('style-src'))).toEqual(new Set(["'self'", ...pageSheets]))
})
