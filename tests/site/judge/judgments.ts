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

/** What is wrong with the site that was built in a project. */
export function faultsOf(folder: string): string[] {
  const site = readSite(folder)
  return judgments.flatMap(({ asks, faults }) => faults(site).map((fault) => `${asks}: ${fault}`))
}
