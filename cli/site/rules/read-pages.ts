import { areaPath } from '../../lib/slug.ts'
import { listAt, textAt, textsAt } from '../../validate/fields.ts'
import type { Field } from '../../validate/rule.ts'

/** The entry that a page is made from, as far as it can be read. */
export interface Page extends Field {
  /** The field that the address is made from; none of the pages that exist once. */
  readonly nameField: string
  readonly name: string | undefined
  readonly address: string | undefined
}

export interface Area extends Page {
  readonly nearbyAreas: readonly Field<string>[]
}

export function readAreas(file: Field): Area[] {
  const nameField = file.source.name === 'counties' ? 'name' : 'cityName'
  return listAt(file).map((entry) => ({
    ...toPage(entry, nameField, areaPath),
    nearbyAreas: textsAt(entry, 'nearbyAreas'),
  }))
}

export function toPage(entry: Field, nameField = '', toAddress?: (name: string) => string): Page {
  const name = textAt(entry, nameField)
  return { ...entry, nameField, name, address: name && toAddress?.(name) }
}
