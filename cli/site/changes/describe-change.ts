import type { ChangeReport, PageChanges } from '../../report/change-report.ts'
import type { Finding } from '../../lib/finding.ts'
import { groupBy } from '../../lib/group-by.ts'
import { traceOrigins } from '../../origins/origins.ts'
import { buildSite } from '../pages/build-site.ts'
import { viewPages } from '../pages/page-views.ts'
import { dataSchema } from '../schema/data.ts'
import { isComparedText } from '../schema/names.ts'
import { diffStates, findCauses } from './causes.ts'
import { diffAddresses, diffPages } from './page-changes.ts'
import type { BuiltState, BuiltStates, EditedFiles, States } from './states.ts'
import { findTextChanges } from './text-changes.ts'

type DataReport = Pick<
  ChangeReport,
  'faulty' | 'pages' | 'reloading' | 'causes' | 'texts' | 'addresses' | 'findings'
>

/** What edits of the data do to the site; where one of the states has errors, only what was edited. */
export function describeChange(states: States, files: EditedFiles): DataReport {
  const { before, after } = states
  const changes = diffStates(states)
  const findings = diffFindings(before.findings, after.findings)
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
    isCompared: isComparedText,
    build: (marked) => viewPages(buildSite(marked)),
    documents: views,
  })
}

/** How many pages differ in nothing but the name of the script that holds what all pages share, and their list. */
function countReloading({ before, after }: BuiltStates, { changed }: PageChanges): number {
  const [old, fresh] = [before, after].map(({ model: { site, pages } }) =>
    JSON.stringify([site, pages.map(({ path }) => path)]),
  )
  if (old === fresh) return 0
  const stayed = new Set(before.views.map(({ id }) => id))
  return after.views.filter(({ id }) => stayed.has(id)).length - changed.length
}

/** Findings of one state that the other has not, wherever they stand. */
function diffFindings(before: readonly Finding[], after: readonly Finding[]) {
  return { new: withoutKnown(after, before), gone: withoutKnown(before, after) }
}

function withoutKnown(findings: readonly Finding[], known: readonly Finding[]): Finding[] {
  const keyOf = ({ rule, file, page, message }: Finding) => [rule, file, page, message].join('\0')
  const counts = groupBy(known, keyOf)
  return [...groupBy(findings, keyOf)].flatMap(([key, same]) =>
    same.slice(counts.get(key)?.length ?? 0),
  )
}
