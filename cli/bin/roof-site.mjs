#!/usr/bin/env node
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { builtProgram, projectRoot, requireInstalled } from './install.mjs'

requireInstalled()
const { runProcess } = await loadProgram()
const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
process.exitCode = await runProcess({ folder: resolve(projectRoot), version })

/** Built in a package; in the repository bundled from its sources. */
async function loadProgram() {
  if (existsSync(builtProgram)) return import(pathToFileURL(builtProgram).href)
  return (await import('./bundle.mjs')).loadProgram()
}
