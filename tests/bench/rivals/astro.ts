import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SyntheticCity } from '../synthetic.ts'
import { linkFetched } from './fetched.ts'
import type { Content, Rival, RivalProject } from './rival.ts'

const version = '5.9.4'
const stringPage = fileURLToPath(new URL('string-page.mjs', import.meta.url))

/** Astro at its fastest: a page that is the string templates' page. */
export const astro: Rival = { name: 'Astro', version, prepare }

const config = `export default {
  site: 'https://www.example.com',
  build: { format: 'file' },
  vite: { server: { fs: { strict: false } } },
}
`

const page = `---
import { renderPage } from ${JSON.stringify(stringPage)}
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
  const pages = join(folder, 'src/pages/service-areas')
  const data = join(folder, 'src/data')
  for (const part of [pages, data]) mkdirSync(part, { recursive: true })
  const write = (towns: readonly SyntheticCity[]) =>
    writeFileSync(join(data, 'cities.json'), JSON.stringify(towns))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n')
  writeFileSync(join(folder, 'astro.config.mjs'), config)
  writeFileSync(join(data, 'frame.json'), JSON.stringify(frame))
  writeFileSync(join(pages, '[town].astro'), page)
  write(cities)
  const program = join(folder, 'node_modules/astro/astro.js')
  return {
    command: {
      args: [process.execPath, program, 'build', '--silent'],
      cwd: folder,
      env: { ASTRO_TELEMETRY_DISABLED: '1' },
    },
    leftovers: ['dist', '.astro'].map((name) => join(folder, name)),
    out: join(folder, 'dist'),
    edit: write,
  }
}
