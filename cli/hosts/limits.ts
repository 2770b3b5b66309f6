import { settleHeaders } from './file-parts.ts'
import type { Host, HostFile, HostLimits, HostTable } from './host.ts'

interface Built {
  readonly table: HostTable
  /** The host's own files, and all published files with their sizes in bytes. */
  readonly hostFiles: readonly HostFile[]
  readonly files: readonly { readonly path: string; readonly size: number }[]
}

type Measure = (built: Built) => readonly (readonly [what: string, value: number])[]
type Show = (value: number) => string

const count = (value: number) => value.toLocaleString('en-US')
const megabytes = (bytes: number) => `${count(Math.round(bytes / 1024 / 102.4) / 10)} MB`

const ofSite = (value: number) => [['the site', value]] as const

/** For each limit: the unit after the number, the measurements, and their format. */
const limits: Readonly<Record<keyof HostLimits, readonly [string, Measure, Show?]>> = {
  redirects: [
    'redirects',
    ({ table: { redirects, prefixes, queries, gone } }) =>
      ofSite([redirects, prefixes, queries, gone].flat().length),
  ],
  headerRules: [
    'rules of headers',
    ({ table }) => ofSite(1 + settleHeaders(table.headers).files.length),
  ],
  lineLength: [
    'characters a line',
    ({ hostFiles }) =>
      hostFiles.flatMap(({ path, content }) =>
        content.split('\n').map((line, at) => [`line ${at + 1} of ${path}`, line.length] as const),
      ),
  ],
  files: ['files', ({ files }) => ofSite(files.length)],
  fileBytes: [
    'a file',
    ({ files }) => files.map(({ path, size }) => [path, size] as const),
    megabytes,
  ],
  siteBytes: [
    'in all',
    ({ files }) => ofSite(files.reduce((sum, { size }) => sum + size, 0)),
    megabytes,
  ],
}

/** Sentences on why a host would not accept a built site; empty when it would. */
export function checkLimits(host: Host, built: Built): string[] {
  return Object.entries(limits).flatMap(([name, [unit, measure, show = count]]) => {
    const most = host.limits[name as keyof HostLimits]
    if (most === undefined) return []
    const over = measure(built).filter(([, value]) => value > most)
    return over.map(([what, value]) => {
      return `${host.title} takes at most ${show(most)} ${unit}; ${what} has ${show(value)}.`
    })
  })
}
