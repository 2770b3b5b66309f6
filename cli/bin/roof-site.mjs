#!/usr/bin/env node
import { existsSync, readFileSync } from 'node:fs'
import * as nodeModule from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { builtProgram, packageFiles, projectRoot, requireInstalled } from './install.mjs'

requireInstalled()
// Node 22 and later can cache compiled code.
nodeModule.enableCompileCache?.()
const { runProcess } = await loadProgram()
const { version } = JSON.parse(readFileSync(packageFiles.at(-1), 'utf8'))
process.exitCode = await runProcess({ folder: resolve(projectRoot), version })

/** Loads the packed program or, in the repository, bundles it from its sources. */
async function loadProgram() {
  if (existsSync(builtProgram)) return import(pathToFileURL(builtProgram).href)
  return (await import('./bundle.mjs')).loadProgram()
}
