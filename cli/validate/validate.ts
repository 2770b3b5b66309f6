import { hasErrors, sortFindings, type Finding } from '../finding.ts'
import type { Loaded } from '../load.ts'
import type { Gazetteer } from '../places.ts'
import { parseFile, type Source } from '../parse.ts'
import { dataSchemas, type SiteData } from '../schema/data.ts'
import { checkAcknowledgements, withoutAcknowledged } from './acknowledgements.ts'
import { checkAddresses } from './addresses.ts'
import { checkAreas } from './areas.ts'
import { checkBusiness } from './business.ts'
import type { Sources } from './drafts.ts'
import { checkPages } from './pages.ts'
import { checkPlaces } from './places.ts'
import { checkPlaceholderList, checkPlaceholders } from './placeholders.ts'
import { checkPublicFiles } from './pictures.ts'
import { checkReferences } from './references.ts'
import { checkStructure } from './structure.ts'
import { checkCharacters, checkTexts } from './text-hygiene.ts'

/** What validation needs to know besides the data files. */
export interface ValidateOptions {
  /** Files of data/public, as addresses: `/favicon.svg`. */
  readonly publicFiles: ReadonlySet<string>
  /** The towns that are known, with their true counties. */
  readonly places: Gazetteer
  /** Placeholders are errors. */
  readonly production: boolean
}

/** All findings of all files, in reading order; the data where there is no error. */
export interface Validated {
  readonly findings: readonly Finding[]
  readonly data: SiteData | null
}

/** Checks all files together. Faults of the data are findings; it throws only on a bug. */
export function validate(files: readonly Loaded[], options: ValidateOptions): Validated {
  const { sources: parsed, findings: unread } = parseAll(files)
  const all = Object.values(parsed)
  const sources = wellRooted(parsed)
  const byName = all.flatMap((source) => checkStructure(source, dataSchemas[source.name]))
  const findings = sortFindings(
    withoutAcknowledged(
      [
        ...unread,
        ...byName,
        ...all.flatMap(checkTexts),
        ...checkAreas(sources),
        ...checkPlaces(sources, options.places),
        ...checkPages(sources),
        ...checkReferences(sources),
        ...checkAddresses(sources),
        ...checkBusiness(sources),
        ...checkPlaceholderList(sources),
        ...checkAcknowledgements(all),
        ...checkPublicFiles(sources, options.publicFiles),
        ...(options.production ? checkPlaceholders(sources) : []),
      ],
      all,
    ),
  )
  return { findings, data: hasErrors(findings) ? null : toData(sources) }
}

/** A map where a list belongs says nothing about what other files refer to. */
function wellRooted(sources: Sources): Sources {
  const entries = Object.entries(sources).filter(
    ([, { name, value }]) =>
      typeof value === 'object' && value !== null && Array.isArray(value) === lists.has(name),
  )
  return Object.fromEntries(entries)
}

const lists: ReadonlySet<string> = new Set(['services', 'counties', 'cities'])

function parseAll(files: readonly Loaded[]): { sources: Sources; findings: Finding[] } {
  const sources: { -readonly [Name in Source['name']]?: Source } = {}
  const findings: Finding[] = []
  for (const loaded of files) {
    if ('finding' in loaded) {
      findings.push(loaded.finding)
      continue
    }
    const parsed = parseFile(loaded.file)
    const hidden = checkCharacters(loaded.file)
    findings.push(...hidden)
    if (parsed.source) sources[loaded.file.name] = parsed.source
    // Where nobody sees a character, the parser stumbles over it too.
    if (parsed.source || hidden.length === 0) findings.push(...parsed.findings)
  }
  return { sources, findings }
}

function toData(sources: Sources): SiteData {
  return {
    business: dataSchemas.business.parse(sources.business?.value),
    site: dataSchemas.site.parse(sources.site?.value),
    services: dataSchemas.services.parse(sources.services?.value),
    counties: dataSchemas.counties.parse(sources.counties?.value),
    cities: dataSchemas.cities.parse(sources.cities?.value),
    addresses: dataSchemas.addresses.parse(sources.addresses?.value),
  }
}
