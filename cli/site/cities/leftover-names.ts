import { findWords } from '../../edit/rename-in-text.ts'
import type { DataFile } from '../../load/load-data.ts'
import { parseFile, type DataPath, type Source } from '../../parse/parse.ts'
import type { Change } from './change.ts'

export interface Mention {
  readonly file: string
  readonly line: number
  readonly text: string
}

/** The lines of cities.yaml in which an old name is left. */
export function leftoverNames(texts: readonly DataFile[], { leftInTexts }: Change): Mention[] {
  const cities = texts.find(({ name }) => name === 'cities')
  const source = leftInTexts && cities ? parseFile(cities).source : null
  if (!leftInTexts || !source) return []
  const lines = source.text.split('\n')
  const numbers = leftInTexts.paths.flatMap((path) => linesOf(source, path, leftInTexts.words))
  return [...new Set(numbers)]
    .toSorted((a, b) => a - b)
    .map((line) => ({
      file: source.path,
      line,
      text: (lines[line - 1] ?? '').trim(),
    }))
}

function linesOf(source: Source, path: DataPath, words: Parameters<typeof findWords>[1]): number[] {
  const written = source.writtenAt(path) ?? ''
  const { line } = source.placeOf(path)
  return findWords(written, words).map(
    (offset) => line + written.slice(0, offset).split('\n').length - 1,
  )
}
