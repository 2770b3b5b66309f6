import { expect, test } from 'vitest'
import { toDay } from '../../cli/commands/shared/context.ts'
import { projectRoot } from '../support/project.ts'
import { runCli } from '../support/run-cli.ts'

test('generated/ is what `generate` makes of data/', async () => {
  const checked = await runCli(projectRoot, ['generate', '--check'], toDay(new Date()))
  expect(checked).toEqual({ code: 0, stdout: '', stderr: 'generated/ is up to date.\n' })
})
