import { isText } from '../../lib/json.ts'
import { plural } from '../../lib/plural.ts'
import { toSlug } from '../../lib/slug.ts'
import { descriptionWords, mostLeadWords, nearbyCount } from '../../site/schema/cities.ts'
import type { Gazetteer, KnownTown } from '../../load/gazetteer.ts'
import { splitName } from '../../lib/place-name.ts'
import { takenBy } from '../../site/entries/change.ts'
import { knownOf } from '../../site/entries/new-city.ts'
import type { SiteData } from '../../site/schema/data.ts'
import { readStates } from '../../site/states/area-states.ts'
import { stateName } from '../../site/states/postal.ts'
import { countyEntry } from '../../site/rules/counties.ts'
import { houses } from '../../site/schema/text.ts'
import { type Known, type Question } from '../../command-line/question.ts'

const nameOf = ({ answers }: Known) => String(answers['cityName'] ?? '')
const countiesOf = ({ data }: Known) => data.counties.map(({ name }) => name)
const townOf = (known: Known) => known.places.find(nameOf(known))
const countyOf = (known: Known) => knownOf(known, nameOf(known)).county

const { fewest, most, proposed } = descriptionWords

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length

export const cityQuestions: readonly Question[] = [
  {
    field: 'cityName',
    value: 'NAME',
    describe: 'Name of the city',
    isNeeded: true,
    check: (name, known) => takenBy(known, name),
    meant: (name, { places }) => suggestTown(places, name),
  },
  {
    field: 'county',
    value: '<name>',
    describe: 'a county of counties.yaml; where the town is known, its own',
    ask: (known) => `County of ${nameOf(known)}`,
    isNeeded: true,
    choices: countiesOf,
    none: (known) => {
      const town = townOf(known)
      if (!town || countyOf(known) !== undefined) return undefined
      return {
        says: describeUnserved(known.data, town),
        label: `none of these: I add ${town.county} first`,
        refusal: 'Nothing was changed: the county has to be added first.',
      }
    },
    proposed: countyOf,
  },
  {
    field: 'lead',
    value: '<text>',
    describe: `what you do there, in at most ${mostLeadWords} words`,
    ask: (known) =>
      `What do you do in ${nameOf(known)}, and on which houses? (at most ${mostLeadWords} words)`,
    check: (answer) => {
      const words = countWords(answer)
      return words <= mostLeadWords
        ? undefined
        : `${plural(words, 'word')}; at most ${mostLeadWords}, please.`
    },
  },
  {
    field: 'description',
    value: '<text>',
    describe: `${fewest} to ${proposed} words about houses in this city`,
    ask: (known) =>
      `What is particular to houses in ${nameOf(known)}? (${fewest} to ${proposed} words; Tab and Enter when done)`,
    isNeeded: true,
    form: 'paragraph',
    check: (answer) => {
      const words = countWords(answer)
      const isRight = words >= fewest && words <= most
      return isRight ? undefined : `${plural(words, 'word')}; ${fewest} to ${proposed}, please.`
    },
  },
  {
    field: 'localChallenges',
    value: '<text>',
    describe: 'a local challenge; give 3 to 5',
    option: 'challenge',
    ask: (known) => `Local challenge # in ${nameOf(known)}`,
    isNeeded: true,
    isList: true,
    count: { min: 3, max: 5 },
    form: 'each',
  },
  {
    field: 'nearbyAreas',
    value: '<name>',
    describe: 'a nearby area; give 5 to 10, or none for the nearest',
    option: 'nearby',
    ask: (known) =>
      `Towns near ${nameOf(known)}, ${nearbyCount.min} to ${nearbyCount.max} on one line, separated by commas`,
    isNeeded: true,
    isList: true,
    count: nearbyCount,
    proposed: (known) => {
      const { county } = known.answers
      return knownOf(known, nameOf(known), isText(county) ? county : undefined).nearbyAreas
    },
  },
  {
    field: 'house',
    describe: 'the drawing',
    ask: (known) => `The drawing for ${nameOf(known)}`,
    choices: (known) => housesOf(known),
  },
]

/** The houses that can be drawn, those of the site's look first. */
export function housesOf({ data: { look } }: Pick<Known, 'data'>): string[] {
  const own = (look.houses ?? []).filter((each) => houses.some((house) => house === each))
  return [...new Set([...own, ...houses])]
}

/** The likely meaning of a name that the gazetteer does not know or spells differently. */
export function suggestTown(places: Gazetteer, name: string): string | undefined {
  const { name: plain, state } = splitName(name)
  const known = places.find(name)?.name
  // Saint and St. are both right.
  if (known !== undefined && toSlug(known) !== toSlug(plain)) return undefined
  const found = known ?? places.suggest(plain)
  const meant = found && state ? `${found}, ${state}` : found
  return meant === name.trim() ? undefined : meant
}

/** Advice for a town outside of the data's counties. */
export function describeUnserved(data: SiteData, { name, county, state }: KnownTown): string {
  const { office } = readStates(data)
  const where = state === office ? county : `${county}, ${stateName(state)}`
  const fact = `${name} lies in ${where}, which data/counties.yaml does not have.`
  const names = data.counties.map((each) => each.name)
  const entry = countyEntry(county, { state, office, names })
  return `${fact} To serve it, add this entry there, filled in:\n\n${entry}`
}
