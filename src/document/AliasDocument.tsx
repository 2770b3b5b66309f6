interface AliasDocumentProps {
  readonly to: string
  readonly canonical: string
  /** As in `PageAssets`. */
  readonly policy: string | undefined
}

/** A redirecting page, for hosts that cannot redirect. */
export function AliasDocument({ to, canonical, policy }: AliasDocumentProps) {
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        {policy && <meta httpEquiv="Content-Security-Policy" content={policy} />}
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
