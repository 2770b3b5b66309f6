import { renderToStaticMarkup } from 'react-dom/server'
import { DrawingsFile } from '../illustrations/sprite/drawings-file'
import { Styleguide } from './Styleguide'

/** Renders the page with the whole design system; only `dev` serves it. */
export function renderStyleguide(drawings: string): string {
  const markup = renderToStaticMarkup(
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Styleguide</title>
        <link rel="stylesheet" href="/styleguide/styleguide.css" />
      </head>
      <body>
        <DrawingsFile value={drawings}>
          <Styleguide />
        </DrawingsFile>
      </body>
    </html>,
  )
  return `<!doctype html>${markup}`
}
