// `npm start`: from a fresh clone to the finished site in the browser. Takes the options of `preview`.

import { ensureInstalled, projectRoot } from './install.mjs'

ensureInstalled()
process.chdir(projectRoot)
process.argv.splice(2, 0, 'start')
await import('./roof-site.mjs')
