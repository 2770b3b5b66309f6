import { expect, inject, test } from 'vitest'
import { remedies } from '../../support/browser.ts'

test('where every change is checked, there is a browser', () => {
  const isNeeded = (process.env['CI'] ?? '') !== ''
  expect(!isNeeded || inject('browserPath') !== '', remedies).toBe(true)
})
