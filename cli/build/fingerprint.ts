import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../project.ts'

const sourceFolders = ['src', 'generated', 'data/public', 'cli']
const sourceFiles = ['vite.config.ts', 'package-lock.json', 'data/addresses.yaml']

/** Changes whenever something changes that dist/ is built from. */
export function fingerprintSources(root: string): string {
  const hash = createHash('sha256')
  const files = [...sourceFolders.flatMap((folder) => below(root, folder)), ...sourceFiles]
  for (const file of files) {
    const path = join(root, file)
    if (existsSync(path)) hash.update(`${file}\0`).update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}

/** Changes whenever a file of a built site is changed, added or removed. */
export function fingerprintOutput(dist: string): string {
  const hash = createHash('sha256')
  for (const file of listFiles(dist)) {
    const { size, mtimeMs } = statSync(join(dist, file))
    hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

function below(root: string, folder: string): string[] {
  return listFiles(join(root, folder))
    .filter((file) => !file.includes('node_modules/'))
    .map((file) => `${folder}/${file}`)
}
