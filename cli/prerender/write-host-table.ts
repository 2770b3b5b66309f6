import { renameSync, writeFileSync } from 'node:fs'
import type { HostTable } from '../hosts/host.ts'
import { tablePath } from '../load/host-table.ts'

/** Leaves the table beside dist/, where `preview` finds it. */
export function writeHostTable(root: string, table: HostTable): void {
  const file = tablePath(root)
  writeFileSync(`${file}.tmp`, JSON.stringify(table))
  renameSync(`${file}.tmp`, file)
}
