// npm run bench -- [WHAT] [OPTIONS]: measures; it tests nothing. Node 20 cannot run TypeScript, so
// Vite loads it.

import { fileURLToPath } from 'node:url'
import { withModule } from '../support/with-module.mjs'

const bench = fileURLToPath(new URL('bench.ts', import.meta.url))
process.exitCode = await withModule(bench, (module) => module.runBench(process.argv.slice(2)))
