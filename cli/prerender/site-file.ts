/** A file of the finished site, its content at hand or made when asked for. */
export interface SiteFile {
  /** Relative to dist/, with forward slashes. */
  readonly path: string
  /** Is told what stands at its place in dist/. */
  readonly content: Content | ((there?: Buffer) => Content | Promise<Content>)
}

type Content = string | Uint8Array
