import { memoize } from '../../lib/collections.ts'
import { isText, valueAt } from '../../lib/json.ts'
import { splitName } from '../../lib/place-name.ts'
import { stateName } from './postal.ts'

interface AreaFiles {
  readonly business: unknown
  readonly counties: unknown
}

/** A state for pages. */
export interface State {
  readonly code: string
  readonly name: string
}

/**
 * The states of counties and towns according to the data: by the state code in their name, by the county's
 * `state`, or else the office's. The files may contain errors.
 */
export const readStates = memoize(({ business, counties }: AreaFiles) => {
  const textAt = (value: unknown, ...path: readonly string[]) => {
    const text = valueAt(value, path)
    return isText(text) ? text : undefined
  }
  const office = textAt(business, 'address', 'regionCode') ?? ''
  const listed = new Map(
    (Array.isArray(counties) ? counties : []).map((county: unknown) => {
      const name = textAt(county, 'name') ?? ''
      return [name, textAt(county, 'state') ?? splitName(name).state ?? office]
    }),
  )
  const ofCounty = (county: string) => listed.get(county) ?? splitName(county).state ?? office
  const ofTown = (name: string, county?: string) =>
    splitName(name).state ?? (county === undefined ? undefined : ofCounty(county))
  /** For the office's state, the name in business.yaml. */
  const named = (code: string): State => {
    const own = code === office ? textAt(business, 'address', 'region') : undefined
    return { code, name: own ?? stateName(code) }
  }
  /** A place name with its state unless that is the office's: `Overland Park, Kansas`. */
  const told = (written: string, code: string) =>
    code === office ? written : `${splitName(written).name}, ${stateName(code)}`
  return {
    office,
    /** The states of all counties, without duplicates. */
    served: [...new Set(listed.values())],
    ofCounty,
    /** The state of a town by its name and county; `undefined` when neither says it. */
    ofTown,
    named,
    told,
  }
})
