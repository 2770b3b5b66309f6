// npm run bench -- [WHAT] [OPTIONS]: measures; it tests nothing. Node 20 cannot run TypeScript, so
// Vite loads it.

import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const bench = fileURLToPath(new URL('bench.ts', import.meta.url))
const { module } = await runnerImport(bench, { logLevel: 'error' })
process.exitCode = await module.runBench(process.argv.slice(2))
