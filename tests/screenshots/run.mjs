// npm run screenshots: builds the site and takes its pictures. Node 20 cannot run TypeScript, so
// Vite loads it.

import { fileURLToPath } from 'node:url'
import { ensureInstalled, projectRoot, run } from '../../cli/bin/install.mjs'
import { withModule } from '../support/with-module.mjs'

ensureInstalled()
run('node', ['cli/bin/roof-site.mjs', 'build'])
const file = fileURLToPath(new URL('screenshots.ts', import.meta.url))
process.exitCode = await withModule(file, (module) => module.takeScreenshots(projectRoot))
