// Loads the bundled program with its compiled code.

import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { keepCode, readCompiled, toScript } from './compiled.mjs'

const importFromHere = createRequire(import.meta.url)
const importModule = (id) => import(id)

/**
 * Loads a file of a bundle, a CommonJS module, and returns its exports. A bundle that is damaged is
 * made again.
 */
export function load(folder, name) {
  const modules = new Map()
  const loadModule = (id) => {
    const known = modules.get(id)
    if (known) return known.exports
    const module = { exports: {} }
    modules.set(id, module)
    const file = join(folder, id)
    const run = toScript(file, readWhole(folder, file)).runInThisContext()
    run(module.exports, require, module, file, folder, importModule)
    return module.exports
  }
  const require = (id) => (id.startsWith('./') ? loadModule(id.slice(2)) : importFromHere(id))
  return loadModule(name)
}

function readWhole(folder, file) {
  const kept = attempt(() => readCompiled(file))
  if (kept?.code) return kept
  rmSync(folder, { recursive: true, force: true })
  // Seldom needed, and every thread would wait for it.
  const { execFileSync } = importFromHere('node:child_process')
  execFileSync(process.execPath, [fileURLToPath(new URL('bundle.mjs', import.meta.url))])
  return readCompiled(file)
}

function attempt(read) {
  try {
    return read()
  } catch {
    return undefined
  }
}

/** Compiles all files of a bundle that is to be moved to `target`. */
export function compileAll(folder, target) {
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.js'))) {
    const source = readFileSync(join(folder, name))
    // Functions too, which are compiled when they are called otherwise.
    setFlagsFromString('--no-lazy')
    const script = toScript(join(target, name), { source })
    setFlagsFromString('--lazy')
    keepCode(join(folder, name), source, script)
  }
}
