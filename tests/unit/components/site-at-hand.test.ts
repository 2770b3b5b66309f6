import { afterAll, expect, test, vi } from 'vitest'

const asked: PropertyKey[] = []
const site = new Proxy({}, { get: (_, field) => void asked.push(field) })

// Tests share their modules: these may be there already, and are not for others.
vi.resetModules()
vi.doMock('#generated/site', () => ({ site }))
afterAll(() => {
  vi.doUnmock('#generated/site')
  vi.resetModules()
})

test('the server reads nothing of the site as it is loaded: a bundle serves one after the other', async () => {
  const { iconGround } = await import('../../../src/entry-server')
  expect(asked).toEqual([])
  expect(iconGround()).toMatch(/^#/)
  expect(asked).toEqual(['look'])
})
