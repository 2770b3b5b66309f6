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

/** Towns that are named for an island and do not lie on it. */
const ashore: ReadonlySet<string> = new Set(
  'Big Bird Blue Fleming French Grand Green Holiday Lowes Middle Mystic Pine Rock Shackle Sicily'
    .split(' ')
    .map((name) => `${name} Island`),
)

const isOnIsland = (written: string) => {
  const { name } = splitName(written)
  return name.endsWith(' Island') && !ashore.has(name)
}

/** `in Savannah`, `on Tybee Island`. */
export const inPlace = (written: string) => `${isOnIsland(written) ? 'on' : 'in'} ${written}`

/** Texts that say "in {city}" say "on {city}" of an island. */
export const onIslands = (text: string, names: Readonly<Record<string, string | undefined>>) =>
  text.replaceAll(
    /\b([Ii])n( (?:and|or) around)? \{(city|locality)\}/g,
    (part, letter, around = '', key) =>
      isOnIsland(names[key] ?? '') ? `${letter === 'I' ? 'O' : 'o'}n${around} {${key}}` : part,
  )
