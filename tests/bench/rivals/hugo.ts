import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { toSlug } from '../../../cli/lib/slug.ts'
import { firstLineOf } from '../measure.ts'
import { cityYaml, type SyntheticCity } from '../synthetic.ts'
import { type Content, type Rival, type RivalProject } from './rival.ts'
import { writeFiles } from '../../support/project.ts'

const templates = fileURLToPath(new URL('hugo', import.meta.url))

/** Hugo, where it is on the machine. */
export function findHugo(): Rival | undefined {
  const version = firstLineOf('hugo', 'version')
  return version === null ? undefined : { name: 'Hugo', version, prepare }
}

/** A content file a town, its fields as front matter in the YAML of cities.yaml. */
function prepare(folder: string, { frame, cities }: Content): RivalProject {
  cpSync(join(templates, 'config.json'), join(folder, 'config.json'))
  cpSync(join(templates, 'single.html'), join(folder, 'layouts/_default/single.html'))
  const write = (city: SyntheticCity) =>
    writeFiles(folder, {
      [`content/service-areas/${toSlug(city.cityName)}.md`]: `---\ntitle: ${city.pageTitle}\n${cityYaml(city)}---\n`,
    })
  writeFiles(folder, { 'data/frame.json': JSON.stringify(frame) })
  cities.forEach(write)
  return {
    command: {
      args: ['hugo', '--quiet'],
      cwd: folder,
      env: { HUGO_CACHEDIR: join(folder, 'cache') },
    },
    leftovers: ['public', 'resources', 'cache'].map((name) => join(folder, name)),
    out: join(folder, 'public'),
    edit: (towns, index) => towns.slice(index, index + 1).forEach(write),
  }
}
