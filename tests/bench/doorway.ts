import { join } from 'node:path'
import { areaPath } from '../../cli/lib/slug.ts'
import { readProjectData } from '../../cli/load/project-files.ts'
import { site } from '../../cli/site/index.ts'
import { validate } from '../../cli/validate/validate.ts'
import { builtAddresses, readBuiltPage, textOf } from '../support/built-site.ts'
import { projectRoot, today } from '../support/project.ts'
import { measure, median } from './measure.ts'
import { roofSite } from './project.ts'
import { figure, table, type Report } from './report.ts'

/** So many words in a row make a shingle. */
const length = 5

/** What one town's page has of its own, in parts of one. */
interface Likeness {
  readonly path: string
  /** Words that stand in no shingle of another town's page. */
  readonly own: number
  readonly nearest: string
  /** Shingles that the page shares with the nearest, of all that the two have. */
  readonly likeness: number
}

/** How far the town pages of the project's own site differ, names and numbers masked. */
export async function benchDoorway(): Promise<Report> {
  await measure(roofSite(projectRoot, 'build'))
  const towns = compareAll(join(projectRoot, 'dist'))
  const percent = (share: number | null) => figure(share === null ? null : share * 100, 1)
  const rows = towns.map(({ path, own, likeness, nearest }) => [
    path,
    percent(own),
    percent(likeness),
    nearest,
  ])
  const means = [towns.map(({ own }) => own), towns.map(({ likeness }) => likeness)].map(meanOf)
  const [own = null, likeness = null] = means
  const summary = [
    ['mean', percent(own), percent(likeness), ''],
    [
      'median',
      percent(median(towns.map((town) => town.own))),
      percent(median(towns.map((town) => town.likeness))),
      '',
    ],
  ]
  const head = ['town', 'own words %', 'like the nearest %', 'nearest']
  return { text: table(head, [...rows, ...summary]), json: { own, likeness, towns } }
}

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

function compareAll(dist: string): Likeness[] {
  const { names, towns } = namesOf(projectRoot)
  const paths = builtAddresses(dist).filter((path) => towns.has(path))
  const pages = paths.map((path) => {
    const words = wordsOf(readMain(dist, path), names)
    return { path, words, shingles: shinglesOf(words) }
  })
  const pagesWith = new Map<string, number>()
  for (const { shingles } of pages) {
    for (const each of new Set(shingles)) pagesWith.set(each, (pagesWith.get(each) ?? 0) + 1)
  }
  return pages.map(({ path, words, shingles }) => {
    const shared = new Set<number>()
    shingles.forEach((each, at) => {
      if (pagesWith.get(each) === 1) return
      for (let word = at; word < at + length; word += 1) shared.add(word)
    })
    const others = pages.filter((other) => other.path !== path)
    const [nearest = { path: '', likeness: 0 }] = others
      .map((other) => ({ path: other.path, likeness: likenessOf(shingles, other.shingles) }))
      .toSorted((a, b) => b.likeness - a.likeness)
    const own = 1 - shared.size / Math.max(1, words.length)
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
  const read = readProjectData(project)
  const { data } = validate(read.files, site, { ...read, production: false, today })
  if (!data) throw new Error(`The data of ${project} has errors.`)
  const cities = data.cities.map(({ cityName }) => cityName)
  const counties = data.cities.map(({ county }) => county)
  const nearby = data.cities.flatMap(({ nearbyAreas = [] }) => nearbyAreas)
  const names = [...new Set([...cities, ...counties, ...nearby])]
  return {
    names: names.toSorted((a, b) => b.length - a.length),
    towns: new Set<string>(cities.map(areaPath)),
  }
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
