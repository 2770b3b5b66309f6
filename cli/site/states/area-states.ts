import { memoize } from '../../lib/collections.ts'
import { isText, valueAt } from '../../lib/json.ts'
import { splitName } from '../../lib/place-name.ts'
import { stateName } from './postal.ts'

interface AreaFiles {
  readonly business: unknown
  readonly counties: unknown
}

/** A state as pages name it. */
export interface State {
  readonly code: string
  readonly name: string
}

/**
 * In which state counties and towns are, as the data says it: by the letters behind their names, by the
 * `state` of the county, or else where the office is. The files may hold faults.
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
  /** That of the office has the name that business.yaml gives it. */
  const named = (code: string): State => {
    const own = code === office ? textAt(business, 'address', 'region') : undefined
    return { code, name: own ?? stateName(code) }
  }
  /** A place of another state than the office's by its name and that state: `Overland Park, Kansas`. */
  const told = (written: string, code: string) =>
    code === office ? written : `${splitName(written).name}, ${stateName(code)}`
  return {
    office,
    /** Those of the counties, each once. */
    served: [...new Set(listed.values())],
    ofCounty,
    /** That of a town by its name and its county; `undefined` where neither says it. */
    ofTown,
    named,
    told,
  }
})
