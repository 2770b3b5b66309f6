import { lettersOf } from '../../lib/invisible.ts'
import { inPlace, withoutLetters } from '../../lib/place-name.ts'
import { joinWords } from '../../lib/plural.ts'
import type { Link } from '../../../templates/types.ts'
import type { CityInput } from '../schema/cities.ts'
import type { SiteData } from '../schema/data.ts'
import { workOf } from '../trades/index.ts'
import { servicePath } from '../page-paths.ts'
import { firmBehind, maxTitle } from './head.ts'

// Default texts from services.yaml, for fields that site.yaml leaves out.

type HeadTexts = Pick<CityInput, 'pageTitle' | 'metaDescription'>

const maxDescription = 160
const maxTownTitle = 40
const call = 'Call or email us and tell us what you need.'

/** Title and description of Home. */
export function homeHead(data: SiteData): HeadTexts {
  const { home } = data.site
  const { name, address } = data.business
  const { locality, region, regionCode } = address
  const titled = (work: string) => `${work} ${inPlace(locality)}, ${regionCode}`
  const described = (work: string) => `${work} ${around(locality)}, ${region}. ${call}`
  const ofServices =
    sayWork(data, titled, maxTitle - lengthOf(firmBehind(name))) ?? sayWork(data, titled, maxTitle)
  // Where one service fills it, the trade says more.
  const work = workOf(data.business)
  const [first, second] = data.services
  const isOne = second !== undefined && ofServices === titled(first?.name ?? '')
  const pageTitle = isOne && work !== null ? titled(work) : ofServices
  const metaDescription = sayWork(data, described, maxDescription)
  return {
    pageTitle: home.pageTitle ?? pageTitle ?? titled(name),
    metaDescription: home.metaDescription ?? metaDescription ?? described(name),
  }
}

/** `in and around Bend`, `on and around Tybee Island`. */
const around = (place: string) => inPlace(place).replace(' ', ' and around ')

const maxTagline = 48

/** What the firm does and where, for Home, whose heading may say neither. */
export function homeTagline(data: SiteData): string {
  const { name, address } = data.business
  const said = (work: string) => `${work} ${inPlace(address.locality)}, ${address.region}`
  const work = workOf(data.business)
  return work === null ? (sayWork(data, said, maxTagline) ?? said(name)) : said(work)
}

/** A sentence about the firm, for footers and search engines. */
export function describeFirm(data: SiteData): string {
  const { name, address } = data.business
  const said = (work: string) => `${work} ${around(address.locality)}, ${address.region}.`
  return data.site.footer.description ?? sayWork(data, said, maxDescription) ?? said(name)
}

/** The head that `add-city` proposes for a town without `areaPage.newCity`: the firm's work, or else its services. */
export function townHead(data: SiteData, city: string, state: string): HeadTexts {
  const { name, address } = data.business
  const titled = (work: string) => `${work} ${inPlace(city)}`
  const described = (work: string) =>
    `${work} ${inPlace(withoutLetters(city))}, ${state}, by ${name}, based in ${address.locality}. ${call}`
  const work = workOf(data.business)
  // In the office's town the first services are Home's title.
  const isHomes = (title: string) => `${title}, ${address.regionCode}` === homeHead(data).pageTitle
  const titles = [
    work === null ? undefined : titled(work),
    sayWork(data, titled, maxTownTitle),
    sayWork({ ...data, services: data.services.slice(1) }, titled, maxTownTitle),
  ].filter((title) => title !== undefined && lengthOf(title) <= maxTownTitle)
  return {
    pageTitle: titles.find((title) => title && !isHomes(title)) ?? titles[0] ?? titled(name),
    metaDescription: sayWork(data, described, maxDescription) ?? described('Work'),
  }
}

/** A link to each service, by its name. */
export const serviceLinks = ({ services }: SiteData): Link[] =>
  services.map(({ slug, name }) => ({ text: name, to: servicePath(slug) }))

/** A text that lists as many services as fit; `undefined` when not even one does. */
function sayWork({ services }: SiteData, toText: (work: string) => string, most: number) {
  const names = services.map(({ name }) => name)
  return names
    .map((_, index) => toText(inRow(names.slice(0, index + 1))))
    .findLast((text) => lengthOf(text) <= most)
}

const lengthOf = (text: string) => [...lettersOf(text)].length

/** "Brick, Steps and Walls"; with a serial comma when a name contains "and". */
function inRow(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  const isPlain = !names.some((name) => /\band\b|[&,]/.test(name))
  return names.length < 2 || isPlain
    ? joinWords(names)
    : `${names.slice(0, -1).join(', ')}, and ${last}`
}
