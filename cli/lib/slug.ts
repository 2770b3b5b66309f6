import { memoizeTexts } from './collections.ts'

/** A name as a part of an address, its letters and digits alone: `oldsaybrook` for `Old Saybrook`. */
export const toSlug = memoizeTexts((name) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, ''),
)

/** Words as a part of an address: `new-roof-on-a-cape` for `New roof on a Cape`. */
export function toAddressPart(words: string): string {
  return words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
