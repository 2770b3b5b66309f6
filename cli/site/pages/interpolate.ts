import { mapped } from '../../lib/mapped.ts'
import type { SiteData } from '../schema/data.ts'
import { factNames, type FactName } from '../schema/facts.ts'
import { toPhone } from './business-facts.ts'

/**
 * Puts the facts of business.yaml into the texts of the other files: `{name}`, `{phone}`,
 * `{street}` and `{locality}` may stand in any of them. Other braces stay as they are.
 */
export function fillTexts(data: SiteData): SiteData {
  const { name, phone, address } = data.business
  const facts: Readonly<Record<FactName, string>> = {
    name,
    phone: toPhone(phone).text,
    street: address.street,
    locality: address.locality,
  }
  const fillText = (text: string) => text.replaceAll(inBraces, (_, fact: FactName) => facts[fact])
  const fill = <Value>(value: Value) => (hasBrace(value) ? mapTexts(value, fillText) : value)
  return {
    ...data,
    site: fill(data.site),
    services: fill(data.services),
    counties: fill(data.counties),
    cities: fill(data.cities),
  }
}

/** Whether a text of it has a brace. Most have none, and are looked at much faster than changed. */
function hasBrace(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('{')
  return typeof value === 'object' && value !== null && Object.values(value).some(hasBrace)
}

const inBraces = new RegExp(`\\{(${factNames.join('|')})\\}`, 'g')

/** The same value with each text in it changed; what holds no such text is not copied. */
function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  // Each branch gives back what it was given but for its texts, which the compiler cannot see.
  if (typeof value === 'string') return change(value) as Value
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value
    const changed = mapped(items, (item) => mapTexts(item, change))
    return changed.every((item, index) => item === items[index]) ? value : (changed as Value)
  }
  if (typeof value !== 'object' || value === null) return value
  const fields: readonly [string, unknown][] = Object.entries(value)
  const changed = mapped(fields, ([, child]) => mapTexts(child, change))
  if (changed.every((child, index) => child === fields[index]?.[1])) return value
  return Object.fromEntries(fields.map(([key], index) => [key, changed[index]])) as Value
}
