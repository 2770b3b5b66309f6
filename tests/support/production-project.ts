import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyInto, fixture, fixtureData, siteSources, temporaryFolder } from './project.ts'
import { firstCities } from './small-city.ts'

/** A project of two cities that holds no placeholder, to be built for production. */
export function productionProject(): string {
  const folder = temporaryFolder()
  copyInto(folder, siteSources)
  cpSync(fixtureData, join(folder, 'data'), { recursive: true })
  writeFileSync(join(folder, 'data/cities.yaml'), firstCities(2))
  writeFileSync(join(folder, 'data/business.yaml'), withoutPlaceholders(fixture('business')))
  return folder
}

function withoutPlaceholders(business: string): string {
  return business
    .replace('"+18605550142"', '"+18604410142"')
    .replaceAll('ridge-eave.example.com', 'ridge-eave-roofing.com')
    .replace('HIC.0000000', 'HIC.0612345')
    .replace(/\nsocial:\n(?: .*\n)+/, '\n')
    .replace(/\nplaceholders:\n(?: .*\n)+/, '\nplaceholders: []\n')
}
