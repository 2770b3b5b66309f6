// npm run fonts: cuts the typefaces of src/styles/type/ out of their packages. Node 20 cannot
// run TypeScript, so Vite loads it.

import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { ensureInstalled } from '../../cli/bin/install.mjs'

ensureInstalled()
const file = fileURLToPath(new URL('fonts.ts', import.meta.url))
const { module } = await runnerImport(file, { logLevel: 'error' })
await module.writeFonts()
