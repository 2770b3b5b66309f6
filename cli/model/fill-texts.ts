import type { SiteData } from '../schema/data.ts'
import { toPhone } from './business.ts'

/**
 * Puts the facts of business.yaml into the texts of the other files: `{name}`, `{phone}`,
 * `{street}` and `{locality}` may stand in any of them. Other braces stay as they are.
 */
export function fillTexts(data: SiteData): SiteData {
  const { name, phone, address } = data.business
  const facts: Readonly<Record<string, string>> = {
    '{name}': name,
    '{phone}': toPhone(phone).text,
    '{street}': address.street,
    '{locality}': address.locality,
  }
  const fill = (text: string) =>
    text.replaceAll(/\{(?:name|phone|street|locality)\}/g, (token) => facts[token] ?? token)
  return {
    ...data,
    site: mapTexts(data.site, fill),
    services: mapTexts(data.services, fill),
    counties: mapTexts(data.counties, fill),
    cities: mapTexts(data.cities, fill),
  }
}

/** The same value with each text in it changed. */
function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  // Each branch gives back what it was given but for its texts, which the compiler cannot see.
  if (typeof value === 'string') return change(value) as Value
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change)) as Value
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, child]) => [key, mapTexts(child, change)])
  return Object.fromEntries(entries) as Value
}
