// npm run bench -- [WHAT] [OPTIONS]: measures; it tests nothing. Node 20 cannot run TypeScript, so
// Vite loads it.

import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const { module } = await runnerImport(fileURLToPath(new URL('bench.ts', import.meta.url)))
process.exitCode = await module.runBench(process.argv.slice(2))
