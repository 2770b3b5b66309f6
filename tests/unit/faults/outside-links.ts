import { errors, warnings, type Fault } from './fault.ts'

const quote = 'quote:\n  text: Get Free Quote\n  to: '
const bare = 'the address without it, or an acknowledgement with the reason'

/** Faults of links to other sites. */
export const outsideLinkFaults: readonly Fault[] = [
  ...errors('link/own-site', {
    file: 'site',
    expected: 'its address inside the site',
    faults: {
      'a page of the site by its whole address': {
        change: `${quote}»‹/contact→https://ridge-eave.example.com/contact›`,
        suggestion: '/contact',
      },
      'a page of the site by another name of its host': {
        change: `${quote}»‹/contact→https://www.ridge-eave.example.com/about›`,
        suggestion: '/about',
      },
    },
  }),
  ...warnings('link/tracking', {
    file: 'site',
    expected: bare,
    faults: {
      'the name of an advertisement': {
        change: `${quote}»‹/contact→https://booking.test/us?utm_source=mail&id=7&gclid=Ab#now›`,
        suggestion: 'https://booking.test/us?id=7#now',
      },
      'the name of a visit': {
        change: `${quote}»‹/contact→https://booking.test/us?PHPSESSID=1f2e›`,
        suggestion: 'https://booking.test/us',
      },
    },
  }),
]
