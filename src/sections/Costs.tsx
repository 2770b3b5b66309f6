import type { ReactNode } from 'react'
import type { PageOf, Price, Warranty } from '#generated/types'
import { CheckList } from '../ui/CheckList'
import { Heading } from '../ui/Heading'

/** What is known of a service's price, payment, waiting time and warranty. */
export function Costs({ page }: { readonly page: PageOf<'service'> }) {
  const { price, payment, leadTime, warranties } = page
  return (
    <section className="py-section bg-sand">
      <div className="wrap">
        <Heading as="h2" className="mb-8" text="What it costs, and what you get in writing" />
        <div className="grid items-start gap-x-16 gap-y-8 md:grid-cols-2">
          {price && <PriceRange price={price} />}
          {warranties.length > 0 && <Warranties warranties={warranties} />}
          {payment && (
            <Part title="Payment">
              <p>{payment.deposit}</p>
              {payment.financing !== null && <p className="mt-2">{payment.financing}</p>}
            </Part>
          )}
          {leadTime !== null && (
            <Part title="When we can start">
              <p>{leadTime}</p>
            </Part>
          )}
        </div>
      </div>
    </section>
  )
}

function PriceRange({ price }: { readonly price: Price }) {
  const { range, unit, asOf, changes } = price
  return (
    <Part title="Price">
      <p className="font-serif text-section/tight font-semibold">{range}</p>
      <p className="mb-4 text-ink-soft">
        for {unit}, {asOf}
      </p>
      <h4 className="mb-2">What changes it</h4>
      <CheckList items={changes} />
    </Part>
  )
}

function Warranties({ warranties }: { readonly warranties: readonly Warranty[] }) {
  return (
    <Part title="Warranty">
      <ul role="list" className="grid gap-4">
        {warranties.map(({ by, covers, years, paper }) => (
          <li key={by + covers}>
            <b>
              {years} {years === 1 ? 'year' : 'years'} from {by}
            </b>
            <p>{covers}</p>
            <p className="text-ink-soft">{paper}</p>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="border-t-4 border-ink pt-5">
      <Heading as="h3" className="mb-2" text={title} />
      {children}
    </div>
  )
}
