import { confirm, multiline, select } from '@clack/prompts'
import { CommandError, exitCodes } from '../../lib/errors.ts'
import { readAnswer } from '../../lib/invisible.ts'
import { nearest } from '../../lib/suggest.ts'
import { proposeNearby, type Gazetteer } from '../../load/gazetteer.ts'
import { plural } from '../../lib/plural.ts'
import { nearbyCount } from '../../site/schema/cities.ts'
import type { SiteData } from '../../site/schema/data.ts'
import { houses } from '../../site/schema/text.ts'
import { areaPath, toSlug } from '../../lib/slug.ts'
import { describeUnserved, suggestTown, type Answers, type KeptAnswers } from './city-answers.ts'
import type { Check } from './question.ts'
import { answered, askText } from './prompts.ts'

interface Questions {
  readonly data: SiteData
  readonly places: Gazetteer
  /** What the command line says. */
  readonly given: Answers
  readonly say: (text: string) => void
  /** What was answered about a town before the questions were cancelled. */
  readonly keptFor: (cityName: string) => KeptAnswers
  readonly keep: (cityName: string, answers: object) => void
}

interface Asked extends Questions {
  readonly cityName: string
  readonly kept: KeptAnswers
}

/** Asks for what was not given, each answer checked at once and kept. Throws when it is cancelled. */
export async function askForCity(questions: Questions): Promise<Answers> {
  const { data, places, given } = questions
  const check = checkName(data)
  const named = given.cityName || (await askText({ message: 'Name of the city', check }))
  const cityName = await askMeant(named, suggestTown(places, named), check)
  const kept = questions.keptFor(cityName)
  let answers: object = kept
  try {
    return await askInTurn({ ...questions, cityName, kept }, (field, answer) => {
      answers = { ...answers, [field]: answer }
      questions.keep(cityName, answers)
      return answer
    })
  } catch (error) {
    if (Object.keys(answers).length > 0) questions.say(keptWords)
    throw error
  }
}

export const keptWords = 'Your answers are kept: add-city offers them the next time.'

type Keep = <Answer>(field: keyof KeptAnswers, answer: Answer) => Answer

async function askInTurn(asked: Asked, keep: Keep): Promise<Answers> {
  const { given, cityName } = asked
  const [challenges, towns] = [given.localChallenges, given.nearbyAreas]
  return {
    cityName,
    county: keep('county', await countyOf(asked)),
    description: keep('description', given.description || (await askDescription(asked))),
    localChallenges: keep(
      'localChallenges',
      challenges.length > 0 ? challenges : await askChallenges(asked),
    ),
    nearbyAreas: keep('nearbyAreas', towns.length > 0 ? towns : await askNearby(asked)),
    house: keep('house', given.house ?? (await askHouse(asked))),
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

/** The county that was given where it is one, or else asked for. */
async function countyOf(asked: Asked): Promise<string> {
  const names = asked.data.counties.map(({ name }) => name)
  const { county } = asked.given
  if (names.includes(county)) return county
  const town = county ? undefined : asked.places.find(asked.cityName)
  const isServed = !town || names.includes(town.county)
  if (!isServed) asked.say(`${describeUnserved(town)}\n`)
  const kept = names.find((name) => name === asked.kept.county)
  const known = town ? town.county : (nearest(county, names) ?? names[0])
  const none = { value: '', label: `none of these: I add ${town?.county} first` }
  const options = names.map((name) => ({ value: name, label: name }))
  const answer = answered(
    await select({
      message: `County of ${asked.cityName}`,
      options: isServed ? options : [none, ...options],
      initialValue: kept ?? (isServed ? (known ?? '') : ''),
    }),
  )
  if (answer) return answer
  throw new CommandError(exitCodes.data, 'Nothing was changed: the county has to be added first.')
}

async function askDescription({ cityName, kept }: Asked): Promise<string> {
  const [min, max] = [60, 120]
  const validate = (value = '') => {
    const words = readAnswer(value).split(/\s+/).filter(Boolean).length
    return words < min || words > max
      ? `${plural(words, 'word')}; ${min} to ${max}, please.`
      : undefined
  }
  // Of a text that is pasted, each line end would answer a question of one line.
  const answer = await multiline({
    message: `What is true of roofs in ${cityName}? (${min} to ${max} words; Tab and Enter when done)`,
    validate,
    showSubmit: true,
    initialValue: kept.description ?? '',
  })
  return readAnswer(answered(answer)).replaceAll(/\s+/g, ' ')
}

async function askChallenges({ cityName, kept }: Asked): Promise<string[]> {
  const [min, max] = [3, 5]
  const given: string[] = []
  while (given.length < max) {
    const isEnough = given.length >= min
    const message = `Local challenge ${given.length + 1} in ${cityName}${isEnough ? ' (leave empty to go on)' : ''}`
    const initialValue = kept.localChallenges?.[given.length] ?? ''
    const answer = await askText({ message, initialValue, isOptional: isEnough })
    if (answer === '') return given
    given.push(answer)
  }
  return given
}

async function askNearby({ cityName, places, kept }: Asked): Promise<string[]> {
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
  const proposed = kept.nearbyAreas ?? proposeNearby(places, cityName)
  return toNames(await askText({ message, check, initialValue: proposed.join(', ') }))
}

const toNames = (line: string) => line.split(',').flatMap((name) => name.trim() || [])

async function askHouse({ cityName, kept }: Asked): Promise<string> {
  const options = houses.map((house) => ({ value: house, label: house }))
  const initialValue = houses.find((house) => house === kept.house) ?? houses[0]
  const message = `The drawing for ${cityName}`
  return answered(await select<string>({ message, options, initialValue }))
}

/** The last question: until it is answered with yes, nothing is written. */
export async function confirmAddition(cityName: string): Promise<boolean> {
  return (await confirm({ message: `Add ${cityName}, as shown above?` })) === true
}

export function confirmName(cityName: string): Promise<string> {
  return askText({ message: `Type ${cityName} to remove its page` })
}
