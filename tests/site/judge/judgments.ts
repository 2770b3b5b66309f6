import { addressJudgments } from './addresses.ts'
import { pageJudgments } from './pages.ts'
import { readSite, type Judgment } from './site.ts'
import { structuredDataJudgments } from './structured-data.ts'

/** What every built site has to be. */
export const judgments: readonly Judgment[] = [
  ...addressJudgments,
  ...pageJudgments,
  ...structuredDataJudgments,
]

/** What is wrong with the site that was built in a project on a day. */
export function faultsOf(folder: string, day?: string): string[] {
  const site = readSite(folder, undefined, day)
  return judgments.flatMap(({ asks, faults }) => faults(site).map((fault) => `${asks}: ${fault}`))
}
