import type { AuditFault } from '../../support/audit-fault.ts'
import { auditSite } from '../../support/audit-site.ts'

const about = (main: string, head = '') => auditSite({ '/about': { main, head } })

const peak = (main: string) => {
  const [measure, unit, source] = ['height', 'feet', 'https://example.com'] as const
  const landmark = { name: 'East Peak', names: ['Castle Craig'], measure, value: 976, unit, source }
  return { ...about(main), landmarks: [landmark] }
}

/** Texts that say something else than the data. */
export const claimFaults: readonly AuditFault[] = [
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
