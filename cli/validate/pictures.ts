import type { Finding } from '../finding.ts'
import { nearest } from '../nearest.ts'
import { severityOf } from '../rules.ts'
import { routePaths, textAt, type Sources } from './drafts.ts'
import { findingAt, show } from './report-finding.ts'
import { valueAt } from './schema-walk.ts'

/** Pictures that the data names, and files that would stand where the generator writes. */
export function checkPublicFiles(sources: Sources, publicFiles: ReadonlySet<string>): Finding[] {
  return [...checkPictures(sources, publicFiles), ...checkClashes(sources, publicFiles)]
}

function checkPictures(sources: Sources, publicFiles: ReadonlySet<string>): Finding[] {
  return Object.values(sources).flatMap((source) =>
    pictures(source.value, []).flatMap((path) => {
      const src = textAt(source, [...path, 'src'])
      if (!src || publicFiles.has(src)) return []
      const details = {
        rule: 'picture/missing',
        message: `data/public has no file ${show(src)}.`,
        expected: 'a file in data/public/',
        suggestion: nearest(src, publicFiles),
      } as const
      return [findingAt(source, [...path, 'src'], details)]
    }),
  )
}

function pictures(value: unknown, path: readonly PropertyKey[]): (readonly PropertyKey[])[] {
  if (typeof value !== 'object' || value === null) return []
  if (typeof valueAt(value, ['src']) === 'string') return [path]
  return Object.entries(value).flatMap(([key, child]) =>
    pictures(child, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

const generatedNames =
  /^\/(assets|content)\/|^\/(sitemap\.xml|robots\.txt|404\.html|_redirects|_headers)$/

function checkClashes(sources: Sources, publicFiles: ReadonlySet<string>): Finding[] {
  const pages = new Set(
    [...routePaths(sources)].map((path) => (path === '/' ? '/index.html' : `${path}.html`)),
  )
  return [...publicFiles]
    .filter((file) => generatedNames.test(file) || pages.has(file))
    .map((file) => ({
      rule: 'public/clash',
      severity: severityOf('public/clash'),
      message: `${file.slice(1)} is a file that the site generates.`,
      expected: 'another name',
      file: `data/public${file}`,
      line: 1,
      column: 1,
      endLine: 1,
      endColumn: 1,
    }))
}
