import type { AuditFault } from './audit-fault.ts'
import { auditSite, type TestPages } from '../../support/audit-site.ts'
import { areaFaults } from './faults-of-areas.ts'

const link = (to: string) => `<a href="${to}">${to}</a>`

/** A site in which every page links to every other. */
function linkedSite(paths: readonly string[]): TestPages {
  const main = paths.map(link).join(' ')
  return Object.fromEntries(paths.map((path) => [path, { main }]))
}

const redirects = new Map([['/old', '/about']])
/** Of links. */
const linkFaults: readonly AuditFault[] = [
  {
    rule: 'links/orphan',
    name: 'a page that two others link to, and a third by a redirect',
    faulty: () =>
      auditSite(
        {
          ...linkedSite(['/', '/a', '/b', '/c']),
          '/': { main: ['/a', '/b', '/c', '/about'].map(link).join() },
          '/c': { main: link('/about') + link('/a') + link('/b') },
          '/a': { main: link('/old') + link('/b') + link('/c') },
          // Its link to itself counts for nothing.
          '/about': { main: ['/a', '/b', '/c', '/about'].map(link).join() },
        },
        { redirects },
      ),
    finds: ['warning /about: 2 pages link directly to /about: /, /c.'],
    clean: () => auditSite(linkedSite(['/', '/a', '/b', '/about']), { redirects }),
  },
  {
    rule: 'links/orphan',
    name: 'a finished job that not even the list of all jobs links to',
    faulty: () =>
      auditSite({ ...linkedSite(['/', '/a', '/b', '/work']), '/work/cape': { kind: 'job' } }),
    finds: ['warning /work/cape: 0 pages link directly to /work/cape.'],
    clean: () => {
      const pages = linkedSite(['/', '/a', '/b', '/work'])
      const work = { main: `${pages['/work']?.main} ${link('/work/cape')}` }
      return auditSite({ ...pages, '/work': work, '/work/cape': { kind: 'job' } })
    },
  },
  {
    rule: 'links/two-words',
    name: 'a button that asks for an estimate on two pages, and one in the header that asks for a quote',
    faulty: () => {
      const main = '<a href="/contact">Get an Estimate</a>'
      return auditSite({ '/': { main }, '/about': { main } })
    },
    finds: [
      'warning /: "Get an Estimate" asks for an estimate, the button in the header for a quote.',
    ],
    clean: () =>
      auditSite({ '/': { main: '<a href="/contact">Your quote</a><p>The estimate is free.</p>' } }),
  },
]

const about = (main: string, head = '') => auditSite({ '/about': { main, head } })

const peak = (main: string) => {
  const [measure, unit, source] = ['height', 'feet', 'https://example.com'] as const
  const landmark = { name: 'East Peak', names: ['Castle Craig'], measure, value: 976, unit, source }
  return { ...about(main), landmarks: [landmark] }
}

/** Texts that say something else than the data. */
const claimFaults: readonly AuditFault[] = [
  {
    rule: 'claims/contact',
    name: 'other numbers and another address, in texts, in the head and in the words for a picture',
    faulty: () =>
      about(
        `<p>Call 860-555-0143.</p><p>Write to me@example.com</p>
         <img src="/a.jpg" alt="A van with 1-860-555-0145 on it">`,
        '<meta name="description" content="Call (860) 555-0146 now.">',
      ),
    finds: [
      'error /about: /about has another phone number on it: 860-555-0143.',
      'error /about: /about has another phone number in its description: (860) 555-0146.',
      'error /about: /about has another phone number in the words for a picture: 1-860-555-0145.',
      'error /about: /about has another email address on it: me@example.com.',
    ],
    clean: '<p>Call (860) 555-0142 or write to office@ridge-eave.example.com.</p>',
  },
  {
    rule: 'claims/address',
    name: 'another house, and another ZIP code',
    faulty: '<p>Our office is at 66 Thompson St.</p><p>East Haven, CT 06512</p>',
    finds: [
      'error /about: /about has another street address on it: 66 Thompson St.',
      'error /about: /about has another ZIP code on it: 06512.',
    ],
    // A house in another street is one that a text tells of.
    clean: '<p>Our office is at 64 Thompson St, East Haven, CT 06513, not at 9 Main Street.</p>',
  },
  {
    rule: 'claims/hours',
    name: 'other hours',
    faulty: '<p>Open 8 AM to 5 PM.</p>',
    finds: ['error /about: /about has other hours on it: 8 AM to 5 PM.'],
    clean: '<p>Open 7 a.m. – 6 p.m., Saturdays 8:00 AM to 4:00 PM; emergencies 24/7.</p>',
  },
  {
    rule: 'claims/hours',
    name: 'an emergency service that the data does not have',
    faulty: () => {
      const site = about('<p>We answer around the clock.</p>')
      const { emergency: _, ...hours } = site.data.business.hours
      return { ...site, data: { ...site.data, business: { ...site.data.business, hours } } }
    },
    finds: [
      'error /about: /about says "around the clock" on it, and the data has no hours for emergencies.',
    ],
    clean: '<p>We answer around the clock.</p>',
  },
  {
    rule: 'claims/rating',
    name: 'another rating, and other reviews',
    faulty: '<p>Rated 5.0 out of 5 by 130 happy reviews.</p>',
    finds: [
      'warning /about: "5.0 out of 5" stands on it; the rating in the data is 4.9.',
      'error /about: "130 happy reviews" stands on it; the data has 127.',
    ],
    clean: '<p>4.9 of 5 from 127 reviews. Two of 5 roofs leak; since 1977, reviews are public.</p>',
  },
  {
    rule: 'claims/numbers',
    name: 'another count than the claim, and one that nobody wrote down',
    faulty:
      '<dl><dt>Connecticut cities served</dt><dd>60+</dd></dl><p>900+ roofs in 3+ counties.</p>',
    finds: [
      'error /about: /about says "60+ Connecticut cities" on it; the data says 50+ or 30.',
      'error /about: /about says "900+ roofs" on it, and no data has that number.',
      'error /about: /about says "3+ counties" on it; the data says 2.',
    ],
    clean:
      '<dl><dt>Connecticut cities served</dt><dd>50+</dd></dl><p>15+ years of experience, on houses 80 years old.</p>',
  },
  {
    rule: 'claims/landmark',
    name: 'a ridge that is not so high',
    faulty: () =>
      peak(
        '<p>Castle Craig stands on a ridge more than 1,000 feet up. Under East Peak, 960 ft high, roofs leak.</p>',
      ),
    finds: [
      'error /about: "more than 1,000 feet" is said where East Peak is named; its height is 976 feet.',
      'error /about: "960 ft" is said where East Peak is named; its height is 976 feet.',
    ],
    clean: () =>
      peak(
        `<p>Castle Craig is 976 feet up, over 900 feet, nearly 1,000 feet, or about 980 feet.</p>
         <p>East Peak has trees 40 feet tall and 900 acres. The tower has 1,000 feet.</p>`,
      ),
  },
]

