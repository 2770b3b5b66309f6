// The React floor: node react.mjs DATA OUT
import { writeSite } from './page.mjs'
import { renderPage } from './react-page.mjs'

writeSite(renderPage)
