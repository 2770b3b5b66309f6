/** What of business.yaml may stand in braces in the texts of the other files: `{name}`. */
export const factNames = ['name', 'phone', 'street', 'locality'] as const

/** One of them. */
export type FactName = (typeof factNames)[number]
