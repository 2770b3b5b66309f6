import type * as types from '../../../templates/types.ts'
import { toDayText, toMonthText } from '../../lib/dates.ts'
import { lettersOf } from '../../lib/invisible.ts'
import { joinWords, plural } from '../../lib/plural.ts'
import type { BusinessInput } from '../schema/business.ts'
import type { SiteData } from '../schema/data.ts'
import type { ServiceInput } from '../schema/services.ts'
import { claimText, registrationsOf, toRegistration } from './business-facts.ts'
import { photoOrNone } from './photos.ts'

/** Facts about the firm, each with how to check it; only rows for which there is data. */
export function buildLedger({ business, reviews, site }: SiteData): types.Ledger | null {
  if (!site.ledger) return null
  const { title, lead } = site.ledger
  const rows = [
    ...registrationRows(business),
    ...insuranceRow(business),
    ...certificateRows(business),
    ...buildWarranties(business).map(warrantyRow),
    ...ratingRow(business),
    ...reviewsRow(reviews.length),
    ...claimRows(business),
  ]
  const { financing } = business.payment ?? {}
  return {
    title,
    lead,
    rows,
    financing: financing === 'none' ? null : (buildPayment(business)?.financing ?? null),
    badges: (business.badges ?? []).map(({ picture, ...badge }) => {
      return { ...badge, picture: photoOrNone(picture) }
    }),
  }
}

export function buildContract({ business, site }: SiteData): types.AboutPage['contract'] {
  const { contract: items = [] } = business
  return site.ledger && items.length > 0 ? { title: site.ledger.contractTitle, items } : null
}

const row = (
  says: string,
  check: string,
  link: types.LedgerRow['link'] = null,
): types.LedgerRow => {
  return { says, check, link }
}

function registrationRows(business: BusinessInput): types.LedgerRow[] {
  const check =
    "Type the number into the state's look-up. It shows whose it is and whether it's valid."
  return registrationsOf(business)
    .map(toRegistration)
    .flatMap(({ label, number, lookup }) =>
      lookup === null
        ? []
        : row(`${label} ${number}`, check, { text: 'Look up the number', href: lookup }),
    )
}

function insuranceRow({ insurance }: BusinessInput): types.LedgerRow[] {
  if (!insurance) return []
  const { insurer, covers, certificate } = insurance
  const check = `Ask us for the certificate dated ${toDayText(certificate)}, or have ${insurer} send it to you.`
  return [row(`Insured with ${insurer}: ${joinWords(covers)}`, check)]
}

function certificateRows({ certificates = [] }: BusinessInput): types.LedgerRow[] {
  return certificates.map(({ maker, name, number, url }) => {
    const link = { text: `See it at ${maker}`, href: url }
    return row(`${name}, number ${number}`, `${maker} lists us on its own site.`, link)
  })
}

const warrantyRow = ({ by, covers, years, paper }: types.Warranty) =>
  row(`${plural(years, 'year')} of warranty from ${by}: ${covers}`, paper)

/** Readers can see for themselves where the firm is reviewed or, where it names no such place, by a search. */
function ratingRow({ rating, reviewLink }: BusinessInput): types.LedgerRow[] {
  if (!rating?.source || !rating.counted) return []
  const { value, best, count, source, counted } = rating
  const says = `${value} of ${best} from ${plural(count, 'review')}`
  const collected = `were ${source}, as of ${toDayText(counted)}.`
  if (!reviewLink)
    return [row(says, `Search the web for reviews of us, and compare. Ours ${collected}`)]
  const link = { text: reviewLink.text, href: reviewLink.url }
  return [row(says, `The reviews ${collected}`, link)]
}

function reviewsRow(count: number): types.LedgerRow[] {
  if (count === 0) return []
  const check = 'Each one is word for word, with its date and where it was published.'
  return [row(`${plural(count, 'review')} on this site`, check)]
}

function claimRows(business: BusinessInput): types.LedgerRow[] {
  return Object.entries(business.claims).flatMap(([id, { check }]) =>
    check === undefined ? [] : [row(claimText(business, id), check)],
  )
}

/** The warranties for pages; the firm's own ones with its name. */
export function buildWarranties({ name, warranties = [] }: BusinessInput): types.Warranty[] {
  return warranties.map((warranty) => ({
    ...warranty,
    by: lettersOf(warranty.by) === 'us' ? name : warranty.by,
  }))
}

export function buildPayment({ payment }: BusinessInput): types.Payment | null {
  if (!payment) return null
  const { deposit, financing } = payment
  if (financing === undefined) return { deposit, financing: null }
  const words =
    financing === 'none' ? "We don't offer financing." : `${financing.lender}: ${financing.terms}`
  return { deposit, financing: words }
}

export function buildPrice({ price }: ServiceInput): types.Price | null {
  if (!price) return null
  const { from, to, unit, asOf, changes } = price
  const range = [...new Set([from, to])].map(toDollars).join(' to ')
  return { range, unit, asOf: toMonthText(asOf), changes }
}

const toDollars = (amount: number) => `$${amount.toLocaleString('en-US')}`
