/** An address of a page as a file names it. */
export interface PageAddress {
  /** In small letters and without `www.`; `undefined` where the file leaves it out. */
  readonly host: string | undefined
  /** Its path and query: `/about.html?p=12`. */
  readonly address: string
}

/** `www.old.example/a.html`, `old.example:8080`. */
const startsWithHost =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]+(?::\d+)?(?=[/?#]|$)/u

/** A name of a file is none of a host. */
const isFileName =
  /^[^/?#]+\.(?:html?|php\d?|aspx?|jsp|cfm|cgi|pdf|jpe?g|png|gif|webp|xml|txt)(?:[?#]|$)/i

/** Marks of advertising are none of an address. */
const advertising = /^(?:utm_.*|gclid|fbclid|msclkid)$/

/** Reads an address, with or without its scheme and host; the reason where a text is none of a page. */
export function readPageAddress(text: string): PageAddress | { readonly reason: string } {
  if (text === '') return { reason: 'no address' }
  if (isFileName.test(text)) return { reason: 'no slash at its start' }
  const isPath = /^\/(?!\/)/.test(text)
  const isHost = !isPath && startsWithHost.test(text)
  const isWhole = /^(?:https?:)?\/\//i.test(text)
  if (!isPath && !isHost && !isWhole) {
    const isOther = /^[a-z][a-z\d+.-]*:\S/i.test(text)
    return { reason: isOther ? 'no address of a website' : 'no address' }
  }
  if (/\s/.test(text)) return { reason: 'a space in an address, where a browser has %20' }
  // What a browser makes of it, as of a link on a page of that name.
  const [written, base] = [isHost ? `https://${text}` : text, 'https://none.invalid']
  if (!URL.canParse(written, base)) return { reason: 'no address that a browser opens' }
  const { hostname, pathname, search, searchParams, hash } = new URL(written, base)
  if (/^#!?\//.test(hash)) return { reason: 'a page behind #, of which no host is told' }
  const marks = [...new Set(searchParams.keys())].filter((name) => advertising.test(name))
  for (const mark of marks) searchParams.delete(mark)
  const query = searchParams.size > 0 ? `?${searchParams}` : ''
  return {
    host: isPath ? undefined : hostname.replace(/^www\./, ''),
    address: pathname + (marks.length > 0 ? query : search),
  }
}
