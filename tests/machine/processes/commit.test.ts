import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commitPaths, reasonAgainstCommits } from '../../../cli/load/git.ts'
import { temporaryFolder } from '../../support/project.ts'
import { repositoryIn } from '../change/branches.ts'

/** A repository with one commit, in which a file of data/ was changed and one is new. */
function changedRepository() {
  const folder = temporaryFolder()
  const { git } = repositoryIn(folder)
  git('init', '-q')
  git('config', 'user.email', 'owner@example.com')
  git('config', 'user.name', 'Owner')
  mkdirSync(join(folder, 'data'))
  writeFileSync(join(folder, 'data/a.yaml'), 'a: 1\n')
  git('add', '--all')
  git('commit', '-qm', 'start')
  writeFileSync(join(folder, 'data/a.yaml'), 'a: 2\n')
  writeFileSync(join(folder, 'data/b.yaml'), 'b: 1\n')
  return { folder, git }
}

const hook = (folder: string, name: string, script: string) =>
  writeFileSync(join(folder, '.git/hooks', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })

test('one commit holds what was changed and what is new', () => {
  const { folder, git } = changedRepository()
  expect(reasonAgainstCommits(folder)).toBe(undefined)
  expect(commitPaths(folder, ['data'], 'words')).toBe(undefined)
  expect(git('status', '--porcelain')).toBe('')
})

type Repository = ReturnType<typeof changedRepository>

test.each<readonly [what: string, plant: (repository: Repository) => void, said: string]>([
  [
    'an owner whom git does not know',
    ({ git }) => git('config', 'user.name', ''),
    'git does not know who you are: `git config --global user.name "Your Name"`',
  ],
  [
    'a hook that says why',
    ({ folder }) => hook(folder, 'pre-commit', 'echo "no tabs, please"; exit 1'),
    'A hook of this repository (pre-commit) refuses it, and says:\n  no tabs, please',
  ],
  [
    'a hook that says nothing',
    ({ folder }) => hook(folder, 'commit-msg', 'exit 1'),
    'A hook of this repository (commit-msg) refuses it without a word.',
  ],
  [
    'another git at work',
    ({ folder }) => writeFileSync(join(folder, '.git/index.lock'), ''),
    'Another git is at work here, or one was cut off',
  ],
  [
    'a merge that is not finished',
    ({ folder, git }) => writeFileSync(join(folder, '.git/MERGE_HEAD'), git('rev-parse', 'HEAD')),
    'A merge or rebase is not finished',
  ],
  [
    'a signature that cannot be made',
    ({ git }) => {
      git('config', 'commit.gpgSign', 'true')
      git('config', 'gpg.program', 'false')
    },
    'It could not be signed, as `commit.gpgSign` asks',
  ],
])('where git makes no commit, the reason is told and nothing is staged: %s', (_, plant, said) => {
  const repository = changedRepository()
  const { folder, git } = repository
  plant(repository)
  expect(commitPaths(folder, ['data'], 'words')).toContain(said)
  expect(existsSync(join(folder, 'data/b.yaml'))).toBe(true)
  expect(git('diff', '--cached', '--name-only')).toBe('')
  expect(git('log', '--format=%s')).toBe('start\n')
})
