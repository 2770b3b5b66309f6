import { startSentence } from '../../lib/sentences.ts'
import { mapTexts } from '../../validate/fields.ts'
import type { SiteData } from '../schema/data.ts'
import { countNames, factNames, type FactName } from '../schema/business.ts'
import { countsOf } from '../served-towns.ts'
import { toPhone } from './business-facts.ts'

/** Puts the facts of business.yaml, and what is counted, into the texts of the other files: `{name}`. */
export function fillTexts(data: SiteData): SiteData {
  const { name, phone, address } = data.business
  const facts: Readonly<Record<FactName, string>> = {
    name,
    phone: toPhone(phone).text,
    // Without a street `validate` reports who names it.
    street: address.street ?? '{street}',
    locality: address.locality,
    ...countsOf(data),
  }
  const fillText = (text: string) =>
    !text.includes('{')
      ? text
      : text.replaceAll(braces, (_, fact: FactName, at: number) =>
          isCount(fact) && beginsSentence.test(text.slice(0, at))
            ? startSentence(facts[fact])
            : facts[fact],
        )
  const fill = <Value>(value: Value) => mapTexts(value, fillText)
  return {
    ...data,
    site: fill(data.site),
    services: fill(data.services),
    counties: fill(data.counties),
    cities: fill(data.cities),
  }
}

const braces = new RegExp(`\\{(${factNames.join('|')})\\}`, 'g')
const isCount = (fact: FactName) => countNames.some((name) => name === fact)

/** Nothing but signs stands between the text's start, or the end of a sentence, and what comes. */
const beginsSentence = /(?:^|[.!?])[^\p{L}\p{N}.!?]*$/u
