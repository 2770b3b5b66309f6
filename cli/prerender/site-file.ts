/** A file of the built site, with its content or a function that makes it. */
export interface SiteFile {
  /** Relative to dist/, with forward slashes. */
  readonly path: string
  /** The function gets the current bytes in dist/. */
  readonly content: Content | ((there?: Buffer) => Content | Promise<Content>)
}

type Content = string | Uint8Array
