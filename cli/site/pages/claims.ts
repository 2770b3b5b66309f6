import type { Stat, TextItem } from '../../../templates/types.ts'
import type { BusinessInput } from '../schema/business.ts'
import type { ReasonInput } from '../schema/site.ts'

/** The words of a claim; a number reads with what it counts. Throws when it does not exist. */
export function claimText(business: BusinessInput, id: string): string {
  const claim = claimOf(business, id)
  return 'text' in claim ? claim.text : `${claim.value} ${claim.label}`
}

/** A claim as a number with its label. Throws when it does not exist or is only a text. */
export function claimStat(business: BusinessInput, id: string): Stat {
  const claim = claimOf(business, id)
  if ('text' in claim) throw new Error(`The claim ${id} is no number.`)
  return { value: claim.value, label: claim.label }
}

function claimOf(business: BusinessInput, id: string) {
  const claim = business.claims[id]
  if (!claim) throw new Error(`There is no claim ${id}.`)
  return claim
}

/** A reason's heading and text; one that shows the rating is left out where there is none. */
export function buildReasons(business: BusinessInput, reasons: readonly ReasonInput[]): TextItem[] {
  return reasons.flatMap((reason): TextItem[] => {
    if ('title' in reason) return [reason]
    const title = claimText(business, reason.claim)
    if ('description' in reason) return [{ title, description: reason.description }]
    const { rating } = business
    return rating
      ? [{ title, description: `${rating.value} of ${rating.best} from ${rating.count} reviews.` }]
      : []
  })
}
