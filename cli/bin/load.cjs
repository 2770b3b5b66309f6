// Loads the bundled program with its compiled code. A CommonJS module, as threads start sooner with
// nothing else.

const { readdirSync, readFileSync, rmSync } = require('node:fs')
const { join } = require('node:path')
const { keepCode, readCompiled, toScript } = require('./compiled.cjs')

const importModule = (id) => import(id)

/**
 * Loads a file of a bundle, a CommonJS module, and returns its exports. A bundle that is damaged is
 * made again.
 */
function load(folder, name) {
  const modules = new Map()
  const loadModule = (id) => {
    const known = modules.get(id)
    if (known) return known.exports
    const module = { exports: {} }
    modules.set(id, module)
    const file = join(folder, id)
    const run = toScript(file, readWhole(folder, file)).runInThisContext()
    run(module.exports, requireFromBundle, module, file, folder, importModule)
    return module.exports
  }
  const requireFromBundle = (id) => (id.startsWith('./') ? loadModule(id.slice(2)) : require(id))
  return loadModule(name)
}

function readWhole(folder, file) {
  const kept = attempt(() => readCompiled(file))
  if (kept?.code) return kept
  rmSync(folder, { recursive: true, force: true })
  // Seldom needed, and every thread would wait for it.
  const { execFileSync } = require('node:child_process')
  execFileSync(process.execPath, [join(__dirname, 'bundle.mjs')])
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
function compileAll(folder, target) {
  const { setFlagsFromString } = require('node:v8')
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.js'))) {
    const source = readFileSync(join(folder, name))
    // Functions too, which are compiled when they are called otherwise.
    setFlagsFromString('--no-lazy')
    const script = toScript(join(target, name), { source })
    setFlagsFromString('--lazy')
    keepCode(join(folder, name), source, script)
  }
}

module.exports = { load, compileAll }
