#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadProgram } from './bundle.mjs'
import { requireInstalled } from './install.mjs'

requireInstalled()
const folder = dirname(fileURLToPath(new URL('..', import.meta.url)))
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const { runProcess } = await loadProgram()
process.exitCode = await runProcess({ folder, version })
