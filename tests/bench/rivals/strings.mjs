// The string floor: node strings.mjs DATA OUT
import { writeSite } from './page.mjs'
import { renderPage } from './string-page.mjs'

writeSite(renderPage)
