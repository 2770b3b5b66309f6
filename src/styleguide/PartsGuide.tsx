import { site } from '#generated/site'
import { AnsweredLine } from '../ui/AnsweredLine'
import { buttonStyle } from '../ui/button-style'
import { CheckList } from '../ui/CheckList'
import { EmailLink } from '../ui/EmailLink'
import { HoursTable } from '../ui/HoursTable'
import { Link } from '../ui/Link'
import { MoreLink } from '../ui/MoreLink'
import { PhoneLink } from '../ui/PhoneLink'
import { PostalAddress } from '../ui/PostalAddress'
import { SectionHeading } from '../ui/SectionHeading'
import { TownList } from '../ui/TownList'
import { Specimen } from './Specimen'

const row = 'flex flex-wrap gap-4 p-4'
const states = ['rest', 'hover', 'focus'] as const
/** Each background with the buttons for it. */
const grounds = [
  ['bg-paper', ['primary', 'outline', 'alarm']],
  ['bg-sand', ['primary', 'outline', 'alarm']],
  ['bg-mist', ['primary', 'outline', 'alarm']],
  ['ground-dark', ['bar']],
  ['ground-red', ['white']],
] as const

/** Buttons, links and the small parts of text. */
export function PartsGuide() {
  const { business, quote } = site
  return (
    <section>
      <h2>Parts</h2>
      {grounds.map(([ground, styles]) => (
        <Specimen key={ground} name={`Buttons on ${ground}`}>
          <div className={`${row} ${ground}`}>
            {styles.flatMap((style) =>
              states.map((state) => (
                <span key={style + state} data-state={state} data-style={style}>
                  <Link to={quote.to} className={buttonStyle(style)}>
                    {style}, {state}
                  </Link>
                </span>
              )),
            )}
          </div>
        </Specimen>
      ))}
      <Specimen name="The number">
        <PhoneLink phone={business.phone} className="phone-number text-copper" />
      </Specimen>
      <Specimen name="Links">
        <div className={row}>
          <PhoneLink phone={business.phone} />
          <EmailLink email={business.email} />
          <MoreLink link={quote} />
        </div>
      </Specimen>
      <Specimen name="Answered">
        <AnsweredLine now="We answer now, day and night." hours="Emergency repairs: 24/7" />
      </Specimen>
      <Specimen name="List">
        <CheckList items={['A short line', 'A line that is long enough to show how it wraps']} />
      </Specimen>
      <Specimen name="Hours">
        <HoursTable caption="Hours" hours={business.hours} />
      </Specimen>
      <Specimen name="Address">
        <PostalAddress address={business.address} />
      </Specimen>
      <Specimen name="Towns, with a page and without">
        <TownList
          towns={[
            { name: 'Guilford', path: '/services' },
            { name: 'Haddam', path: null },
          ]}
        />
      </Specimen>
      <Specimen name="Heading of a section">
        <SectionHeading title="A section's title" lead="Its lead stands beside it." />
      </Specimen>
      <Specimen name="Roofline">
        <div className="roofline" />
      </Specimen>
    </section>
  )
}
