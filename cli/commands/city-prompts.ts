import { isCancel, select, text } from '@clack/prompts'
import { CommandError, exitCodes } from '../exit.ts'
import type { SiteData } from '../schema/data.ts'
import type { Answers } from './city-answers.ts'

/** Asks for what was not given on the command line. Ends the command when it is cancelled. */
export async function askForCity(data: SiteData, given: Answers): Promise<Answers> {
  const cityName = given.cityName || (await askText('Name of the city'))
  return {
    cityName,
    county: given.county || (await askCounty(data, cityName)),
    description:
      given.description ||
      (await askText(`What is true of roofs in ${cityName}? (60 to 120 words)`)),
    localChallenges:
      given.localChallenges.length > 0 ? given.localChallenges : await askChallenges(cityName),
    nearbyAreas: given.nearbyAreas.length > 0 ? given.nearbyAreas : await askNearby(cityName),
  }
}

async function askCounty(data: SiteData, cityName: string): Promise<string> {
  const options = data.counties.map(({ name }) => ({ value: name, label: name }))
  return answered(await select({ message: `County of ${cityName}`, options }))
}

async function askText(message: string): Promise<string> {
  const answer = await text({
    message,
    validate: (value) => (value?.trim() ? undefined : 'Some text, please.'),
  })
  return answered(answer).trim()
}

async function askChallenges(cityName: string): Promise<string[]> {
  const challenges: string[] = []
  while (challenges.length < 5) {
    const number = challenges.length + 1
    const enough = challenges.length >= 3
    const message = `Local challenge ${number} in ${cityName}${enough ? ' (leave empty to go on)' : ''}`
    const answer = enough ? answered(await text({ message })) : await askText(message)
    if (!answer?.trim()) return challenges
    challenges.push(answer.trim())
  }
  return challenges
}

async function askNearby(cityName: string): Promise<string[]> {
  const answer = await askText(`Towns near ${cityName}, 5 to 10, separated by commas`)
  return answer
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
}

function answered<Answer>(answer: Answer): Exclude<Answer, symbol> {
  if (isCancel(answer)) throw new CommandError(exitCodes.data, 'Cancelled. Nothing was changed.')
  // What is no cancellation is an answer.
  return answer as Exclude<Answer, symbol>
}
