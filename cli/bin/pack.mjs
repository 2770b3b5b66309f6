// `npm run pack`: builds the engine as a package for sites, with its program bundled.

import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { bundled, bundleProgram } from './bundle.mjs'
import { projectRoot, refuse } from './install.mjs'

const maxBytes = 3_000_000
const parts =
  '.config/tsconfig.base.json LICENSE NOTICE README.md cli/bin/install.mjs cli/bin/roof-site.mjs cli/load/places docs src templates'
const { values } = parseArgs({ options: { out: { type: 'string', default: projectRoot } } })
const stage = fs.mkdtempSync(join(tmpdir(), 'roof-site-pack-'))
process.on('exit', () => fs.rmSync(stage, { recursive: true, force: true }))

for (const part of parts.split(' ')) {
  fs.cpSync(join(projectRoot, part), join(stage, part), { recursive: true })
}
fs.writeFileSync(join(stage, 'package.json'), `${JSON.stringify(packageJson(), null, 2)}\n`)
const program = join(stage, 'cli/program')
const modules = await bundleProgram(program, { sourcemap: false, others: ['bundle/bundle.ts'] })
// Imports of src/ are resolved from here.
fs.symlinkSync(join(projectRoot, 'node_modules'), join(stage, 'node_modules'), 'junction')
const { packBundles } = await import(pathToFileURL(join(program, 'bundle.js')).href)
modules.push(...(await packBundles(stage)))
fs.rmSync(join(stage, 'node_modules'))
fs.writeFileSync(join(program, 'LICENSES.txt'), licensesOf(modules))
pack(resolve(values.out))

function read(file) {
  return JSON.parse(fs.readFileSync(join(projectRoot, file), 'utf8'))
}

/** The program's package.json plus the dependencies of it and src/ that are not bundled. */
function packageJson() {
  const { devDependencies: _, private: __, ...cliPackage } = read('cli/package.json')
  const all = { ...read('package.json').dependencies, ...cliPackage.dependencies }
  const dependencies = Object.entries(all).filter(([name]) => !bundled.test(name))
  return {
    ...cliPackage,
    bin: { 'roof-site': 'cli/bin/roof-site.mjs' },
    exports: { './testing': './cli/program/testing.js', './package.json': './package.json' },
    dependencies: Object.fromEntries(dependencies.toSorted(([a], [b]) => (a < b ? -1 : 1))),
  }
}

/** The licenses of bundled packages, which require being included. */
function licensesOf(paths) {
  const folders = paths.map((path) =>
    /^.+[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(path),
  )
  const texts = [...new Set(folders.flatMap((found) => found ?? []))].toSorted().map((folder) => {
    const text = fs.readFileSync(join(folder, 'package.json'), 'utf8')
    const { name, version, license, author } = JSON.parse(text)
    const file = fs.readdirSync(folder).find((each) => /^licen[cs]e/i.test(each))
    const licenseText = file
      ? fs.readFileSync(join(folder, file), 'utf8').trim()
      : `${license}, ${author}`
    return `${name} ${version}\n\n${licenseText}\n`
  })
  return texts.join(`\n${'-'.repeat(80)}\n\n`)
}

/** Packs the stage; refuses a package that is too large or lacks a part. */
function pack(out) {
  fs.mkdirSync(out, { recursive: true })
  const { stdout, status, stderr } = spawnSync(
    'npm',
    ['pack', '--json', '--pack-destination', out],
    {
      cwd: stage,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    },
  )
  if (status !== 0) refuse(`npm could not pack: ${stderr}`)
  const [{ filename, size, files }] = JSON.parse(stdout)
  const staged = fs.readdirSync(stage, { recursive: true, withFileTypes: true })
  const count = staged.filter((entry) => entry.isFile()).length
  const file = join(out, filename)
  if (files.length < count) refuse(`npm packed ${files.length} files of ${count} in ${file}.`)
  if (size > maxBytes) refuse(`${file} has ${size} bytes, and ${maxBytes} are allowed.`)
  console.log(`${file}: ${count} files, ${(size / 1e6).toFixed(2)} MB`)
}
