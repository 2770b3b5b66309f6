// npm run screenshots: builds the site and takes its pictures. Node 20 cannot run TypeScript, so
// Vite loads it.

import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { ensureInstalled, projectRoot, run } from '../../cli/bin/install.mjs'

ensureInstalled()
run('node', ['cli/bin/roof-site.mjs', 'build'])
const file = fileURLToPath(new URL('screenshots.ts', import.meta.url))
const { module } = await runnerImport(file, { logLevel: 'error' })
process.exitCode = await module.takeScreenshots(projectRoot)
