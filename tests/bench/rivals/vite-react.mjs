// A prerenderer as one would write it by hand: node vite-react.mjs DATA OUT
// Bundles the page for the browser and for the server with Vite, then renders every town.

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { writeSite } from './page.mjs'

const out = process.argv[3] ?? ''
const shared = { root: process.cwd(), configFile: false, logLevel: 'error', cacheDir: '.vite' }
await build({ ...shared, build: { outDir: out, rollupOptions: { input: 'client.mjs' } } })
await build({ ...shared, build: { outDir: 'server', ssr: 'server.mjs' } })
const { renderPage } = await import(pathToFileURL(join(process.cwd(), 'server/server.js')).href)
writeSite(renderPage)
