import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { orUndefined } from '../lib/errors.ts'
import { fieldsOf, parseJson } from '../lib/json.ts'
import { cacheFolder } from '../lib/paths.ts'
import { toSlug } from '../lib/slug.ts'
import { writeFileAtomic } from './file-system.ts'

const fileOf = (root: string) => join(cacheFolder(root), 'answers.json')

const answersKey = (name: string) => toSlug(name) || name

/** Reads the saved answers about a town whose questions were cancelled; `undefined` when there are none. */
export function readAnswers(root: string, name: string): unknown {
  return readAll(root)[answersKey(name)]
}

/** Saves answers about a town for the next time; `undefined` deletes them. */
export function saveAnswers(root: string, name: string, answers: object | undefined): void {
  const all = readAll(root)
  if (answers === undefined && all[answersKey(name)] === undefined) return
  writeFileAtomic(fileOf(root), JSON.stringify({ ...all, [answersKey(name)]: answers }, null, 2))
}

/** In the cache folder, which may be deleted at any time. */
const readAll = (root: string) =>
  fieldsOf(parseJson(orUndefined(() => readFileSync(fileOf(root), 'utf8')) ?? ''))
