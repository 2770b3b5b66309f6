import { lettersOf } from './invisible.ts'
import { memoizeTexts } from './collections.ts'

/** A name as it is written, and the state whose letters stand behind it: `Kansas City, KS`. */
export interface PlaceName {
  readonly name: string
  readonly state?: string
}

/** What is written with the state's letters is the second place of its name that a site serves. */
export const splitName = memoizeTexts((written): PlaceName => {
  const [, name = written, state] = /^(.+), ([A-Z]{2})$/.exec(lettersOf(written)) ?? []
  return state === undefined ? { name } : { name, state }
})
