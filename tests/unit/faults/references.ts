import type { Fault } from './fault.ts'
import { oneMoreService } from './fault.ts'

const services =
  'one of residential-roofing, commercial-roofing, roof-repairs, roof-replacement, ' +
  'storm-damage, emergency-service; of a service that is gone, no entry'
const claims =
  'one of licensed-and-insured, locally-owned, free-estimates, emergency-repairs, ' +
  'five-star-rating, customers, cities, experience, around-the-clock, insurance-help, top-rated'

/** Faults of names that stand for something in another file. */
export const referenceFaults: readonly Fault[] = [
  {
    rule: 'service/duplicate-slug',
    name: 'two services at one address',
    file: 'services',
    given: oneMoreService,
    from: 'slug: gutter-guards',
    to: 'slug: roof-repairs',
    at: 'roof-repairs\n  name: Gutter',
    expected: 'each slug once',
  },
  {
    rule: 'service/unknown',
    name: 'a service with a letter left out',
    file: 'site',
    from: 'service: roof-repairs',
    to: 'service: roof-repair',
    at: 'roof-repair\n',
    expected: services,
    suggestion: 'roof-repairs',
  },
  {
    rule: 'claim/unknown',
    name: 'a claim among the bullets',
    file: 'site',
    from: 'free-estimates, emergency-repairs]',
    to: 'free-estimate, emergency-repairs]',
    at: 'free-estimate,',
    expected: claims,
    suggestion: 'free-estimates',
  },
  {
    rule: 'claim/unknown',
    name: 'a claim that is a reason',
    file: 'site',
    from: '- claim: locally-owned',
    to: '- claim: friendly',
    at: 'friendly',
    expected: claims,
  },
  {
    rule: 'claim/unknown',
    name: 'the tagline of a service',
    file: 'services',
    from: 'tagline: top-rated',
    to: 'tagline: toprated',
    at: 'toprated',
    expected: claims,
    suggestion: 'top-rated',
  },
  {
    rule: 'claim/no-number',
    name: 'a claim in words among the statistics',
    file: 'site',
    from: 'stats: [customers, cities, experience]\n    all:',
    to: 'stats: [customers, cities, locally-owned]\n    all:',
    at: 'locally-owned]',
    expected: 'one of customers, cities, experience',
  },
  {
    rule: 'link/unknown-target',
    name: 'a footer link with a letter left out',
    file: 'site',
    from: 'to: /services/repairs',
    to: 'to: /services/repair',
    at: '/services/repair\n',
    expected: 'an address of the site',
    suggestion: '/services/repairs',
  },
  {
    rule: 'link/unknown-target',
    name: 'a link to a page of long ago',
    file: 'site',
    from: 'text: Get Free Quote\n  to: /contact',
    to: 'text: Get Free Quote\n  to: /testimonials',
    at: '/testimonials',
    expected: 'an address of the site',
  },
]
