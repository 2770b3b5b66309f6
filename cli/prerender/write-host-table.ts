import { renameSync, writeFileSync } from 'node:fs'
import type { HostTable } from '../hosts/host.ts'
import { tablePath } from '../load/host-table.ts'

/** Leaves the table beside dist/, where `preview` finds it, with the mark of the data that it is of. */
export function writeHostTable(root: string, table: HostTable, builtFrom: string): void {
  const file = tablePath(root)
  writeFileSync(`${file}.tmp`, JSON.stringify({ ...table, builtFrom }))
  renameSync(`${file}.tmp`, file)
}
