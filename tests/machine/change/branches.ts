import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { valueOf } from '../../../cli/parse/parse.ts'
import { dataOf } from './changes.ts'
import { runProgram } from '../../support/processes.ts'
import { projectRoot } from '../../support/project.ts'

/** A project in a repository, as two people have it; every answer of git comes back as text. */
export interface Repository {
  readonly folder: string
  /** Throws where git says no. */
  readonly git: (...args: readonly string[]) => string
  /** Merges as people do; tells whether git could. */
  readonly merge: (branch: string) => boolean
  readonly commit: () => string
}

/** The repository that a project is. */
export function repositoryIn(folder: string): Repository {
  const run = (args: readonly string[]) => runProgram('git', args, { cwd: folder })
  const git = (...args: readonly string[]) => {
    const { status, stdout, stderr } = run(args)
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stdout}${stderr}`)
    return stdout
  }
  const commit = () => {
    git('add', '-A')
    git('commit', '-qm', 'A change')
    return git('rev-parse', 'HEAD').trim()
  }
  return { folder, git, commit, merge: (branch) => run(['merge', '-q', branch]).status === 0 }
}

/** Makes a project a repository with the attributes of this one, everything committed. */
export function openRepository(folder: string): Repository {
  const repository = repositoryIn(folder)
  const { git } = repository
  cpSync(join(projectRoot, '.gitattributes'), join(folder, '.gitattributes'))
  git('init', '-q', '-b', 'main')
  git('config', 'user.name', 'Owner')
  git('config', 'user.email', 'owner@example.com')
  git('config', 'gc.auto', '0')
  repository.commit()
  return repository
}

/** Goes back to a commit, and leaves nothing of what was begun since. */
export function goTo({ git }: Repository, commit: string): void {
  git('checkout', '-qf', '--detach', commit)
  git('clean', '-fdqx')
}

export const conflictsIn = ({ git }: Repository, folder: string) =>
  git('diff', '--name-only', '--diff-filter=U', '--', folder).split('\n').filter(Boolean)

/** Mends data as a person would who wants what both sides did. */
export function mendData(repository: Repository): void {
  const { folder, git } = repository
  for (const path of conflictsIn(repository, 'data')) {
    const [one, other] = [2, 3].map((side) =>
      changesOf(git('diff', '-U0', `:1:${path}`, `:${side}:${path}`)),
    )
    const lines = git('show', `:1:${path}`).split('\n')
    const both = lines.flatMap((line, at) => [
      ...(one?.added.get(at) ?? []),
      ...(other?.added.get(at) ?? []),
      ...(one?.removed.has(at) || other?.removed.has(at) ? [] : [line]),
    ])
    writeFileSync(join(folder, path), both.join('\n'))
  }
}

/** Which lines a diff takes out, and which it sets before each. */
function changesOf(diff: string) {
  const removed = new Set<number>()
  const added = new Map<number, readonly string[]>()
  for (const hunk of diff.split(/^@@ /m).slice(1)) {
    const [, from, length = 1] = /^-(\d+)(?:,(\d+))? /.exec(hunk) ?? []
    const [first, count] = [Number(from), Number(length)]
    const lines = hunk.split('\n').filter((line) => line.startsWith('+'))
    for (let line = first; line < first + count; line += 1) removed.add(line - 1)
    added.set(
      count > 0 ? first - 1 : first,
      lines.map((line) => line.slice(1)),
    )
  }
  return { removed, added }
}

/** What the data files of a project say; nothing of a text that is no YAML. */
export function meaningOf(folder: string): readonly unknown[] {
  return Object.values(dataOf(folder)).map((text) => valueOf(text)?.value)
}

export const readIn = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8')
