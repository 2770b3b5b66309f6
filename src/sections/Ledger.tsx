import type { Ledger as LedgerData } from '../../generated/types'
import { OutsideLink } from '../ui/OutsideLink'
import { SectionHeading } from '../ui/SectionHeading'

/** What the site says in one column, and how a reader checks it in the other. */
export function Ledger({ title, lead, rows }: LedgerData) {
  return (
    <section id="ledger" className="py-section bg-sand">
      <div className="wrap">
        <SectionHeading title={title} lead={lead} />
        <dl className="border-y-4 border-ink bg-paper">
          {rows.map(({ says, check, link }) => (
            <div
              key={says}
              className="grid gap-y-2 border-rule-strong px-card py-4 not-first:border-t sm:grid-cols-[5fr_7fr] sm:py-0"
            >
              <dt className="font-semibold sm:py-4 sm:pr-6">{says}</dt>
              <dd className="border-double border-copper sm:border-l-4 sm:py-4 sm:pl-6">
                {check} {link && <OutsideLink href={link.href}>{link.text}</OutsideLink>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
