export type FlatRules = ReadonlyMap<string, ReadonlyMap<string, string>>

/** Rules in blocks, such as those for print or for a dark screen, say nothing about a picture. */
const blocks = /@[^{;]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g

/** Reads a style sheet whose rules name single classes: `.paint-wall, .paint-trim { fill: var(--wall) }`. */
export function parseRules(css: string): FlatRules {
  const rules = new Map<string, Map<string, string>>()
  const text = css.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(blocks, '')
  for (const [, selectors = '', body = ''] of text.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    for (const selector of selectors.split(',')) {
      const name = selector.trim().slice(1)
      const known = rules.get(name) ?? new Map<string, string>()
      rules.set(name, known)
      for (const [property, value] of declarations(body)) known.set(property, value)
    }
  }
  return rules
}

/** What all of an element's classes say together; later rules win. */
export function declarationsOf(classes: readonly string[], rules: FlatRules): Map<string, string> {
  const named = new Set(classes)
  const result = new Map<string, string>()
  for (const [name, found] of rules) {
    if (named.has(name)) for (const [property, value] of found) result.set(property, value)
  }
  return result
}

function declarations(body: string): [string, string][] {
  return body
    .split(';')
    .filter((line) => line.includes(':'))
    .map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
    })
}
