import type { ComponentProps, ReactNode } from 'react'
import { useIsDrawn } from '../illustrations/sprite/drawings-file'
import { Heading } from '../ui/Heading'
import { NumberedPlate } from '../ui/NumberedPlate'

interface NumberedPartsProps extends ComponentProps<typeof NumberedPlate> {
  readonly title: string
  readonly lead: string
  /** The label of the slider. */
  readonly action: string
  /** One for each mark of the plate. */
  readonly parts: readonly { readonly title: string; readonly text: ReactNode }[]
}

/** Without the drawing, two columns of parts. */
const inColumns = 'plate-parts grid-cols-1 gap-x-16 gap-y-8 md:col-span-2 md:grid-cols-2'
const inColumn = 'grid grid-cols-[auto_minmax(0,1fr)] content-start gap-3 *:last:col-start-2'

/**
 * A numbered drawing and its parts. With scripts, a slider goes through them (see controls.ts) and shows one text
 * at a time; it has no name, so it is not part of any form.
 */
export function NumberedParts({ title, lead, action, parts, ...plate }: NumberedPartsProps) {
  const isDrawn = useIsDrawn()
  const first = `1. ${parts[0]?.title ?? ''}`
  return (
    <section className="ground-dark py-section">
      <div className="wrap grid gap-x-16 gap-y-8 md:grid-cols-2">
        <div className="md:col-span-2">
          <Heading as="h2" text={title} />
          <p className="mt-5 text-lead text-on-slate-soft">{lead}</p>
        </div>
        {isDrawn && (
          <div className="self-start md:sticky md:top-24">
            <div className="plate-control">
              <label htmlFor="plate-slider">{action}</label>
              <b aria-hidden="true" data-name={first} />
              <input
                id="plate-slider"
                type="range"
                max={parts.length - 1}
                defaultValue={0}
                aria-valuetext={first}
              />
            </div>
            <NumberedPlate {...plate} />
          </div>
        )}
        <ul role="list" className={isDrawn ? 'plate-parts' : inColumns}>
          {parts.map((part, index) => (
            <li
              key={part.title}
              className={isDrawn ? 'plate-part' : inColumn}
              data-part={index}
              data-ahead={isDrawn ? Math.sign(index) : undefined}
            >
              <span className="plate-number">{index + 1}</span>{' '}
              <Heading as="h3" text={part.title} />
              <div>{part.text}</div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
