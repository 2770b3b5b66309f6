// npm run demo: the site with made-up jobs, reviews and people, to see what each of them shows. It is
// built in a copy, named as an example on every page, and served; the project itself stays as it is.

import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { ensureInstalled, run } from '../../cli/bin/install.mjs'

ensureInstalled()
const file = fileURLToPath(new URL('demo.ts', import.meta.url))
const { module } = await runnerImport(file, { logLevel: 'error' })
const folder = module.makeDemo()
// The server ends first, then this, which takes the copy away.
process.on('SIGINT', () => undefined)
run('node', ['cli/bin/roof-site.mjs', 'start', '--cwd', folder, ...process.argv.slice(2)])
