// `npm start`: from a fresh clone to the finished site in the browser.

import { ensureInstalled, projectRoot } from './install.mjs'

ensureInstalled()
process.chdir(projectRoot)
const { loadProgram } = await import('./bundle.mjs')
const { runProcess } = await loadProgram()

for (const args of [['build'], ['preview']]) {
  process.argv.splice(2, process.argv.length, ...args)
  const code = await runProcess('')
  if (code !== 0) process.exit(code)
}
