import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Whether an `.npmrc` has a setting: that of the project, of the user or of all. */
export function isInNpmrc(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
): boolean {
  const { npm_config_local_prefix: project, npm_config_userconfig, npm_config_globalconfig } = env
  const own = project === undefined ? [] : [join(project, '.npmrc')]
  const line = new RegExp(`^\\s*${name}\\s*(?:=|$)`, 'm')
  return [...own, npm_config_userconfig, npm_config_globalconfig].some(
    (file) => file !== undefined && existsSync(file) && line.test(readFileSync(file, 'utf8')),
  )
}

/** Whether npm, which runs this process, was started without a variable; only Linux says what with. */
export function isSetByNpm(variable: string): boolean | undefined {
  const read = (pid: number, file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8')
  try {
    for (let pid = process.ppid; pid > 1;) {
      if (read(pid, 'cmdline').startsWith('npm ')) {
        return !read(pid, 'environ').split('\0').includes(variable)
      }
      pid = Number(read(pid, 'stat').split(') ').at(-1)?.split(' ')[1])
    }
  } catch {
    // Another system, or a process that has ended.
  }
  return undefined
}
