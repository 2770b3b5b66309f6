import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { join } from 'node:path'
import { failure } from '../lib/errors.ts'
import type { Io } from '../lib/io.ts'
import { fieldsOf, isText, parseJson } from '../lib/json.ts'
import { cacheFolder, isGenerated, type Roots } from '../lib/paths.ts'
import { isRunning } from '../lib/processes.ts'
import { listFiles } from './list-files.ts'
import { packageManagerOf, packageManagers, type PackageManager } from './package-managers.ts'

const packageFiles = ['package.json', ...packageManagers.map(({ lockFile }) => lockFile)]

/** The parts of a site that an engine upgrade may change. */
export const siteParts = [...packageFiles, 'data', 'generated']

const textIn = (...path: readonly string[]) => {
  const file = join(...path)
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : ''
}

const packageIn = (folder: string) => fieldsOf(parseJson(textIn(folder, 'package.json')))

/** The engine in the site's package.json: `0.1.0`, `file:roof-site-0.1.0.tgz`. */
export function askedEngine(site: string): string | undefined {
  const asked = fieldsOf(packageIn(site)['dependencies'])['roof-site']
  return isText(asked) ? asked : undefined
}

/** The engine installed in a folder: its version, and the file that starts it. */
export function installedEngine(folder: string) {
  const engine = join(folder, 'node_modules/roof-site')
  const { version, bin } = packageIn(engine)
  return { version: String(version), start: join(engine, String(fieldsOf(bin)['roof-site'])) }
}

/** Throws when the site's package.json asks for another engine than the one that runs. */
export function requireAskedEngine({ engine, site }: Roots, version: string, env: Io['env']): void {
  // The file name of a package contains its version.
  const match = /^(?:file:.*roof-site-)?(\d[\w.+-]*?)(?:\.tgz)?$/.exec(askedEngine(site) ?? '')
  const [, wanted = version] = match ?? []
  if (wanted === version || !/[\\/]node_modules[\\/]/.test(engine)) return
  const message = `package.json asks for roof-site ${wanted}, and the packages have ${version}. Run \`${packageManagerOf(site, env).name} install\` first.`
  throw failure(message)
}

export const removeCopy = (copy: string) =>
  fs.rmSync(copy, { recursive: true, force: true, maxRetries: 10 })

/** From a copy in the cache to the site, so that `file:` paths still resolve. */
const up = '../../../../'
const nearFile = /\bfile:(?![/\\]|\w:)/g

/** Copies a site into its cache, for this process alone; removes copies left by interrupted ones. */
export function makeCopy(site: string): string {
  const cache = cacheFolder(site)
  fs.mkdirSync(cache, { recursive: true })
  for (const name of fs.readdirSync(cache)) {
    const [, pid] = /^upgrade-(\d+)$/.exec(name) ?? []
    if (pid !== undefined && !isRunning(Number(pid))) removeCopy(join(cache, name))
  }
  const copy = join(cache, `upgrade-${process.pid}`)
  try {
    for (const part of [...siteParts, '.npmrc'].filter((each) => fs.existsSync(join(site, each)))) {
      fs.cpSync(join(site, part), join(copy, part), { recursive: true, dereference: true })
    }
    for (const path of packageFiles.filter((each) => fs.existsSync(join(copy, each)))) {
      const text = textIn(copy, path).replaceAll(nearFile, `file:${up}`)
      fs.writeFileSync(join(copy, path), text)
    }
    return copy
  } catch (error) {
    removeCopy(copy)
    throw error
  }
}

/** Moves the build of a copy to `before`, out of the way of the next build. */
export const setAside = (copy: string) => fs.renameSync(join(copy, 'dist'), join(copy, 'before'))

/** The texts of a copy that another engine may change, by site path. */
export function readCopy(copy: string): ReadonlyMap<string, string> {
  const below = (folder: string) => listFiles(join(copy, folder)).map((path) => `${folder}/${path}`)
  const isRead = (path: string) => isGenerated(path) || /^data\/[^/]+\.yaml$/.test(path)
  const paths = [...packageFiles, ...[...below('data'), ...below('generated')].filter(isRead)]
  const there = paths.filter((path) => fs.existsSync(join(copy, path)))
  return new Map(there.map((path) => [path, textIn(copy, path).replaceAll(`file:${up}`, 'file:')]))
}

/** The pages in a folder, by their addresses on the site. */
export function readPages(dist: string): ReadonlyMap<string, string> {
  const files = listFiles(dist).filter((file) => file.endsWith('.html'))
  return new Map(
    files.map((file) => [
      file === 'index.html' ? '/' : `/${file.slice(0, -5)}`,
      textIn(dist, file),
    ]),
  )
}

/** Runs a program in a folder to its end and discards its output. */
export function runProgram(folder: string, command: string, args: readonly string[]) {
  const shell = process.platform === 'win32' && command !== process.execPath
  // npm tells child processes which folder is its own.
  const env = { ...process.env, npm_config_local_prefix: undefined }
  const options = { cwd: folder, env, shell, encoding: 'utf8' } as const
  const quoted = shell ? args.map((each) => JSON.stringify(each)) : args
  const { status, stdout, stderr, error } = spawnSync(command, quoted, options)
  return { code: status, stdout, stderr: error ? error.message : stderr }
}

/** Installs the packages of a folder; with `wanted`, sets that engine version first. */
export function install(folder: string, { name, add }: PackageManager, wanted?: string) {
  const quiet = name === 'npm' ? ['--no-audit', '--no-fund'] : wanted ? ['--ignore-workspace'] : []
  const [, verb = ''] = wanted ? add.split(' ') : [name, 'install']
  const engine = wanted ? ['--save-exact', wanted] : []
  return runProgram(folder, name, [verb, ...engine, '--ignore-scripts', ...quiet])
}
