// Scripts with their compiled code, which is kept beside them: compiling takes as long as most
// commands do.

import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { Script } from 'node:vm'

const hashLength = 32
const codeOf = (file) => `${file}.code`

/** What `import()` has to be in a script: compiled code does not know where it imports from. */
export const importName = 'importModule'

/**
 * The text of a script, and its code; `code` is missing where it was not kept, or one of the two is
 * not what was kept, which V8 does not check. Throws as `readFileSync` does.
 */
export function readCompiled(file) {
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
export function toScript(file, { source, code }) {
  const start = `(function (exports, require, module, __filename, __dirname, ${importName}) {`
  return new Script(`${start}${source}\n})`, {
    filename: file,
    columnOffset: -start.length,
    cachedData: code,
  })
}

/** Keeps the code of a script: of all functions that are compiled by now. */
export function keepCode(file, source, script) {
  const code = script.createCachedData()
  writeFileSync(codeOf(file), Buffer.concat([hash(source, code), code]))
}

const hash = (source, code) => createHash('sha256').update(source).update(code).digest()
