import { mapTexts } from '../../validate/fields.ts'
import type { SiteData } from '../schema/data.ts'
import { factNames, type FactName } from '../schema/business.ts'
import { toPhone } from './business-facts.ts'

/** Puts the facts of business.yaml into the texts of the other files: `{name}`, `{phone}` … */
export function fillTexts(data: SiteData): SiteData {
  const { name, phone, address } = data.business
  const facts: Readonly<Record<FactName, string>> = {
    name,
    phone: toPhone(phone).text,
    // Without a street `validate` reports who names it.
    street: address.street ?? '{street}',
    locality: address.locality,
  }
  const fillText = (text: string) => text.replaceAll(inBraces, (_, fact: FactName) => facts[fact])
  const fill = <Value>(value: Value) => mapTexts(value, fillText)
  return {
    ...data,
    site: fill(data.site),
    services: fill(data.services),
    counties: fill(data.counties),
    cities: fill(data.cities),
  }
}

const inBraces = new RegExp(`\\{(${factNames.join('|')})\\}`, 'g')
