import type { RuleId } from '../../../cli/site/rules/index.ts'
import { replaceOnce } from '../../support/project.ts'
import { firstCities } from '../../support/small-city.ts'

/** A change by hand after which an address of the site does not answer. */
interface VanishedFault {
  readonly rule: RuleId
  readonly name: string
  readonly file: 'cities'
  readonly content: string
  readonly message: string
}

const [waterbury, meriden] = ['/service-areas/waterbury', '/service-areas/meriden']
const message = (address: string) =>
  `${address} was an address of this site, and nothing answers there now.`

/** Of a project of three cities, generated. */
export const vanishedFaults: readonly VanishedFault[] = [
  {
    rule: 'address/vanished',
    name: 'an entry that is deleted',
    file: 'cities',
    content: firstCities(2),
    message: message(meriden),
  },
  {
    rule: 'address/vanished',
    name: 'a name that is changed',
    file: 'cities',
    content: replaceOnce(firstCities(3), 'cityName: Waterbury', 'cityName: Brass City'),
    message: message(waterbury),
  },
]
