import type { AreaTemplate, FixedRoute, Page, Site } from '../../../templates/types.ts'
import { emptyAtlas, type Atlas } from '../../load/gazetteer.ts'
import type { SharedData, SiteData } from '../schema/data.ts'
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
import { serviceLink, toLink, toPath } from './links.ts'
import { createMaps } from '../maps/create-maps.ts'
import { drawAnew, type KeepMap } from '../maps/keep-map.ts'
import type { SiteModel } from './site-model.ts'
import { indexTowns } from './towns.ts'

/** A site of which all is known but its pages, most of whose time their maps take. */
export interface SitePlan extends Omit<SiteModel, 'pages'> {
  /** How many pages there are. */
  readonly pageCount: number
  /** Every page, one at a time, the areas last. */
  readonly buildPages: () => Iterable<Page>
}

/**
 * The whole site from checked data; with maps, where the atlas knows the land, which `keep` may
 * have from an earlier run. Throws only where the data breaks what `validate` holds.
 */
export function buildSite(input: SiteData, atlas?: Atlas, keep?: KeepMap): SiteModel {
  const { site, gone, outlines, buildPages } = planSite(input, atlas, keep)
  return { site, gone, outlines, pages: [...buildPages()] }
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
  return {
    site: { ...buildFrame(data, fixed), outlines: maps.outlines },
    pageCount: fixed.length + data.counties.length + data.cities.length,
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

/** What all pages share, for those who can begin before the cities are read: they have no part in it. */
export function buildShared(data: SharedData, atlas: Atlas): Site {
  return planSite({ ...data, cities: [] }, atlas).site
}

function buildFrame(data: SiteData, fixed: readonly Page[]): Site {
  const { site, addresses } = data
  return {
    business: buildBusiness(data.business),
    navigation: site.navigation.map(toLink),
    quote: toLink(site.quote),
    footer: site.footer.columns.map(({ title, links }) => ({ title, links: links.map(toLink) })),
    sitemap: { text: site.footer.sitemap, href: '/sitemap.xml' },
    aliases: addresses.redirects.map(({ from, to }) => ({ from: toPath(from), to: toPath(to) })),
    fixedRoutes: fixed.map(({ path, kind }): FixedRoute => ({ path, kind })),
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
