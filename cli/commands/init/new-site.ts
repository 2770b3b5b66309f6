import { parse } from 'yaml'
import { groupBy } from '../../lib/collections.ts'
import { toPhoneNumber } from '../../lib/phone-number.ts'
import type { Roots } from '../../lib/paths.ts'
import { toSlug } from '../../lib/slug.ts'
import type { TemplateTexts } from '../../load/project-files.ts'
import { createRenderer } from '../../render/templates.ts'
import { laws } from '../../site/states/index.ts'
import { zonesOf } from '../../site/states/zones.ts'
import { tradeNames, trades } from '../../site/trades/index.ts'
import type { Answers } from '../shared/question.ts'
import { readHome, toRegistration, type Home } from './questions.ts'

/** What is known of a new site besides the answers. */
interface Told {
  readonly logo: object | undefined
  /** Of the engine that the site is pinned to. */
  readonly version: string
  readonly year: string
}

/** What the templates of a new site are filled with; what is not known is `undefined`. */
export function describeSite(roots: Roots, answers: Answers, told: Told) {
  const home = readHome(roots, answers)
  const { code, region, town } = home
  const text = (field: string) => answers[field]?.toString()
  const needsNone = text('registration') === 'none'
  const trade = tradeNames.find((name) => name === answers['trade']) ?? 'general'
  return {
    ...told,
    trade,
    tradeWord: trades[trade].name,
    name: text('name'),
    region,
    regionCode: code,
    timeZone: zonesOf(code).length > 1 ? text('timeZone') : undefined,
    town: town?.name,
    county: town?.county,
    latitude: town?.lat,
    longitude: town?.lon,
    street: text('street'),
    postalCode: text('postalCode'),
    phone: toPhoneNumber(text('phone') ?? ''),
    email: text('email'),
    url: text('url'),
    registration: registrationsOf(answers, trade, home),
    needsNone,
    /** What the state asks of a firm without a number: to say so. */
    unlicensed: needsNone ? laws.get(code)?.without?.words : undefined,
    counties: countiesOf([answers['serve'] ?? []].flat(), home),
  }
}

/** The number that was given or, where the state asks for one, its example, which is a placeholder. */
function registrationsOf({ name: firm, registration: given }: Answers, trade: string, home: Home) {
  const law = laws.get(home.code)
  const isAsked = law && (law.trades?.includes(trade) ?? true)
  const number = given?.toString() ?? (isAsked ? law.example : undefined)
  const name = law?.nameOnFile && firm
  return number && number !== 'none' ? [{ ...toRegistration(number, home), name }] : undefined
}

/** The counties of the towns that are served, that of the office first. */
function countiesOf(served: readonly string[], { places, town }: Home) {
  const towns = [town, ...served.map((name) => places.find(name))].filter(
    (each) => each !== undefined,
  )
  const once = new Map(towns.toReversed().map((each) => [toSlug(each.name), each]))
  const counties = groupBy([...once.values()].toReversed(), ({ county }) => county)
  return [...counties].map(([name, all]) => ({ name, towns: all.map((each) => each.name) }))
}

/** Names that packages leave out where they begin with a dot. */
const hidden = /^(gitignore|gitattributes|github|npmrc)\b/

/** Two documents: what site.yaml says of the trade, and its services as they stand in the file. */
const textsOfTrade = (texts: TemplateTexts, trade: string) =>
  texts.get(`site/trades/${trade}.yaml`)?.split(/^---\n/m) ?? []

/** The files of a new site by their paths, from the templates below `site/`. */
export function renderNewSite(texts: TemplateTexts, site: ReturnType<typeof describeSite>) {
  const render = createRenderer(texts)
  const [words = '', services = ''] = textsOfTrade(texts, site.trade)
  const told = { ...site, words: parse(words), services, offers: parse(services) }
  return [...texts.keys()].flatMap((name) => {
    const [, path] = /^site\/(.+)\.hbs$/.exec(name) ?? []
    if (path === undefined) return []
    const content = render(name, told)
    return [{ path: path.replace(hidden, '.$1'), content }]
  })
}
