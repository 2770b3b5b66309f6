const entities: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
}

/** A text as HTML, for elements and for attributes in double quotes; the bytes are React's. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/["&'<>]/g, (character) => entities[character] ?? character)
}

/** A tag with attributes, as React prints it; one that has no end tag, as `<meta … />`, is whole. */
export function printTag(name: string, attributes: Readonly<Record<string, string>>): string {
  const isWhole = name === 'meta' || name === 'link'
  const printed = Object.entries(attributes).map(([key, text]) => ` ${key}="${escapeHtml(text)}"`)
  return `<${name}${printed.join('')}${isWhole ? '/>' : '>'}`
}
