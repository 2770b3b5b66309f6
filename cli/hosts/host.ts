/**
 * What a host has to know of a finished site, in order of precedence: redirects and gone addresses, exact ones
 * before prefixes; then general rules, such as dropping `.html`; then files.
 */
export interface HostTable {
  /** The origin of the site: `https://www.example.com`. */
  readonly origin: string
  readonly pages: readonly string[]
  /** Answered with 301, keeping the query; `from` is decoded: `/über uns.html`. */
  readonly redirects: readonly { readonly from: string; readonly to: string }[]
  /** The same for every address with this prefix: `/blog/`. */
  readonly prefixes: readonly { readonly from: string; readonly to: string }[]
  /** The same when the query contains all of these: `p=12`. */
  readonly queries: readonly {
    readonly from: string
    readonly query: readonly string[]
    readonly to: string
  }[]
  /** Answered with 410 and the not-found page. */
  readonly gone: readonly string[]
  /** The owner's own HTML files, served under their full names: `/google1234.html`. */
  readonly ownHtml: readonly string[]
  /** When two rules set the same header for a path, the later one wins. */
  readonly headers: readonly HeaderRule[]
  /** Pages with a form, and where it posts to: a URL, or a path that the host answers. */
  readonly forms: readonly { readonly page: string; readonly action: string }[]
  /** Files that hosts read but do not serve: `/_headers`. */
  readonly hidden: readonly string[]
}

export interface HeaderRule {
  /** `/*` for every answer, including errors, or the address of one file. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

export interface HostFile {
  readonly path: string
  readonly content: string
}

/** The limits of a host; those that no site can reach are left out. */
export interface HostLimits {
  readonly redirects?: number
  readonly headerRules?: number
  /** Maximum characters of a line, or of one value, in the host's files. */
  readonly lineLength?: number
  readonly files?: number
  readonly fileBytes?: number
  readonly siteBytes?: number
}

/** A host that can publish a site: one file, and one line in `hosts.ts`. */
export interface Host {
  readonly name: string
  readonly title: string
  readonly limits: HostLimits
  /** False when the host cannot set headers. */
  readonly takesHeaders?: false
  /** Old addresses that the host cannot answer as required. */
  readonly unanswered?: (table: HostTable) => readonly string[]
  readonly files: (table: HostTable, server: OwnServer) => readonly HostFile[]
}

/** Folder and port for a self-hosted server; other hosts ignore it. */
export interface OwnServer {
  /** The published folder, as an absolute path on the server. */
  readonly root: string
  readonly port: number
}
