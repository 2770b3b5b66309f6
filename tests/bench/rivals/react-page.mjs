import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'
import { Document } from './react-document.mjs'

/** A town's page by React's renderToString. */
export function renderPage(city, site) {
  return `<!doctype html>${renderToString(h(Document, { city, site }))}`
}
