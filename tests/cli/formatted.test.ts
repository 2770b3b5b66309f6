import { format } from 'prettier'
import { expect, test } from 'vitest'
import { compareFiles, type OnDisk } from '../../cli/write/compare.ts'
import { hash } from '../../cli/lib/hash.ts'
import { buildSite } from '../../cli/site/pages/build-site.ts'
import { readTemplates } from '../../cli/load/project-files.ts'
import { renderSchemas } from '../../cli/render/schemas.ts'
import { renderSite } from '../../cli/render/render-site.ts'
import { dataSchemas, type SiteData } from '../../cli/site/schema/data.ts'
import { projectRoot } from '../support/project.ts'
import { siteData } from '../support/site-model.ts'

const style = { semi: false, singleQuote: true, printWidth: 100 } as const
const nothing: OnDisk = { manifest: {}, manifestText: undefined, files: new Map() }

async function expectFormatted(data: SiteData): Promise<void> {
  const templates = readTemplates(projectRoot)
  const rendered = renderSite({ model: buildSite(data), templates, lastmod: {} })
  const { files } = await compareFiles([...rendered, ...renderSchemas(dataSchemas)], nothing)
  for (const { path, after = '' } of files) {
    const parser = { ts: 'typescript', tsx: 'typescript', json: 'json' }[
      path.split('.').at(-1) ?? ''
    ]
    const formatted = parser ? await format(after, { ...style, parser }) : after
    expect({ path, after }).toEqual({ path, after: formatted })
  }
}

test('every generated file is as prettier formats it', () => expectFormatted(siteData()))

test('so is a site with one service, one county, one town and no redirect', async () => {
  const { services, counties, cities, addresses, ...data } = siteData()
  await expectFormatted({
    ...data,
    services: services.slice(0, 1),
    counties: counties.slice(0, 1),
    cities: cities.slice(0, 1),
    addresses: { ...addresses, redirects: [] },
  })
})

/** A site with characters of double width, whose files prettier itself has to format. */
function wideData(): SiteData {
  const data = siteData()
  const words = '屋根 🏠 é ’ ™ © '.repeat(9).trim()
  const cities = data.cities.slice(0, 3).map((city, index) => ({
    ...city,
    description: words.slice(0, 70 + index),
    localChallenges: [words, "it's 屋根", 'a "roof"'],
  }))
  return { ...data, cities }
}

test('so is a page with characters of double width', () => expectFormatted(wideData()))

test('what is taken as soon as it is rendered is what would be compared, with the same manifest', async () => {
  const templates = readTemplates(projectRoot)
  const model = buildSite(wideData())
  const render = () => [
    ...renderSite({ model, templates, lastmod: {} }),
    ...renderSchemas(dataSchemas),
  ]
  const whole = await compareFiles(render(), nothing)
  const taken: Record<string, string> = {}
  const parted = await compareFiles(render(), nothing, ({ path, content }) => {
    if (!path.startsWith('generated/')) return undefined
    taken[path] = content
    return hash(content)
  })
  const known = parted.files.map(({ path, after }): [string, string] => [path, after ?? ''])
  expect(known.map(([path]) => path)).toEqual(renderSchemas(dataSchemas).map(({ path }) => path))
  const expected = whole.files.map(({ path, after }) => [path, after])
  expect({ ...taken, ...Object.fromEntries(known) }).toEqual(Object.fromEntries(expected))
  expect(JSON.stringify(parted.manifest)).toBe(JSON.stringify(whole.manifest))
})
