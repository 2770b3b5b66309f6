import type * as z from 'zod'
import type { DataPlace, Severity, Finding } from '../lib/finding.ts'
import type { Gazetteer } from '../load/gazetteer.ts'
import type { DataFileName } from '../load/load-data.ts'
import type { PublicFile } from '../load/public-files.ts'
import type { DataPath, Source } from '../parse/parse.ts'

/** Id and severity of a rule; its explanation is in `docs/rules/`. */
export interface RuleBase {
  /** Stable: data and other tools refer to it. */
  readonly id: string
  readonly severity: Severity
}

/** A rule as written in the code: `severity` defaults to `error`. */
export type Written<Kind extends RuleBase> = Omit<Kind, 'severity'> & {
  readonly severity?: 'warning' | 'notice'
}

/** A rule. Without `check`, the engine reports it itself while reading, parsing or checking the schema. */
export interface Rule<View> extends RuleBase {
  /** Returns the values that break the rule, with details where needed. */
  readonly check?: (view: View) => readonly (Field | Breach)[]
  /** The message, and what was expected, unless the breach has its own. */
  readonly message?: (at: Field) => string
  readonly expected?: string
  /** The field whose number of entries the schema limits for this rule. */
  readonly counts?: { readonly field: string; readonly range: string }
  /** The field of a file that must contain one of these names. */
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
  /** Marks this substring of the source instead of the whole value. */
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
  /** Defaults to `error`. */
  readonly severity?: Severity
  readonly message: string
}

export interface ValidateOptions {
  readonly publicFiles: ReadonlyMap<string, PublicFile>
  readonly places: Gazetteer
  readonly production: boolean
  /** Today's date: `2026-11-20`. */
  readonly today: string
  /** Pages that are being written: of two that share what each has of its own, one of these is told. */
  readonly fresh?: readonly string[]
}

export interface ViewInput extends ValidateOptions {
  /** The files, with misspelled names of fields read as those that are meant. */
  readonly sources: readonly Source[]
  /** All fields, under their names as written. */
  readonly fields: readonly Field[]
}

/** Converts a text to another form; `undefined` when it cannot. */
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
  /** Common ways of writing a value in the wrong form, the likeliest first. */
  readonly forms: readonly ToForm[]
  /** What a text at a path can mean alone, with the map or list around it; `undefined` where that is not sure. */
  readonly sureForm: SureForm
  /** Reads what can be read, also from files that break their schema. */
  readonly read: (input: ViewInput) => View
}

/** Turns a breach into a finding with its place and path. */
export function locate(breach: RuleBreach): Finding {
  const { at, rule, severity = 'error', message, expected, suggestion, page } = breach
  const place = 'source' in at ? placeIn(at, breach) : at
  return { rule, severity, message, expected, suggestion, page, ...place }
}

function placeIn({ source, path }: Spot, { atKey, part }: Breach): DataPlace {
  const place = atKey ? source.placeOfKey(path, part) : source.placeOf(path, part)
  return { ...place, path: [source.name, ...path], atKey }
}

/** A value for a message: shortened, and quoted if it is text. */
export function show(value: unknown): string {
  if (value === null || value === undefined) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a group of fields'
  const shown = JSON.stringify(value) ?? String(value)
  return shown.length > 60 ? `${shown.slice(0, 57)}…"` : shown
}
