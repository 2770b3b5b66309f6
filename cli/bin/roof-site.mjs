#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { loadProgram } from './bundle.mjs'
import { requireInstalled } from './install.mjs'

requireInstalled()
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const { runProcess } = await loadProgram()
process.exitCode = await runProcess(version)
