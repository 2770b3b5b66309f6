// Node 20 cannot run TypeScript, so the program is bundled when a source is newer than the
// bundle. The bundle's folder is named by the sources it was made from.

import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, isAbsolute, join, relative } from 'node:path'
import { argv, version } from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'

const fromHere = createRequire(import.meta.url)
const { importName } = fromHere('./compiled.cjs')
const { compileAll, load } = fromHere('./load.cjs')
const cliFolder = fileURLToPath(new URL('..', import.meta.url))
const oneHour = 60 * 60 * 1000
// What every command loads: one file takes half the time that hundreds do.
const bundled =
  /^(commander|d3-|fastest-levenshtein|flatbush|flatqueue|handlebars|internmap|source-map|topojson-|yaml|zod)/
const cacheFolder = join(cliFolder, '../node_modules/.cache/roof-site')

/** Loads the program, bundled first where its sources changed. */
export async function loadProgram() {
  return load(await ensureBundle(), 'cli.js')
}

async function ensureBundle() {
  const folder = join(cacheFolder, `cli-${fingerprint()}`)
  if (!existsSync(folder)) await bundle(folder)
  return folder
}

function fingerprint() {
  const hash = createHash('sha256').update(version)
  const files = readdirSync(cliFolder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.([cm]?[jt]s|json)$/.test(file.name))
    .map((file) => join(file.parentPath, file.name))
  // Packages are bundled too, of the versions that the lock file names.
  for (const path of [...files, join(cliFolder, '../package-lock.json')]) {
    const { mtimeMs, size } = statSync(path)
    hash.update(`${relative(cliFolder, path)} ${mtimeMs} ${size}\n`)
  }
  return hash.digest('hex').slice(0, 16)
}

async function bundle(folder) {
  const { rolldown } = await import(rolldownUrl())
  const temporary = `${folder}.${process.pid}`
  const build = await rolldown({
    input: ['cli.ts', 'elsewhere.ts'].map((name) => join(cliFolder, name)),
    platform: 'node',
    external: (id) => !id.startsWith('.') && !isAbsolute(id) && !bundled.test(id),
    // Handlebars does without, and loading it takes longer than compiling the templates.
    resolve: { alias: { 'source-map': false } },
    plugins: [
      {
        name: 'import',
        renderChunk: (code) => ({
          code: code.replaceAll(/\bimport(?=\()/g, importName),
          map: null,
        }),
      },
    ],
  })
  await build.write({ dir: temporary, format: 'cjs', sourcemap: true })
  await build.close()
  compileAll(temporary, folder)
  writeFileSync(join(temporary, 'elsewhere.cjs'), elsewhere(folder))
  publish(temporary, folder)
}

/** Another process may have finished the same bundle in the meantime. */
function publish(temporary, folder) {
  mkdirSync(cacheFolder, { recursive: true })
  try {
    renameSync(temporary, folder)
  } catch {
    rmSync(temporary, { recursive: true, force: true })
  }
  for (const name of readdirSync(cacheFolder)) {
    const old = join(cacheFolder, name)
    // A younger bundle may be the program of a command that is running.
    const age = Date.now() - statSync(old).mtimeMs
    if (name.startsWith('cli-') && old !== folder && age > oneHour) {
      rmSync(old, { recursive: true, force: true })
    }
  }
}

/** Vite ships with rolldown; the program uses that copy rather than one more of its own. */
function rolldownUrl() {
  const fromVite = createRequire(join(dirname(fromHere.resolve('vite/package.json')), 'index.js'))
  return pathToFileURL(fromVite.resolve('rolldown')).href
}

/** Where other threads and processes start. */
function elsewhere(folder) {
  const loader = relative(folder, fileURLToPath(new URL('load.cjs', import.meta.url)))
  return `const { load } = require('${loader.replaceAll('\\', '/')}')
load(__dirname, 'elsewhere.js')
`
}

if (argv[1] === fileURLToPath(import.meta.url)) await ensureBundle()
