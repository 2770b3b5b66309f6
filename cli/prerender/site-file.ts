/** A file of the finished site, its content at hand or made when asked for. */
export interface SiteFile {
  /** Relative to dist/, with forward slashes. */
  readonly path: string
  readonly content: Content | (() => Content | Promise<Content>)
}

/** A file's text or bytes. */
export type Content = string | Uint8Array

/** The file that serves the page at an address: `/services` is `services.html`. */
export function htmlFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}
