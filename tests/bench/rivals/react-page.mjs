import { createElement as h, Fragment } from 'react'
import { slugOf } from './page.mjs'

/** What stands in the body of a town's page. */
export const Body = ({ city, site }) =>
  h(Fragment, null, h(Header, { site }), h(Main, { city, site }), h(Footer, { site }))

const box = (tag, className, ...children) => h(tag, { className }, ...children)
const link = (className, href, text) => h('a', { className, href }, text)
const band = (title, ...children) =>
  box('section', 'band', box('h2', 'band-title', title), ...children)
const card = (title, text, ...more) =>
  box('li', 'sheet-item card', box('h3', 'card-title', title), box('p', 'card-text', text), ...more)

const Phone = ({ phone }) => link('button button-call', `tel:${phone.e164}`, `Call ${phone.text}`)

const Links = ({ links }) =>
  box(
    'ul',
    'links',
    ...links.map(({ text, to }) => box('li', 'links-item', link('link', to, text))),
  )

const Items = ({ items }) =>
  box('ul', 'sheet sheet-bleed', ...items.map((item) => card(item.title, item.description)))

const Cards = ({ cards }) =>
  box(
    'ul',
    'sheet sheet-bleed',
    ...cards.map(({ name, summary, features, link: { to, text } }) => {
      const checks = box('ul', 'checks', ...features.map((feature) => box('li', 'check', feature)))
      return card(name, summary, checks, link('more-link', to, text))
    }),
  )

const Header = ({ site }) =>
  box(
    'header',
    'header',
    link('brand', '/', site.business.name),
    box('nav', 'navigation', h(Links, { links: site.navigation })),
    h(Phone, { phone: site.business.phone }),
  )

const Main = ({ city, site: { business, areaTemplate, services } }) => {
  const nearby = city.nearbyAreas.map((text) => ({ text, to: `/service-areas/${slugOf(text)}` }))
  const challenges = city.localChallenges.map((text) =>
    box('li', 'challenge', box('p', 'ridge', text)),
  )
  return box(
    'main',
    'main',
    box(
      'section',
      'hero band',
      box('h1', 'hero-title', city.pageTitle),
      box('p', 'lead', `Serving ${city.cityName} and surrounding ${city.county} areas`),
      box('p', 'hero-text', city.description),
      h(Phone, { phone: business.phone }),
    ),
    band(
      `Your ${city.cityName} Roofing Experts`,
      box('ul', 'challenges', ...challenges),
      h(Items, { items: areaTemplate.features }),
    ),
    band(`Roofing Services in ${city.cityName}`, h(Items, { items: areaTemplate.services })),
    band(`Areas Near ${city.cityName}`, h(Links, { links: nearby })),
    band(services.heading, box('p', 'lead', services.lead), h(Cards, { cards: services.cards })),
    box(
      'section',
      'band call',
      box('h2', 'band-title', areaTemplate.callTitle),
      box('p', 'call-text', areaTemplate.callText),
      h(Phone, { phone: business.phone }),
    ),
  )
}

const Footer = ({ site: { business, footer } }) => {
  const hours = business.hours.map((row) =>
    h('tr', null, h('th', { scope: 'row' }, row.days), h('td', null, row.hours)),
  )
  return box(
    'footer',
    'footer',
    ...footer.map(({ title, links }) =>
      box('section', 'footer-column', box('h2', 'footer-title', title), h(Links, { links })),
    ),
    box('table', 'hours', h('tbody', null, ...hours)),
    box('p', 'small', `${business.address.street}, ${business.address.locality}`),
  )
}
