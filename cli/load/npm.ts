import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { orUndefined } from '../lib/errors.ts'
import type { Io } from '../lib/io.ts'

/** Whether npm, which runs this process, was started without NODE_ENV; only Linux says what with. */
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

/** Whether an `.npmrc` has a setting: that of the project, of the user or of all. */
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
