import { hostname } from 'node:os'
import { expect, test } from 'vitest'
import { isOwnHost, ownNames } from '../../../cli/serve/own-names.ts'

const names = ['studio.lan', 'studio', 'studio.local']

test.each([
  [undefined, true],
  ['localhost:5173', true],
  ['site.localhost', true],
  ['127.0.0.1:5173', true],
  ['192.168.1.20:5173', true],
  ['[::1]:5173', true],
  ['studio:5173', true],
  ['Studio.local', true],
  ['studio.evil.example', false],
  ['evil.example:5173', false],
  ['localhost.evil.example', false],
  ['127.0.0.1.evil.example', false],
  ['', false],
  ['a b', false],
])('dev answers to this computer alone: %s', (host, isOwn) => {
  expect(isOwnHost(host, names)).toBe(isOwn)
})

test('its names are its own, and that at which it was asked to listen', () => {
  expect(ownNames('0.0.0.0')).toContain(hostname().toLowerCase())
  expect(ownNames('Site.lan')).toContain('site.lan')
  expect(ownNames('::')).not.toContain('::')
})
