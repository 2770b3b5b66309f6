import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileSizes } from './list-files.ts'

/** A finished site as it lies in dist/. */
export interface BuiltFiles {
  /** By their paths below dist/. */
  readonly sizes: ReadonlyMap<string, number>
  readonly read: (path: string) => string
}

export function readBuiltFiles(dist: string): BuiltFiles {
  const sizes = new Map(
    existsSync(dist) ? fileSizes(dist).map(({ path, size }) => [path, size] as const) : [],
  )
  return { sizes, read: (path) => readFileSync(join(dist, path), 'utf8') }
}
