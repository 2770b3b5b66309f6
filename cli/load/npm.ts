import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { orUndefined } from '../lib/errors.ts'
import type { Io } from '../lib/io.ts'

/** Whether npm started this process and set NODE_ENV itself; only known on Linux. */
export function isSetByNpm(): boolean | undefined {
  const read = (pid: number, file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8')
  return orUndefined(() => {
    let pid = process.ppid
    while (!read(pid, 'cmdline').startsWith('npm ')) {
      pid = Number(/^PPid:\t(\d+)$/m.exec(read(pid, 'status'))?.[1])
    }
    return !read(pid, 'environ').split('\0').includes('NODE_ENV=production')
  })
}

/** Whether an `.npmrc` of the project, the user or the system has a setting. */
export function isInNpmrc(env: Io['env'], name: string): boolean {
  const {
    npm_config_local_prefix: project = '',
    npm_config_userconfig,
    npm_config_globalconfig,
  } = env
  const files = [join(project, '.npmrc'), npm_config_userconfig, npm_config_globalconfig]
  const line = new RegExp(`^\\s*${name}\\s*(?:=|$)`, 'm')
  return files.some((file = '') => existsSync(file) && line.test(readFileSync(file, 'utf8')))
}
