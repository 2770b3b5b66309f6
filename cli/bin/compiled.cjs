// Scripts with their compiled code, which is kept beside them: compiling takes as long as most
// commands do.

const { createHash } = require('node:crypto')
const { readFileSync, writeFileSync } = require('node:fs')
const { Script } = require('node:vm')

const hashLength = 32
const codeOf = (file) => `${file}.code`

/** What `import()` has to be in a script: compiled code does not know where it imports from. */
const importName = 'importModule'

/**
 * The text of a script, and its code; `code` is missing where it was not kept, or one of the two is
 * not what was kept, which V8 does not check. Throws as `readFileSync` does.
 */
function readCompiled(file) {
  const source = readFileSync(file)
  try {
    const kept = readFileSync(codeOf(file))
    const code = kept.subarray(hashLength)
    return hash(source, code).equals(kept.subarray(0, hashLength)) ? { source, code } : { source }
  } catch {
    return { source }
  }
}

/** A CommonJS module as a script, which is passed what such a module knows, and `import()`. */
function toScript(file, { source, code }) {
  const start = `(function (exports, require, module, __filename, __dirname, ${importName}) {`
  return new Script(`${start}${source}\n})`, {
    filename: file,
    columnOffset: -start.length,
    cachedData: code,
  })
}

/** Keeps the code of a script: of all functions that are compiled by now. */
function keepCode(file, source, script) {
  const code = script.createCachedData()
  writeFileSync(codeOf(file), Buffer.concat([hash(source, code), code]))
}

const hash = (source, code) => createHash('sha256').update(source).update(code).digest()

module.exports = { importName, readCompiled, toScript, keepCode }
