import { memoizeTexts } from './collections.ts'

/** A name as a URL slug, letters and digits only: `oldsaybrook` for `Old Saybrook`. */
export const toSlug = memoizeTexts((name) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, ''),
)

/** Words as a hyphenated URL slug: `new-roof-on-a-cape` for `New roof on a Cape`. */
export function toAddressPart(words: string): string {
  return words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
