import type { AreaTemplate, Page, Redirect, Site } from '../../../templates/types.ts'
import type { RoutePath } from '../../../templates/paths.ts'
import { emptyAtlas, type Atlas } from '../../load/atlas.ts'
import type { SiteData } from '../schema/data.ts'
import { buildCityPage, buildCountyPage } from './area-page.ts'
import { buildBusiness } from './business-facts.ts'
import { buildReasons } from './claims.ts'
import { fillTexts } from './interpolate.ts'
import {
  buildAboutPage,
  buildContactPage,
  buildHomePage,
  buildNotFoundPage,
  buildServiceAreasPage,
  buildServicePage,
  buildServicesPage,
} from './fixed-pages.ts'
import { areaPath } from '../../lib/slug.ts'
import { serviceLink, toLink, toPath } from './links.ts'
import { createMaps } from '../maps/create-maps.ts'
import { drawAnew, type KeepMap } from '../maps/keep-map.ts'
import type { SiteModel } from './site-model.ts'
import { indexTowns } from './towns.ts'

/** A site of which all is known but its pages, most of whose time their maps take. */
export interface SitePlan extends Omit<SiteModel, 'pages'> {
  /** The address of every page. */
  readonly paths: readonly RoutePath[]
  /** Every page, one at a time, the areas last. */
  readonly buildPages: () => Iterable<Page>
}

/**
 * The whole site from checked data; with maps, where the atlas knows the land, which `keep` may
 * have from an earlier run. Throws only where the data breaks what `validate` holds.
 */
export function buildSite(input: SiteData, atlas?: Atlas, keep?: KeepMap): SiteModel {
  const { site, redirects, gone, outlines, buildPages } = planSite(input, atlas, keep)
  return { site, redirects, gone, outlines, pages: [...buildPages()] }
}

/** The same in two steps, for those who can begin with what all pages share. */
export function planSite(
  input: SiteData,
  atlas: Atlas = emptyAtlas,
  keep: KeepMap = drawAnew,
): SitePlan {
  const data = fillTexts(input)
  const towns = indexTowns(data)
  const maps = createMaps({ data, towns, atlas, keep })
  const fixed = [
    buildHomePage(data, maps.areas),
    buildServicesPage(data),
    ...data.services.map((service) => buildServicePage(data, service)),
    { ...buildServiceAreasPage(data, towns), map: maps.areas },
    buildAboutPage(data),
    buildContactPage(data, towns),
  ]
  const redirects = data.addresses.redirects.map(({ from, to }): Redirect => ({
    from: toPath(from),
    to: toPath(to),
  }))
  return {
    site: { ...buildFrame(data, redirects), outlines: maps.outlines },
    redirects,
    paths: [
      ...fixed.map(({ path }) => path),
      ...data.counties.map(({ name }) => areaPath(name)),
      ...data.cities.map(({ cityName }) => areaPath(cityName)),
    ],
    *buildPages() {
      yield* fixed
      for (const county of data.counties) {
        yield buildCountyPage(data, towns, { county, map: maps.ofCounty(county.name) })
      }
      for (const city of data.cities) {
        yield buildCityPage(data, towns, { city, map: maps.ofCity(city.cityName) })
      }
    },
    gone: data.addresses.gone,
    outlines: maps.file,
  }
}

function buildFrame(data: SiteData, redirects: readonly Redirect[]): Site {
  const { site } = data
  const footer = site.footer.columns.map(({ title, links }) => ({
    title,
    links: links.map(toLink),
  }))
  const frame = [...site.navigation, site.quote, ...footer.flatMap(({ links }) => links)]
  const linked = new Set<string>(frame.map(({ to }) => to))
  return {
    business: buildBusiness(data.business),
    navigation: site.navigation.map(toLink),
    quote: toLink(site.quote),
    footer,
    sitemap: { text: site.footer.sitemap, href: '/sitemap.xml' },
    linkedRedirects: redirects.filter(({ from }) => linked.has(from)),
    areaTemplate: buildAreaTemplate(data),
    outlines: null,
    notFound: buildNotFoundPage(data),
  }
}

function buildAreaTemplate({ business, site, services }: SiteData): AreaTemplate {
  const { features, services: cards, allAreas, callTitle, callText } = site.areaPage
  return {
    features: buildReasons(business, features),
    services: cards.map(({ service, description }) => {
      const name = services.find(({ slug }) => slug === service)?.name ?? service
      return { title: name, description, link: serviceLink({ slug: service, name }) }
    }),
    allAreas: toLink(allAreas),
    callTitle,
    callText,
  }
}
