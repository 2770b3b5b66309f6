import type { Finding } from '../../lib/finding.ts'
import { nearest } from '../../lib/suggest.ts'
import { severityOf } from './catalogue.ts'
import { listAt, routePaths, textAt, type Sources } from './read-loosely.ts'
import { isReserved } from './reserved-urls.ts'
import { findingAt, show, type Unplaced } from '../../validate/create-finding.ts'
import { fieldsNamed } from '../../validate/walk.ts'

/** Pictures that the data names are in data/public/. */
export function checkPictures(sources: Sources, publicFiles: ReadonlySet<string>): Unplaced[] {
  return Object.values(sources).flatMap((source) =>
    fieldsNamed('src', source).flatMap(({ value, path }) => {
      if (typeof value !== 'string' || publicFiles.has(value.trim())) return []
      const finding = findingAt(source, path, {
        rule: 'picture/missing',
        message: `data/public has no file ${show(value)}.`,
        expected: 'a file in data/public/',
        suggestion: nearest(value, publicFiles),
      })
      return [finding]
    }),
  )
}

/** Files at the address of a page, an alias or a file of the site, or that a folder of it hides. */
export function checkClashes(sources: Sources, publicFiles: ReadonlySet<string>): Finding[] {
  const generated = [...routePaths(sources), ...aliasPaths(sources)].map((path) =>
    path.toLowerCase(),
  )
  const taken = new Set(generated.map((path) => `${path}.html`))
  const folders = new Set(generated.flatMap(parentsOf))
  return [...publicFiles]
    .filter((file) => {
      const path = file.toLowerCase()
      return isReserved(path) || taken.has(path) || folders.has(path)
    })
    .map((file) => ({
      rule: 'public/clash',
      severity: severityOf('public/clash'),
      message: `${file.slice(1)} stands where the site has a file or folder of its own.`,
      expected: 'another name',
      file: `data/public${file}`,
      line: 1,
      column: 1,
      endLine: 1,
      endColumn: 1,
    }))
}

function aliasPaths({ addresses }: Sources): string[] {
  return listAt(addresses, ['redirects']).flatMap(
    ({ path }) => textAt(addresses, [...path, 'from']) ?? [],
  )
}

/** `/services/roof-repairs` lies in `/services`. */
function parentsOf(path: string): string[] {
  const parts = path.split('/').slice(1, -1)
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
}
