import { Fragment } from 'react'
import { site } from '#generated/site'
import { Drawing } from '../illustrations/Drawing'
import { houseClass } from '../illustrations/HouseLink'
import { HouseOfStreet, OpenHouse, OpenHouseParts } from '../illustrations/OpenHouse'
import type { HouseChoice, NamedHouse, PageOf } from '#generated/types'
import { buttonStyle } from '../ui/button-style'
import { Heading } from '../ui/Heading'
import { Link } from '../ui/Link'
import { OutsideLink } from '../ui/OutsideLink'
import { PhoneLink } from '../ui/PhoneLink'
import { Photograph } from '../ui/Photograph'
import { Quotation } from '../ui/Quotation'
import { SectionHeading } from '../ui/SectionHeading'

type HousesProps = NonNullable<PageOf<'home'>['houses']>

/**
 * Which house is the visitor's: the question, a row to choose from where no street above has the houses, and of the
 * chosen one what is known. Plain fragments: without styles, in print and in old browsers all of them are shown, one
 * below the other.
 */
export function Houses({ title, lead, list, isOfStreet }: HousesProps) {
  const choices = list.map((house) => {
    // The houses of the street above are drawn again here.
    const drawn = site.street?.houses.find(({ type }) => type === house.street)
    return { house, drawn }
  })
  const types = choices.flatMap(({ drawn }) => drawn?.type ?? [])
  const mostNumbers = Math.max(...list.map(({ wrong }) => wrong.filter(hasPart).length))
  return (
    <section id="houses" className={`houses ${isOfStreet ? 'of-street' : 'py-section'}`}>
      <div className="wrap">
        {isOfStreet ? (
          <div className="house-question">
            <Heading as="h2" text={title} />
            {lead !== null && <p className="text-ink-soft">{lead}</p>}
          </div>
        ) : (
          <SectionHeading {...{ title, lead }} />
        )}
        {!isOfStreet && (
          <ul role="list" className="house-row">
            {choices.map(({ house: { id, name, drawing }, drawn }, index) => (
              <li key={id} className={houseClass(index)}>
                <a href={`#${id}`}>
                  {drawn && <HouseOfStreet house={drawn} className="" />}
                  {drawing && <Drawing name={drawing} className="w-36 object-cover" />}
                  <b className="text-small whitespace-nowrap">{name}</b>
                </a>
              </li>
            ))}
          </ul>
        )}
        <OpenHouseParts types={types} numbers={mostNumbers} className="absolute size-0" />
        <div className="house-panels">
          {choices.map(({ house, drawn }) => (
            <HousePanel key={house.id} {...{ house, drawn, isOfStreet }} />
          ))}
        </div>
      </div>
    </section>
  )
}

const hasPart = ({ part }: HouseChoice['wrong'][number]) => part !== null

interface HousePanelProps {
  readonly house: HouseChoice
  readonly drawn: NamedHouse | undefined
  readonly isOfStreet: boolean
}

function HousePanel({ house, drawn, isOfStreet }: HousePanelProps) {
  const { id, name, drawing, summary, sizes, sources, wrong, job } = house
  const parts = wrong.flatMap(({ part }) => part ?? [])
  return (
    <article id={id} className="house-panel">
      {isOfStreet && (
        <a href="#street" className="house-close">
          Close
        </a>
      )}
      {drawn && <OpenHouse house={drawn} parts={parts} className="house-drawing" />}
      {drawing && <Drawing name={drawing} className="house-drawing object-cover" />}
      <div className="house-words">
        <div>
          <Heading as="h3" text={name} />
          <p>{summary}</p>
          <div>
            <h4>What commonly goes wrong</h4>
            <WhatGoesWrong list={wrong} isNumbered={drawn !== undefined} />
          </div>
          <HouseCall house={house} />
        </div>
        <div>
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
          <HouseLinks house={house} />
        </div>
      </div>
      {(job || sources.length > 0) && (
        <div className="house-foot">
          {job && <LastJob job={job} />}
          {sources.map(({ text, url }) => (
            <p key={text}>
              {url === null ? `Source: ${text}` : <OutsideLink href={url}>{text}</OutsideLink>}
            </p>
          ))}
        </div>
      )}
    </article>
  )
}

/** The call, and how it begins; with a form also a link to that, which begins the message with the name. */
const HouseCall = ({ house: { name, write } }: Pick<HousePanelProps, 'house'>) => (
  <p className="house-call">
    <PhoneLink phone={site.business.phone} label="Call" className={buttonStyle('primary')} />{' '}
    {write ? (
      <Link to={write.to} className={buttonStyle('outline')}>
        {write.text}
      </Link>
    ) : (
      <span>{`Mention “${name}” when you call.`}</span>
    )}
  </p>
)

interface WhatGoesWrongProps {
  readonly list: HouseChoice['wrong']
  readonly isNumbered: boolean
}

/** With the numbers that the drawing has, which the styles count. */
const WhatGoesWrong = ({ list, isNumbered }: WhatGoesWrongProps) => (
  <ul role="list">
    {list.map(({ text, part }) => (
      <li key={text} className={isNumbered ? (part ? 'house-part' : 'house-also') : 'bullet'}>
        {text}
      </li>
    ))}
  </ul>
)

function HouseLinks({ house: { repair, service } }: Pick<HousePanelProps, 'house'>) {
  const links = [repair, service].flatMap((link) => link ?? [])
  if (links.length === 0) return null
  return (
    <p className="house-links">
      {links.map(({ to, text }) => (
        <Fragment key={to}>
          <Link to={to} className="text-link">
            {text}
          </Link>{' '}
        </Fragment>
      ))}
    </p>
  )
}

/** What is usual, how long it takes, and what it costs, or else how it goes. */
function rowsOf({ facts, days, price, steps }: HouseChoice) {
  const cost = price && `${price.range} for ${price.unit}, ${price.asOf}`
  return [
    ...facts,
    ...(days === null ? [] : [{ label: 'Time', text: days }]),
    ...(cost === null ? [] : [{ label: 'Price', text: cost }]),
    ...(steps.length === 0 ? [] : [{ label: 'Steps', text: inSteps(steps) }]),
  ]
}

/** "4, from Free Inspection to Final Inspection": the page of the service has them all. */
const inSteps = (steps: readonly string[]) =>
  steps.length < 3
    ? steps.join(', ')
    : `${steps.length}, from ${steps[0] ?? ''} to ${steps.at(-1) ?? ''}`

function LastJob({ job }: { readonly job: NonNullable<HouseChoice['job']> }) {
  const { photo, path, title, town, month, review } = job
  return (
    <div className="house-job">
      {photo && (
        <Photograph photo={photo} sizes="12rem" className="aspect-4/3 w-full border object-cover" />
      )}
      <p>
        {'The last one we finished: '}
        <Link to={path} className="text-link">
          {title}
        </Link>
        {`, ${town}, ${month}`}
      </p>
      {review && <Quotation review={review} />}
    </div>
  )
}
