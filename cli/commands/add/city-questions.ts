import { isText } from '../../lib/json.ts'
import { plural } from '../../lib/plural.ts'
import { toSlug } from '../../lib/slug.ts'
import { descriptionWords, mostLeadWords, nearbyCount } from '../../site/schema/cities.ts'
import { isSameCounty, type Gazetteer, type KnownTown } from '../../load/gazetteer.ts'
import { splitName } from '../../lib/place-name.ts'
import { takenBy } from '../../site/entries/change.ts'
import { describeNamesake, knownOf, type SiteWithPlaces } from '../../site/entries/new-city.ts'
import type { SiteData } from '../../site/schema/data.ts'
import { readStates } from '../../site/states/area-states.ts'
import { stateName } from '../../site/states/postal.ts'
import { countyEntry } from '../../site/rules/counties.ts'
import { houses } from '../../site/schema/text.ts'
import { type Known, type Question } from '../../command-line/question.ts'

const nameOf = ({ answers }: Known) => String(answers['cityName'] ?? '')
const countiesOf = ({ data }: Known) => data.counties.map(({ name }) => name)
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
    meant: (name, known) => suggestTown(known.places, name) ?? namesakeOf(known, name),
  },
  {
    field: 'county',
    value: '<name>',
    describe: 'a county of counties.yaml; where the town is known, its own',
    ask: (known) => `County of ${nameOf(known)}`,
    isNeeded: true,
    choices: countiesOf,
    none: (known) => {
      const town = known.places.find(nameOf(known))
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

/** The town of a name in another state, if the name alone does not mean it, with the letters by which it is meant. */
function namesakeOf({ answers, ...known }: Known, name: string): string | undefined {
  if (answers['county'] !== undefined) return undefined
  const { elsewhere } = knownOf(known, name)
  return elsewhere && `${elsewhere.name}, ${elsewhere.state}`
}

/** Why no county is proposed for a town, and what to do; `undefined` where its place is not known, or its county is. */
export function describeNoCounty(known: SiteWithPlaces, cityName: string): string | undefined {
  const { county, elsewhere } = knownOf(known, cityName)
  if (elsewhere) return adviseOnNamesake(known.data, elsewhere)
  const town = known.places.find(cityName)
  return town && county === undefined ? describeUnserved(known.data, town) : undefined
}

/** Advice for a town outside of the data's counties. */
function describeUnserved(data: SiteData, town: KnownTown): string {
  const { office } = readStates(data)
  const { name, county, state } = town
  const where = state === office ? county : `${county}, ${stateName(state)}`
  const fact = `${name} lies in ${where}, which data/counties.yaml does not have.`
  return `${fact} To serve it, add this entry there, filled in:\n\n${entryFor(data, town)}`
}

/** Advice for a name that only a town far away in another state has. */
function adviseOnNamesake(data: SiteData, town: KnownTown): string {
  const { ofCounty } = readStates(data)
  const { name, county, state } = town
  const fact = describeNamesake(data, town)
  const letters = `"${name}, ${state}"`
  const isServed = data.counties.some(
    (each) => isSameCounty(each.name, county) && ofCounty(each.name) === state,
  )
  return isServed
    ? `${fact} If you mean that one, write ${letters}.`
    : `${fact} If you mean that one, write ${letters}, and add this entry to data/counties.yaml, filled in:\n\n${entryFor(data, town)}`
}

function entryFor(data: SiteData, { county, state }: KnownTown): string {
  const { office } = readStates(data)
  return countyEntry(county, { state, office, names: data.counties.map(({ name }) => name) })
}
