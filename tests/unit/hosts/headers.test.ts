import { expect, test } from 'vitest'
import { settleHeaders } from '../../../cli/hosts/file-parts.ts'

test('of two rules for a header the later one counts, whichever is for one file', () => {
  const rules = [
    { path: '/*', headers: { A: 'every 1', B: 'every 1' } },
    { path: '/x', headers: { A: 'file 1', B: 'file 1', C: 'file 1' } },
    { path: '/*', headers: { B: 'every 2' } },
    { path: '/x', headers: { C: 'file 2' } },
  ]
  expect(settleHeaders(rules)).toEqual({
    everywhere: { A: 'every 1', B: 'every 2' },
    files: [{ path: '/x', headers: { A: 'file 1', C: 'file 2' } }],
  })
})

test('what a file says like every answer is not said again', () => {
  const rules = [
    { path: '/x', headers: { A: '1' } },
    { path: '/*', headers: { A: '1' } },
  ]
  expect(settleHeaders(rules).files).toEqual([])
})
