import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, vi } from 'vitest'
import { isMarked } from '../../cli/reading/marks.ts'
import * as models from '../../cli/site/pages/build-site.ts'

/** Until the test ends, no site is built while this text of the home page holds a mark. */
export function refuseMarks(): void {
  const build = models.buildSite
  const spy = vi.spyOn(models, 'buildSite').mockImplementation((data, ...others) => {
    if (isMarked(data.site.home.lead)) throw new Error('There is no such lead.')
    return build(data, ...others)
  })
  onTestFinished(() => spy.mockRestore())
}

/** What names the field in a project: its file with the line. */
export function fieldInTheWay(folder: string): string {
  const file = 'data/site.yaml'
  const lines = readFileSync(join(folder, file), 'utf8').split('\n')
  const home = lines.indexOf('home:')
  return `${file}:${lines.findIndex((line, at) => at > home && line.startsWith('  lead:')) + 1}`
}

/** How a command ends that has to read the pages: it says where, tells nothing and has no stack. */
export function unreadable(folder: string, undone = '') {
  const says = ['The pages could not be read.', undone].filter(Boolean).join(' ')
  return {
    code: 4,
    stdout: '',
    stderr: expect.stringMatching(
      new RegExp(`^${fieldInTheWay(folder)}:\\d+ error .*\n[^]*\n${says}\n$`),
    ),
  }
}
