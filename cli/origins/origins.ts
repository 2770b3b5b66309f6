import type * as z from 'zod'
import { tryTo } from '../lib/errors.ts'
import type { DataPath } from '../parse/parse.ts'
import { mapTexts, textsBelow, valueAt, type Item } from '../validate/fields.ts'
import { flatten } from '../validate/schema-findings.ts'
import { isMarked, markText, mostMarked, readMarks, withoutMarks } from './marks.ts'

export interface Document {
  readonly id: string
  readonly content: unknown
}

/** Part of a text, and the text of the data that it came from. */
export interface TextOrigin {
  readonly offset: number
  readonly length: number
  /** In the data, the file first: `["cities", 10, "localChallenges", 1]`. */
  readonly source: DataPath
}

/** The same with the place of the text in a document: `["localChallenges", 1]`. */
export type Origin = TextOrigin & { readonly path: DataPath }

export interface Origins {
  readonly originsOf: (document: string) => readonly Origin[]
  /** The documents that change with the text at a path; `undefined` where marks cannot tell. */
  readonly documentsOf: (path: DataPath) => ReadonlySet<string> | undefined
  readonly documentsBelow: (path: DataPath) => ReadonlySet<string>
  readonly readAt: (document: string, source: DataPath) => readonly DataPath[]
}

interface TraceInput<Data> {
  readonly data: Data
  readonly schema: z.ZodType<Data>
  /** The model compares this text with others, and takes a marked one for another. */
  readonly isCompared: (path: DataPath) => boolean
  readonly build: (data: Data) => readonly Document[]
  readonly documents: readonly Document[]
}

/** Marks the texts of the data, builds again, and reads where the marks come out. */
export function traceOrigins<Data>(input: TraceInput<Data>): Origins {
  const { data, isCompared, documents } = input
  const texts = textsBelow(data).filter(({ value, path }) => !isMarked(value) && !isCompared(path))
  const leaves = accepted(input, texts.slice(0, mostMarked), (text) => markText(text, 0))
  const free = accepted(input, leaves, (text) => `${text}\uE000`)
  const marked = buildMarked(input, leaves)
  const origins = new Map(
    documents.map(({ id, content }) => [id, originsIn(content, marked.get(id), leaves)]),
  )
  const reached = new Map<string, Set<string>>(leaves.map(({ path }) => [pathKey(path), new Set()]))
  for (const [id, found] of origins) {
    for (const { source } of found) reached.get(pathKey(source))?.add(id)
  }
  const told = new Set(marked.size === 0 ? [] : free.map(({ path }) => pathKey(path)))
  const foundIn = (document: string) => origins.get(document) ?? []
  return {
    originsOf: (document) => foundIn(document).filter((each) => each.offset !== null),
    documentsOf: (path) => (told.has(pathKey(path)) ? reached.get(pathKey(path)) : undefined),
    documentsBelow: (path) => {
      const start = `${pathKey(path)}\0`
      const below = [...reached].filter(([key]) => `${key}\0`.startsWith(start))
      return new Set(below.flatMap(([, ids]) => [...ids]))
    },
    readAt: (document, source) =>
      foundIn(document)
        .filter((each) => pathKey(each.source) === pathKey(source))
        .map(({ path }) => path),
  }
}

const pathKey = (path: DataPath) => path.join('\0')

/** The texts that the schema takes in another form too: the others are names of things. */
function accepted<Data>(
  { data, schema }: Pick<TraceInput<Data>, 'data' | 'schema'>,
  texts: readonly Item<string>[],
  change: (text: string) => string,
): readonly Item<string>[] {
  const keys = new Set(texts.map(({ path }) => pathKey(path)))
  const changed = mapTexts(data, (text, path) => (keys.has(pathKey(path)) ? change(text) : text))
  // A text that is longer than it may be is one that takes any form.
  const issues = (schema.safeParse(changed).error?.issues ?? [])
    .flatMap((issue) => flatten(issue))
    .filter(({ code }) => code !== 'too_big')
  const refused = new Set(issues.map(({ path }) => pathKey(path)))
  const left = texts.filter(({ path }) => !refused.has(pathKey(path)))
  // Behind the name of a kind stand the fields that it has.
  return left.length === texts.length ? texts : accepted({ data, schema }, left, change)
}

/** What is made of marked texts, by document; where nothing can be made of them, nothing is known. */
function buildMarked<Data>(
  { data, build }: TraceInput<Data>,
  leaves: readonly Item<string>[],
): ReadonlyMap<string, unknown> {
  const numbers = new Map(leaves.map(({ path }, number) => [pathKey(path), number]))
  const marked = mapTexts(data, (text, path) => {
    const number = numbers.get(pathKey(path))
    return number === undefined ? text : markText(text, number)
  })
  const built = tryTo(() => build(marked)) ?? []
  return new Map(built.map(({ id, content }) => [withoutMarks(id), content]))
}

/** An origin whose place in the text may be out of sight. */
type Found = Origin | (Pick<Origin, 'path' | 'source'> & { readonly offset: null })

function originsIn(content: unknown, marked: unknown, leaves: readonly Item<string>[]): Found[] {
  return textsBelow(content).flatMap(({ value, path }) => {
    const text = valueAt(marked, path)
    if (typeof text !== 'string' || text === value) return []
    const plain = withoutMarks(text)
    return readMarks(text).flatMap(({ number, offset, length }): Found[] => {
      const source = leaves[number]?.path
      if (!source) return []
      if (plain === value) return [{ path, offset, length, source }]
      // Marks made it so long that something was left out: what stands there once is known still.
      const part = plain.slice(offset, offset + length)
      const at = value.indexOf(part)
      const isThere = part !== '' && at >= 0 && at === value.lastIndexOf(part)
      return [isThere ? { path, offset: at, length, source } : { path, source, offset: null }]
    })
  })
}

/** The documents that are not the same in both. */
export function changedDocuments(
  before: readonly Document[],
  after: readonly Document[],
): ReadonlySet<string> {
  const old = new Map(before.map(({ id, content }) => [id, JSON.stringify(content)]))
  const fresh = new Map(after.map(({ id, content }) => [id, JSON.stringify(content)]))
  const ids = [...new Set([...old.keys(), ...fresh.keys()])]
  return new Set(ids.filter((id) => old.get(id) !== fresh.get(id)))
}

/** The places at which two documents differ, each as deep as can be told. */
export function differingPaths(before: unknown, after: unknown, path: DataPath = []): DataPath[] {
  if (before === after) return []
  if (!isObject(before) || !isObject(after)) return [path]
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].flatMap((key) => differingPaths(before[key], after[key], [...path, key]))
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
