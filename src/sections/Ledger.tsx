import type { Ledger as LedgerData } from '#generated/types'
import { OutsideLink } from '../ui/OutsideLink'
import { Photograph } from '../ui/Photograph'
import { SectionHeading } from '../ui/SectionHeading'

/** The site's claims in one column, and how to check each in the other. */
export function Ledger({ title, lead, rows, financing, badges }: LedgerData) {
  const hasMore = financing !== null || badges.length > 0
  return (
    <section id="ledger" className="py-section bg-sand">
      <div className="wrap">
        <SectionHeading title={title} lead={lead} />
        <div className={hasMore ? 'grid items-start gap-10 lg:grid-cols-[3fr_1fr]' : undefined}>
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
          {hasMore && <Beside {...{ financing, badges }} />}
        </div>
      </div>
    </section>
  )
}

/** Third parties: the lender, and badges of organizations. */
function Beside({ financing, badges }: Pick<LedgerData, 'financing' | 'badges'>) {
  return (
    <div className="grid gap-6 border-t-4 border-ink pt-5">
      {financing !== null && (
        <div>
          <h3>Financing</h3>
          <p className="mt-2">{financing}</p>
        </div>
      )}
      <ul role="list" className="flex flex-wrap items-center gap-6">
        {badges.map(({ name, url, picture }) => (
          <li key={url} className="*:inline-block *:py-1">
            {picture === null ? (
              <OutsideLink href={url}>{name}</OutsideLink>
            ) : (
              <a href={url} rel="noopener">
                <Photograph
                  photo={{ ...picture, alt: name }}
                  sizes="10rem"
                  className="max-h-20 max-w-40"
                />
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
