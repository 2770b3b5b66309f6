// Each wall between rooms refuses what it says: one forbidden import is planted for each.

import { cruise } from 'dependency-cruiser'
import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import walls from '../../.dependency-cruiser.mjs'
import { projectRoot } from '../../cli/bin/install.mjs'

/** What is wrong with the walls of `.dependency-cruiser.mjs` and `.oxlintrc.json`, a line each. */
export async function checkWalls() {
  return [...(await checkRooms()), ...checkLinter()]
}

const room = (name, to) => ({ wall: `${name}-imports`, from: `cli/${name}/planted.ts`, to })

/** An import through each wall of the program, to a file of the project or a package. */
const rooms = [
  room('lib', 'cli/load/file.ts'),
  room('load', 'cli/hosts/host.ts'),
  room('parse', 'cli/validate/file.ts'),
  room('validate', 'cli/render/file.ts'),
  room('reading', 'cli/render/file.ts'),
  room('audit', 'cli/render/file.ts'),
  room('edit', 'cli/validate/file.ts'),
  room('report', 'cli/write/file.ts'),
  room('render', 'cli/write/file.ts'),
  room('write', 'cli/load/file.ts'),
  room('cache', 'cli/load/file.ts'),
  room('bundle', 'cli/prerender/file.ts'),
  room('hosts', 'cli/prerender/file.ts'),
  room('prerender', 'cli/write/lock.ts'),
  room('pictures', 'cli/prerender/publish.ts'),
  room('serve', 'cli/prerender/file.ts'),
  room('site', 'cli/write/file.ts'),
  room('project', 'cli/command-line/file.ts'),
  room('command-line', 'cli/commands/file.ts'),
  { wall: 'only-the-application-knows-the-site', from: 'cli/engine.ts', to: 'cli/site/file.ts' },
  { wall: 'no-command-imports-another', from: 'cli/commands/rules.ts', to: 'cli/commands/list.ts' },
  { wall: 'commands-load-on-use', from: 'cli/program.ts', to: 'cli/commands/list.ts' },
  { wall: 'editor-is-the-browsers', from: 'cli/main.ts', to: 'src/editor/editor.ts' },
  { wall: 'files-at-the-edges', from: 'cli/render/reader.ts', to: 'node:fs' },
  { wall: 'no-cycles', from: 'cli/lib/one.ts', to: 'cli/lib/other.ts' },
]

/** Closes the circle above, and is no fault by itself. */
const back = { from: 'cli/lib/other.ts', to: 'cli/lib/one.ts' }

async function checkRooms() {
  const { output } = await withPlants([...rooms, back], 'import', (baseDir) =>
    cruise(['cli'], {
      ...walls.options,
      baseDir,
      validate: true,
      ruleSet: { forbidden: walls.forbidden },
    }),
  )
  const asText = (wall, from, to) => `${wall}: ${from} → ${to}`
  const planted = rooms.map(({ wall, from, to }) =>
    asText(wall, from, to === 'node:fs' ? 'fs' : to),
  )
  const refused = output.summary.violations.map(({ rule, from, to }) => asText(rule.name, from, to))
  const tried = new Set(rooms.map(({ wall }) => wall))
  const untried = walls.forbidden.filter(({ name }) => !tried.has(name))
  return [
    ...planted.filter((each) => !refused.includes(each)).map((each) => `lets through ${each}`),
    ...refused.filter((each) => !planted.includes(each)).map((each) => `also refuses ${each}`),
    ...untried.map(({ name }) => `${name} has no planted import in tests/lint/walls.mjs`),
  ].map((each) => `.dependency-cruiser.mjs: ${each}`)
}

const cases = (folder, targets) =>
  targets.map((to) => ({ from: `${folder}/imports-${to.replaceAll(/\W+/g, '-')}.ts`, to }))

const outside = ['cli/file.ts', 'templates/types.ts', 'data/file.ts', 'tests/file.ts']
const beyondParts = [
  ...outside,
  'src/pages/file.ts',
  'src/layout/file.ts',
  'src/app/notices.ts',
  'src/document/file.ts',
  'src/og-image/file.ts',
  'src/editor/file.ts',
  'src/styleguide/file.ts',
  'src/controls.ts',
  'src/lazy-hydrate.ts',
  'src/entry-server.ts',
  'react-router-dom',
  'generated/site.ts',
]

const parts = ['src/sections', 'src/ui', 'src/illustrations']
const forbidden = [
  ...cases('cli', ['src/file.ts', 'generated/site.ts', 'tests/file.ts', 'templates/types.ts']),
  ...cases('templates', ['lib/file.ts']),
  ...cases('src', outside),
  ...parts.flatMap((folder) => cases(folder, beyondParts)),
]
const allowed = [
  ...cases('src/pages', ['src/app/notices.ts', 'generated/site.ts', 'react-router-dom']),
  ...parts.flatMap((folder) => cases(folder, ['src/brand/file.ts'])),
]
const allowedAsTypes = [
  ...cases('cli', ['templates/types.ts']),
  ...parts.flatMap((folder) => cases(folder, ['generated/site.ts'])),
]

function checkLinter() {
  const refused = withPlants([...forbidden, ...allowed], 'import', refusedBy)
  const wanted = forbidden.map(({ from }) => from)
  return [
    ...wanted.filter((each) => !refused.includes(each)).map((each) => `lets through ${each}`),
    ...refused.filter((each) => !wanted.includes(each)).map((each) => `refuses ${each}`),
    ...withPlants(allowedAsTypes, 'import type', refusedBy).map((each) => `refuses types: ${each}`),
  ].map((each) => `.oxlintrc.json: ${each}`)
}

/** The files in which the linter finds an import that is not allowed. */
function refusedBy(folder) {
  copyFileSync(join(projectRoot, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  const oxlint = join(projectRoot, 'node_modules/oxlint/bin/oxlint')
  const only = ['-A', 'all', '-D', 'no-restricted-imports', '--format', 'json']
  const options = { cwd: folder, encoding: 'utf8', timeout: 300_000 }
  const { stdout } = spawnSync('node', [oxlint, ...only], options)
  const found = JSON.parse(stdout).diagnostics.filter(({ code }) =>
    code.includes('no-restricted-imports'),
  )
  return found.map(({ filename }) => filename)
}

/** Gives `work` a folder with files that import what they may not; what they import is made too. */
function withPlants(plants, statement, work) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'roof-site-walls-')))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const write = (path, text) => {
    if (existsSync(join(folder, path))) throw new Error(`${path} is planted twice.`)
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const { from, to } of plants) {
    const file = relative(dirname(from), to)
    const specifier = !to.includes('/') ? to : file.startsWith('.') ? file : `./${file}`
    write(from, `${statement} { planted } from '${specifier}'\nexport const found = planted\n`)
  }
  const targets = new Set(plants.map(({ to }) => to).filter((to) => to.includes('/')))
  for (const to of targets) {
    if (!existsSync(join(folder, to))) write(to, 'export const planted = 1\n')
  }
  return work(folder)
}
