import type * as z from 'zod'
import type { DataPlace, Severity, Finding } from '../lib/finding.ts'
import type { Gazetteer } from '../load/gazetteer.ts'
import type { DataFileName } from '../load/load-data.ts'
import type { PublicFile } from '../load/public-files.ts'
import type { DataPath, Source } from '../parse/parse.ts'

/** What a rule is called, and how bad it is to break it; what it asks and why stands in `docs/rules/`. */
export interface RuleBase {
  /** Stable: data and other tools name it. */
  readonly id: string
  readonly severity: Severity
}

/** A rule as it is written down: an error, where it does not say otherwise. */
export type Written<Kind extends RuleBase> = Omit<Kind, 'severity'> & {
  readonly severity?: 'warning' | 'notice'
}

/** A rule. Without `check`, the engine reports it: reading, parsing or the schema finds the fault. */
export interface Rule<View> extends RuleBase {
  /** What breaks it: values, or more than these where there is more to say. */
  readonly check?: (view: View) => readonly (Field | Breach)[]
  /** What is said of a value, and what is expected, where the breach does not say it itself. */
  readonly message?: (at: Field) => string
  readonly expected?: string
  /** The field whose number of entries the schema limits under this rule. */
  readonly counts?: { readonly field: string; readonly range: string }
  /** The field of a file that holds one of these names. */
  readonly names?: {
    readonly file: DataFileName
    readonly field: string
    readonly from: (view: View) => readonly string[]
  }
}

export interface Spot {
  readonly source: Source
  readonly path: DataPath
}

export type Field<Value = unknown> = Spot & { readonly value: Value }

export interface Breach {
  readonly at: Field | Spot | DataPlace
  readonly atKey?: boolean
  /** Marks this part, as it is written in the file, instead of the whole. */
  readonly part?: string | undefined
  /** Other values whose errors follow from this one. */
  readonly covers?: readonly DataPath[]
  readonly message?: string
  readonly expected?: string | undefined
  readonly suggestion?: string | undefined
  readonly page?: string | undefined
}

export interface RuleBreach extends Breach {
  readonly rule: string
  /** An error, where nothing is said. */
  readonly severity?: Severity
  readonly message: string
}

export interface ValidateOptions {
  readonly publicFiles: ReadonlyMap<string, PublicFile>
  readonly places: Gazetteer
  readonly production: boolean
  /** The day on which it is asked: `2026-11-20`. */
  readonly today: string
  /** Pages that are being written: of two that share what each has of its own, one of these is told. */
  readonly fresh?: readonly string[]
}

export interface ViewInput extends ValidateOptions {
  readonly sources: readonly Source[]
  readonly fields: readonly Field[]
}

/** A text in another form; `undefined` where it can have none. */
export type ToForm = (written: string) => string | undefined

export type SureForm = (
  path: DataPath,
  written: string,
  around: unknown,
) => string | readonly string[] | undefined

/** What validation is told of the site: the schemas, and the rules with the view they look at. */
export interface SiteRules<Data, View> {
  readonly schema: z.ZodType<Data>
  readonly schemas: Readonly<Record<DataFileName, z.ZodType>>
  readonly rules: readonly Rule<View>[]
  /** Ways in which people write what a field wants in another form, the likeliest first. */
  readonly forms: readonly ToForm[]
  /** What a text at a path can mean alone, with the map or list around it; `undefined` where that is not sure. */
  readonly sureForm: SureForm
  /** Reads what can be read, also from files that break their schema. */
  readonly read: (input: ViewInput) => View
}

/** The finding of a breach: where its value stands in its file, and the path to it. */
export function locate(breach: RuleBreach): Finding {
  const { at, rule, severity = 'error', message, expected, suggestion, page } = breach
  const place = 'source' in at ? placeIn(at, breach) : at
  return { rule, severity, message, expected, suggestion, page, ...place }
}

function placeIn({ source, path }: Spot, { atKey, part }: Breach): DataPlace {
  const place = atKey ? source.placeOfKey(path, part) : source.placeOf(path, part)
  return { ...place, path: [source.name, ...path], atKey }
}

/** A value as a message shows it: short, and between quotes when it is text. */
export function show(value: unknown): string {
  if (value === null || value === undefined) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a group of fields'
  const shown = JSON.stringify(value) ?? String(value)
  return shown.length > 60 ? `${shown.slice(0, 57)}…"` : shown
}
