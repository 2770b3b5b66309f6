import { takeSuggestion } from '../../edit/repairs.ts'
import { hiddenFiles } from '../../hosts/hosts.ts'
import { fileOfOld, readOldAddress, withoutSlash } from '../../hosts/old-address.ts'
import { nearest } from '../../lib/suggest.ts'
import { fieldAt, textAt, textField, repeated, textsBelow } from '../../validate/fields.ts'
import { show, type Breach, type Field } from '../../validate/rule.ts'
import { thanksPath } from '../page-paths.ts'
import { isOutside } from '../pages/links.ts'
import { address } from '../schema/text.ts'
import { partsOfProse } from '../prose.ts'
import { isProse } from './pasted.ts'
import { respellName } from './respell.ts'
import { fixedPaths, type DataIndex, type DataRule, type Page } from './view.ts'

export const addressRules = [
  {
    id: 'link/unknown-target',
    check: (view) => {
      const { files, routes, redirected, knowsAllRoutes } = view
      const isReadable = Array.isArray(fieldAt(files.addresses, 'redirects').value)
      if (!knowsAllRoutes || !isReadable) return []
      const known = new Set([...routes, ...redirected.map(({ value }) => value)])
      // A redirect may be wrong itself.
      const sound = [...known].filter((each) => address.safeParse(each).success)
      return linksOf(view)
        .filter(({ to }) => !known.has(to) && !isOutside(to))
        .map(({ to, ...written }) => ({
          ...written,
          message: `No page and no redirect has the address ${show(to)}.`,
          suggestion: suggestAddress(to, sound),
        }))
    },
    expected: 'an address of the site',
    fix: (fault, view) => respellName(fault, view, routesOf(view)),
  },
  {
    id: 'address/alias-is-route',
    check: ({ redirected, routes }) => pagesAmong(redirected, routes),
    message: ({ value }) => `A redirect from ${show(value)} would hide a page.`,
    expected: 'an address that is not a page',
  },
  {
    id: 'address/alias-target',
    check: (view) => {
      if (!view.knowsAllRoutes) return []
      const redirects = redirectMap(view)
      return targetsOf(view)
        .filter(({ value }) => !redirects.has(value))
        .map((at) => ({ at, suggestion: suggestAddress(at.value, routesOf(view)) }))
    },
    message: ({ value }) => `This redirect leads to ${show(value)}, which is not a page.`,
    expected: 'the address of a page',
    fix: (fault, view) => respellName(fault, view, routesOf(view)),
  },
  {
    id: 'address/alias-chain',
    check: (view) => {
      const redirects = redirectMap(view)
      const ends = new Map<string, string | undefined>()
      // The redirect keeps the query, and would match again.
      const ofHome = view.redirects.filter((each) => textAt(each, 'from')?.startsWith('/?'))
      const again = ofHome.flatMap((each) => textField(each, 'to')).filter((at) => at.value === '/')
      return [...targetsOf(view).filter(({ value }) => redirects.has(value)), ...again].map(
        (at) => {
          const end = at.value === '/' ? undefined : endOfChain(at.value, redirects, ends)
          const fate = end === undefined ? 'leads round in a circle' : 'is a redirect itself'
          const message = `This redirect leads to ${show(at.value)}, which ${fate}.`
          const suggestion = end !== undefined && view.routes.has(end) ? end : undefined
          return { at, message, expected: 'the page at the end', suggestion }
        },
      )
    },
    fix: takeSuggestion,
  },
  {
    id: 'address/duplicate',
    check: (view) => repeated(entriesOf(view), keyOf),
    message: ({ value }) => `${show(value)} stands here a second time.`,
    expected: 'each address once',
  },
  {
    id: 'address/reserved',
    check: (view) => {
      const files = filesOf(view)
      const taken = view.pages.filter(isTaken)
      return [
        ...entriesOf(view).flatMap((at) => hiddenFile(at, files)),
        ...taken.map((page) => ({
          at: fieldAt(page, page.nameField),
          message: `${show(page.name)} would have the address ${page.address}, which every site has for itself.`,
          expected: 'another name',
        })),
      ]
    },
  },
  {
    id: 'address/gone-is-route',
    check: ({ gone, routes }) => pagesAmong(gone, routes),
    message: ({ value }) => `${show(value)} is a page, so it is not gone.`,
    expected: 'an address that is not a page',
  },
  {
    id: 'address/vanished',
  },
] as const satisfies readonly DataRule[]

