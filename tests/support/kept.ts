import { cpSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { cacheFolder } from '../../cli/lib/paths.ts'

/** What is kept of the drawn pictures. */
export const pictures = /^(assets|icons)$/

/** Gives a project what the build of the frozen site has kept under these names, or all of it. */
export function takeKept(folder: string, names = /./): void {
  const kept = cacheFolder(inject('fixtureSite'))
  for (const name of readdirSync(kept).filter((each) => names.test(each)))
    cpSync(join(kept, name), join(cacheFolder(folder), name), { recursive: true })
}
