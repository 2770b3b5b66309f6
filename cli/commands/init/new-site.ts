import { parse } from 'yaml'
import { groupBy } from '../../lib/collections.ts'
import { asMeant } from '../../site/schema/forms.ts'
import type { Roots } from '../../lib/paths.ts'
import { isMap } from '../../lib/json.ts'
import { startSentence } from '../../lib/sentences.ts'
import { toAddressPart, toSlug } from '../../lib/slug.ts'
import type { PackageManager } from '../../load/package-managers.ts'
import type { TemplateTexts } from '../../load/templates.ts'
import { createRenderer } from '../../render/templates.ts'
import { zonesOf, zonesOfCounty } from '../../site/states/zones.ts'
import { regionOf } from '../../site/states/regions.ts'
import { laws } from '../../site/states/laws.ts'
import { proposeLook } from '../../site/look/proposed.ts'
import { receiverNames, receiverOf } from '../../site/receivers.ts'
import { isRoofer, tradeNames, trades } from '../../site/trades/index.ts'
import { fillStarter, linesOfService, starterTexts } from '../../site/trades/starter-texts.ts'
import type { Answers } from '../../command-line/question.ts'
import { findOffice, type Office } from './office.ts'
import { initQuestions, toRegistration } from './questions.ts'

interface Told {
  readonly logo: object | undefined
  readonly version: string
  readonly year: string
  /** Otherwise the served towns are proposals. */
  readonly areTownsGiven: boolean
  readonly manager: PackageManager
}

/** The values for the templates of a new site; unknown ones are `undefined`. */
export function describeSite(roots: Roots, answers: Answers, told: Told) {
  const office = findOffice(roots, answers)
  const { code, region, town } = office
  const given = initQuestions.map(({ field }) => {
    const answer = answers[field]?.toString()
    return [field, answer && asMeant(['business', field], answer)] as const
  })
  const { timeZone } = answers
  const needsNone = answers['registration'] === 'none'
  const trade = tradeNames.find((name) => name === answers['trade']) ?? 'general'
  return {
    ...Object.fromEntries(given),
    ...told,
    trade,
    isRoofer: isRoofer({ trade }),
    tradeName: answers['tradeName']?.toString(),
    services: [answers['services'] ?? []].flat(),
    street: answers['street']?.toString(),
    region,
    regionCode: code,
    houses: regionOf(code).houses,
    look: proposeLook(trade, answers['name']?.toString() ?? ''),
    mark: trades[trade].mark,
    // In other states it follows from the address.
    timeZone:
      zonesOf(code).length < 2
        ? undefined
        : (timeZone ?? zonesOfCounty(code, town?.county)[0]?.zone),
    town: town?.name,
    county: town?.county,
    latitude: town?.lat.toFixed(5),
    longitude: town?.lon.toFixed(5),
    registration: registrationsOf(answers, trade, office),
    needsNone,
    lookUp: laws.get(code)?.lookUp,
    // What the state asks of a firm without a number, which pages say by themselves.
    unlicensed: needsNone ? laws.get(code)?.without?.words : undefined,
    form: formOf(answers['form']),
    counties: countiesOf([answers['serve'] ?? []].flat(), office),
  }
}

/** The receiver of the form, and what stands for its key until the owner has one. */
function formOf(answer: Answers[string] | undefined) {
  const receiver = receiverNames.find((name) => name === answer)
  if (!receiver) return undefined
  const { key } = receiverOf(receiver)
  return { receiver, key: key && JSON.stringify(`TODO: ${key.expected}`) }
}

/** The given number or, if the state requires one, its example as a placeholder. */
function registrationsOf(
  { name: firm, registration: given }: Answers,
  trade: string,
  office: Office,
) {
  const law = laws.get(office.code)
  const isAsked = law && (law.trades?.includes(trade) ?? true)
  const number = given?.toString() ?? (isAsked ? law.example : undefined)
  const name = law?.nameOnFile && firm
  return number && number !== 'none' ? [{ ...toRegistration(number, office), name }] : undefined
}

