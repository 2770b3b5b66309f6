import type { ChangeReport, TextChange } from '../../report/change-report.ts'
import { withoutKnown } from '../../lib/finding.ts'
import type { DataPath, Source } from '../../parse/parse.ts'
import { diffTexts, type ChangedText } from '../../reading/changed-texts.ts'
import { pathKey } from '../../reading/mark-data.ts'
import type { PlacedText, ReadPage } from '../../reading/page.ts'
import type { RenderPage } from '../../reading/read-site.ts'
import { dataPath } from '../../load/load-data.ts'
import type { ReadState } from '../reading.ts'
import { diffStates, editsWords, findCauses } from './causes.ts'
import { compareStates, type Comparison } from './compare-states.ts'
import { diffAddresses, diffPages } from './page-changes.ts'
import type { BuiltStates, EditedFiles, States } from './states.ts'

/** How to render pages, and how to read those of a state. */
interface Readers {
  readonly render: RenderPage
  readonly read: ReadState
}

/** Describes what edits of the data do to the site; if one state has errors, only the edits. */
export function describeChange(
  states: States,
  files: EditedFiles,
  { render, read }: Readers,
): Omit<ChangeReport, 'since' | 'code'> {
  const { before, after } = states
  const changes = diffStates(states)
  const findings = {
    new: withoutKnown(after.findings, before.findings),
    gone: withoutKnown(before.findings, after.findings),
  }
  if (!before.built || !after.built) {
    const faulty = (['before', 'after'] as const).filter((each) => !states[each].built)
    const causes = findCauses({ ...states, changes, files, compared: null })
    const nothing = { pages: noPages, reloading: 0, texts: [], addresses: noAddresses }
    return { ...nothing, faulty, causes, findings }
  }
  const built = { before: before.built, after: after.built }
  const reading = read(after.built)
  const words = changes.filter((change) => editsWords(change, reading))
  const edited = new Set(words.map(({ around }) => pathKey(around)))
  const isEdited = (source: DataPath) => edited.has(pathKey(source))
  const compared = compareStates({ ...built, render, reading, isEdited })
  const pages = diffPages(built, compared, files)
  return {
    faulty: [],
    pages,
    reloading: countReloading(built, compared),
    causes: findCauses({ ...states, changes, files, compared }),
    texts: findTextChanges({
      compared,
      pages: [
        ...pages.renamed.map(({ from, path }) => [from, path] as const),
        ...pages.changed.map(({ path }) => [path, path] as const),
      ],
      sources: after.sources,
      isEdited,
    }),
    addresses: diffAddresses(built),
    findings,
  }
}

const noPages = { total: 0, added: [], removed: [], renamed: [], changed: [] }
const noAddresses = { appear: [], vanish: [], redirect: [], gone: [] }

/** The number of unchanged pages that load a new version of shared files. */
function countReloading(built: BuiltStates, { before, after, changed }: Comparison): number {
  const [old, fresh] = [built.before, built.after].map(({ model: { site } }) =>
    JSON.stringify(site),
  )
  if (old === fresh) return 0
  return [...after.keys()].filter((path) => before.has(path)).length - changed.length
}

interface TextsInput {
  readonly compared: Comparison
  /** Changed pages: former and current address. */
  readonly pages: readonly (readonly [from: string, path: string])[]
  readonly sources: readonly Source[]
  readonly isEdited: (source: DataPath) => boolean
}

function findTextChanges(input: TextsInput): TextChange[] {
  const found = new Map<string, TextChange>()
  for (const [from, path] of input.pages) {
    const page = input.compared.at(path, from)
    if (!page) continue
    for (const { kind, before: old, after, text } of diffWords(page.before, page.after)) {
      const key = JSON.stringify([kind, old, after])
      const known = found.get(key)
      const { file, line } = known ?? placeOfWords(text, after, input)
      const pages = new Set([...(known?.pages ?? []), path])
      found.set(key, { kind, before: old, after, file, line, pages: [...pages] })
    }
  }
  return [...found.values()]
}

type Words = ChangedText<PlacedText> & Pick<TextChange, 'kind'>

function diffWords(before: ReadPage, after: ReadPage): Words[] {
  return [
    ...(['title', 'description'] as const)
      .map((kind): Words => {
        const [old, fresh] = [before[kind], after[kind]]
        return { kind, before: old?.text ?? null, after: fresh?.text ?? null, text: fresh }
      })
      .filter((head) => head.before !== head.after),
    ...diffTexts(wordsOn(before), wordsOn(after)).map(
      (text) => ({ kind: 'text', ...text }) as const,
    ),
  ]
}

/** Text that a visitor reads or hears; names on a map belong to the map. */
const wordsOn = ({ shown, pictures }: ReadPage): readonly PlacedText[] => [
  ...shown.filter(({ isDrawn }) => !isDrawn),
  ...pictures.filter(({ tag }) => tag !== 'img'),
]

function placeOfWords(
  text: PlacedText | null,
  after: string | null,
  { sources, isEdited }: TextsInput,
) {
  const origins = text?.origins ?? []
  const origin = origins.find((each) => isEdited(each.source)) ?? origins[0]
  const [name, ...rest] = origin?.source ?? []
  const source = sources.find((each) => each.name === name)
  if (!source || after === null) return { file: null, line: null }
  return { file: dataPath(source.name), line: source.placeOf(rest, after).line }
}
