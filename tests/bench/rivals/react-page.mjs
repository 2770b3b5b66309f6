import { createElement as h, Fragment } from 'react'
import { slugOf } from './page.mjs'

/** What stands in the body of a town's page. */
export const Body = ({ city, site }) =>
  h(Fragment, null, h(Header, { site }), h(Main, { city, site }), h(Footer, { site }))

const Phone = ({ phone }) =>
  h('a', { className: 'button button-call', href: `tel:${phone.e164}` }, `Call ${phone.text}`)

const Links = ({ links }) =>
  h(
    'ul',
    { className: 'links' },
    links.map(({ text, to }) =>
      h('li', { key: to, className: 'links-item' }, h('a', { className: 'link', href: to }, text)),
    ),
  )

const Header = ({ site }) =>
  h(
    'header',
    { className: 'header' },
    h('a', { className: 'brand', href: '/' }, site.business.name),
    h('nav', { className: 'navigation' }, h(Links, { links: site.navigation })),
    h(Phone, { phone: site.business.phone }),
  )

const Main = ({ city, site }) =>
  h(
    'main',
    { className: 'main' },
    h(
      'section',
      { className: 'hero band' },
      h('h1', { className: 'hero-title' }, city.pageTitle),
      h(
        'p',
        { className: 'lead' },
        `Serving ${city.cityName} and surrounding ${city.county} areas`,
      ),
      h('p', { className: 'hero-text' }, city.description),
      h(Phone, { phone: site.business.phone }),
    ),
    h(
      'section',
      { className: 'band' },
      h('h2', { className: 'band-title' }, `Your ${city.cityName} Roofing Experts`),
      h(
        'ul',
        { className: 'challenges' },
        city.localChallenges.map((text) =>
          h('li', { key: text, className: 'challenge' }, h('p', { className: 'ridge' }, text)),
        ),
      ),
      h(Items, { items: site.areaTemplate.features }),
    ),
    h(
      'section',
      { className: 'band' },
      h('h2', { className: 'band-title' }, `Roofing Services in ${city.cityName}`),
      h(Items, { items: site.areaTemplate.services }),
    ),
    h(
      'section',
      { className: 'band' },
      h('h2', { className: 'band-title' }, `Areas Near ${city.cityName}`),
      h(Links, {
        links: city.nearbyAreas.map((text) => ({ text, to: `/service-areas/${slugOf(text)}` })),
      }),
    ),
    h(
      'section',
      { className: 'band' },
      h('h2', { className: 'band-title' }, site.services.heading),
      h('p', { className: 'lead' }, site.services.lead),
      h(Cards, { cards: site.services.cards }),
    ),
    h(
      'section',
      { className: 'band call' },
      h('h2', { className: 'band-title' }, site.areaTemplate.callTitle),
      h('p', { className: 'call-text' }, site.areaTemplate.callText),
      h(Phone, { phone: site.business.phone }),
    ),
  )

const Items = ({ items }) =>
  h(
    'ul',
    { className: 'sheet sheet-bleed' },
    items.map(({ title, description }) =>
      h(
        'li',
        { key: title, className: 'sheet-item card' },
        h('h3', { className: 'card-title' }, title),
        h('p', { className: 'card-text' }, description),
      ),
    ),
  )

const Cards = ({ cards }) =>
  h(
    'ul',
    { className: 'sheet sheet-bleed' },
    cards.map(({ slug, name, summary, features, link }) =>
      h(
        'li',
        { key: slug, className: 'sheet-item card' },
        h('h3', { className: 'card-title' }, name),
        h('p', { className: 'card-text' }, summary),
        h(
          'ul',
          { className: 'checks' },
          features.map((text) => h('li', { key: text, className: 'check' }, text)),
        ),
        h('a', { className: 'more-link', href: link.to }, link.text),
      ),
    ),
  )

const Footer = ({ site }) =>
  h(
    'footer',
    { className: 'footer' },
    site.footer.map(({ title, links }) =>
      h(
        'section',
        { key: title, className: 'footer-column' },
        h('h2', { className: 'footer-title' }, title),
        h(Links, { links }),
      ),
    ),
    h(
      'table',
      { className: 'hours' },
      h(
        'tbody',
        null,
        site.business.hours.map(({ days, hours }) =>
          h('tr', { key: days }, h('th', { scope: 'row' }, days), h('td', null, hours)),
        ),
      ),
    ),
    h(
      'p',
      { className: 'small' },
      `${site.business.address.street}, ${site.business.address.locality}`,
    ),
  )
