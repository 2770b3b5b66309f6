/**
 * A hash of elements and texts, from React's markup or the document. Ignores attributes, and the opening status
 * that the script writes.
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

/** React and browsers write these differently. */
const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&nbsp;': '\u00A0',
}