/** If a link and a redirect differ, either may be misspelled. */
const routesOf = ({ routes }: DataIndex) => [...routes]

/** The likely address, or else the page above it, which is the next best for a removed page. */
function suggestAddress(written: string, known: readonly string[]): string | undefined {
  const above = written.slice(0, written.lastIndexOf('/'))
  const maxSteps = Math.min(3, Math.max(1, Math.floor(written.length / 3)))
  return nearest(written, known, maxSteps) ?? known.find((each) => each === above)
}

interface WrittenLink {
  readonly at: Field<string>
  readonly to: string
  /** The address within a text that has words besides. */
  readonly part?: string
}

/** The links of all fields, and of texts that have some. */
export function linksOf({ files: { site, services, pages }, texts }: DataIndex): WrittenLink[] {
  const ofFields = [site, services, pages].flatMap(({ value, source }) =>
    textsBelow(value, 'to')
      // Of a notice, it is a day.
      .filter(({ path }) => path[0] !== 'notices' || path.length > 3)
      .map((item) => ({ at: { ...item, source }, to: item.value })),
  )
  const ofTexts = texts
    .filter(isProse)
    .flatMap((at) => partsOfProse(at.value).links.map(({ to, part }) => ({ at, to, part })))
  return [...ofFields, ...ofTexts]
}

const entriesOf = ({ redirected, gone }: DataIndex) => [...redirected, ...gone]

/** A key that ignores a trailing slash and escapes, as hosts do. */
function keyOf({ value }: Field<string>): string {
  const { path, isPrefix, query } = readOldAddress(value)
  return JSON.stringify([withoutSlash(path), isPrefix, query.toSorted()])
}

const pagesAmong = (addresses: readonly Field<string>[], routes: ReadonlySet<string>) =>
  addresses.flatMap((at) => {
    const page = hiddenPage(at.value, routes)
    return page === undefined ? [] : [{ at, page }]
  })

/** The page that an old address would hide; one of Home with a query hides nothing. */
function hiddenPage(written: string, routes: ReadonlySet<string>): string | undefined {
  const { path, isPrefix, query } = readOldAddress(written)
  if (isPrefix) return [...routes].find((route) => route.startsWith(`${path}/`))
  const isHome = path === '/' && query.length > 0
  return !isHome && routes.has(withoutSlash(path)) ? withoutSlash(path) : undefined
}

const targetsOf = ({ redirects, routes }: DataIndex) =>
  redirects
    .flatMap((redirect) => textField(redirect, 'to'))
    .filter(({ value }) => !routes.has(value))

/** Redirects by address; the first of duplicates wins. */
function redirectMap({ redirects }: DataIndex): ReadonlyMap<string, string> {
  const pairs = redirects.flatMap((redirect): [string, string][] => {
    const from = textAt(redirect, 'from')
    return from === undefined ? [] : [[from, textAt(redirect, 'to') ?? '']]
  })
  return new Map(pairs.toReversed())
}

/** The end of a chain of redirects; `undefined` for a loop. `ends` caches earlier results. */
function endOfChain(
  start: string,
  redirects: ReadonlyMap<string, string>,
  ends: Map<string, string | undefined>,
): string | undefined {
  const passed = new Set<string>()
  let at: string | undefined = start
  while (at !== undefined && !passed.has(at) && !ends.has(at)) {
    passed.add(at)
    at = redirects.get(at)
  }
  const last = [...passed].at(-1)
  const end = at === undefined ? last : ends.get(at)
  for (const each of passed) ends.set(each, end)
  return end
}

