import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { firstLineOf } from '../measure.ts'
import { toSlug } from '../../../cli/lib/slug.ts'
import { cityYaml, type SyntheticCity } from '../synthetic.ts'
import type { Content, Rival, RivalProject } from './rival.ts'

const templates = fileURLToPath(new URL('hugo', import.meta.url))

/** Hugo, where it is on the machine. */
export function findHugo(): Rival | undefined {
  const version = firstLineOf('hugo', 'version')
  return version === null ? undefined : { name: 'Hugo', version, prepare }
}

/** A content file a town, its fields as front matter in the YAML of cities.yaml. */
function prepare(folder: string, { frame, cities }: Content): RivalProject {
  const [content, data, layouts] = ['content/service-areas', 'data', 'layouts/_default'].map(
    (name) => join(folder, name),
  ) as [string, string, string]
  for (const part of [content, data, layouts]) mkdirSync(part, { recursive: true })
  cpSync(join(templates, 'config.json'), join(folder, 'config.json'))
  cpSync(join(templates, 'single.html'), join(layouts, 'single.html'))
  writeFileSync(join(data, 'frame.json'), JSON.stringify(frame))
  const write = (city: SyntheticCity) =>
    writeFileSync(
      join(content, `${toSlug(city.cityName)}.md`),
      `---\ntitle: ${city.pageTitle}\n${cityYaml(city)}---\n`,
    )
  for (const city of cities) write(city)
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
