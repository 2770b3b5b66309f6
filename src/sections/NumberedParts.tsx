import { useState, useSyncExternalStore, type ComponentProps, type ReactNode } from 'react'
import { Heading } from '../ui/Heading'
import { NumberedPlate } from '../ui/NumberedPlate'

interface NumberedPartsProps extends Omit<ComponentProps<typeof NumberedPlate>, 'reached'> {
  readonly title: string
  readonly lead: string
  /** What the slider does. */
  readonly action: string
  /** One for each mark of the plate. */
  readonly parts: readonly { readonly title: string; readonly text: ReactNode }[]
}

const neverChanges = () => () => undefined

/**
 * A numbered plate beside the list of its parts. Where scripts run, a slider goes through them: no
 * form field, it has no name, sends nothing and keeps nothing.
 */
export function NumberedParts({ title, lead, action, parts, ...plate }: NumberedPartsProps) {
  const [chosen, reach] = useState(0)
  // The page comes without a slider, which would do nothing until now.
  const isRunning = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  const reached = isRunning ? chosen : null
  return (
    <section className="ground-dark py-section">
      <div className="wrap grid gap-x-16 gap-y-8 md:grid-cols-2">
        <div className="md:col-span-2">
          <Heading as="h2" text={title} />
          <p className="mt-5 text-lead text-on-slate-soft">{lead}</p>
        </div>
        <div className="self-start md:sticky md:top-24">
          <NumberedPlate {...plate} reached={reached} />
          <div className="plate-control">
            {reached !== null && (
              <Slider {...{ action, reached, reach }} names={parts.map((part) => part.title)} />
            )}
          </div>
        </div>
        <ul role="list" className="plate-parts">
          {parts.map((part, index) => (
            <li
              key={part.title}
              className={`plate-part ${index === reached ? 'plate-part-on' : ''}`.trimEnd()}
            >
              <span className="plate-number">{index + 1}</span>{' '}
              <div>
                <Heading as="h3" text={part.title} />
                {part.text}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

interface SliderProps extends Pick<NumberedPartsProps, 'action'> {
  readonly names: readonly string[]
  readonly reached: number
  readonly reach: (index: number) => void
}

function Slider({ action, names, reached, reach }: SliderProps) {
  const name = `${reached + 1}. ${names[reached] ?? ''}`
  return (
    <>
      <label htmlFor="plate-slider">{action}</label>
      <b aria-hidden="true">{name}</b>
      <input
        id="plate-slider"
        type="range"
        max={names.length - 1}
        value={reached}
        aria-valuetext={name}
        onChange={(event) => reach(event.target.valueAsNumber)}
      />
    </>
  )
}
