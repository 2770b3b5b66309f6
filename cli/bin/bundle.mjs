// Node 20 cannot run TypeScript, so the program is bundled whenever a source changes.

import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, isAbsolute, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { refuse } from './install.mjs'

const cliFolder = fileURLToPath(new URL('..', import.meta.url))
const installed = join(cliFolder, '../node_modules')
const cacheFolder = join(installed, '.cache/roof-site')
const oneHour = 60 * 60 * 1000
const sumName = 'sum'
const remove = { recursive: true, force: true, maxRetries: 10 }
export const bundled =
  /^(commander|csv-parse|culori|d3-|diff|entities|fastest-levenshtein|flatbush|flatqueue|handlebars|image-size|internmap|js-yaml|marked|nanoid|parse5|picocolors|postcss|saxes|source-map|topojson-|xmlchars|yaml|zod)/

export async function loadProgram() {
  const name = `cli-${fingerprint()}`
  const cached = join(cacheFolder, name)
  const folder = isWhole(cached)
    ? cached
    : await bundleInto(join(writableFolder(), name)).catch(refuseToBundle)
  return import(pathToFileURL(join(folder, 'main.js')).href)
}

/** The bundler's message, without colors and stack trace. */
function refuseToBundle({ message }) {
  const words = stripVTControlCharacters(message)
    .replaceAll(/\n +at .*/g, '')
    .trim()
  refuse(`The program in ${cliFolder} could not be bundled: ${words}`)
}

/** The checksum of the program in a folder, to detect truncated copies and power failures. */
function sumOf(folder) {
  const hash = createHash('sha256')
  // One buffer for all reads: allocating takes longer than hashing.
  const piece = Buffer.alloc(64 * 1024)
  const files = fs.readdirSync(folder).filter((name) => name.endsWith('.js'))
  for (const name of files.toSorted()) {
    hash.update(name)
    const file = fs.openSync(join(folder, name))
    for (let size; (size = fs.readSync(file, piece)) > 0;) hash.update(piece.subarray(0, size))
    fs.closeSync(file)
  }
  return hash.digest('hex')
}

function isWhole(folder) {
  try {
    return fs.readFileSync(join(folder, sumName), 'utf8') === sumOf(folder)
  } catch {
    return false
  }
}

/** The cache; if it is not writable, a temporary folder for this run. */
function writableFolder() {
  try {
    fs.mkdirSync(cacheFolder, { recursive: true })
    fs.accessSync(cacheFolder, fs.constants.W_OK)
    return cacheFolder
  } catch (error) {
    return temporaryFolder(error)
  }
}

function temporaryFolder({ code }) {
  try {
    const folder = fs.mkdtempSync(join(tmpdir(), 'roof-site-'))
    process.on('exit', () => fs.rmSync(folder, remove))
    // Node resolves packages that are not bundled from here.
    fs.symlinkSync(installed, join(folder, 'node_modules'), 'junction')
    return folder
  } catch (error) {
    refuse(
      `roof-site has no folder to write to: neither ${cacheFolder} (${code}) nor ${tmpdir()} (${error.code}).`,
    )
  }
}

/** Detects changed sources by their modification times, as it runs each time. */
function fingerprint() {
  const hash = createHash('sha256').update(process.version)
  // Packages are bundled too, in the versions of the lock file.
  for (const path of [...sourcesBelow(''), '../package-lock.json']) {
    const { mtimeMs, size } = fs.statSync(`${cliFolder}${path}`)
    hash.update(`${path} ${mtimeMs} ${size}\n`)
  }
  return hash.digest('hex').slice(0, 16)
}

/** Paths relative to `cli/`; place files are read at run time and not bundled. */
function sourcesBelow(folder) {
  return fs.readdirSync(`${cliFolder}${folder}`, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}${entry.name}`
    if (entry.isDirectory()) return path === 'load/places' ? [] : sourcesBelow(`${path}/`)
    return entry.isFile() && /\.(m?[jt]s|json)$/.test(path) ? [path] : []
  })
}

async function bundleInto(folder) {
  const temporary = `${folder}.${process.pid}`
  await bundleProgram(temporary, { sourcemap: true })
  // Without it, Node detects the module type of each file by parsing it twice.
  fs.writeFileSync(join(temporary, 'package.json'), '{ "type": "module" }')
  fs.writeFileSync(join(temporary, sumName), sumOf(temporary))
  removeOld(folder)
  return publish(temporary, folder)
}

/** Bundles the program into a folder as JavaScript; returns the paths of all its sources. */
export async function bundleProgram(folder, { sourcemap, others = [] }) {
  const main = join(cliFolder, 'main.ts')
  const first = new Set()
  const program = {
    input: [main, ...others.map((name) => join(cliFolder, name))],
    plugins: [addImports(main, first)],
    // Each extra file takes as long to load as 20 kB more, so the code before any command is one file, and so is
    // the code that most commands share.
    codeSplitting: {
      groups: [
        { name: 'first', test: (id) => first.has(id), priority: 1 },
        { name: 'shared', minShareCount: 14 },
      ],
    },
  }
  // Bundled separately: with files shared with the program, tests would load much that they do not need.
  const testing = { input: join(cliFolder, 'testing.ts'), codeSplitting: false }
  const paths = []
  for (const part of [program, testing]) paths.push(...(await bundle(folder, sourcemap, part)))
  return paths
}

async function bundle(folder, sourcemap, { input, plugins, codeSplitting }) {
  const { rolldown } = await import('rolldown')
  const build = await rolldown({
    input,
    plugins,
    // Makes the bundle independent of the working directory.
    cwd: cliFolder,
    tsconfig: false,
    platform: 'node',
    external: (id) => !id.startsWith('.') && !isAbsolute(id) && !bundled.test(id),
    // Handlebars and PostCSS work without it.
    resolve: { alias: { 'source-map': false, 'source-map-js': false } },
  })
  const { output } = await build.write({ dir: folder, format: 'esm', sourcemap, codeSplitting })
  await build.close()
  return output.flatMap(({ moduleIds = [] }) => moduleIds).filter((id) => isAbsolute(id))
}

/** Adds a module and its static imports to `found`. */
const addImports = (path, found) => ({
  name: 'add-imports',
  buildEnd(error) {
    const add = (id) => {
      if (found.has(id)) return
      found.add(id)
      this.getModuleInfo(id)?.importedIds.forEach(add)
    }
    if (!error) add(path)
  },
})

/** If another process was first or a scanner holds a file, this run uses the bundle where it is. */
function publish(temporary, folder) {
  try {
    if (!isWhole(folder)) fs.rmSync(folder, remove)
    fs.renameSync(temporary, folder)
    return folder
  } catch {
    process.on('exit', () => fs.rmSync(temporary, remove))
    return temporary
  }
}

function removeOld(folder) {
  for (const name of fs.readdirSync(dirname(folder))) {
    const old = join(dirname(folder), name)
    // A newer bundle may belong to a running command.
    const age = Date.now() - (fs.statSync(old, { throwIfNoEntry: false })?.mtimeMs ?? Infinity)
    if (name.startsWith('cli-') && old !== folder && age > oneHour) fs.rmSync(old, remove)
  }
}
