import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SyntheticCity } from '../synthetic.ts'
import { linkFetched } from './fetched.ts'
import type { Content, Rival, RivalProject } from './rival.ts'

const version = '3.1.2'
const stringPage = new URL('string-page.mjs', import.meta.url).href

/** Eleventy at its fastest: a JavaScript template that is the string templates' page. */
export const eleventy: Rival = { name: 'Eleventy', version, prepare }

const template = `import { renderPage } from ${JSON.stringify(stringPage)}
export const data = {
  pagination: { data: 'cities', size: 1, alias: 'city' },
  permalink: ({ city }) => \`/service-areas/\${city.cityName.toLowerCase().replaceAll(/[^a-z]/g, '')}.html\`,
}
export const render = ({ city, frame }) => renderPage(city, frame)
`

function prepare(folder: string, { frame, cities }: Content): RivalProject {
  linkFetched(folder, 'eleventy', [`@11ty/eleventy@${version}`])
  mkdirSync(join(folder, 'site/_data'), { recursive: true })
  const write = (towns: readonly SyntheticCity[]) =>
    writeFileSync(join(folder, 'site/_data/cities.json'), JSON.stringify(towns))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n')
  writeFileSync(join(folder, 'site/_data/frame.json'), JSON.stringify(frame))
  writeFileSync(join(folder, 'site/town.11ty.js'), template)
  write(cities)
  const program = join(folder, 'node_modules/@11ty/eleventy/cmd.cjs')
  return {
    command: {
      args: [process.execPath, program, '--input=site', '--output=out', '--quiet'],
      cwd: folder,
    },
    leftovers: [join(folder, 'out')],
    out: join(folder, 'out'),
    edit: write,
  }
}
