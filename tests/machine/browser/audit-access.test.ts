import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { checkAccess } from '../../../cli/pictures/check-access.ts'
import { replaceOnce, temporaryFolder } from '../../support/project.ts'

test.skipIf(inject('browserPath') === '')(
  'the access of pages is judged in a browser, and a planted fault is found',
  async () => {
    const dist = join(temporaryFolder(), 'dist')
    cpSync(join(inject('fixtureSite'), 'dist'), dist, { recursive: true })
    const about = join(dist, 'about.html')
    const html = readFileSync(about, 'utf8')
    writeFileSync(about, replaceOnce(html, '<h1', '<img src="/share.png"><h1'))
    const paths = ['/contact', '/about']
    const result = await checkAccess({ dist, paths, advance: () => undefined })
    if ('notRun' in result) throw new Error(result.notRun)
    const found = new Set(result.faults.map(({ page, rule }) => `${page} ${rule}`))
    expect([...found]).toEqual(['/about image-alt'])
  },
  120_000,
)
