import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isCollection, isMap, isScalar, isSeq, Lexer, type Document } from 'yaml'
import { expect, test } from 'vitest'
import type { DataEdit } from '../../../cli/edit/data-edits.ts'
import { editYaml } from '../../../cli/edit/edit-yaml.ts'
import { nodeAt, parseText, type DataPath } from '../../../cli/parse/places.ts'
import { all } from '../../support/cases.ts'

/** Numbers from 0 to 1 that are the same in each run (mulberry32). */
function createRandom(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (count: number) => Math.floor(next() * count)
  return {
    below,
    flip: () => next() < 0.5,
    pick: <Item>(items: readonly Item[]): Item => {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error('There is nothing to pick from.')
      return item
    },
  }
}

type Random = ReturnType<typeof createRandom>

const words = `roof of slate in {name} it's a: # 24/7 – größer "so"`.split(' ')
const oddTexts = '| x|x |true|007|2026-11-26|07:30|- a|*b|x\n|a\n\nb'.split('|')

function makeScalar(random: Random): unknown {
  const texts = Array.from({ length: 1 + random.below(30) }, () => random.pick(words)).join(' ')
  return random.pick([texts, texts, random.pick(oddTexts), random.below(900) / 4, -3, true, false])
}

function makeValue(random: Random, depth = 2): unknown {
  const kind = depth === 0 ? 0 : random.below(5)
  const count = random.below(3)
  if (kind < 3) return makeScalar(random)
  if (kind === 3) return Array.from({ length: count }, () => makeValue(random, depth - 1))
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`m${index}`, makeValue(random, depth - 1)]),
  )
}

