const entities: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
}

const hasEntity = /["&'<>]/

/** A text as HTML, for elements and for attributes in double quotes; the bytes are React's. */
export function escapeHtml(text: string): string {
  return hasEntity.test(text)
    ? text.replaceAll(/["&'<>]/g, (character) => entities[character] ?? character)
    : text
}

/** A tag with attributes, as React prints it; one that has no end tag, as `<meta … />`, is whole. */
export function printTag(name: string, attributes: Readonly<Record<string, string>>): string {
  const isWhole = name === 'meta' || name === 'link'
  let tag = `<${name}`
  for (const key of Object.keys(attributes)) tag += ` ${key}="${escapeHtml(attributes[key] ?? '')}"`
  return tag + (isWhole ? '/>' : '>')
}
