import { expect, test } from 'vitest'
import { runMeanwhile, runProgram } from '../../support/processes.ts'

const hanging = ['-c', 'echo begun; exec sleep 600']
const told = '`sh -c echo begun; exec sleep 600` had not ended after 2 s. It had printed:\nbegun\n'

test.skipIf(process.platform === 'win32')(
  'a process of a test that hangs is ended, and named with what it had printed',
  async () => {
    expect(() => runProgram('sh', hanging, {}, 2000)).toThrow(told)
    await expect(runMeanwhile('sh', hanging, {}, 2000)).rejects.toThrow(told)
  },
)
