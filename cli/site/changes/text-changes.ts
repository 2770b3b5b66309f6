import type { TextChange } from '../../report/change-report.ts'
import { dataPath } from '../../load/load-data.ts'
import { diffTexts, type ChangedText } from '../../origins/changed-texts.ts'
import type { Origins } from '../../origins/origins.ts'
import type { Source } from '../../parse/parse.ts'
import { wordsOf, type PageView } from '../pages/page-views.ts'
import { byPath, type BuiltStates } from './states.ts'

interface TextsInput extends BuiltStates {
  /** Pages that are not what they were: their addresses before and now. */
  readonly pages: readonly (readonly [from: string, path: string])[]
  readonly origins: Origins
  readonly sources: readonly Source[]
  /** The paths of the values that were edited, as JSON. */
  readonly edited: ReadonlySet<string>
}

/** The sentences that changed; what changed alike on several pages is told once. */
export function findTextChanges(input: TextsInput): TextChange[] {
  const { before, after, pages } = input
  const [old, fresh] = [byPath(before.views), byPath(after.views)]
  const found = new Map<string, TextChange>()
  for (const [from, path] of pages) {
    const [previous, page] = [old.get(from), fresh.get(path)]
    if (!previous || !page) continue
    for (const [kind, text] of diffWords(previous, page)) {
      const key = JSON.stringify([kind, text.before, text.after])
      const known = found.get(key)
      const place = known ?? placeOf(text, path, input)
      const change = {
        kind,
        before: text.before,
        after: text.after,
        file: place.file,
        line: place.line,
      }
      found.set(key, { ...change, pages: [...(known?.pages ?? []), path] })
    }
  }
  return [...found.values()]
}

type Content = PageView['content']

function diffWords(before: Content, after: Content): [TextChange['kind'], ChangedText][] {
  const head = (name: 'title' | 'description') =>
    before.head[name] === after.head[name]
      ? []
      : [{ before: before.head[name], after: after.head[name], path: ['head', name] }]
  return [
    ...head('title').map((text) => ['title', text] as const),
    ...head('description').map((text) => ['description', text] as const),
    ...diffTexts(wordsOf(withoutHead(before)), wordsOf(withoutHead(after))).map(
      (text) => ['text', text] as const,
    ),
  ].map(([kind, text]) => [kind, text])
}

const withoutHead = (content: Content) => ({ ...content, head: { image: content.head.image } })

/** The line of the data that the new words come from, of several the one that was edited. */
function placeOf({ path, after }: ChangedText, page: string, input: TextsInput) {
  const { origins, sources, edited } = input
  const key = JSON.stringify(path)
  const found = origins.originsOf(page).filter((each) => JSON.stringify(each.path) === key)
  const origin = found.find(({ source }) => edited.has(JSON.stringify(source))) ?? found[0]
  const [name, ...rest] = origin?.source ?? []
  const source = sources.find((each) => each.name === name)
  if (!source || after === null) return { file: null, line: null }
  return { file: dataPath(source.name), line: source.placeOf(rest, after).line }
}
