import type { CountyExcerpt } from '#generated/types'
import { CountyName } from '../ui/CountyName'
import { Sentence } from '../ui/Sentence'
import { TownList } from '../ui/TownList'

/** A county with a link to its page, a sentence, and its towns. */
export function CountySection({ county }: { readonly county: CountyExcerpt }) {
  return (
    <section className="wrap">
      <div className="grid gap-x-16 gap-y-6 border-t border-ink py-10 md:grid-cols-[5fr_7fr] md:py-14">
        <div>
          <h2>
            <CountyName {...county} />
          </h2>
          {county.summary && (
            <p className="mt-4 text-lead text-ink-soft">
              <Sentence text={county.summary} />
            </p>
          )}
        </div>
        <TownList towns={county.towns} all={county.all} />
      </div>
    </section>
  )
}
