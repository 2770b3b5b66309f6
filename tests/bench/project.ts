import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSite } from '../../cli/site/pages/build-site.ts'
import { readProject } from '../../cli/project/read-project.ts'
import { site } from '../../cli/site/index.ts'
import { validate } from '../../cli/validate/validate.ts'
import { fixtureData, fixtureRoots, projectRoot, today } from '../support/project.ts'
import type { Command } from './measure.ts'
import type { PageFrame } from './rivals/rival.ts'
import { citiesYaml, syntheticCities, type SyntheticCity } from './synthetic.ts'

/** Makes a site of the frozen data with synthetic towns in `folder`, which must be new: data alone. */
export function makeProject(folder: string, cities: number): void {
  mkdirSync(folder, { recursive: true })
  cpSync(fixtureData, join(folder, 'data'), { recursive: true })
  writeCities(folder, syntheticCities(cities))
}

/** Replaces the project's cities; gives the moment before they are saved. */
export function writeCities(folder: string, cities: readonly SyntheticCity[]): number {
  const text = citiesYaml(cities)
  const before = performance.timeOrigin + performance.now()
  writeFileSync(join(folder, 'data/cities.yaml'), text)
  return before
}

/** The program as it is installed here. */
export const roofSiteBin = join(projectRoot, 'cli/bin/roof-site.mjs')

/** `roof-site` on a project. */
export function roofSite(folder: string, args: readonly string[], bin = roofSiteBin): Command {
  return { args: [process.execPath, bin, ...args, '--cwd', folder, '--quiet'], cwd: folder }
}

/** What the site of the frozen data says on every page. Throws where that data is not right. */
export function pageFrame(): PageFrame {
  const project = readProject(fixtureRoots)
  const { data } = validate(project.files, site, { ...project, production: false, today })
  if (!data) throw new Error('The frozen data has errors.')
  const model = buildSite(data)
  const services = model.pages.find((page) => page.kind === 'services')
  if (!services) throw new Error('The frozen data has no services page.')
  const { areaTemplate } = model.site
  // The pages of others list them as they do the features.
  const listed = areaTemplate.services.map(({ link, description }) => ({
    title: link.text,
    description: description ?? '',
  }))
  return { ...model.site, areaTemplate: { ...areaTemplate, services: listed }, services }
}
