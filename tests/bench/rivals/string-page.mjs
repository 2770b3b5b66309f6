import { jsonLdOf, shareTagsOf, slugOf, urlOf } from './page.mjs'

/** A town's page from string templates: the same bytes as React's. */
export function renderPage(city, site) {
  const { business } = site
  return `<!doctype html><html lang="en-US"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><title>${escape(city.pageTitle)}</title><meta name="description" content="${escape(city.metaDescription)}"/><link rel="canonical" href="${urlOf(city.cityName, business)}"/>${shareTags(city, site)}<script type="application/ld+json">${jsonLdOf(city, site)}</script></head><body>${header(site)}${main(city, site)}${footer(site)}</body></html>`
}

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }
const escape = (text) => text.replaceAll(/[&<>"']/g, (letter) => entities[letter])
const each = (items, render) => items.map(render).join('')

const shareTags = (city, site) =>
  each(
    shareTagsOf(city, site),
    ([property, content]) => `<meta property="${property}" content="${escape(content)}"/>`,
  )

const phoneLink = ({ e164, text }) =>
  `<a class="button button-call" href="tel:${e164}">Call ${text}</a>`

const linkList = (links) =>
  `<ul class="links">${each(links, ({ text, to }) => `<li class="links-item"><a class="link" href="${to}">${escape(text)}</a></li>`)}</ul>`

const itemList = (items) =>
  `<ul class="sheet sheet-bleed">${each(items, ({ title, description }) => `<li class="sheet-item card"><h3 class="card-title">${escape(title)}</h3><p class="card-text">${escape(description)}</p></li>`)}</ul>`

const cardList = (cards) =>
  `<ul class="sheet sheet-bleed">${each(cards, ({ name, summary, features, link }) => `<li class="sheet-item card"><h3 class="card-title">${escape(name)}</h3><p class="card-text">${escape(summary)}</p><ul class="checks">${each(features, (text) => `<li class="check">${escape(text)}</li>`)}</ul><a class="more-link" href="${link.to}">${escape(link.text)}</a></li>`)}</ul>`

const header = ({ business, navigation }) =>
  `<header class="header"><a class="brand" href="/">${escape(business.name)}</a><nav class="navigation">${linkList(navigation)}</nav>${phoneLink(business.phone)}</header>`

const bandTitle = (text) => `<h2 class="band-title">${escape(text)}</h2>`

const main = (city, { business, areaTemplate, services }) =>
  [
    '<main class="main">',
    `<section class="hero band"><h1 class="hero-title">${escape(city.pageTitle)}</h1><p class="lead">${escape(`Serving ${city.cityName} and surrounding ${city.county} areas`)}</p><p class="hero-text">${escape(city.description)}</p>${phoneLink(business.phone)}</section>`,
    `<section class="band">${bandTitle(`Your ${city.cityName} Roofing Experts`)}<ul class="challenges">${each(city.localChallenges, (text) => `<li class="challenge"><p class="ridge">${escape(text)}</p></li>`)}</ul>${itemList(areaTemplate.features)}</section>`,
    `<section class="band">${bandTitle(`Roofing Services in ${city.cityName}`)}${itemList(areaTemplate.services)}</section>`,
    `<section class="band">${bandTitle(`Areas Near ${city.cityName}`)}${linkList(city.nearbyAreas.map((text) => ({ text, to: `/service-areas/${slugOf(text)}` })))}</section>`,
    `<section class="band">${bandTitle(services.heading)}<p class="lead">${escape(services.lead)}</p>${cardList(services.cards)}</section>`,
    `<section class="band call">${bandTitle(areaTemplate.callTitle)}<p class="call-text">${escape(areaTemplate.callText)}</p>${phoneLink(business.phone)}</section>`,
    '</main>',
  ].join('')

const footer = ({ business, footer: columns }) =>
  `<footer class="footer">${each(columns, ({ title, links }) => `<section class="footer-column"><h2 class="footer-title">${escape(title)}</h2>${linkList(links)}</section>`)}<table class="hours"><tbody>${each(business.hours, ({ days, hours }) => `<tr><th scope="row">${escape(days)}</th><td>${escape(hours)}</td></tr>`)}</tbody></table><p class="small">${escape(`${business.address.street}, ${business.address.locality}`)}</p></footer>`
