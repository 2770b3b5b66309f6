import type { Host, HostFile, HostLimits, HostTable } from './host.ts'

interface Built {
  readonly table: HostTable
  /** The host's own files, and all files of the published folder with their sizes in bytes. */
  readonly hostFiles: readonly HostFile[]
  readonly files: readonly { readonly path: string; readonly size: number }[]
}

interface Measured {
  readonly what: string
  readonly value: number
}

interface Limit {
  readonly words: (value: number) => string
  readonly measure: (built: Built) => readonly Measured[]
}

const count = (value: number) => value.toLocaleString('en-US')
const megabytes = (bytes: number) => `${count(Math.round(bytes / 1024 / 102.4) / 10)} MB`

const limits: Readonly<Record<keyof HostLimits, Limit>> = {
  redirects: {
    words: (value) => `${count(value)} redirects`,
    measure: ({ table: { redirects, gone } }) => [
      { what: 'the site', value: redirects.length + gone.length },
    ],
  },
  headerRules: {
    words: (value) => `${count(value)} rules of headers`,
    measure: ({ table }) => [{ what: 'the site', value: table.headers.length }],
  },
  lineLength: {
    words: (value) => `${count(value)} characters in a line`,
    measure: ({ hostFiles }) =>
      hostFiles.flatMap(({ path, content }) =>
        content.split('\n').map((line, index) => ({
          what: `line ${index + 1} of ${path}`,
          value: line.length,
        })),
      ),
  },
  hostFileBytes: {
    words: (value) => `${count(value)} bytes of settings`,
    measure: ({ hostFiles }) =>
      hostFiles.map(({ path, content }) => ({ what: path, value: Buffer.byteLength(content) })),
  },
  files: {
    words: (value) => `${count(value)} files`,
    measure: ({ files }) => [{ what: 'the site', value: files.length }],
  },
  fileBytes: {
    words: (value) => `${megabytes(value)} in a file`,
    measure: ({ files }) => files.map(({ path, size }) => ({ what: path, value: size })),
  },
  siteBytes: {
    words: (value) => `${megabytes(value)} in all`,
    measure: ({ files }) => [
      { what: 'the site', value: files.reduce((sum, { size }) => sum + size, 0) },
    ],
  },
}

/** The limits that a host sets, by name. */
function limitsOf(host: Host) {
  return Object.entries(limits).flatMap(([name, limit]) => {
    const most = host.limits[name as keyof HostLimits]
    return most === undefined ? [] : [{ ...limit, most }]
  })
}

/** What a host takes at most, in words: `20,000 files`. */
export const describeLimits = (host: Host): string[] =>
  limitsOf(host).map(({ words, most }) => words(most))

/** Why a host would not take a built site, in sentences; none where it does. */
export function checkLimits(host: Host, built: Built): string[] {
  return limitsOf(host).flatMap(({ words, most, measure }) =>
    measure(built)
      .filter(({ value }) => value > most)
      .map(({ what, value }) => `${host.title} takes ${words(most)}; ${what} has ${words(value)}.`),
  )
}
