import type { TemplateTexts } from '../load/project-files.ts'
import { renderSite } from '../render/render-site.ts'
import { routeFile } from '../render/routes.ts'
import type { CodeChange } from '../report/change-report.ts'
import type { BuiltState } from '../site/changes/states.ts'

interface CodeInput {
  /** Files that were edited and are no data. */
  readonly paths: readonly string[]
  readonly state: BuiltState
  readonly templates: { readonly before: TemplateTexts; readonly after: TemplateTexts }
}

/** The pages that may look different for an edit of what is no data. */
export function describeCode({ paths, state, templates }: CodeInput): CodeChange[] {
  // Of the program itself, what matters is that it is another one.
  const named = new Set(paths.map((path) => (path.startsWith('cli/') ? 'cli/' : path)))
  return [...named].map((path) => {
    if (path.startsWith('templates/')) return { path, pages: ofTemplate(path, state, templates) }
    return { path, pages: pagesOf(path, state) }
  })
}

const isSource = (path: string) => path.startsWith('src/') && !path.startsWith('src/styleguide/')

/** Whether an edit of the file may make another script for the pages. */
export function mayBundle({ path, pages }: CodeChange): boolean {
  const isShared = path === 'templates/site.ts.hbs' || path === 'templates/manifest.ts.hbs'
  if (isShared) return pages.length > 0
  return isSource(path) || path === 'vite.config.ts' || path === 'package-lock.json'
}

function pagesOf(path: string, { views }: BuiltState): string[] {
  if (path.startsWith('src/styleguide/')) return []
  if (path.startsWith('data/public/')) {
    const address = path.slice('data/public'.length)
    const ending = JSON.stringify(address).slice(1)
    return views.flatMap(({ id, content }) => (JSON.stringify(content).includes(ending) ? id : []))
  }
  // Each kind of page has a component, which nothing else is made of.
  const [, name] = /^src\/pages\/(\w+)Page\.tsx$/.exec(path) ?? []
  const kind = name?.replaceAll(/(?!^)[A-Z]/g, '-$&').toLowerCase()
  const own = views.filter(({ content }) => content.kind === kind)
  return (own.length > 0 ? own : views).map(({ id }) => id)
}

/** The pages whose generated files differ with that template alone. */
function ofTemplate(
  path: string,
  { model, views }: BuiltState,
  { before, after }: CodeInput['templates'],
): string[] {
  const name = path.slice('templates/'.length)
  const all = views.map(({ id }) => id)
  const render = (templates: TemplateTexts) =>
    new Map([...renderSite({ model, templates, lastmod: {} })].map((file) => [file.path, file]))
  try {
    const old = render(new Map([...after, [name, before.get(name) ?? '']]))
    const differing = [...render(after)].flatMap(([file, { content }]) =>
      old.get(file)?.content === content ? [] : file,
    )
    if (differing.some((file) => sharedFiles.has(file))) return all
    const pages = model.pages.filter((page) => differing.includes(`generated/${routeFile(page)}`))
    return pages.map((page) => page.path)
  } catch {
    // A template that cannot be read by itself may do anything.
    return all
  }
}

const sharedFiles = new Set(['generated/site.ts', 'generated/routes/manifest.ts'])
