import type { AreaTemplate, Link, Page, Redirect, Site } from '../../../templates/types.ts'
import { emptyAtlas, type Atlas } from '../../load/gazetteer.ts'
import { hasPage } from '../schema/cities.ts'
import type { SiteData } from '../schema/data.ts'
import { buildAreaPage } from './area-page.ts'
import { buildBusiness, buildReasons, claimParts } from './business-facts.ts'
import { buildLook, buildMark, withoutDrawings } from './look.ts'
import { fillTexts } from './interpolate.ts'
import { toQuoteLink } from './contact-form.ts'
import { buildFixedPages, buildNotFoundPage, buildServiceCards } from './fixed-pages.ts'
import { buildJobPages } from './job-pages.ts'
import { workWords, workTop } from './jobs.ts'
import { buildHouses } from './houses.ts'
import { toLink, toPath } from './links.ts'
import { buildNotices } from './notices.ts'
import { describeFirm, serviceLinks } from './offered.ts'
import { servicePath } from '../page-paths.ts'
import { buildOwnPages } from './own-pages.ts'
import { buildScenery } from './scenery.ts'
import { buildStreet } from './town-scene.ts'
import { byName, indexTowns, locateStates, measureDistances, type TownIndex } from './towns.ts'
import type { MapsInput } from '../maps/locate-towns.ts'
import { createMaps } from '../maps/page-maps.ts'
import type { SiteModel } from '../../render/site-model.ts'
import { typesetSite } from '../typeset.ts'

interface BuildOptions extends Pick<MapsInput, 'cache'> {
  /** Returns an equal page of an earlier model, or else the page. */
  readonly reuse?: (page: Page) => Page
}

/** Builds the site from validated data, in typographic signs; with maps where the atlas has outlines. */
export function buildSite(
  input: SiteData,
  atlas: Atlas = emptyAtlas,
  { cache, reuse = (page) => page }: BuildOptions = {},
): SiteModel {
  const filled = fillTexts(input)
  const data = withoutDrawings(filled)
  const towns = indexTowns(data)
  const { places } = atlas
  const distances = measureDistances(data, places)
  const maps = createMaps({ data, towns, atlas, cache })
  const fixed = buildFixedPages(data, towns, maps, buildHouses(filled))
  const states = locateStates(data, places)
  const known = { data, towns, places, distances, states }
  const counties = data.counties.filter(hasPage).map((entry) => {
    const { name } = entry
    const list = byName(towns.townsOf(name))
    return buildAreaPage({ ...known, name, entry, list, map: maps.ofCounty(name) })
  })
  const cities = data.cities.map((entry) => {
    const name = entry.cityName
    return buildAreaPage({ ...known, name, entry, list: null, map: maps.ofCity(name) })
  })
  const redirects = data.addresses.redirects.map(({ from, to }) => {
    return { from: toPath(from), to: toPath(to) }
  })
  const pages = [...fixed, ...counties, ...cities, ...buildJobPages(known), ...buildOwnPages(data)]
  return typesetSite(
    {
      site: buildShared(data, towns, redirects, maps.outlines),
      pages: pages.map(reuse),
      redirects,
      gone: data.addresses.gone,
      outlines: maps.file,
    },
    data.site.asTyped,
  )
}

function buildShared(
  data: SiteData,
  towns: TownIndex,
  redirects: readonly Redirect[],
  outlines: Site['outlines'],
): Site {
  const { site } = data
  const services = serviceLinks(data)
  const footer = site.footer.columns.map(({ title, links }) => {
    return { title, links: withWork(data, links?.map(toLink) ?? services, '/about') }
  })
  const links = [...site.navigation, site.quote, ...footer.flatMap((column) => column.links)]
  const houses = buildStreet(data)
  const toMenuLink = (link: Link) => ({ ...link, below: link.to === '/services' ? services : [] })
  const linked = new Set<string>(links.map(({ to }) => to))
  return {
    business: buildBusiness(data.business),
    mark: buildMark(data),
    navigation: withWork(data, site.navigation.map(toLink), '/services').map(toMenuLink),
    quote: toQuoteLink(data, site.quote),
    ...(site.notices && { notices: buildNotices(data, towns) }),
    footer,
    description: describeFirm(data),
    sitemap: { text: site.footer.sitemap, href: '/sitemap.xml' },
    linkedRedirects: redirects.filter(({ from }) => linked.has(from)),
    areaTemplate: buildAreaTemplate(data),
    strip: (site.shared.strip ?? []).map((id) => claimParts(data.business, id)),
    ledger: site.ledger ? { text: site.ledger.title, href: '/about#ledger' } : null,
    outlines,
    street: houses.length > 0 ? { houses, alt: workWords(data).street } : null,
    scenery: buildScenery(data),
    notFound: buildNotFoundPage(data),
    ...buildLook(data.look),
  }
}

/** Adds a link to finished jobs, which the data does not contain, after another link. */
function withWork(data: SiteData, links: readonly Link[], after: '/services' | '/about'): Link[] {
  const place = links.findIndex(({ to }) => to === after) + 1
  const isLinked = data.projects.length === 0 || links.some(({ to }) => to === '/work')
  if (place === 0 || isLinked) return [...links]
  return links.toSpliced(place, 0, { text: workTop(data).heading, to: '/work' })
}

function buildAreaTemplate(data: SiteData): AreaTemplate {
  const { business, site, services } = data
  const { features, allAreas, callTitle, callText } = site.areaPage
  // What is said of each on its own page is not said again on the page of every town.
  const cards =
    site.areaPage.services ?? services.map(({ slug }) => ({ service: slug, description: null }))
  const nameOf = (service: string) => services.find(({ slug }) => slug === service)?.name ?? service
  const drawings = new Map(buildServiceCards(data).map(({ slug, drawing }) => [slug, drawing]))
  return {
    features: buildReasons(business, features),
    services: cards.map(({ service, description }) => {
      const link = { text: nameOf(service), to: servicePath(service) }
      const drawing = drawings.get(service) ?? null
      return { description, link, ...(!site.areaPage.services && { drawing }) }
    }),
    moreServices: services.flatMap(({ slug, name }) =>
      cards.some(({ service }) => service === slug) ? [] : { text: name, to: servicePath(slug) },
    ),
    allAreas: toLink(allAreas),
    callTitle,
    callText,
  }
}
