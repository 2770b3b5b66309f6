import { join } from 'node:path'
import { changedSince } from '../load/git.ts'
import { fileSizes, isFolderThere } from '../load/list-files.ts'
import { readTemplates, type TemplateTexts } from '../load/project-files.ts'
import { htmlFile } from '../prerender/site-file.ts'
import type { Cause, ChangeReport, KindBytes } from '../report/change-report.ts'
import { pagesOfPlaces } from '../site/changes/causes.ts'
import { describeChange, isScriptChanged } from '../site/changes/describe-change.ts'
import type { BuiltState, States } from '../site/changes/states.ts'
import { describeCode, mayBundle } from './code-changes.ts'

/** A project that has only its data has none. */
export const readTemplatesIn = (folder: string): TemplateTexts =>
  isFolderThere(join(folder, 'templates')) ? readTemplates(folder) : new Map()

interface Comparing {
  readonly root: string
  readonly states: States
  /** Those of then. */
  readonly templates: TemplateTexts
  readonly commit: string
  readonly since: string
  readonly distBefore: string | undefined
}

/** What is no data, and yet makes pages; and what stands in the data's folder besides. */
const besides = 'src templates cli vite.config.ts package-lock.json data/public data/places'.split(
  ' ',
)

/** All that is known of what turned one state into the other. */
export function compareStates(input: Comparing): ChangeReport {
  const { root, states, templates, commit, since, distBefore } = input
  const { before, after } = states
  const report = describeChange(states)
  const paths = changedSince(root, commit, besides)
  const isPlace = (path: string) => path.startsWith('data/places/')
  const [old, fresh] = [before.built, after.built]
  const built = old && fresh && { before: old, after: fresh }
  const code = fresh
    ? describeCode({
        paths: paths.filter((path) => !isPlace(path)),
        state: fresh,
        templates: { before: templates, after: readTemplatesIn(root) },
      })
    : []
  const places = paths.filter(isPlace).map((file): Cause => {
    const pages = built && pagesOfPlaces(built)
    return { file, line: null, kind: 'changed', what: 'places', pages }
  })
  const isCertain = built !== null && isScriptChanged(built)
  const isNew = isCertain || code.some(mayBundle)
  const script =
    isNew && built ? { pages: commonPages(built.before, built.after), isCertain } : null
  return {
    ...report,
    since,
    causes: [...report.causes, ...places],
    code,
    script,
    bytes: fresh ? countBytes(fresh, join(root, 'dist'), distBefore) : [],
  }
}

function commonPages(before: BuiltState, after: BuiltState): string[] {
  const old = new Set(before.views.map(({ id }) => id))
  return after.views.map(({ id }) => id).filter((id) => old.has(id))
}

/** The sizes of the pages of each kind, as far as there are builds. */
function countBytes({ views }: BuiltState, dist: string, distBefore?: string): KindBytes[] {
  const sizesOf = (folder: string) =>
    new Map(fileSizes(folder).map(({ path, size }) => [path, size]))
  const sizes = sizesOf(dist)
  if (sizes.size === 0) return []
  const old = distBefore === undefined ? new Map<string, number>() : sizesOf(distBefore)
  return [...new Set(views.map(({ content }) => content.kind))].map((kind) => {
    const files = views.filter(({ content }) => content.kind === kind).map(({ id }) => htmlFile(id))
    const sum = (known: ReadonlyMap<string, number>) =>
      files.reduce((total, file) => total + (known.get(file) ?? 0), 0)
    const before = old.size > 0 ? sum(old) : null
    return { kind, pages: files.length, before, after: sum(sizes) }
  })
}
