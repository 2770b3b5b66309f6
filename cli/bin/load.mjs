// Loads the bundled program with its compiled code.

import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { keepCode, readCompiled, toScript } from './compiled.mjs'

// Compiled code is good for the flags that it was made with. Other threads begin with that much room
// for what lives shortly (MB), of which tasks make much.
setFlagsFromString('--min-semi-space-size=16')
// Marking between other work would slow small commands down, and is of no use to large ones.
setFlagsFromString('--no-incremental-marking')
// Where every processor is at work already, helpers of the collector only get in each other's way.
setFlagsFromString('--no-parallel-scavenge')
// What lived long while the data was read is made for each page too, and dies at once there: among
// what lives long it would only fill that up.
setFlagsFromString('--no-allocation-site-pretenuring')
// All that a build makes is five times as large as its data: looking through it on the way there finds
// next to nothing that could go.
setFlagsFromString('--heap-growing-percent=500')

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
