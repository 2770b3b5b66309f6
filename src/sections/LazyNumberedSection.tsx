import { createContext, lazy, Suspense, useContext, type ComponentType } from 'react'
import type { NumberedSectionProps } from './NumberedSection'

// What cannot be loaded leaves the section as it came in the page.
const stay = () => new Promise<never>(() => {})

const Lazy = lazy(() =>
  import('./NumberedSection').then((module) => ({ default: module.NumberedSection }), stay),
)

/** The section itself for the server, which does not wait; else it is loaded by itself. */
export const NumberedSections = createContext<ComponentType<NumberedSectionProps>>(Lazy)

/** The section as it came in the page; its script is a file of its own, which few pages need. */
export function LazyNumberedSection(props: NumberedSectionProps) {
  const Section = useContext(NumberedSections)
  return (
    <Suspense>
      <Section {...props} />
    </Suspense>
  )
}
