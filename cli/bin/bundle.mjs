// Node 20 cannot run TypeScript, so the program is bundled when a source changes.

import { createHash } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import * as nodeModule from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, isAbsolute, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const cliFolder = fileURLToPath(new URL('..', import.meta.url))
const installed = join(cliFolder, '../node_modules')
const cacheFolder = join(installed, '.cache/roof-site')
const oneHour = 60 * 60 * 1000
const bundled =
  /^(commander|d3-|diff|entities|fastest-levenshtein|flatbush|flatqueue|flesch-kincaid|handlebars|image-size|internmap|js-yaml|nanoid|normalize-strings|parse5|picocolors|pluralize|postcss|source-map|syllable|topojson-|yaml|zod)/

export async function loadProgram() {
  // Node 22 and later keep compiled code by themselves.
  nodeModule.enableCompileCache?.()
  const name = `cli-${fingerprint()}`
  const kept = join(cacheFolder, name)
  const folder = existsSync(kept) ? kept : join(writableFolder(), name)
  if (!existsSync(folder)) await bundle(folder)
  return import(pathToFileURL(join(folder, 'main.js')).href)
}

/** The cache; where nothing can be written to it, a folder for this run alone. */
function writableFolder() {
  try {
    mkdirSync(cacheFolder, { recursive: true })
    accessSync(cacheFolder, constants.W_OK)
    return cacheFolder
  } catch (error) {
    return temporaryFolder(error)
  }
}

function temporaryFolder({ code }) {
  try {
    const folder = mkdtempSync(join(tmpdir(), 'roof-site-'))
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
    // Packages that are not bundled are looked for from here.
    symlinkSync(installed, join(folder, 'node_modules'), 'junction')
    return folder
  } catch (error) {
    console.error(
      `roof-site has no folder to write to: neither ${cacheFolder} (${code}) nor ${tmpdir()} (${error.code}).`,
    )
    process.exit(4)
  }
}

function fingerprint() {
  const hash = createHash('sha256').update(process.version)
  const files = readdirSync(cliFolder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.(m?[jt]s|json)$/.test(file.name))
    .map((file) => join(file.parentPath, file.name))
  // Packages are bundled too, of the versions that the lock file names.
  for (const path of [...files, join(cliFolder, '../package-lock.json')]) {
    const { mtimeMs, size } = statSync(path)
    hash.update(`${relative(cliFolder, path)} ${mtimeMs} ${size}\n`)
  }
  return hash.digest('hex').slice(0, 16)
}

async function bundle(folder) {
  const { rolldown } = await import('rolldown')
  const temporary = `${folder}.${process.pid}`
  const build = await rolldown({
    input: join(cliFolder, 'main.ts'),
    // The same bundle wherever one stands.
    cwd: cliFolder,
    platform: 'node',
    external: (id) => !id.startsWith('.') && !isAbsolute(id) && !bundled.test(id),
    // Handlebars does without.
    resolve: { alias: { 'source-map': false } },
  })
  await build.write({ dir: temporary, format: 'esm', sourcemap: true })
  await build.close()
  publish(temporary, folder)
}

/** Another process may have finished the same bundle in the meantime. */
function publish(temporary, folder) {
  try {
    renameSync(temporary, folder)
  } catch {
    rmSync(temporary, { recursive: true, force: true })
  }
  for (const name of readdirSync(dirname(folder))) {
    const old = join(dirname(folder), name)
    // A younger bundle may be the program of a command that is running.
    const age = Date.now() - statSync(old).mtimeMs
    if (name.startsWith('cli-') && old !== folder && age > oneHour) {
      rmSync(old, { recursive: true, force: true })
    }
  }
}
