import type { ChangeReport, PageChanges, TextChange } from '../../report/change-report.ts'
import { withoutKnown } from '../../lib/finding.ts'
import { traceOrigins, type Origins } from '../../origins/origins.ts'
import { buildSite } from '../pages/build-site.ts'
import { viewPages, readableTexts, type PageView } from '../pages/page-views.ts'
import { dataSchema } from '../schema/data.ts'
import {
  byPath,
  type BuiltState,
  type BuiltStates,
  type EditedFiles,
  type States,
} from './states.ts'
import { diffStates, findCauses } from './causes.ts'
import { diffAddresses, diffPages } from './page-changes.ts'
import { dataPath } from '../../load/load-data.ts'
import { diffTexts, type ChangedText } from '../../origins/changed-texts.ts'
import type { Source } from '../../parse/parse.ts'

/** What edits of the data do to the site; where one of the states has errors, only what was edited. */
export function describeChange(
  states: States,
  files: EditedFiles,
): Omit<ChangeReport, 'since' | 'code'> {
  const { before, after } = states
  const changes = diffStates(states)
  const findings = {
    new: withoutKnown(after.findings, before.findings),
    gone: withoutKnown(before.findings, after.findings),
  }
  if (!before.built || !after.built) {
    const faulty = (['before', 'after'] as const).filter((each) => !states[each].built)
    const causes = findCauses({ ...states, changes, files, origins: null })
    const nothing = { pages: noPages, reloading: 0, texts: [], addresses: noAddresses }
    return { ...nothing, faulty, causes, findings }
  }
  const built = { before: before.built, after: after.built }
  const origins = traceTexts(after.built)
  const pages = diffPages(built, files)
  const edited = new Set(changes.map((change) => JSON.stringify(change.after)))
  return {
    faulty: [],
    pages,
    reloading: countReloading(built, pages),
    causes: findCauses({ ...states, changes, files, origins }),
    texts: findTextChanges({
      ...built,
      pages: [
        ...pages.renamed.map(({ from, path }) => [from, path] as const),
        ...pages.changed.map(({ path }) => [path, path] as const),
      ],
      origins,
      sources: after.sources,
      edited,
    }),
    addresses: diffAddresses(built),
    findings,
  }
}

const noPages = { total: 0, added: [], removed: [], renamed: [], changed: [] }
const noAddresses = { appear: [], vanish: [], redirect: [], gone: [] }

/** Where the texts of the data come out. Maps are left out: marks would have them drawn anew. */
export function traceTexts({ data, views }: Pick<BuiltState, 'data' | 'views'>) {
  return traceOrigins({
    data,
    schema: dataSchema,
    isCompared: (path) =>
      compared.has(path.map((key) => (typeof key === 'number' ? '*' : key)).join('/')),
    build: (marked) => viewPages(buildSite(marked)),
    documents: views,
  })
}

/** Texts that the model holds against others, letter by letter. */
const compared = new Set([
  'business/address/region',
  'cities/*/county',
  'counties/*/name',
  'site/contact/served/others/contactOnly/*',
])

function countReloading({ before, after }: BuiltStates, { changed }: PageChanges): number {
  const [old, fresh] = [before, after].map(({ model: { site } }) => JSON.stringify(site))
  if (old === fresh) return 0
  const stayed = new Set(before.views.map(({ id }) => id))
  return after.views.filter(({ id }) => stayed.has(id)).length - changed.length
}

interface TextsInput extends BuiltStates {
  /** Pages that are not what they were: their addresses before and now. */
  readonly pages: readonly (readonly [from: string, path: string])[]
  readonly origins: Origins
  readonly sources: readonly Source[]
  readonly edited: ReadonlySet<string>
}

function findTextChanges(input: TextsInput): TextChange[] {
  const [old, fresh] = [byPath(input.before.views), byPath(input.after.views)]
  const found = new Map<string, TextChange>()
  for (const [from, path] of input.pages) {
    const [previous, page] = [old.get(from), fresh.get(path)]
    if (!previous || !page) continue
    for (const { kind, before, after, ...text } of diffWords(previous, page)) {
      const key = JSON.stringify([kind, before, after])
      const known = found.get(key)
      const { file, line } = known ?? placeOfWords({ after, ...text }, path, input)
      found.set(key, { kind, before, after, file, line, pages: [...(known?.pages ?? []), path] })
    }
  }
  return [...found.values()]
}

type Content = PageView['content']

function diffWords(before: Content, after: Content): (ChangedText & Pick<TextChange, 'kind'>)[] {
  return [
    ...(['title', 'description'] as const)
      .map((kind) => {
        return { kind, before: before.head[kind], after: after.head[kind], path: ['head', kind] }
      })
      .filter((head) => head.before !== head.after),
    ...diffTexts(readableTexts(withoutHead(before)), readableTexts(withoutHead(after))).map(
      (text) => ({ kind: 'text', ...text }) as const,
    ),
  ]
}

const withoutHead = (content: Content) => ({ ...content, head: { image: content.head.image } })

function placeOfWords(
  { path, after }: Omit<ChangedText, 'before'>,
  page: string,
  input: TextsInput,
) {
  const { origins, sources, edited } = input
  const key = JSON.stringify(path)
  const found = origins.originsOf(page).filter((each) => JSON.stringify(each.path) === key)
  const origin = found.find(({ source }) => edited.has(JSON.stringify(source))) ?? found[0]
  const [name, ...rest] = origin?.source ?? []
  const source = sources.find((each) => each.name === name)
  if (!source || after === null) return { file: null, line: null }
  return { file: dataPath(source.name), line: source.placeOf(rest, after).line }
}
