import { replaceOnce, firstCities } from '../../support/fixtures.ts'

const gone = (address: string) =>
  `${address} was an address of this site, and nothing answers there now.`

/** Changes by hand of three cities, generated, after which an address does not answer. */
export const vanishedFaults = [
  { name: 'a deleted entry', content: firstCities(2), message: gone('/service-areas/meriden') },
  {
    name: 'a name that is changed',
    content: replaceOnce(firstCities(3), 'cityName: Waterbury', 'cityName: Brass City'),
    message: gone('/service-areas/waterbury'),
  },
].map((fault) => ({ rule: 'address/vanished' as const, ...fault }))
