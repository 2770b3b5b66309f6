import { expect, test } from 'vitest'
import { auditSite, findingsOf } from '../support/audit-site.ts'

test('a link to nothing is found, with the nearest page', () => {
  const main = '<a href="/abuot">About us</a> <a href="https://elsewhere.example/x">Elsewhere</a>'
  expect(findingsOf('links/dead', auditSite({ '/': { main }, '/about': {} }))).toEqual([
    'error /: A link leads to /abuot, where nothing is.',
  ])
})

test('a link to a page, a file, a redirect and a part of a page is no fault', () => {
  const main = '<a href="/about#team">a</a><a href="/a.pdf">b</a><a href="/old">c</a>'
  const others = { files: new Map([['/a.pdf', 1]]), redirects: new Map([['/old', '/about']]) }
  const about = { main: '<h2 id="team">Team</h2>' }
  expect(findingsOf('links/dead', auditSite({ '/': { main }, '/about': about }, others))).toEqual(
    [],
  )
})

test('a link to a part that is not there is found', () => {
  const pages = { '/': { main: '<a href="/about#team">Team</a>' }, '/about': {} }
  expect(findingsOf('links/dead', auditSite(pages))).toEqual([
    'error /: A link leads to /about#team, but no part of /about has that name.',
  ])
})