function countiesOf(served: readonly string[], { places, town, code }: Office) {
  const towns = [town, ...served.map((name) => places.find(name))].filter(
    (each) => each !== undefined,
  )
  const counties = groupBy(new Set(towns), ({ county, state }) => `${county}, ${state}`)
  const countyName = secondWithLetters()
  const townName = secondWithLetters()
  return [...counties.values()].map((all) => {
    const [{ county = '', state = code } = {}] = all
    const name = countyName(county, state)
    return {
      name,
      state: state === code || name !== county ? undefined : state,
      towns: all.map((each) => inFlow(townName(each.name, each.state))),
    }
  })
}

/** Returns a function that writes names; the second place of one name gets its state code. */
function secondWithLetters() {
  const firsts = new Map<string, string>()
  return (name: string, state: string): string => {
    const first = firsts.get(toSlug(name)) ?? state
    firsts.set(toSlug(name), first)
    return first === state ? name : `${name}, ${state}`
  }
}

/** In a flow list, names with a comma are quoted. */
const inFlow = (name: string) => (name.includes(',') ? JSON.stringify(name) : name)

/** npm leaves dotfiles out of packages, so the templates have no dot. */
const hidden = /^(gitignore|gitattributes|github|npmrc)\b/

type NewSite = ReturnType<typeof describeSite>

/** The two documents of a trade, filled in: words for site.yaml, and its services. */
function textsOfTrade(texts: TemplateTexts, site: NewSite) {
  const { trade, tradeName = '', services, regionCode } = site
  const starter = starterTexts(texts, trade, regionCode)
  const serviceNames = services.map((service) => {
    const names = { service, slug: toAddressPart(service), title: titleOf(service, tradeName) }
    return fillStarter(starter.services, names)
  })
  return {
    words: fillStarter(starter.words, { trade: startSentence(tradeName) }),
    services: services.length > 0 ? serviceNames.join('\n') : starter.services,
  }
}

/** Leaves room for the town. */
const longTitle = 36

/** A service with the name of its trade, if that adds something; Home uses the trade alone. */
function titleOf(service: string, trade: string): string {
  const [own, all] = [service, trade].map((name) => name.toLowerCase())
  if (own === all) return `All about ${service}`
  const both = `${service} – ${trade}`
  return own?.includes(all ?? '') || both.length > longTitle ? service : both
}

/** The files of a new site by path, from the templates below `site/`. */
export function renderNewSite(texts: TemplateTexts, site: NewSite) {
  const render = createRenderer(texts)
  const { words, services } = textsOfTrade(texts, site)
  const values = { ...site, words: parse(words), services, proposed: proposedIn(site, services) }
  return [...texts.keys()].flatMap((name) => {
    const [, path] = /^site\/(.+)\.hbs$/.exec(name) ?? []
    if (path === undefined) return []
    const content = render(name, values)
    return [{ path: path.replace(hidden, '.$1'), content }]
  })
}

/** What no firm said itself, whatever its trade: what to ask before hiring anyone, and how its jobs go. */
const ofAll = ['site.shared.whyChooseUs.reasons', 'site.about.process']

/** The parts of site.yaml that come from a trade's template. */
const ofTrade = [
  ...['title', 'lead'].map((field) => `site.shared.whyChooseUs.${field}`),
  ...['heading', 'lead', 'call.title', 'call.text', 'services'].map(
    (field) => `site.home.${field}`,
  ),
  ...['heading', 'lead', 'signs', 'call'].map((field) => `site.services.${field}`),
  ...['heading', 'call'].map((field) => `site.serviceAreas.${field}`),
  'site.about.call',
  ...['lead', 'after', 'call', 'cards.hours'].map((field) => `site.contact.${field}`),
  ...['expertsTitle', 'features', 'callTitle', 'callText'].map((field) => `site.areaPage.${field}`),
]

/** Lines of `placeholders` for every text that the firm did not provide itself. */
function proposedIn(site: NewSite, services: string) {
  const { trade, street, registration = [], areTownsGiven, counties } = site
  const entries: unknown[] = trade === 'other' ? [] : parse(services)
  const ofServices = entries.filter(isMap).flatMap(linesOfService)
  const ofTowns = areTownsGiven ? [] : counties.map(({ name }) => `counties.${name}.alsoServed`)
  const labels = registration.map((_, index) => `registration.${index}.label`)
  return [
    'hours.office',
    ...(street ? ['coordinates'] : []),
    ...labels,
    ...ofTowns,
    ...ofAll,
    ...(trade === 'other' ? [] : ofTrade),
    ...ofServices,
  ]
}
