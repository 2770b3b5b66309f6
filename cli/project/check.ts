import { FaultyDataError, type CommandError } from '../lib/errors.ts'
import { sortFindings, type Finding } from '../lib/finding.ts'
import { readAddressRecords, type OnDisk } from '../load/generated-files.ts'
import { textAtHead } from '../load/git.ts'
import { dataFilesOf, type DataFile, type Loaded } from '../load/load-data.ts'
import { recordedAddresses } from '../load/records.ts'
import { site } from '../site/index.ts'
import { reportVanished } from '../site/rules/removed-urls.ts'
import type { SiteData } from '../site/schema/data.ts'
import { validate } from '../validate/validate.ts'
import { log, printFindings, toDay, type Context } from './context.ts'
import { readProject } from './read-project.ts'

/** Reads and validates the project in a folder, by default the command's site. */
export function readChecked(
  { roots, io }: Context,
  { production = false, folder = roots.site } = {},
) {
  const project = readProject({ ...roots, site: folder })
  const today = toDay(io.now())
  return { project, today, ...validate(project.files, site, { ...project, production, today }) }
}

interface Required {
  readonly production?: boolean
  /** What the command leaves undone in case of errors, for the message. */
  readonly undone?: string
}

/** Returns the data; on errors, prints the findings and throws. */
export const requireData = (context: Context, options?: Required): SiteData =>
  requireRead(context, options).data

/** The same with everything that was read. */
export function requireRead(context: Context, { production = false, undone }: Required = {}) {
  const { project, findings, data, sources } = context.stages.run('read and validate', () =>
    readChecked(context, { production }),
  )
  if (!data) throw refuseFaulty(context, findings, project.files, undone)
  return { data, sources, texts: dataFilesOf(project.files) }
}

/** Prints the errors of the data; returns the error for the command to throw. */
export function refuseFaulty(
  context: Context,
  findings: readonly Finding[],
  files: readonly Loaded[],
  undone = 'nothing was written',
): CommandError {
  const errors = findings.filter(({ severity }) => severity === 'error')
  const texts = dataFilesOf(files)
  printFindings(context, { findings: errors, stream: 'stderr', texts })
  return new FaultyDataError(`The data has errors; ${undone}.`, errors, texts)
}

/** Validates the project; if there are no errors, also reports addresses that would vanish. */
export function checkProject(context: Context, production = false) {
  const { findings, ...checked } = readChecked(context, { production })
  const { data, project } = checked
  const disk = data && readAddressRecords(context.roots.site)
  const texts = dataFilesOf(project.files)
  const vanished = disk ? findVanished(context, { data, texts, disk }) : []
  return { ...checked, findings: sortFindings([...findings, ...vanished]) }
}

/** The addresses that used to exist and would no longer answer, except those in `neverPublic`. */
export function findVanished(
  context: Context,
  { data, texts, disk }: { data: SiteData; texts: readonly DataFile[]; disk: OnDisk },
  neverPublic: readonly string[] = [],
): readonly Finding[] {
  const recorded = recordedAddresses(disk, (path) => textAtHead(context.roots.site, path))
  for (const address of neverPublic) {
    if (!recorded.delete(address)) log(context, `${address} was no address of this site.`)
  }
  return reportVanished({ data, recorded, texts })
}
