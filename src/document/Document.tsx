import { site } from '#generated/site'
import type { Page, PageAssets } from '#generated/types'
import { markupHash } from '../app/markup-hash'
import { darkThemeColor, themeColor } from '../brand/icon'
import { headTags } from './head-tags'
import { structuredDataOf, toJsonLd } from './structured-data'

interface DocumentProps {
  readonly page: Page
  readonly assets: PageAssets
  /** The HTML to hydrate. */
  readonly body: string
}

/** The whole document around a page. Only `#app` is hydrated. */
export function Document({ page, assets, body }: DocumentProps) {
  const scheme = site.look?.dark ?? 'auto'
  return (
    <html
      lang="en-US"
      data-path={page.path}
      data-kind={page.kind}
      data-answers={site.business.emergency?.hours === '24/7' ? 'always' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        {assets.policy && <meta httpEquiv="Content-Security-Policy" content={assets.policy} />}
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{page.head.title}</title>
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
        ))}
        {headTags(page, site.business.name).map(({ name: Tag, selector, attributes }) => (
          <Tag key={selector} {...attributes} />
        ))}
        {scheme === 'auto' && (
          <meta
            name="theme-color"
            content={darkThemeColor()}
            media="(prefers-color-scheme: dark)"
          />
        )}
        <meta name="theme-color" content={scheme === 'always' ? darkThemeColor() : themeColor()} />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <link rel="icon" href="/favicon.png" sizes="96x96" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <style dangerouslySetInnerHTML={{ __html: assets.styles }} />
        {structuredDataOf(page, site.business.url)
          .map(toJsonLd)
          .map((json) => (
            <script
              key={json}
              type="application/ld+json"
              dangerouslySetInnerHTML={{ __html: json }}
            />
          ))}
        {site.notices && (
          <script
            src={assets.notices}
            data-notices={JSON.stringify(site.notices.map(({ id, from, to }) => [id, from, to]))}
          />
        )}
        {page.kind === 'contact' && page.form?.hasSubjects && (
          <script type="module" src={assets.beginMessage} />
        )}
        <script
          type="module"
          src={assets.lazyHydrate}
          data-app={assets.app}
          data-drawings={assets.drawings}
          data-styles={assets.allStyles}
          data-content={assets.content}
          data-outline={markupHash(body + assets.buildId)}
          data-office={JSON.stringify(site.business.officeTimes)}
          fetchPriority="low"
        />
      </head>
      <body>
        <div id="app" dangerouslySetInnerHTML={{ __html: body }} />
        {assets.laterStyles && (
          <link rel="stylesheet" href={assets.laterStyles} fetchPriority="low" />
        )}
      </body>
    </html>
  )
}
