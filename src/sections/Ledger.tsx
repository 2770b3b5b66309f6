import type { Ledger as LedgerData } from '#generated/types'
import { OutsideLink } from '../ui/OutsideLink'
import { SectionHeading } from '../ui/SectionHeading'

/** What the site says in one column, and how a reader checks it in the other. */
export function Ledger({ title, lead, rows }: LedgerData) {
  return (
    <section id="ledger" className="py-section bg-sand">
      <div className="wrap">
        <SectionHeading title={title} lead={lead} />
        <dl className="border-t-4 border-ink bg-paper">
          {rows.map(({ says, check, link }) => (
            <div key={says} className="ledger-row">
              <dt className="font-semibold">{says}</dt>
              <dd>
                {check} {link && <OutsideLink href={link.href}>{link.text}</OutsideLink>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
