import type { AreaPage } from '../../../templates/types.ts'
import type { AuditFault } from '../../support/audit-fault.ts'
import type { BuiltSite } from '../../../cli/site/audits/site-audit-rule.ts'
import type { ProjectInput } from '../../../cli/site/schema/projects.ts'
import { auditSite } from '../../support/audit-site.ts'

const names = ['Essex', 'Chester', 'Clinton', 'Guilford', 'Madison', 'Hamden'] as const
type Name = (typeof names)[number]

const textsOf = ({ description, localChallenges }: AreaPage) => [
  description,
  ...localChallenges.map(({ text }) => text),
]

function ownOf(name: Name): string[] {
  const { pages } = auditSite({}).model
  const page = pages.find((each): each is AreaPage => {
    return each.kind === 'area' && each.cityName === name
  })
  return page ? textsOf(page) : []
}

/** The pages of six towns with their own texts, or with others; `frame` stands on all of them. */
function towns(others: Partial<Record<Name, readonly string[]>> = {}, frame = '') {
  const pages = names.map((name) => {
    const texts = others[name] ?? ownOf(name)
    const main = `<h1>${name}</h1>${texts.map((text) => `<p>${text}</p>`).join('')}${frame}`
    return [`/service-areas/${name.toLowerCase()}`, { kind: 'area', main }] as const
  })
  return auditSite(Object.fromEntries(pages))
}

/** Some towns that say how far the office is; two each are as far. */
const withMiles = (some: readonly Name[]) =>
  Object.fromEntries(
    some.map((name, index) => {
      const miles = ['1 mile', '14 miles', '20 miles'][Math.floor(index / 2)]
      return [name, [...ownOf(name), `The office is ${miles} from ${name} by road.`]]
    }),
  )

/** The texts of Essex under another name. */
const renamed = (name: Name) =>
  ownOf('Essex').map((text) => text.replaceAll('Essex', name).replaceAll('Middlesex', 'New Haven'))

const anywhere = [
  'An old roof should be looked at before the winter comes and not only when it leaks.',
  'A good crew covers the garden first, and takes every nail away before it leaves.',
  'The gutters want to be cleaned twice a year, once when the leaves are down.',
  'Whoever waits too long pays twice, for the roof and for the ceiling below it.',
]

const frame = `<p>${Array.from({ length: 1200 }, (_, index) => `word${index}`).join(' ')}.</p>`

/** The site with a job in each of some towns. */
function withJobs(site: BuiltSite, done: readonly Name[]): BuiltSite {
  const projects = done.map((city): ProjectInput => ({
    slug: city.toLowerCase(),
    title: 'A roof',
    city,
    services: ['roof-repairs'],
    finished: '2026-01',
    house: 'cape',
    found: 'A leak.',
    did: 'We closed it.',
    permission: 'Signed 2026-01-02',
  }))
  return { ...site, data: { ...site.data, projects } }
}

/** Pages of towns that are much like each other. */
export const areaFaults: readonly AuditFault[] = [
  {
    rule: 'doorway/next-job',
    name: 'of two towns that are alike the one without a job; in the twin each town has one',
    faulty: () => withJobs(towns({ Guilford: renamed('Guilford') }), ['Essex', 'Hamden']),
    finds: [
      'notice /service-areas/guilford: Of the towns without a finished job, Guilford would gain most from one: 100% of its page stands on that of Essex too, names left out.',
    ],
    clean: () => withJobs(towns(), names),
  },
  {
    rule: 'doorway/own-text',
    name: 'a town with the texts of another, names exchanged',
    faulty: () => towns({ Guilford: renamed('Guilford') }),
    finds: [
      /^error \/service-areas\/guilford: 100% .* of Essex too \(\/service-areas\/essex\), names left out: "Guilford is one town of three villages/,
      /^error \/service-areas\/essex: 100% of the text of Essex itself stands on the page of Guilford too/,
    ],
    clean: () => towns(),
  },
  {
    rule: 'doorway/own-text',
    name: 'a quarter of a text that stands on another page too; in the twin an eighth',
    faulty: () => towns({ Guilford: [...ownOf('Guilford'), ...renamed('Guilford').slice(1, 3)] }),
    finds: [
      /^warning \/service-areas\/guilford: 21% of the text/,
      /^warning \/service-areas\/essex: 25% of the text/,
    ],
    clean: () => towns({ Guilford: [...ownOf('Guilford'), ...renamed('Guilford').slice(1, 2)] }),
  },
  {
    rule: 'doorway/whole-page',
    name: 'much that all pages say, and little of the town',
    faulty: () => towns({}, frame),
    finds: names.map(
      () => /^warning \/service-areas\/\w+: 8\d% of the page of \w+ stands on that of /,
    ),
    clean: () => towns({}, '<p>Call us for a free estimate, at any hour of the day.</p>'),
  },
  {
    rule: 'doorway/same-sentence',
    name: 'a sentence of another town, names exchanged',
    faulty: () =>
      towns({
        Guilford: [...ownOf('Guilford'), 'In Guilford salt wind wears the roofs.'],
        Madison: [...ownOf('Madison'), 'In Madison salt wind wears the roofs.'],
      }),
    finds: [
      'warning /service-areas/madison: But for names, this sentence of Madison is one of Guilford (/service-areas/guilford): "In Madison salt wind wears the roofs.".',
    ],
    clean: () =>
      towns({
        Guilford: [...ownOf('Guilford'), 'In Guilford salt wind wears the roofs.'],
        Madison: [...ownOf('Madison'), 'In Madison snow weighs down the rafters.'],
      }),
  },
  {
    rule: 'doorway/same-sentence',
    name: 'a sentence of two towns; in the twin all say it, each with its miles',
    faulty: () => towns(withMiles(['Guilford', 'Madison'])),
    finds: [
      'warning /service-areas/madison: But for names, this sentence of Madison is one of Guilford (/service-areas/guilford): "The office is 1 mile from Madison by road.".',
    ],
    clean: () => towns(withMiles(names)),
  },
  {
    rule: 'doorway/own-words',
    name: 'few words, and hardly any',
    faulty: () =>
      towns({ Essex: ownOf('Essex').slice(0, 1), Chester: ['We roof in Chester and near it.'] }),
    finds: [
      'warning /service-areas/essex: The page of Essex has 106 words of its own.',
      'error /service-areas/chester: The page of Chester has 7 words of its own.',
    ],
    clean: () => towns(),
  },
  {
    rule: 'doorway/local-names',
    name: 'a text that names no place in the town',
    faulty: () => towns({ Essex: anywhere }),
    finds: ['warning /service-areas/essex: The text of Essex names no place in it.'],
    clean: () => towns(),
  },
  {
    rule: 'doorway/swap',
    name: 'a text that is true of any town',
    faulty: () => {
      const site = towns({ Essex: anywhere })
      const cities = site.data.cities.map((city) =>
        city.cityName === 'Essex'
          ? { ...city, description: anywhere[0] ?? '', localChallenges: anywhere.slice(1) }
          : city,
      )
      return { ...site, data: { ...site.data, cities } }
    },
    finds: [
      /^warning \/service-areas\/essex: Put under the name of \w+, 100% of the text of Essex stays true: "An old roof .* and 1 more\.$/,
    ],
    clean: () => towns(),
  },
]
