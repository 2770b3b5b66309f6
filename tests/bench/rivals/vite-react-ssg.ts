import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeFiles } from '../../support/project.ts'
import type { SyntheticCity } from '../synthetic.ts'
import { linkFetched, type Content, type Rival, type RivalProject } from './rival.ts'

const version = '0.9.2'
const packages = [
  `vite-react-ssg@${version}`,
  // The last router that it works with; the rest is what is installed here.
  'react-router-dom@6.30.6',
  ...['vite', 'react', 'react-dom'].map((name) => `${name}@${versionOf(name)}`),
]

/** A published prerenderer for Vite and React, with its router. */
export const viteReactSsg: Rival = { name: 'vite-react-ssg', version, prepare }

function versionOf(name: string): string {
  const require = createRequire(import.meta.url)
  return (require(`${name}/package.json`) as { version: string }).version
}

/** The address of a module beside this one, as a string literal. */
const beside = (name: string) => JSON.stringify(fileURLToPath(new URL(name, import.meta.url)))

const config = `export default {
  logLevel: 'error',
  resolve: { dedupe: ['react', 'react-dom'] },
}
`

const html = `<!doctype html>
<html lang="en-US">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/main.js"></script>
  </body>
</html>
`

const main = `import { ViteReactSSG } from 'vite-react-ssg'
import { getStaticPaths, loader, Town } from './town.js'

export const createRoot = ViteReactSSG({
  routes: [{ path: '/service-areas/:town', Component: Town, loader, getStaticPaths }],
})
`

// The data of all towns stays with the build: a page's own comes from its loader.
const town = `import { createElement as h, Fragment } from 'react'
import { useLoaderData } from 'react-router-dom'
import { Head } from 'vite-react-ssg'
import { jsonLdOf, shareTagsOf, slugOf, urlOf } from ${beside('page.mjs')}
import { Body } from ${beside('react-page.mjs')}
import site from './frame.json'

const readCities = async () =>
  import.meta.env.SSR ? (await import('./cities.json')).default : []
const addressOf = (city) => 'service-areas/' + slugOf(city.cityName)

export const getStaticPaths = async () => (await readCities()).map(addressOf)

let byAddress
export async function loader({ params }) {
  byAddress ??= new Map((await readCities()).map((city) => [slugOf(city.cityName), city]))
  return byAddress.get(params.town)
}

export function Town() {
  const city = useLoaderData()
  const head = [
    h('title', null, city.pageTitle),
    h('meta', { name: 'description', content: city.metaDescription }),
    h('link', { rel: 'canonical', href: urlOf(city.cityName, site.business) }),
    shareTagsOf(city, site).map(([property, content]) => h('meta', { key: property, property, content })),
    h('script', { type: 'application/ld+json' }, jsonLdOf(city, site)),
  ]
  return h(Fragment, null, h(Head, null, ...head), h(Body, { city, site }))
}
`

function prepare(folder: string, { frame, cities }: Content): RivalProject {
  linkFetched(folder, 'vite-react-ssg', packages)
  const edit = (towns: readonly SyntheticCity[]) =>
    writeFiles(folder, { 'cities.json': JSON.stringify(towns) })
  writeFiles(folder, {
    'package.json': '{ "type": "module" }\n',
    'vite.config.js': config,
    'index.html': html,
    'main.js': main,
    'town.js': town,
    'frame.json': JSON.stringify(frame),
  })
  edit(cities)
  const program = join(folder, 'node_modules/vite-react-ssg/bin/vite-react-ssg.js')
  return {
    command: {
      args: [process.execPath, program, 'build'],
      cwd: folder,
      env: { NODE_ENV: 'production' },
    },
    leftovers: ['dist', '.vite-react-ssg-temp'].map((name) => join(folder, name)),
    out: join(folder, 'dist'),
    edit,
  }
}
