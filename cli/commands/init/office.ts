import { createGazetteer, type Gazetteer, type KnownTown } from '../../load/gazetteer.ts'
import { readIndex, readStates } from '../../load/state-files.ts'
import type { Roots } from '../../lib/paths.ts'
import type { Answered, Answers } from '../../command-line/question.ts'

/** What the questions for a firm can use. */
export interface FirmAnswers extends Answered {
  readonly office: Office
  /** Why a file cannot be the logo. */
  readonly faultOfLogo: (file: string) => string | undefined
}

/** The firm's office, from the answers so far. */
export interface Office {
  /** State code and name; empty for an unknown state. */
  readonly code: string
  readonly region: string
  /** The towns of that name in the state, one per county. */
  readonly sameName: readonly KnownTown[]
  readonly town: KnownTown | undefined
  /** The places of the state, and those around the town if it is known. */
  readonly places: Gazetteer
  /** The names of all states. */
  readonly states: readonly string[]
}

export const withOffice = (roots: Roots, answers: Answers) => {
  return { answers, office: findOffice(roots, answers) }
}

export function findOffice(roots: Roots, { state = '', town = '', county }: Answers): Office {
  const index = readIndex(roots)
  const isMeant = (word: string) => word.toLowerCase() === String(state).toLowerCase()
  const found = Object.entries(index).find(([code, each]) => isMeant(code) || isMeant(each.state))
  const [code = '', { state: region } = { state: '' }] = found ?? []
  const around = (points: readonly KnownTown[]) =>
    createGazetteer(code ? readStates(roots, { regionCode: code, points }) : [], points[0])
  const own = around([])
  const all = own.named(String(town)).map((each) => [each.county, each] as const)
  const sameName = [...new Map(all.toReversed()).values()].toReversed()
  const office = sameName.length > 1 ? sameName.find((each) => each.county === county) : sameName[0]
  const places = office ? around([office]) : own
  const states = Object.values(index)
    .map((each) => each.state)
    .toSorted((one, other) => one.localeCompare(other, 'en'))
  return { code, region, sameName, town: office && places.find(office.name), places, states }
}
