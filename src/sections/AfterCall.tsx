import type { PageOf } from '#generated/types'
import { Heading } from '../ui/Heading'

/** What happens once you have called, step by step. */
export function AfterCall({ title, steps }: NonNullable<PageOf<'contact'>['after']>) {
  return (
    <>
      <Heading as="h2" className="mt-6 text-title" text={title} />
      <ol role="list" className="mt-3 grid gap-2.5">
        {steps.map((step, index) => (
          <li key={step.title} className="flex gap-2.5">
            <span className="w-3.5 flex-none font-serif font-semibold text-copper">
              {index + 1}
            </span>
            <p className="max-w-[48ch]">
              <b>{step.title}.</b> {step.description}
            </p>
          </li>
        ))}
      </ol>
    </>
  )
}
