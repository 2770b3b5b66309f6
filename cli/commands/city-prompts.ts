import { CANCEL_SYMBOL, confirm, select, text } from '@clack/prompts'
import { CommandError, exitCodes } from '../lib/errors.ts'
import { nearest } from '../lib/suggest.ts'
import { proposeNearby, type Gazetteer } from '../load/gazetteer.ts'
import { plural } from '../lib/plural.ts'
import { nearbyCount } from '../site/schema/cities.ts'
import type { SiteData } from '../site/schema/data.ts'
import { houses } from '../site/schema/text.ts'
import { areaPath, toSlug } from '../lib/slug.ts'
import { suggestTown, type Answers } from './city-answers.ts'

type Check = (value: string) => string | undefined

/** Asks for what was not given, each answer checked at once. Throws when it is cancelled. */
export async function askForCity(
  data: SiteData,
  places: Gazetteer,
  given: Answers,
): Promise<Answers> {
  const isCounty = (name: string) => data.counties.some((county) => county.name === name)
  const check = checkName(data)
  const named = given.cityName || (await askText('Name of the city', check))
  const cityName = await askMeant(named, suggestTown(places, named), check)
  const { county, localChallenges, nearbyAreas } = given
  return {
    cityName,
    county: isCounty(county)
      ? county
      : await askCounty(data, cityName, county || (places.find(cityName)?.county ?? '')),
    description: given.description || (await askDescription(cityName)),
    localChallenges: localChallenges.length > 0 ? localChallenges : await askChallenges(cityName),
    nearbyAreas: nearbyAreas.length > 0 ? nearbyAreas : await askNearby(cityName, places),
    house: given.house ?? (await askHouse(cityName)),
  }
}

function checkName({ cities, counties }: SiteData): Check {
  const names = [...cities.map(({ cityName }) => cityName), ...counties.map(({ name }) => name)]
  return (value) => {
    const same = names.find((name) => toSlug(name) === toSlug(value))
    return same && `${same} has a page already: ${areaPath(same)}`
  }
}

async function askMeant(named: string, meant: string | undefined, check: Check): Promise<string> {
  if (meant === undefined || check(meant)) return named
  return answered(await confirm({ message: `Did you mean ${meant}?` })) ? meant : named
}

async function askCounty(data: SiteData, cityName: string, proposed: string): Promise<string> {
  const names = data.counties.map(({ name }) => name)
  const options = names.map((name) => ({ value: name, label: name }))
  const initialValue = nearest(proposed, names) ?? names[0]
  const message = `County of ${cityName}`
  return answered(await select({ message, options, ...(initialValue && { initialValue }) }))
}

function askDescription(cityName: string): Promise<string> {
  const [min, max] = [60, 120]
  const message = `What is true of roofs in ${cityName}? (${min} to ${max} words)`
  return askText(message, (value) => {
    const words = value.trim().split(/\s+/).length
    return words < min || words > max
      ? `${plural(words, 'word')}; ${min} to ${max}, please.`
      : undefined
  })
}

async function askChallenges(cityName: string): Promise<string[]> {
  const [min, max] = [3, 5]
  const given: string[] = []
  while (given.length < max) {
    const enough = given.length >= min
    const message = `Local challenge ${given.length + 1} in ${cityName}${enough ? ' (leave empty to go on)' : ''}`
    const answer = enough
      ? (answered(await text({ message })) ?? '').trim()
      : await askText(message)
    if (answer === '') return given
    given.push(answer)
  }
  return given
}

async function askNearby(cityName: string, places: Gazetteer): Promise<string[]> {
  const { min, max } = nearbyCount
  const message = `Towns near ${cityName}, ${min} to ${max} on one line, separated by commas`
  const check: Check = (value) => {
    const names = toNames(value)
    if (names.length < min || names.length > max)
      return `${plural(names.length, 'town')}; ${min} to ${max}, please.`
    if (names.some((name) => toSlug(name) === toSlug(cityName)))
      return `${cityName} itself is not near.`
    return new Set(names.map(toSlug)).size < names.length ? 'Each town once, please.' : undefined
  }
  return toNames(await askText(message, check, proposeNearby(places, cityName).join(', ')))
}

const toNames = (line: string) => line.split(',').flatMap((name) => name.trim() || [])

async function askHouse(cityName: string): Promise<string> {
  const options = houses.map((house) => ({ value: house, label: house }))
  return answered(await select<string>({ message: `The drawing for ${cityName}`, options }))
}

async function askText(message: string, check?: Check, initialValue = ''): Promise<string> {
  const validate = (value: string | undefined) =>
    value?.trim() ? check?.(value) : 'Some text, please.'
  return answered(await text({ message, validate, initialValue })).trim()
}

function answered<Answer>(answer: Answer | typeof CANCEL_SYMBOL): Answer {
  if (answer === CANCEL_SYMBOL)
    throw new CommandError(exitCodes.data, 'Cancelled. Nothing was changed.')
  return answer
}

export function confirmName(cityName: string): Promise<string> {
  return askText(`Type ${cityName} to remove its page`)
}
