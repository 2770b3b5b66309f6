import type { Severity } from '../../lib/finding.ts'

/** Every rule: its severity, and what it asks for. Ids are stable; other tools may name them. */
export const rules = {
  'file/missing': ['error', 'Each data file exists.'],
  'file/empty': ['error', 'A data file is not empty.'],
  'file/encoding': ['error', 'A data file is UTF-8.'],
  'file/size': ['error', 'A data file is at most 64 MB.'],
  'yaml/syntax': ['error', 'A data file is valid YAML.'],
  'yaml/duplicate-key': ['error', 'A key stands once in its map.'],
  'yaml/nesting': ['error', 'A data file is nested no deeper than its fields ask for.'],
  'yaml/alias-bomb': ['error', 'Aliases do not multiply the document beyond measure.'],
  'text/control-character': ['error', 'No control characters in the data.'],
  'text/bidi-control': ['error', 'No invisible direction overrides in the data.'],
  'text/whitespace': ['warning', 'A value has no white space at its ends.'],
  'text/fact-misspelt': ['warning', 'The name of a fact in braces is spelt right.'],
  'schema/type': ['error', 'A value has the type that its field asks for.'],
  'schema/missing-key': ['error', 'Required fields are there.'],
  'schema/unknown-key': ['error', 'A field has a name that is known.'],
  'schema/value': ['error', 'A value has the form that its field asks for.'],
  'schema/count': ['error', 'A list has as many entries as its field asks for.'],
  'city/challenge-count': ['error', 'A city or county has 3 to 5 local challenges.'],
  'city/nearby-count': ['error', 'A city or county has 5 to 10 nearby areas.'],
  'city/duplicate-name': ['error', 'A city stands once in cities.yaml.'],
  'city/nearby-self': ['error', 'A nearby area is not the city itself.'],
  'city/nearby-repeated': ['error', 'A nearby area stands once in its list.'],
  'city/challenge-repeated': ['error', 'A local challenge stands once in its list.'],
  'city/description-words': ['warning', 'The description of a city or county has 60 to 120 words.'],
  'city/place-unnamed': ['warning', 'A place of a city is named in its texts.'],
  'city/true-county': ['notice', 'A city is listed under the county that it lies in.'],
  'city/nearby-unknown': ['notice', 'A nearby area of a city is a town that data/places/ knows.'],
  'city/nearby-misspelt': ['warning', 'The name of a nearby area is spelt right.'],
  'city/nearby-far': ['warning', 'A nearby area is within 25 km of the city or borders on it.'],
  'city/no-coordinates': ['notice', 'A city that data/places/ does not know has coordinates.'],
  'city/coordinates-far': ['warning', 'The coordinates of a city are within 10 km of its center.'],
  'county/unknown': ['error', 'The county of a city is an entry of counties.yaml.'],
  'county/duplicate-name': ['error', 'A county stands once in counties.yaml.'],
  'county/also-served-twice': ['error', 'A town without a page is served in one county only.'],
  'page/duplicate-address': ['error', 'Each page has an address of its own.'],
  'page/duplicate-title': ['error', 'Each page has a title of its own.'],
  'page/duplicate-description': ['error', 'Each page has a meta description of its own.'],
  'page/title-length': ['warning', 'A page title has 15 to 60 characters.'],
  'page/description-length': ['warning', 'A meta description has 70 to 160 characters.'],
  'service/duplicate-slug': ['error', 'A service slug stands once.'],
  'service/unknown': ['error', 'A service that is named exists in services.yaml.'],
  'claim/unknown': ['error', 'A claim that is named exists in business.yaml.'],
  'claim/no-number': ['error', 'A claim shown as a statistic has a value and a label.'],
  'claim/evidence': ['notice', 'A claim has evidence, or a reason to stand without.'],
  'claim/contradicted': ['notice', 'A number claimed agrees with the data.'],
  'claim/license-wording': ['notice', 'A claim to be licensed is acknowledged with its reason.'],
  'rating/self-published': [
    'notice',
    'A rating in structured data is acknowledged with its reason.',
  ],
  'link/unknown-target': ['error', 'A link inside the site leads to a page or a redirect.'],
  'address/alias-is-route': ['error', 'A redirect does not hide a page.'],
  'address/alias-target': ['error', 'A redirect leads to a page.'],
  'address/alias-chain': ['error', 'A redirect does not lead to another redirect.'],
  'address/duplicate': ['error', 'An address stands once in addresses.yaml.'],
  'address/reserved': ['error', 'An address is not that of a file which the site always has.'],
  'address/gone-is-route': ['error', 'A gone address is not a page.'],
  'address/vanished': ['error', 'An address that the site once had still answers.'],
  'business/area-code': ['warning', 'The phone number has an area code of the state.'],
  'business/coordinates-far': ['warning', 'The office is within 10 km of the center of its town.'],
  'hours/days': ['error', 'Each day has office hours once, and opens before it closes.'],
  'acknowledge/unknown-rule': ['error', 'An acknowledgement names a warning or a notice.'],
  'picture/missing': ['error', 'A picture that is named exists in data/public/.'],
  'public/clash': ['error', 'A file in data/public/ does not replace a generated one.'],
  'placeholder/unknown-field': ['error', 'The list of placeholders names fields that exist.'],
  'placeholder/value': ['error', 'Under --production no placeholder is left.'],
} as const satisfies Record<string, readonly [Severity, string]>

/** The id of a rule: `county/unknown`. */
export type RuleId = keyof typeof rules

/** Whether a text is the id of a rule. */
export function isRuleId(id: string): id is RuleId {
  return Object.hasOwn(rules, id)
}

/** How bad a breach of the rule is. */
export function severityOf(rule: RuleId): Severity {
  return rules[rule][0]
}
