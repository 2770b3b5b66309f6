import type { Page } from '../generated/types'
import { site } from '../generated/site'
import { themeColor } from './brand/icon'
import { headTags } from './head-tags'
import { structuredDataOf, toJsonLd } from './structured-data'

/** The built files that a page refers to, as addresses; the styles as text. */
export interface PageAssets {
  readonly styles: string
  readonly boot: string
  readonly app: string
  readonly fonts: readonly string[]
  /** The file of the drawings below the first screen. */
  readonly drawings: string
}

interface DocumentProps {
  readonly page: Page
  readonly assets: PageAssets
  /** The markup of the page itself. */
  readonly body: string
}

/** The whole HTML document around a page. Only `#app` is hydrated. */
export function PageDocument({ page, assets, body }: DocumentProps) {
  const data = structuredDataOf(page)
  return (
    <html lang="en-US" data-path={page.path} data-kind={page.kind}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{page.head.title}</title>
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <style dangerouslySetInnerHTML={{ __html: assets.styles }} />
        {headTags(page, site.business.name).map(({ name: Tag, selector, attributes }) => (
          <Tag key={selector} {...attributes} />
        ))}
        <meta name="theme-color" content={themeColor} />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href="/favicon.png" sizes="32x32" type="image/png" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {data !== undefined && (
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toJsonLd(data) }} />
        )}
        {/* Behind the fonts, in its order too: React would move an async script before them. */}
        <script
          type="module"
          src={assets.boot}
          data-app={assets.app}
          data-drawings={assets.drawings}
          fetchPriority="low"
        />
      </head>
      <body>
        <div id="app" dangerouslySetInnerHTML={{ __html: body }} />
      </body>
    </html>
  )
}

/** A page at an alias, for hosts that cannot redirect. */
export function AliasDocument({
  to,
  canonical,
}: {
  readonly to: string
  readonly canonical: string
}) {
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`This page is at ${to}`}</title>
        <meta httpEquiv="refresh" content={`0; url=${to}`} />
        <link rel="canonical" href={canonical} />
      </head>
      <body>
        <main>
          <h1>This page has another address</h1>
          <p>
            Go to <a href={to}>{canonical}</a>.
          </p>
        </main>
      </body>
    </html>
  )
}
