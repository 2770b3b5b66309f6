import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { all } from '../../support/matrix.ts'
import { copyProject, runTests } from './whole-copy.ts'

/** The generated module of a town, made to answer at another town's address. */
function moduleAt(folder: string, town: string, address: string): string {
  const text = readFileSync(join(folder, `generated/routes/service-areas/${town}.ts`), 'utf8')
  return text
    .replace(`"path": "/service-areas/${town}"`, `"path": "/service-areas/${address}"`)
    .replace(/("canonical": ".*\/service-areas\/)\w+"/, `$1${address}"`)
    .replace(`/${town}.json'`, `/${address}.json'`)
}

test.runIf(all)(
  'the generated tests notice two pages that show each other’s town, and only those',
  async () => {
    const folder = copyProject()
    const swapped = {
      guilford: moduleAt(folder, 'hamden', 'guilford'),
      hamden: moduleAt(folder, 'guilford', 'hamden'),
    }
    for (const [town, text] of Object.entries(swapped))
      writeFileSync(join(folder, `generated/routes/service-areas/${town}.ts`), text)

    const { passed, failed } = await runTests(folder, 'generated/')
    expect(failed.toSorted()).toEqual(['/service-areas/guilford', '/service-areas/hamden'])
    expect(passed).toBe(34)
  },
)
