import { lettersOf } from './invisible.ts'
import { memoizeTexts } from './collections.ts'

/** A place name split from its state code: `Kansas City, KS`. */
export interface PlaceName {
  readonly name: string
  readonly state?: string
}

/** Splits a comma-separated list of names; a state code belongs to the name before it: `Essex, Kansas City, KS`. */
export const namesIn = (line: string): string[] =>
  line
    .split(/,(?!\s*[A-Z]{2}\s*(?:,|$))/)
    .map((name) => name.trim().replace(/\s*,\s*/, ', '))
    .filter(Boolean)

/** A name is written with a state code when the site serves two places of that name. */
export const splitName = memoizeTexts((written): PlaceName => {
  const [, name = written, state] = /^(.+), ([A-Z]{2})$/.exec(lettersOf(written)) ?? []
  return state === undefined ? { name } : { name, state }
})

/** A name without its state code; zero-width characters stay. */
export const withoutLetters = (written: string) =>
  splitName(written).state === undefined ? written : written.replace(/,[^,]*$/, '')