function filesOf({ routes, redirected, publicFiles }: DataIndex): ReadonlyMap<string, string> {
  const describeAll = (paths: Iterable<string>, what: string) =>
    Array.from(paths, (path) => [path.toLowerCase(), what] as const)
  // An old `/about.html` is a file at its own address.
  const redirects = redirected.flatMap(({ value }) => {
    const file = fileOfOld(value)
    return file === undefined || `/${file}` === value ? [] : [`/${file}`]
  })
  return new Map([
    ...describeAll(redirects, 'the file of a redirect'),
    ...describeAll(publicFiles.keys(), ownFile),
    ...describeAll(made, 'a file that every site has'),
    ...describeAll(Array.from(routes, toFile), 'the file of a page'),
  ])
}

const ownFile = 'a file in data/public'

function hiddenFile(at: Field<string>, files: ReadonlyMap<string, string>): Breach[] {
  const { path, isPrefix, query } = readOldAddress(at.value)
  if (query.length > 0) return []
  const expected = 'another address'
  const hidden = isReserved(path) ? 'a file that every site has' : files.get(path.toLowerCase())
  if (hidden) return [{ at, message: `${show(at.value)} is ${hidden}.`, expected }]
  if (isPrefix) {
    const below = [...files].find(([file, what]) => what === ownFile && isBelow(file, path))
    const message = `${show(at.value)} would hide ${below?.[0]}, ${ownFile}.`
    return below ? [{ at, message, expected }] : []
  }
  // For the owner's own files see `public/clash`.
  const above = foldersOf(path).find((folder) => (files.get(folder) ?? ownFile) !== ownFile)
  if (above === undefined) return []
  const message = `${show(at.value)} lies below ${above}, which is ${files.get(above)}.`
  return [{ at, message, expected }]
}

const isBelow = (file: string, path: string) => file.startsWith(`${path.toLowerCase()}/`)

const toFile = (path: string) => `${path}.html`

/** The maximum length of a file path, and of an address in the data. */
const longest = 4096

/** `/services/roof-repairs` lies in `/services`. */
export function foldersOf(path: string): string[] {
  const parts = path.slice(0, longest).split('/').slice(1, -1)
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
}

/** Addresses of files that the build writes besides pages; nothing else may use them. */
const reserved = new Set([
  ...'/404 /404.html /index.html /sitemap.xml /robots.txt'.split(' '),
  ...hiddenFiles.map((path) => path.toLowerCase()),
])

/** Reserved addresses at which a file in `data/public/` is allowed to replace the build's. */
export const ownInstead: ReadonlySet<string> = new Set(['/CNAME', '/.nojekyll'])

/** Whether the address of a page is one that every site needs for itself. */
function isTaken({ address: path, source }: Page): boolean {
  if (path === undefined) return false
  return isReserved(path) || (source.name === 'pages' && ownOfEverySite.has(path))
}

/** Pages of every site, now or with its first job or form, and names of files of `generated/routes/`. */
const ownOfEverySite: ReadonlySet<string> = new Set([
  ...fixedPaths,
  thanksPath,
  '/work',
  '/home',
  '/manifest',
])

/** Other files of the build, which the owner may replace. */
export const made: ReadonlySet<string> = new Set(
  `/favicon.svg /favicon.png /icon-192.png /icon-512.png /icon-maskable-512.png /apple-touch-icon.png
  /site.webmanifest`.split(/\s+/),
)

// Large sites have more sitemaps; hosts serve a folder's `index` at its own address.
const reservedForms = /^\/sitemap-[1-9]\d*\.xml$|^\/(assets|content)(\/|$)|\/index$/

/** Whether an address is reserved for a file or folder of every site. Ignores case. */
export function isReserved(text: string): boolean {
  const path = text.toLowerCase()
  return reserved.has(path) || reservedForms.test(path)
}
