import type { Site } from '#generated/types'

/** A link to how to check the firm, where the site tells it. */
export const LedgerLink = ({ ledger }: Pick<Site, 'ledger'>) =>
  ledger && (
    <a href={ledger.href} className="text-link">
      {ledger.text}
    </a>
  )
