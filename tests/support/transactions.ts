import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FileChange } from '../../cli/write/write-changes.ts'
import { contents } from './folder.ts'
import { copyOf, firstDay, generatedProject, leaveOutMeriden } from './generated-project.ts'
import { replaceOnce } from './project.ts'
import { runCli } from './run-cli.ts'

/** A command that changes a project; a new one of that kind is a row here. */
export interface Transaction {
  readonly name: string
  readonly args: readonly string[]
  /** What is different before it from a project of three cities that is up to date. */
  readonly prepare?: (folder: string) => void
}

const challenges = ['Salt wind.', 'Ice at the eaves.', 'Old chimneys.']

/** The arguments of `add-city` for a town that the list of places knows. */
export function addCity(name: string): string[] {
  const description = `Roofs in ${name} stand in the wind.`
  const flags = challenges.flatMap((text) => ['--challenge', text])
  return ['add-city', name, '--description', description, ...flags]
}

const edit = (folder: string, file: string, change: (text: string) => string) => {
  const path = join(folder, file)
  writeFileSync(path, change(readFileSync(path, 'utf8')))
}

/** Every kind of change that the commands make. */
export const transactions: readonly Transaction[] = [
  { name: 'add-city', args: addCity('Old Saybrook') },
  { name: 'rename-city', args: ['rename-city', 'Meriden', 'Silver City', '--rewrite-text'] },
  { name: 'remove-city', args: ['remove-city', 'Meriden', '--confirm=Meriden'] },
  {
    name: 'validate --fix of two files',
    args: ['validate', '--fix'],
    prepare: (folder) => {
      edit(folder, 'data/business.yaml', (text) => replaceOnce(text, '"06513"', '06513'))
      edit(folder, 'data/cities.yaml', (text) =>
        replaceOnce(text, '- cityName: Meriden', '- cityName: "Meriden "'),
      )
    },
  },
  {
    name: 'generate after a town was taken out of the data',
    args: ['generate'],
    prepare: leaveOutMeriden,
  },
  {
    name: 'generate from nothing',
    args: ['generate'],
    prepare: (folder) => rmSync(join(folder, 'generated'), { recursive: true }),
  },
  {
    name: 'generate of several folders and a file',
    args: ['generate'],
    prepare: (folder) => {
      for (const path of ['generated/routes', 'data/schema', 'generated/public/robots.txt']) {
        rmSync(join(folder, path), { recursive: true })
      }
    },
  },
]

/** The files of a project, by path, before and after a command, and the change that it made. */
export interface Change {
  readonly before: Files
  readonly after: Files
  readonly changes: readonly FileChange[]
}

export type Files = Readonly<Record<string, string>>

/** Runs a command to see what it changes; on another day, pages get another date. */
export async function changeOf(
  { args, prepare }: Transaction,
  day = new Date(firstDay),
): Promise<Change> {
  const folder = await generatedProject()
  prepare?.(folder)
  const before = projectFiles(folder)
  const copy = copyOf(folder)
  const { code, stderr } = await runCli(copy, args, day.toISOString().slice(0, 10))
  if (code !== 0) throw new Error(stderr)
  const after = projectFiles(copy)
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted()
  const changes = paths
    .filter((path) => before[path] !== after[path])
    .map((path) => ({ path, content: after[path] ?? null, before: before[path] ?? null }))
  return { before, after, changes }
}

/** All files that commands write, and any that they have forgotten. */
export function projectFiles(folder: string): Files {
  const files = Object.entries(contents(folder))
  return Object.fromEntries(files.filter(([path]) => !/^(templates|data\/places)\//.test(path)))
}
