// Which room of the program may import which; each rule with its reason. `npm run lint` checks them.

import { readdirSync, readFileSync } from 'node:fs'

const commandFolder = new URL('cli/commands/', import.meta.url)

/** The files that export a command, which `program.ts` lists. */
const commands = readdirSync(commandFolder)
  .filter((name) => name.endsWith('.ts'))
  .filter((name) =>
    /^export const \w+: CommandSpec\b/m.test(readFileSync(new URL(name, commandFolder))),
  )
  .map((name) => name.slice(0, -'.ts'.length))

const fs = '^(node:)?fs(/promises)?$'

/** A room imports nothing of the project but itself and these. */
const room = (name, allowed, reason) => ({
  name: `${name}-imports`,
  comment: reason,
  severity: 'error',
  from: { path: `^cli/${name}/` },
  to: {
    path: '^(cli|src|generated|tests)/',
    pathNot: [name, ...allowed].map((each) => `^cli/${each}(/|$)`),
  },
})

/** What the application puts together. */
const engine = [
  'audit',
  'bundle',
  'cache',
  'edit',
  'hosts',
  'lib',
  'load',
  'parse',
  'pictures',
  'prerender',
  'reading',
  'render',
  'report',
  'serve',
  'site',
  'validate',
  'write',
]

const toTheRight = 'A stage imports nothing to its right: load, parse, validate, render, write.'
const pure = 'This room is pure: it works on what it is given.'

export default {
  forbidden: [
    room('lib', [], 'What has no subject stands on nothing.'),
    room('load', ['lib'], toTheRight),
    room('parse', ['load', 'lib'], toTheRight),
    room('validate', ['parse', 'load', 'lib'], toTheRight),
    room(
      'reading',
      ['validate', 'parse', 'render/site-model.ts', 'lib'],
      'Data is marked and pages are read here, whatever they say; what renders them is handed in.',
    ),
    room(
      'audit',
      ['reading', 'validate', 'parse', 'load/gazetteer.ts', 'render/site-model.ts', 'lib'],
      'Pages are read and rules are run here, whatever they ask.',
    ),
    room('edit', ['parse', 'load', 'lib'], 'An edit knows texts, and no rule and no city.'),
    room('report', ['validate', 'lib', 'render/compare.ts'], 'A format knows findings and files.'),
    room('render', ['load', 'lib'], toTheRight),
    room('write', ['lib'], 'Writing knows files, not what stands in them.'),
    room(
      'cache',
      ['lib', 'write/file-system.ts'],
      'A cache knows names and bytes, not what they say.',
    ),
    room(
      'bundle',
      ['cache', 'load', 'lib', 'write/file-system.ts'],
      'Bundling knows sources, not data.',
    ),
    room('hosts', ['lib'], 'A host knows addresses and headers, not how pages are made.'),
    room(
      'prerender',
      [
        'bundle',
        'cache',
        'hosts',
        'load',
        'lib',
        'pictures/photo-copies.ts',
        'pictures/photo-sizes.ts',
        'render/content-modules.ts',
        'render/site-model.ts',
        'write/internal-files.ts',
        'write/file-system.ts',
      ],
      'Pages come from the model, whatever it was made of.',
    ),
    room('pictures', ['lib'], 'A picture shows files of a built site, however made.'),
    room(
      'serve',
      [
        'bundle',
        'hosts/host.ts',
        'hosts/old-address.ts',
        'load/list-files.ts',
        'load/public-files.ts',
        'lib',
      ],
      'A server knows a folder, not how it was made.',
    ),
    room(
      'site',
      [
        'validate',
        'edit',
        'parse',
        'load',
        'lib',
        'reading',
        'audit',
        'render/site-model.ts',
        'report/format-diff.ts',
        'report/change-report.ts',
        'hosts/hosts.ts',
        'hosts/old-address.ts',
        'pictures/heic.ts',
        'pictures/photo-sizes.ts',
      ],
      'The site is handed to the engine, which stages call it.',
    ),
    room('project', engine, 'What is done with a project is the same, whichever command asks.'),
    room(
      'command-line',
      ['project', ...engine],
      'What command lines have in common knows no single command.',
    ),
    {
      name: 'only-the-application-knows-the-site',
      comment: 'All that knows a town, a service or a roof is given to the engine as a value.',
      severity: 'error',
      from: { path: '^cli/', pathNot: '^cli/(commands|command-line|project|site)/' },
      to: { path: '^cli/site/' },
    },
    {
      name: 'no-command-imports-another',
      comment:
        'What two commands need stands in project/ or command-line/; `start` and `test` run several.',
      severity: 'error',
      from: { path: '^cli/', pathNot: '^cli/(program|commands/(start|test))[.]ts$' },
      to: { path: `^cli/commands/(${commands.join('|')})[.]ts$` },
    },
    {
      name: 'commands-load-on-use',
      comment: 'A command is imported where a line names it: what it uses takes longest to load.',
      severity: 'error',
      from: { path: '^cli/program[.]ts$' },
      to: { path: '^cli/commands/', dynamic: false },
    },
    {
      name: 'editor-is-the-browsers',
      comment: 'The script in a page runs in a browser; what it says is typed in protocol.ts.',
      severity: 'error',
      from: { path: '^cli/' },
      to: { path: '^src/editor/', pathNot: '^src/editor/protocol[.]ts$' },
    },
    {
      name: 'files-at-the-edges',
      comment: pure,
      severity: 'error',
      from: {
        path: '^cli/',
        pathNot:
          '^cli/(bin|load|write|cache|bundle|prerender|serve|pictures)/|^cli/(main|testing)[.]ts',
      },
      to: { path: fs },
    },
    {
      name: 'no-cycles',
      comment: 'What imports itself by a detour cannot be read from either end.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    // TypeScript 7 has no interface that this tool can read sources with.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
  },
}
