import { lettersOf } from './invisible.ts'
import { memoizeTexts } from './collections.ts'

/** A name as it is written, and the state whose letters stand behind it: `Kansas City, KS`. */
export interface PlaceName {
  readonly name: string
  readonly state?: string
}

/** Names with commas between them; the letters of a state belong to the name before: `Essex, Kansas City, KS`. */
export const namesIn = (line: string): string[] =>
  line
    .split(/,(?!\s*[A-Z]{2}\s*(?:,|$))/)
    .map((name) => name.trim().replace(/\s*,\s*/, ', '))
    .filter(Boolean)

/** What is written with the state's letters is the second place of its name that a site serves. */
export const splitName = memoizeTexts((written): PlaceName => {
  const [, name = written, state] = /^(.+), ([A-Z]{2})$/.exec(lettersOf(written)) ?? []
  return state === undefined ? { name } : { name, state }
})

/** A name without the letters of its state, but with all that takes no room. */
export const withoutLetters = (written: string) =>
  splitName(written).state === undefined ? written : written.replace(/,[^,]*$/, '')
