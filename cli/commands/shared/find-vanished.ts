import type { Finding } from '../../lib/finding.ts'
import { textAtHead } from '../../load/git.ts'
import { dataFilesOf, type Loaded } from '../../load/load-data.ts'
import type { OnDisk } from '../../load/project-files.ts'
import { recordedAddresses } from '../../load/records.ts'
import { reportVanished, vanishedFrom } from '../../site/rules/removed-urls.ts'
import type { SiteData } from '../../site/schema/data.ts'
import { log, type Context } from './context.ts'

interface VanishInput {
  readonly data: SiteData
  readonly files: readonly Loaded[]
  /** What was generated last: at least the lists of addresses. */
  readonly disk: OnDisk
  /** Addresses that nobody was told of, and that may vanish. */
  readonly neverPublic?: readonly string[]
}

/** A finding for each address of the site that nothing answers at any more. */
export function findVanished(
  context: Context,
  { data, files, disk, neverPublic = [] }: VanishInput,
): readonly Finding[] {
  const recorded = recordedAddresses(disk, (path) => textAtHead(context.root, path))
  for (const address of neverPublic) {
    if (!recorded.delete(address)) log(context, `${address} was no address of this site.`)
  }
  const vanished = vanishedFrom(data, recorded)
  const addresses = dataFilesOf(files).find(({ name }) => name === 'addresses')
  if (vanished.length === 0 || !addresses) return []
  return reportVanished(vanished, { data, recorded, addresses })
}
