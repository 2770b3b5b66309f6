import { site } from '../../generated/site'
import type { Page } from '../../generated/types'
import { themeColor } from '../brand/icon'
import { headTags } from './head-tags'
import type { Pieces } from '../markup/pieces'
import { escapeHtml, printTag } from './print-tag'
import { escapeJson, structuredDataOf, toJsonLd } from './structured-data'

/** The built files that a page refers to, as addresses; the styles as text. */
export interface PageAssets {
  readonly styles: string
  readonly boot: string
  readonly app: string
  readonly fonts: readonly string[]
  /** The file of the drawings below the first screen. */
  readonly drawings: string
}

/**
 * Prints the whole HTML document around the markup of a page. `data` is its structured data as JSON,
 * where that is at hand.
 */
export type PrintDocument = (page: Page, body: Pieces, data?: string) => Pieces

/** Puts together once what stands in every document of a site. Only `#app` is hydrated. */
export function createDocumentPrinter(assets: PageAssets): PrintDocument {
  const fonts = assets.fonts.map(printPreload).join('')
  const shared = { text: `${icons}<style>${assets.styles}</style>` }
  const boot = printBoot(assets)
  return (page, body, json) => {
    const title = `<title>${escapeHtml(page.head.title)}</title>`
    const tags = printHeadTags(page)
    const data = json === undefined ? printData(page) : printJson(escapeJson(json))
    return [
      `<!doctype html>${printStart(page)}<head>${viewport}${title}${fonts}${tags}`,
      shared,
      `${data}${boot}</head><body><div id="app">`,
      ...body,
      '</div></body></html>',
    ]
  }
}

const printStart = ({ path, kind }: Page) =>
  printTag('html', { lang: 'en-US', 'data-path': path, 'data-kind': kind })

const viewport =
  printTag('meta', { charSet: 'utf-8' }) +
  printTag('meta', {
    name: 'viewport',
    content: 'width=device-width, initial-scale=1, viewport-fit=cover',
  })

const printPreload = (href: string) =>
  printTag('link', { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: '' })

function printHeadTags(page: Page): string {
  const tags = headTags(page, site.business.name)
  return tags.map(({ name, attributes }) => printTag(name, attributes)).join('')
}

const icons = [
  printTag('meta', { name: 'theme-color', content: themeColor }),
  printTag('meta', { name: 'format-detection', content: 'telephone=no' }),
  printTag('link', { rel: 'icon', href: '/favicon.png', sizes: '32x32', type: 'image/png' }),
  printTag('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
  printTag('link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
].join('')

function printData(page: Page): string {
  const data = structuredDataOf(page)
  return data === undefined ? '' : printJson(toJsonLd(data))
}

const printJson = (json: string) => `<script type="application/ld+json">${json}</script>`

/** Behind the fonts, in its order too: as an async script it would come before them. */
function printBoot({ boot, app, drawings }: PageAssets): string {
  const tag = printTag('script', {
    type: 'module',
    src: boot,
    'data-app': app,
    'data-drawings': drawings,
    fetchPriority: 'low',
  })
  return `${tag}</script>`
}
