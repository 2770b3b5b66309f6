import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { readHostileGround } from './hostile-data.ts'
import { cutOff, overlapping, readWords } from '../browser/layout-words.ts'
import { sideways } from '../browser/layout.ts'
import { buildPlantedSite } from './planted-site.ts'
import { describeInBrowser } from '../browser/site-in-browser.ts'
import { words } from '../../support/cases.ts'

const paths = words`
  / /services /services/roof-repairs /services/emergency-service /service-areas /about /contact`

describeInBrowser('a site with long words in every field, a logo and four bullets', (site) => {
  const built = { folder: '' }
  beforeAll(async () => {
    built.folder = await buildPlantedSite(
      readHostileGround(),
      // No cards are drawn, at which nobody looks, where the fonts cannot show the name.
      ({ file, path, text }) =>
        `Antidisestablishmentarianism ${text}${`${file}.${path}` === 'business.name' ? ' 屋' : ''}`,
    )
    return () => rmSync(built.folder, { recursive: true, force: true })
  })

  test.each(paths)('keeps the texts of %s apart and on the sheet', async (path) => {
    site.deploy(join(built.folder, 'dist'))
    const { page } = await site.visit(path)
    const faults: string[] = []
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const shown = await readWords(page)
      const found = [...cutOff(shown, width), ...overlapping(shown)]
      if ((await sideways(page)) > 0) found.push('sideways')
      faults.push(...found.map((fault) => `${width}: ${fault}`))
    }
    expect(faults).toEqual([])
  })
})
