import { Drawing } from '../illustrations/Drawing'
import { streetHouses } from '../illustrations/houses/street-houses'
import { HouseOfStreet, OpenHouse } from '../illustrations/OpenHouse'
import type { HouseChoice, Link as LinkData, NamedHouse, PageOf, Phone } from '#generated/types'
import { CheckList } from '../ui/CheckList'
import { Heading } from '../ui/Heading'
import { HeroActions } from '../ui/HeroActions'
import { Link } from '../ui/Link'
import { OutsideLink } from '../ui/OutsideLink'
import { Photograph } from '../ui/Photograph'
import { Quotation } from '../ui/Quotation'
import { SectionHeading } from '../ui/SectionHeading'

type HousesProps = NonNullable<PageOf<'home'>['houses']> & {
  /** The houses of the street above, which are drawn again here. */
  readonly street: readonly NamedHouse[]
  readonly phone: Phone
  readonly estimate: LinkData
}

/**
 * Which house is the visitor's: a row to choose from, and of the chosen one what is known. Plain fragments: without
 * styles, in print and in old browsers all of them are shown, one below the other.
 */
export function Houses({ title, lead, list, street, phone, estimate }: HousesProps) {
  const choices = list.map((house) => {
    const drawn = street.find(({ type }) => type === house.street)
    return { house, drawn }
  })
  const heights = choices.flatMap(({ drawn }) => (drawn ? streetHouses[drawn.type].height : []))
  const tallest = Math.max(...heights) + 12
  return (
    <section className="houses py-section">
      <div className="wrap">
        <SectionHeading {...{ title, lead }} />
        <ul role="list" className="house-row">
          {choices.map(({ house: { id, name, drawing }, drawn }) => (
            <li key={id}>
              <a href={`#${id}`}>
                {drawn && <HouseOfStreet house={drawn} tallest={tallest} className="" />}
                {drawing && <Drawing name={drawing} className="" />}
                <b>{name}</b>
              </a>
            </li>
          ))}
        </ul>
        <div className="house-panels">
          {choices.map(({ house, drawn }) => (
            <HousePanel key={house.id} {...{ house, drawn }} />
          ))}
        </div>
        <HeroActions phone={phone} link={estimate} />
      </div>
    </section>
  )
}

interface HousePanelProps {
  readonly house: HouseChoice
  readonly drawn: NamedHouse | undefined
}

function HousePanel({ house, drawn }: HousePanelProps) {
  const { id, name, drawing, summary, sizes, sources, wrong, service, write, job } = house
  return (
    <article id={id} className="house-panel">
      {drawn && <OpenHouse house={drawn} className="house-drawing" />}
      {drawing && <Drawing name={drawing} className="house-drawing object-cover" />}
      <div className="house-words">
        <div>
          <Heading as="h3" text={name} />
          <p className="mt-2">{summary}</p>
        </div>
        {sizes && (
          <div>
            <h4>{`Size in ${sizes.unit}`}</h4>
            <dl className="house-sizes">
              {sizes.ranges.map(({ label, text }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
        <dl className="facts">
          {rowsOf(house).map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <div>
          <h4 className="mb-2">What commonly goes wrong</h4>
          <CheckList items={wrong} />
        </div>
      </div>
      <div className="house-more">
        {job && <LastJob job={job} />}
        {sources.map(({ text, url }) => (
          <p key={text} className="text-small text-ink-soft">
            Source: {url === null ? text : <OutsideLink href={url}>{text}</OutsideLink>}
          </p>
        ))}
        {[service, write].map(
          (link) =>
            link && (
              <p key={link.to}>
                <Link to={link.to} className="text-link inline-flex min-h-11 items-center">
                  {link.text}
                </Link>
              </p>
            ),
        )}
      </div>
    </article>
  )
}

/** What is usual, how long it takes, and what it costs, or else how it goes. */
function rowsOf({ facts, days, price, steps }: HouseChoice) {
  const cost = price && `${price.from} to ${price.to} for ${price.unit}, ${price.asOf}`
  return [
    ...facts,
    ...(days === null ? [] : [{ label: 'How long it takes', text: days }]),
    ...(cost === null ? [] : [{ label: 'What it costs', text: cost }]),
    ...(steps.length === 0 ? [] : [{ label: 'How it goes', text: steps.join(', ') }]),
  ]
}

function LastJob({ job }: { readonly job: NonNullable<HouseChoice['job']> }) {
  const { photo, path, title, town, month, review } = job
  return (
    <div className="house-job">
      {photo && (
        <Photograph photo={photo} sizes="12rem" className="aspect-4/3 w-full border object-cover" />
      )}
      <p>
        The last one we finished:{' '}
        <Link to={path} className="text-link">
          {title}
        </Link>
        , {town}, {month}
      </p>
      {review && <Quotation review={review} className="" />}
    </div>
  )
}
