import type { Finding } from '../../lib/finding.ts'
import type { DataFile } from '../../load/load-data.ts'
import { isCovered, readOldAddress } from '../../hosts/old-address.ts'
import { nearest } from '../../lib/suggest.ts'
import { parseFile } from '../../parse/parse.ts'
import { hasPage } from '../schema/cities.ts'
import type { SiteData } from '../schema/data.ts'
import { areaPath, ownPath, servicePath, workPaths } from '../page-paths.ts'
import { fixedPaths } from './view.ts'
import { locate } from '../../validate/rule.ts'

interface VanishInput {
  readonly data: SiteData
  readonly recorded: ReadonlySet<string>
  readonly texts: readonly DataFile[]
}

/**
 * Recorded addresses that are no longer a page, a redirect or listed as gone, so that links to them would fail.
 * One finding each, at the redirects.
 */
export function reportVanished({ data, recorded, texts }: VanishInput): Finding[] {
  const pages = pagePaths(data)
  const { redirects, gone, draft } = data.addresses
  if (draft) return []
  const written = [...redirects.map(({ from }) => from), ...gone]
  const known = new Set([...pages, ...written])
  const old = written.map(readOldAddress)
  const isAnswered = (address: string) => old.some((each) => isCovered(address, each))
  const vanished = [...recorded].filter((each) => !known.has(each) && !isAnswered(each)).toSorted()
  const addresses = texts.find(({ name }) => name === 'addresses')
  const source = vanished.length > 0 && addresses ? parseFile(addresses).source : null
  if (!source) return []
  const fresh = pages.filter((page) => !recorded.has(page))
  return vanished.map((address) =>
    locate({
      rule: 'address/vanished',
      at: { source, path: ['redirects'] },
      atKey: true,
      message: `${address} was an address of this site, and nothing answers there now.`,
      expected: 'a page, a redirect or an entry of `gone` for it',
      suggestion: remedies(address, nearest(address, fresh) ?? pageAbove(address, pages)),
      page: address,
    }),
  )
}

export function pagePaths({ services, pages, counties, cities, projects }: SiteData): string[] {
  return [
    ...fixedPaths,
    ...services.map(({ slug }) => servicePath(slug)),
    ...pages.map(({ slug }) => ownPath(slug)),
    ...counties.filter(hasPage).map(({ name }) => areaPath(name)),
    ...cities.map(({ cityName }) => areaPath(cityName)),
    ...workPaths(projects.map(({ slug }) => slug)),
  ]
}

function pageAbove(address: string, pages: readonly string[]): string {
  const parent = address.slice(0, Math.max(1, address.lastIndexOf('/')))
  return pages.includes(parent) ? parent : '/'
}

/** The commands that keep the addresses below a folder. */
const helpers = [
  ['/service-areas/', 'rename-city and remove-city do this'],
  ['/services/', 'remove-service does this'],
] as const

function remedies(address: string, to: string): string {
  const helper = helpers.find(([below]) => address.startsWith(below))
  return [
    'under `redirects` in data/addresses.yaml:',
    '',
    `  - from: ${address}`,
    `    to: ${to}`,
    '',
    `or under \`gone\`: - ${address}`,
    `or, if it was never public: npx roof-site generate --never-public ${address}`,
    ...(helper ? [`Next time, ${helper[1]} for you.`] : []),
  ].join('\n')
}
