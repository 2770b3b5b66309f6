import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { projectRoot } from '../../support/project.ts'
import type { Content, Rival, RivalProject } from './rival.ts'

const { version } = createRequire(import.meta.url)('vite/package.json') as { version: string }
const [page, document, program] = ['react-page.mjs', 'react-document.mjs', 'vite-react.mjs'].map(
  (name) => fileURLToPath(new URL(name, import.meta.url)),
) as [string, string, string]

/** A prerenderer by hand, of the Vite and React that are installed here. */
export const viteReact: Rival = { name: 'Vite and React', version: `Vite ${version}`, prepare }

const client = `import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Document } from ${JSON.stringify(document)}

const { props } = globalThis
hydrateRoot(document, createElement(Document, props))
`

function prepare(folder: string, content: Content): RivalProject {
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'), 'junction')
  mkdirSync(join(folder, 'server'))
  const data = join(folder, 'data.json')
  const out = join(folder, 'out')
  const write = (cities: Content['cities']) =>
    writeFileSync(data, JSON.stringify({ ...content, cities }))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n')
  writeFileSync(join(folder, 'client.mjs'), client)
  writeFileSync(join(folder, 'server.mjs'), `export { renderPage } from ${JSON.stringify(page)}\n`)
  write(content.cities)
  return {
    command: {
      args: [process.execPath, program, data, out],
      cwd: folder,
      env: { NODE_ENV: 'production' },
    },
    leftovers: ['out', 'server', '.vite'].map((name) => join(folder, name)),
    out,
    edit: write,
  }
}