/** What texts promise. */
const wordFaults: readonly AuditFault[] = [
  {
    rule: 'honesty/adjusting',
    name: 'the work of a public adjuster, and inducements',
    faulty: `<p>We will negotiate your claim.</p><p>We deal with your insurance company.</p>
         <p>We handle the whole claim.</p><p>We waive your deductible.</p><p>Get a free roof!</p>`,
    finds: [
      /^error \/about: "negotiate your claim" reads as the work of a public adjuster\. Preparing, .*section 38a-723/,
      /^error \/about: "deal with your insurance company" reads as the work of a public adjuster\./,
      /^error \/about: "handle the whole claim" reads as the work of a public adjuster\./,
      'error /about: "waive your deductible" reads as an inducement; several states forbid to pay or waive a deductible.',
      'error /about: "free roof" reads as an inducement.',
    ],
    clean: `<p>You file the claim, and you deal with your insurer. We document the damage and meet your
         adjuster at the house.</p><p>Ask for a free roof inspection.</p>`,
  },
  {
    rule: 'honesty/state-law',
    name: 'the word of the state for the quality of a firm',
    faulty:
      '<p>We are state-approved.</p><p>Recommended by the Department of Consumer Protection</p>',
    finds: [
      /^error \/about: "state-approved" stands on it\. A registration is not to be shown as .*20-427/,
      /^error \/about: "Recommended by the Department of Consumer Protection" stands on it\./,
    ],
    clean: '<p>Registered with the state, and not approved by the state for anything.</p>',
  },
  {
    rule: 'honesty/superlative',
    name: 'superlatives without evidence',
    faulty: "<p>Connecticut's Top-Rated Roofers</p><p>The best roofers, #1 here.</p>",
    finds: [
      'warning /about: "Top-Rated" has no evidence in the data.',
      'warning /about: "best roofers" has no evidence in the data.',
      'warning /about: "#1" has no evidence in the data.',
    ],
    clean: () => {
      const site = about("<p>Connecticut's Top-Rated Roofers work best in dry weather.</p>")
      const { business } = site.data
      const text = "Connecticut's Top-Rated Roofers"
      const claims = { ...business.claims, 'top-rated': { text, evidence: 'The survey of 2025.' } }
      return { ...site, data: { ...site.data, business: { ...business, claims } } }
    },
  },
  {
    rule: 'honesty/commission',
    name: 'every roof sent to the commission',
    faulty: `<p>In Guilford the Historic District Commission reviews every new roof. Call us.</p>
         <p>A local historic district lies there. New shingles need a certificate.</p>`,
    finds: [
      /^warning \/about: "In Guilford the Historic District Commission reviews every new roof\." sends work to the commission that the law leaves to the owner\. .*7-147j/,
      /^warning \/about: "New shingles need a certificate\." sends work to the commission/,
    ],
    clean: `<p>Repair needs no approval. The Historic District Commission reviews each new roof.</p>
         <p>The commission reviews a new roof that is seen from a public way.</p>
         <p>The commission reviews exterior changes. Ask it about your new roof first.</p>`,
  },
]

/** All faults that are planted in small sites. */
export const auditFaults = [...linkFaults, ...areaFaults, ...claimFaults, ...wordFaults]
