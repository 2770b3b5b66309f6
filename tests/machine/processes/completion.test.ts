import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { dataProject, projectRoot, temporaryFolder } from '../../support/project.ts'
import { runCli } from '../../support/run-cli.ts'
import { firstCities } from '../../support/small-city.ts'

const project = () => dataProject({ 'data/cities.yaml': firstCities(3) })

async function candidates(folder: string, words: readonly string[]): Promise<string[]> {
  const { stdout } = await runCli(folder, ['completion', 'bash', '--', ...words])
  return stdout.split('\n').flatMap((line) => line.split('\t')[0] || [])
}

test.each([
  ['a command', ['val'], ['validate']],
  ['a command after options', ['--cwd', 'elsewhere', '--quiet', 'li'], ['list']],
  ['an option', ['validate', '--f'], ['--format', '--fix']],
  ['an option of all commands', ['list', '--ti'], ['--timings']],
  ['a choice', ['validate', '--format', 's'], ['sarif']],
  ['a choice in one word', ['validate', '--format=g'], ['--format=github', '--format=gitlab']],
  ['a choice as bash divides it', ['validate', '--format', '=', 'j'], ['json']],
  ['a choice of which nothing is typed', ['rules', '--format', '='], ['text', 'json']],
  ['a host', ['build', '--production', '--host', 'cl'], ['cloudflare-pages']],
  ['a city', ['remove-city', 'M'], ['Meriden']],
  ['a city within quotes', ['remove-city', '"New H'], ['New Haven']],
  ['a city with a blank', ['rename-city', '--dry-run', String.raw`New\ H`], ['New Haven']],
  ['a rule', ['rules', 'county/unk'], ['county/unknown']],
  ['a shell', ['completion', ''], ['bash', 'zsh', 'fish']],
  ['what only the owner knows', ['add-city', '--from', ''], []],
  ['a second argument', ['rename-city', 'Meriden', ''], []],
  ['a value without choices', ['validate', '--max-warnings', ''], []],
])('%s is completed', async (_, words, expected) => {
  expect(await candidates(project(), words)).toEqual(expected)
})

test('at the start all commands are offered, each with what it does', async () => {
  const { stdout } = await runCli(temporaryFolder(), ['completion', 'zsh', '--', ''])
  expect(stdout).toContain('validate\tcheck all data files\n')
})

test('faulty data still gives the names that can be read', async () => {
  const folder = dataProject({
    'data/cities.yaml': '- cityName: Lyme\n  conty: x\n',
    'data/site.yaml': null,
  })
  expect(await candidates(folder, ['remove-city', ''])).toEqual(['Lyme'])
})

test('a shell that there is not: exit code 2', async () => {
  expect((await runCli(temporaryFolder(), ['completion', 'tcsh'])).code).toBe(2)
})

const lines: readonly (readonly string[])[] = [
  ['vali'],
  ['validate', '--format', 's'],
  ['remove-city', String.raw`New\ H`],
  ['rules', 'county/unk'],
]
const found = ['validate', 'sarif', 'New Haven', 'county/unknown']

const quoted = (word: string) => `'${word}'`

/** How each shell runs what Tab would run at the end of a line, and prints what it is offered. */
const shells = {
  bash: (words: readonly string[]) => `
    COMP_WORDS=(roof-site ${words.map(quoted).join(' ')}); COMP_CWORD=${words.length}
    _roof_site; printf '%s\\n' "\${COMPREPLY[@]}"`,
  zsh: (words: readonly string[]) => `
    words=(roof-site ${words.map(quoted).join(' ')}); CURRENT=${words.length + 1}
    _roof_site`,
  fish: (words: readonly string[]) => `
    complete -C ${JSON.stringify(['roof-site', ...words].join(' '))}`,
}

const program = `node ${JSON.stringify(join(projectRoot, 'cli/bin/roof-site.mjs'))}`
const before = {
  bash: `roof-site() { ${program} "$@"; }`,
  // What the shell's own functions for completion do with the result.
  zsh: `roof-site() { ${program} "$@"; }
    compdef() { : }; _describe() { print -rl -- "\${(@P)2}" }`,
  fish: `function roof-site; ${program} $argv; end`,
}

const isThere = (shell: string) => spawnSync(shell, ['-c', 'exit 0']).status === 0

describe.each(['bash', 'zsh', 'fish'] as const)('%s', (shell) => {
  test.skipIf(!isThere(shell))('offers what may come next', async () => {
    const folder = project()
    const { stdout: script } = await runCli(folder, ['completion', shell])
    const asked = [before[shell], script, ...lines.map(shells[shell])].join('\n')
    const options = { cwd: folder, encoding: 'utf8' } as const
    const { stdout, stderr } = spawnSync(shell, ['-c', asked], options)
    const words = stdout.trimEnd().split('\n')
    expect({ stderr, words: words.map((word) => word.split(/\t|:(?!\d)/)[0]) }).toEqual({
      stderr: '',
      words: found,
    })
  })
})
