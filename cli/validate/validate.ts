import type * as z from 'zod'
import { hasErrors, sortFindings, type Finding } from '../lib/finding.ts'
import type { DataFileName, Loaded } from '../load/load-data.ts'
import type { Gazetteer } from '../load/gazetteer.ts'
import { parseFile, type Source } from '../parse/parse.ts'
import { dataSchemas, type SharedData, type SiteData } from '../site/schema/data.ts'
import {
  checkAcknowledgements,
  findAcknowledgements,
  withoutAcknowledged,
} from './acknowledgements.ts'
import { checkAddresses } from '../site/rules/addresses.ts'
import { adviseOnAreas, checkAreas } from '../site/rules/areas.ts'
import { checkBusiness } from '../site/rules/business.ts'
import type { Sources } from '../site/rules/read-loosely.ts'
import { checkPages } from '../site/rules/pages.ts'
import { checkPlaces } from '../site/rules/places.ts'
import { checkPlaceholderList, checkPlaceholders } from '../site/rules/placeholders.ts'
import { checkClashes, checkPictures } from '../site/rules/pictures.ts'
import { checkReferences } from '../site/rules/references.ts'
import { toPlaced } from './create-finding.ts'
import { checkStructure } from './schema-findings.ts'
import { checkCharacters, checkTexts } from './characters.ts'

/** What validation needs to know besides the data files. */
export interface ValidateOptions {
  /** Files of data/public, as addresses: `/favicon.svg`. */
  readonly publicFiles: ReadonlySet<string>
  /** The towns that are known, with their true counties. */
  readonly places: Gazetteer
  /** Placeholders are errors. */
  readonly production: boolean
  /** Warnings and notices are left out, and not looked for where they can be told apart. */
  readonly errorsOnly?: boolean
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
  const acknowledged = findAcknowledgements(all)
  const structures = checkStructures(parsed)
  const unplaced = [
    ...Object.values(structures).flatMap((structure) => structure?.findings ?? []),
    ...all.flatMap(checkTexts),
    ...checkAreas(sources),
    ...(options.errorsOnly
      ? []
      : [...adviseOnAreas(sources), ...checkPlaces(sources, options.places)]),
    ...checkPages(sources),
    ...checkReferences(sources),
    ...checkAddresses(sources),
    ...checkBusiness(sources),
    ...checkPlaceholderList(sources),
    ...checkAcknowledgements(acknowledged),
    ...checkPictures(sources, options.publicFiles),
    ...(options.production ? checkPlaceholders(sources) : []),
  ]
  const placed = withoutAcknowledged(unplaced, acknowledged)
    .filter(({ details }) => !options.errorsOnly || details.severity === 'error')
    .map(toPlaced)
  const clashes = checkClashes(sources, options.publicFiles)
  const findings = sortFindings([...unread, ...placed, ...clashes])
  return { findings, data: hasErrors(findings) ? null : toData(structures) }
}

/**
 * The data of all files but that of the cities, where each of them is faultless in itself, and
 * `null` elsewhere. Whether they fit together and with the cities is for `validate` to say.
 */
export function readShared(files: readonly Loaded[]): SharedData | null {
  const { sources, findings } = parseAll(files)
  return hasErrors(findings) ? null : toShared(checkStructures(sources))
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

function checkStructures(sources: Sources) {
  const check = <Data>(name: DataFileName, schema: z.ZodType<Data>) => {
    const source = sources[name]
    return source && checkStructure(source, schema)
  }
  return {
    business: check('business', dataSchemas.business),
    site: check('site', dataSchemas.site),
    services: check('services', dataSchemas.services),
    counties: check('counties', dataSchemas.counties),
    cities: check('cities', dataSchemas.cities),
    addresses: check('addresses', dataSchemas.addresses),
  }
}

type Structures = ReturnType<typeof checkStructures>

/** What the schemas made of the files; `null` where one of them could not be read. */
function toData(structures: Structures): SiteData | null {
  const shared = toShared(structures)
  const cities = structures.cities?.data
  return shared && cities ? { ...shared, cities } : null
}

function toShared(structures: Structures): SharedData | null {
  const business = structures.business?.data
  const site = structures.site?.data
  const services = structures.services?.data
  const counties = structures.counties?.data
  const addresses = structures.addresses?.data
  if (!business || !site || !services || !counties || !addresses) return null
  return { business, site, services, counties, addresses }
}
