import { join } from 'node:path'
import { areaPath } from '../../cli/site/page-paths.ts'
import { readProject } from '../../cli/project/read-project.ts'
import { site } from '../../cli/site/index.ts'
import { validate } from '../../cli/validate/validate.ts'
import { readBuiltPage, textOf } from '../support/built-site.ts'
import { projectRoot, today, rootsOf } from '../support/project.ts'
import { measure, median } from './measure.ts'
import { roofSite } from './project.ts'
import { figure, table, type Report } from './report.ts'

/** So many words in a row make a shingle. */
const length = 5

/** How far the town pages of the project's own site differ, names and numbers masked. */
export async function benchDoorway(): Promise<Report> {
  await measure(roofSite(projectRoot, ['build']))
  const towns = compareAll(join(projectRoot, 'dist'))
  const [own, likeness] = [towns.map((town) => town.own), towns.map((town) => town.likeness)]
  const percent = (share: number | null) => figure(share === null ? null : share * 100, 1)
  const meanOf = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  const means = { own: meanOf(own), likeness: meanOf(likeness) }
  const text = table(
    ['town', 'own words %', 'like the nearest %', 'nearest'],
    ...towns.map((town) => [town.path, percent(town.own), percent(town.likeness), town.nearest]),
    ['mean', percent(means.own), percent(means.likeness), ''],
    ['median', percent(median(own)), percent(median(likeness)), ''],
  )
  return { text, json: { ...means, towns } }
}

/**
 * Of each town's page: the words that stand in no shingle of another's, and the shingles that it shares
 * with the nearest, of all that the two have.
 */
function compareAll(dist: string) {
  const { names, towns } = namesOf(projectRoot)
  const pages = towns.map((path) => {
    const words = wordsOf(readMain(dist, path), names)
    return { path, words, shingles: shinglesOf(words) }
  })
  return pages.map(({ path, words, shingles }) => {
    const others = pages.filter((other) => other.path !== path)
    const elsewhere = new Set(others.flatMap((other) => other.shingles))
    const shared = shingles.flatMap((each, at) =>
      elsewhere.has(each) ? Array.from({ length }, (_, word) => at + word) : [],
    )
    const [nearest = { path: '', likeness: 0 }] = others
      .map((other) => ({ path: other.path, likeness: likenessOf(shingles, other.shingles) }))
      .toSorted((a, b) => b.likeness - a.likeness)
    const own = 1 - new Set(shared).size / Math.max(1, words.length)
    return { path, own, nearest: nearest.path, likeness: nearest.likeness }
  })
}

/** What is read on a page: the labels of drawings are left out. */
function readMain(dist: string, path: string): string {
  const main = readBuiltPage(dist, path).document.querySelector('main')
  const blocks = main?.querySelectorAll('h1, h2, h3, h4, p, li, dt, dd, th, td, figcaption') ?? []
  return [...blocks]
    .filter((block) => !block.closest('svg') && !block.querySelector('p, li, h3'))
    .map(textOf)
    .join(' ')
}

/** The names of towns and counties, the longest first, and the addresses of the towns' pages. */
function namesOf(project: string) {
  const read = readProject(rootsOf(project))
  const { data } = validate(read.files, site, { ...read, production: false, today })
  if (!data) throw new Error(`The data of ${project} has errors.`)
  const cities = data.cities.map(({ cityName }) => cityName)
  const counties = data.cities.map(({ county }) => county)
  const nearby = data.cities.flatMap(({ nearbyAreas = [] }) => nearbyAreas)
  const names = [...new Set([...cities, ...counties, ...nearby])]
  return { names: names.toSorted((a, b) => b.length - a.length), towns: cities.map(areaPath) }
}

/** The words of a text in lower case, each name and each number one that is the same for all. */
function wordsOf(text: string, names: readonly string[]): string[] {
  const masked = names.reduce((left, name) => left.replaceAll(name, 'Name'), text)
  return (
    masked
      .toLowerCase()
      .replaceAll(/\d[\d.,]*/g, '0')
      .match(/[\p{L}\d’']+/gu) ?? []
  )
}

const shinglesOf = (words: readonly string[]) =>
  words.slice(length - 1).map((_, at) => words.slice(at, at + length).join(' '))

/** The part of the shingles of two pages that both have. */
function likenessOf(some: readonly string[], others: readonly string[]): number {
  const [one, other] = [new Set(some), new Set(others)]
  const both = [...one].filter((each) => other.has(each)).length
  return both / Math.max(1, one.size + other.size - both)
}
