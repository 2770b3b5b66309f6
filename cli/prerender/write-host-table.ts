import { renameSync, writeFileSync } from 'node:fs'
import type { HostTable } from '../hosts/host.ts'
import { tablePath } from '../load/host-table.ts'
import { forEver, securityHeaders } from './host-files.ts'

interface TableInput extends Pick<
  HostTable,
  'origin' | 'pages' | 'redirects' | 'gone' | 'ownHtml'
> {
  /** The files of the site that are named by their content. */
  readonly immutable: readonly string[]
  /** The texts of the inline style sheets. */
  readonly styles: readonly string[]
}

/** What a host is told of the site. */
export function toHostTable({ immutable, styles, ...site }: TableInput): HostTable {
  return {
    ...site,
    headers: [
      { path: '/*', headers: { ...securityHeaders(styles), 'Cache-Control': 'no-cache' } },
      ...immutable.map((path) => ({ path, headers: { 'Cache-Control': forEver } })),
      { path: '/site.webmanifest', headers: { 'Content-Type': 'application/manifest+json' } },
    ],
    hidden: ['/_redirects', '/_headers'],
  }
}

/** Leaves the table beside dist/, where `preview` finds it. */
export function writeHostTable(root: string, table: HostTable): void {
  const file = tablePath(root)
  writeFileSync(`${file}.tmp`, JSON.stringify(table))
  renameSync(`${file}.tmp`, file)
}
