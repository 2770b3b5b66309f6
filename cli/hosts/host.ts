/**
 * What every host is told of a finished site, each in its own words, in this order: redirects and gone
 * addresses, exact ones before those that mean everything below; then what holds for all, such as the
 * end `.html`; then files.
 */
export interface HostTable {
  /** Where the site is published: `https://www.example.com`. */
  readonly origin: string
  readonly pages: readonly string[]
  /** Answered with 301, the query kept; `from` with its escapes read: `/über uns.html`. */
  readonly redirects: readonly { readonly from: string; readonly to: string }[]
  /** The same of every address that begins so: `/blog/`. */
  readonly prefixes: readonly { readonly from: string; readonly to: string }[]
  /** The same where the query holds all of these: `p=12`. */
  readonly queries: readonly {
    readonly from: string
    readonly query: readonly string[]
    readonly to: string
  }[]
  /** Answered with 410 and the not-found page. */
  readonly gone: readonly string[]
  /** The owner's own HTML files, served under their names: `/google1234.html`. */
  readonly ownHtml: readonly string[]
  /** Of two rules that set the same header for a path, the later one counts. */
  readonly headers: readonly HeaderRule[]
  /** Files that hosts read and never serve: `/_headers`. */
  readonly hidden: readonly string[]
}

export interface HeaderRule {
  /** `/*` for every answer, errors included, or the address of one file. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

export interface HostFile {
  readonly path: string
  readonly content: string
}

/** What a host does not take; left out where it sets no bound that a site could meet. */
export interface HostLimits {
  readonly redirects?: number
  readonly headerRules?: number
  /** Characters of a line, or of one value, in the host's files. */
  readonly lineLength?: number
  readonly files?: number
  readonly fileBytes?: number
  readonly siteBytes?: number
}

/** A place where a site can be published: one file, and one line in `hosts.ts`. */
export interface Host {
  readonly name: string
  readonly title: string
  readonly limits: HostLimits
  /** False where no file tells it headers; left out where one does. */
  readonly takesHeaders?: false
  /** Old addresses that it cannot answer as the table says; left out where there are none. */
  readonly unanswered?: (table: HostTable) => readonly string[]
  readonly files: (table: HostTable, server: OwnServer) => readonly HostFile[]
}

/** Where a server of one's own finds the site and listens; other hosts have no need of it. */
export interface OwnServer {
  /** The published folder, as an absolute path on the server. */
  readonly root: string
  readonly port: number
}
