import type { DrawingName, House, LocalChallenge } from '../../../templates/types.ts'
import type { CityInput } from '../schema/cities.ts'

type ChallengeInput = CityInput['localChallenges'][number]

/** What a text calls a house that there is a drawing of. */
const houseDrawings: Partial<Readonly<Record<House, readonly [RegExp, DrawingName]>>> = {
  saltbox: [/\bsaltbox/i, 'historic'],
  victorian: [/\bmansard/i, 'mansard'],
  'triple-decker': [/\b(triple|three)-decker/i, 'dense'],
  mill: [/\bmills?\b/i, 'river'],
  commercial: [/\b(storefronts?|shopfronts?)\b/i, 'commercial-roofing'],
}

/** A challenge as its page shows it, whether the data has a text alone or more. */
export function toChallenge(challenge: ChallengeInput, house: House): LocalChallenge {
  const given = typeof challenge === 'string' ? { title: null, text: challenge } : challenge
  const { title, text } = given
  return { title, text, drawing: ('picture' in given && given.picture) || drawingOf(text, house) }
}

/** The town's own house where the text speaks of it; a picture of another would contradict it. */
function drawingOf(text: string, house: House): DrawingName | null {
  const [words, drawing] = houseDrawings[house] ?? []
  return drawing && words?.test(text) ? drawing : null
}
