import nodeModule, { syncBuiltinESMExports } from 'node:module'
import { expect, onTestFinished, test, vi } from 'vitest'
import { prepareBundling } from '../../cli/bundle/bundle-scripts.ts'
import { temporaryFolder } from '../support/project.ts'

function setRegister(register: typeof nodeModule.register): void {
  Reflect.set(nodeModule, 'register', register)
  syncBuiltinESMExports()
}

test('plugins set no hook for loading modules, and others may do so afterwards', async () => {
  const own = nodeModule.register
  onTestFinished(() => setRegister(own))
  const register = vi.fn()
  setRegister(register)
  await prepareBundling({ root: process.cwd(), folder: temporaryFolder() })
  expect(register).not.toHaveBeenCalled()
  expect(nodeModule.register).toBe(register)
})
