import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { diffArrays } from 'diff'
import { parseDocument } from 'yaml'
import { dataOf } from './changes.ts'
import { projectRoot } from './project.ts'

/** A project in a repository, as two people have it; every answer of git comes back as text. */
export interface Repository {
  readonly folder: string
  /** Throws where git says no. */
  readonly git: (...args: readonly string[]) => string
  /** Merges as people do; tells whether git could. */
  readonly merge: (branch: string) => boolean
  readonly commit: () => string
}

/** Makes a project a repository with the attributes of this one, everything committed. */
export function openRepository(folder: string): Repository {
  const run = (args: readonly string[]) => spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
  const git = (...args: readonly string[]) => {
    const { status, stdout, stderr } = run(args)
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stdout}${stderr}`)
    return stdout.trim()
  }
  const commit = () => {
    git('add', '-A')
    git('commit', '-qm', 'A change')
    return git('rev-parse', 'HEAD')
  }
  cpSync(join(projectRoot, '.gitattributes'), join(folder, '.gitattributes'))
  git('init', '-q', '-b', 'main')
  git('config', 'user.name', 'Owner')
  git('config', 'user.email', 'owner@example.com')
  git('config', 'gc.auto', '0')
  commit()
  return { folder, git, commit, merge: (branch) => run(['merge', '-q', branch]).status === 0 }
}

/** Goes back to a commit, and leaves nothing of what was begun since. */
export function goTo({ git }: Repository, commit: string): void {
  git('reset', '-q', '--hard')
  git('clean', '-fdqx')
  git('checkout', '-q', '--detach', commit)
}

export const conflictsIn = ({ git }: Repository, folder: string) =>
  git('diff', '--name-only', '--diff-filter=U', '--', folder).split('\n').filter(Boolean)

/** Mends data as a person would who wants what both sides did. */
export function mendData(repository: Repository): void {
  for (const path of conflictsIn(repository, 'data')) {
    const [base = [], ours = [], theirs = []] = [1, 2, 3].map((stage) =>
      repository.git('show', `:${stage}:${path}`).split('\n'),
    )
    writeFileSync(join(repository.folder, path), `${takeBoth(base, ours, theirs).join('\n')}\n`)
  }
}

/** Parts of a text without those that either side took out, and with all that they set into it. */
function takeBoth(
  base: readonly string[],
  ours: readonly string[],
  theirs: readonly string[],
): readonly string[] {
  const [one, other] = [changesOf(base, ours), changesOf(base, theirs)]
  const addedAt = (at: number) => {
    const [mine, yours] = [one.added.get(at) ?? [], other.added.get(at) ?? []]
    const replaced = one.removed.has(at - 1) && other.removed.has(at - 1) && base[at - 1]
    const isOfOneLine = mine.length === 1 && yours.length === 1
    // Two edits of one line, such as a list of towns.
    if (!replaced || !isOfOneLine || !replaced.includes(' ')) return [...mine, ...yours]
    const [was = [], is = [], becomes = []] = [replaced, mine[0], yours[0]].map((line) =>
      line?.split(/\b/),
    )
    return [takeBoth(was, is, becomes).join('')]
  }
  return [...base, undefined].flatMap((part, at) => {
    const isLeft = part !== undefined && !one.removed.has(at) && !other.removed.has(at)
    return [...addedAt(at), ...(isLeft ? [part] : [])]
  })
}

/** Which parts another text has no more, and which it has before each. */
function changesOf(before: readonly string[], after: readonly string[]) {
  const removed = new Set<number>()
  const added = new Map<number, readonly string[]>()
  let at = 0
  for (const part of diffArrays([...before], [...after])) {
    if (part.added) added.set(at, part.value)
    else {
      if (part.removed) part.value.forEach((_, index) => removed.add(at + index))
      at += part.value.length
    }
  }
  return { removed, added }
}

/** What the data files of a project say; nothing of a text that is no YAML. */
export function meaningOf(folder: string): readonly unknown[] {
  const documents = Object.values(dataOf(folder)).map((text) => parseDocument(text))
  return documents.map((each): unknown => (each.errors.length > 0 ? undefined : each.toJS()))
}

export const readIn = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8')
