import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../load/list-files.ts'

/** What the bundles are made from, besides src/: files, and the modules of generated/ that are no page. */
const files = ['vite.config.ts', 'package-lock.json', 'generated/routes/manifest.ts']

/** Changes whenever something changes that the bundles are made from, the program included. */
export function hashSources(root: string): string {
  const generated = listFiles(join(root, 'generated')).filter((name) => /^[\w-]+\.ts$/.test(name))
  const sources = listFiles(join(root, 'src'))
  const paths = [
    ...files,
    ...generated.map((name) => `generated/${name}`),
    ...sources.map((name) => `src/${name}`),
  ]
  const digest = createHash('sha256').update(`${process.version} ${import.meta.url}`)
  for (const path of paths.filter((each) => existsSync(join(root, each)))) {
    digest.update(`\0${path}\0`).update(readFileSync(join(root, path)))
  }
  return digest.digest('hex').slice(0, 16)
}
