import { settleHeaders } from './file-parts.ts'
import type { Host, HostFile, HostLimits, HostTable } from './host.ts'

interface Built {
  readonly table: HostTable
  /** The host's own files, and all files of the published folder with their sizes in bytes. */
  readonly hostFiles: readonly HostFile[]
  readonly files: readonly { readonly path: string; readonly size: number }[]
}

interface Limit {
  /** What is counted, behind the number. */
  readonly unit: string
  readonly show?: (value: number) => string
  readonly measure: (built: Built) => readonly { readonly what: string; readonly value: number }[]
}

const count = (value: number) => value.toLocaleString('en-US')
const megabytes = (bytes: number) => `${count(Math.round(bytes / 1024 / 102.4) / 10)} MB`

const limits: Readonly<Record<keyof HostLimits, Limit>> = {
  redirects: {
    unit: 'redirects',
    measure: ({ table: { redirects, gone } }) => [
      { what: 'the site', value: redirects.length + gone.length },
    ],
  },
  headerRules: {
    unit: 'rules of headers',
    measure: ({ table }) => [
      { what: 'the site', value: 1 + settleHeaders(table.headers).files.length },
    ],
  },
  lineLength: {
    unit: 'characters a line',
    measure: ({ hostFiles }) =>
      hostFiles.flatMap(({ path, content }) =>
        content.split('\n').map((line, index) => ({
          what: `line ${index + 1} of ${path}`,
          value: line.length,
        })),
      ),
  },
  files: {
    unit: 'files',
    measure: ({ files }) => [{ what: 'the site', value: files.length }],
  },
  fileBytes: {
    unit: 'a file',
    show: megabytes,
    measure: ({ files }) => files.map(({ path, size }) => ({ what: path, value: size })),
  },
  siteBytes: {
    unit: 'in all',
    show: megabytes,
    measure: ({ files }) => [
      { what: 'the site', value: files.reduce((sum, { size }) => sum + size, 0) },
    ],
  },
}

/** The limits that a host sets, in its own numbers. */
function limitsOf(host: Host) {
  return Object.entries(limits).flatMap(([name, { show = count, ...limit }]) => {
    const most = host.limits[name as keyof HostLimits]
    return most === undefined ? [] : [{ ...limit, show, most }]
  })
}

/** What a host takes at most, in words: `20,000 files`. */
export const describeLimits = (host: Host): string[] =>
  limitsOf(host).map(({ show, most, unit }) => `${show(most)} ${unit}`)

/** Why a host would not take a built site, in sentences; none where it does. */
export function checkLimits(host: Host, built: Built): string[] {
  return limitsOf(host).flatMap(({ show, most, unit, measure }) =>
    measure(built)
      .filter(({ value }) => value > most)
      .map(({ what, value }) => {
        return `${host.title} takes at most ${show(most)} ${unit}; ${what} has ${show(value)}.`
      }),
  )
}
