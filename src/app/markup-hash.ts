/**
 * A number for the elements and texts of a page's markup, by React or read back from the document.
 * Attributes do not count, nor does what the first script says of the office.
 */
export function markupHash(html: string): string {
  const bare = html
    .replace(/(<p class="office-now[^>]*>)[^<]*/g, '$1')
    .replace(/<(\/?[\w-]+)(?:"[^"]*"|[^">])*>/g, '<$1>')
    .replace(/&(?:quot|#x27|nbsp);/g, (entity) => entities[entity] ?? entity)
  let sum = 0
  for (let at = 0; at < bare.length; at++) sum = (Math.imul(31, sum) + bare.charCodeAt(at)) | 0
  return `${sum}`
}

/** Written in one way by React, in another by browsers. */
const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&nbsp;': '\u00A0',
}
