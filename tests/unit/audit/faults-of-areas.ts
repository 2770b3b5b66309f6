import type { AreaPage } from '../../../templates/types.ts'
import type { AuditFault } from './audit-fault.ts'
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

/** The pages of six towns with their own texts, or with others. */
function towns(others: Partial<Record<Name, readonly string[]>> = {}) {
  const pages = names.map((name) => {
    const texts = others[name] ?? ownOf(name)
    const main = `<h1>${name}</h1>${texts.map((text) => `<p>${text}</p>`).join('')}`
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

/** Pages of towns that are much like each other. */
export const areaFaults: readonly AuditFault[] = [
  {
    rule: 'doorway/own-text',
    name: 'a town with the texts of another, names exchanged',
    faulty: () => towns({ Guilford: renamed('Guilford') }),
    finds: [
      /^error \/service-areas\/essex: 100% .* of Guilford too \(\/service-areas\/guilford\), names left out: "Essex is one town of three villages/,
    ],
    clean: () => towns(),
  },
  {
    rule: 'doorway/own-text',
    name: 'a quarter of a text that stands on another page too; in the twin an eighth',
    faulty: () => towns({ Guilford: [...ownOf('Guilford'), ...renamed('Guilford').slice(1, 3)] }),
    finds: [/^warning \/service-areas\/essex: 25% of the text/],
    clean: () => towns({ Guilford: [...ownOf('Guilford'), ...renamed('Guilford').slice(1, 2)] }),
  },
  {
    rule: 'doorway/same-sentence',
    name: 'a sentence of two towns, in a page that is no copy of another; in the twin it is one',
    faulty: () => towns({ Madison: [...ownOf('Madison'), ...renamed('Madison').slice(2, 3)] }),
    finds: [
      /^warning \/service-areas\/essex: .+: "Irene felled a large fir/,
      /^warning \/service-areas\/essex: .+: "An evergreen that size/,
    ],
    clean: () => towns({ Madison: renamed('Madison') }),
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
]
