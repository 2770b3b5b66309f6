import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeFiles } from '../../support/project.ts'
import type { SyntheticCity } from '../synthetic.ts'
import { linkFetched, type Content, type Rival, type RivalProject } from './rival.ts'

const version = '5.9.4'

/** Astro at its fastest: a page that is the string templates' page. */
export const astro: Rival = { name: 'Astro', version, prepare }

const config = `export default {
  site: 'https://www.example.com',
  build: { format: 'file' },
  vite: { server: { fs: { strict: false } } },
}
`

const page = `---
import { renderPage } from ${JSON.stringify(fileURLToPath(new URL('string-page.mjs', import.meta.url)))}
import cities from '../../data/cities.json'
import frame from '../../data/frame.json'

export const getStaticPaths = () =>
  cities.map((city) => ({
    params: { town: city.cityName.toLowerCase().replaceAll(/[^a-z]/g, '') },
    props: { city },
  }))
const { city } = Astro.props
---
<Fragment set:html={renderPage(city, frame)} />
`

function prepare(folder: string, { frame, cities }: Content): RivalProject {
  linkFetched(folder, 'astro', [`astro@${version}`])
  const edit = (towns: readonly SyntheticCity[]) =>
    writeFiles(folder, { 'src/data/cities.json': JSON.stringify(towns) })
  writeFiles(folder, {
    'package.json': '{ "type": "module" }\n',
    'astro.config.mjs': config,
    'src/data/frame.json': JSON.stringify(frame),
    'src/pages/service-areas/[town].astro': page,
  })
  edit(cities)
  const program = join(folder, 'node_modules/astro/astro.js')
  const args = [process.execPath, program, 'build', '--silent'] as const
  return {
    command: { args, cwd: folder, env: { ASTRO_TELEMETRY_DISABLED: '1' } },
    leftovers: ['dist', '.astro'].map((name) => join(folder, name)),
    out: join(folder, 'dist'),
    edit,
  }
}