/** A file of maps and lists in all styles, with comments wherever one may stand. */
function makeFile(random: Random): string {
  let comments = 0
  const beside = () => (random.flip() ? ` # c${(comments += 1)}` : '')
  const above = (indent: string) =>
    `${random.below(4) === 0 ? '\n' : ''}${random.flip() ? `${indent}# c${(comments += 1)}\n` : ''}${
      random.below(4) === 0 ? `\n${indent}# k1: c${(comments += 1)}\n` : ''
    }`
  const plain = () =>
    random.pick(['Essex', 'a b c', '12', 'true', '2026-01-02', '"07:00"', "'it''s'"])
  const paragraph = (indent: string) =>
    `${random.pick(['>-', '|', '>', '|-'])}${beside()}\n${indent}  one two\n${indent}  three four\n`
  const flow = (indent: string): string =>
    random.pick([
      `[Essex, "b c", 3]${beside()}\n`,
      `{ k1: 1, k2: [a, b] }${beside()}\n`,
      `[]${beside()}\n`,
      `{}${beside()}\n`,
      `\n${indent}  [\n${indent}    a,${beside()}\n${indent}    # c${(comments += 1)}\n${indent}    b,${beside()}\n${indent}    c${beside()}\n${indent}  ]\n`,
    ])
  const value = (indent: string, depth: number): string => {
    const kind = random.below(depth === 0 ? 5 : 8)
    if (kind < 3) return ` ${plain()}${beside()}\n`
    if (kind === 3) return ` ${paragraph(indent)}`
    if (kind === 4) return ` ${flow(indent)}`
    const child = `${indent}  `
    return `${beside()}\n${kind === 5 ? list(child, depth - 1) : map(child, depth - 1)}`
  }
  const map = (indent: string, depth: number): string =>
    Array.from({ length: 1 + random.below(4) }, (_, index) => {
      return `${above(indent)}${indent}k${index + 1}:${value(indent, depth)}`
    }).join('')
  const list = (indent: string, depth: number): string =>
    Array.from({ length: 1 + random.below(4) }, () => {
      const holdsMap = random.flip()
      const item = holdsMap
        ? map(`${indent}  `, depth)
            .trimStart()
            .replace(/^(?:#.*\n\s*)+/, '')
        : ` ${plain()}${beside()}\n`
      return `${above(indent)}${indent}-${holdsMap ? ' ' : ''}${item}`
    }).join('')
  const text = `# file\n\n${random.flip() ? map('', 2) : list('', 2)}${random.flip() ? '# end\n' : ''}`
  const ended = random.below(5) === 0 ? text.trimEnd() : text
  return random.below(4) === 0 ? ended.replaceAll('\n', '\r\n') : ended
}

/** A text with what `yaml` reads in it. */
interface Written {
  readonly text: string
  readonly document: Document
  readonly comments: readonly Comment[]
}

const read = (text: string): Written => {
  return { text, document: parseText(text), comments: commentsOf(text) }
}

/** Real files, the long ones in parts of a few entries. */
const realFiles = ['data', 'tests/fixtures/firms']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.yaml') && !name.includes('public'))
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  )
  .flatMap((text) => {
    const entries = text.split(/^(?=- )/m)
    return entries.length < 3
      ? text.split(/(?<=\n)\n(?=#|\w)/)
      : entries.slice(1).flatMap((_, at, rest) => (at % 2 ? [] : rest.slice(at, at + 2).join('')))
  })
  .filter((text) => text.length < 9000)
  .map(read)
  .filter(({ document }) => isCollection(document.contents))

interface Try {
  readonly edit: DataEdit
  readonly meant: unknown
}

/** An edit of some place of a text, and the value that the text must have then. */
function makeEdit(random: Random, document: Document): Try {
  const places: (readonly [DataPath, unknown])[] = []
  const visitAll = (node: unknown, path: DataPath) => {
    places.push([path, node])
    if (isSeq(node)) node.items.forEach((item, index) => visitAll(item, [...path, index]))
    if (isMap(node))
      for (const { key, value } of node.items) visitAll(value, [...path, String(key)])
  }
  visitAll(document.contents, [])
  const kind = random.pick(['set', 'set', 'set', 'key', 'insert', 'move', 'remove'])
  const fitting = places.filter(([path, node]) => {
    if (kind === 'key') return isMap(node)
    if (kind === 'insert') return isSeq(node)
    if (kind === 'move') return isSeq(node) && node.items.length > 1
    return path.length > 0
  })
  if (fitting.length === 0) return makeEdit(random, document)
  const [path] = random.pick(fitting)
  const meant = { top: document.toJS() as unknown }
  const parent = [...path]
    .slice(0, -1)
    .reduce<unknown>((at, key) => Reflect.get(at as object, key), meant.top)
  const at =
    path.length === 0 ? meant.top : (Reflect.get(parent as object, path.at(-1) ?? '') as unknown)
  const key = path.at(-1) ?? ''
  const file = 'site'
  const value = makeValue(random)
  const done = (edit: DataEdit): Try => ({ edit, meant: meant.top })
  if (kind === 'move' && Array.isArray(at)) {
    const [from, to] = [random.below(at.length), random.below(at.length)]
    at.splice(to, 0, ...at.splice(from, 1))
    return done({ kind, file, path: [...path, from], to })
  }
  if (kind === 'insert' && Array.isArray(at)) {
    const index = random.below(at.length + 1)
    at.splice(index, 0, value)
    return done({ kind, file, path: [...path, index], value })
  }
  if (kind === 'remove') {
    if (Array.isArray(parent)) parent.splice(Number(key), 1)
    else Reflect.deleteProperty(parent as object, key)
    return done({ kind, file, path })
  }
  const name = kind === 'key' ? random.pick(['k5', 'k3', 'm1', 'note']) : key
  Reflect.set((kind === 'key' ? at : parent) as object, name, value)
  return done({ kind: 'set', file, path: kind === 'key' ? [...path, name] : path, value })
}

interface Comment {
  readonly start: number
  readonly words: string
}

function commentsOf(text: string): readonly Comment[] {
  let at = 0
  return [...new Lexer().lex(text)].flatMap((token) => {
    const start = at
    const isMark =
      token.length === 1 && token.charCodeAt(0) < 32 && token !== '\n' && token !== '\t'
    if (!isMark && token !== '\uFEFF') at += token.length
    return token.startsWith('#') ? [{ start, words: token.trimEnd() }] : []
  })
}

/** From the line of a value's key or dash to its last line, with the deeper comments below it. */
function extentOf(written: Written, path: DataPath): readonly [from: number, to: number] {
  const { text, document } = written
  if (path.length === 0) return [0, text.length]
  const parent = nodeAt(document, path.slice(0, -1))
  if (isCollection(parent) && parent.flow) return extentOf(written, path.slice(0, -1))
  const key = isMap(parent)
    ? parent.items.find((pair) => String(pair.key) === path.at(-1))?.key
    : undefined
  const [start, end] = nodeAt(document, path)?.range ?? [0, text.length]
  const from = isScalar(key) ? (key.range?.[0] ?? 0) : text.lastIndexOf('-', start - 1)
  const column = from - (text.lastIndexOf('\n', from - 1) + 1)
  const lines = text.slice(text.slice(0, Math.max(end, from)).trimEnd().length)
  const rest = new RegExp(String.raw`^[^\n]*\n?(?:[ \t\r]*\n| {${column + 1},}#[^\n]*\n?)*`).exec(
    lines,
  )
  return [from - column, text.length - lines.length + (rest?.[0].length ?? 0)]
}

/** Whether a text is another without one part of it. */
function isCutFrom(text: string, longer: string): boolean {
  let at = 0
  while (at < text.length && text[at] === longer[at]) at += 1
  return longer.endsWith(text.slice(at))
}

const closed = (value: unknown) =>
  JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'string' ? part.replace(/\n+$/, '') : part,
  ) as unknown

function check(written: Written, { edit, meant }: Try): void {
  const { text: before, document, comments } = written
  const after = editYaml(before, [edit])
  const edited = parseText(after)
  expect(closed(edited.toJS())).toEqual(closed(meant))
  const node = nodeAt(document, edit.path)
  const isNew = edit.kind === 'insert' || (edit.kind === 'set' && !node)
  const scope = isNew || edit.kind === 'move' ? edit.path.slice(0, -1) : edit.path
  const isScalarSet = edit.kind === 'set' && isScalar(node)
  const [from, to] = isScalarSet && node.range ? node.range : extentOf(written, scope)
  const isRemoval = edit.kind === 'remove'
  // What is left of a list or map that loses all stands where its key is.
  const [low, high] = isRemoval ? extentOf(written, edit.path.slice(0, -1)) : [from, to]
  const isAround = after.startsWith(before.slice(0, low)) && after.endsWith(before.slice(high))
  expect([edited.errors, isAround]).toEqual([[], true])
  const inside = ({ start }: Comment) =>
    start >= from && start < to && !isScalarSet && !isNew && edit.kind !== 'move'
  const kept = comments.filter((each) => !inside(each)).map((comment) => comment.words)
  const there = commentsOf(after).map((comment) => comment.words)
  // What goes may say the same as what stays.
  let next = 0
  for (const comment of there) if (comment === kept[next]) next += 1
  if (edit.kind === 'move') expect(there.toSorted()).toEqual(kept.toSorted())
  else expect(kept.slice(next)).toEqual([])
  const parent = nodeAt(document, edit.path.slice(0, -1))
  if (isNew && isCollection(parent) && parent.items.length > 0)
    expect(isCutFrom(before, after)).toBe(true)
  if (isRemoval && isCollection(parent) && parent.items.length > 1)
    expect(isCutFrom(after, before)).toBe(true)
  if (edit.kind === 'move' && isSeq(parent) && !parent.flow)
    expect(after.split(/\r?\n/).toSorted()).toEqual(before.split(/\r?\n/).toSorted())
}

test('an edit of any kind reads back, keeps every comment, and every byte beside its place', () => {
  const random = createRandom(45)
  const count = all ? 10_000 : 200
  for (let index = 0; index < count; index += 1) {
    const written = index % 2 ? read(makeFile(random)) : random.pick(realFiles)
    const tried = makeEdit(random, written.document)
    try {
      check(written, tried)
    } catch (cause) {
      throw new Error(`${JSON.stringify(tried.edit)} of\n${written.text}`, { cause })
    }
  }
})
