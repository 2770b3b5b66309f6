import { createContext, lazy, Suspense, useContext, type ComponentType } from 'react'
import type { HouseElevationProps } from '../illustrations/HouseElevation'
import type { StreetProps } from '../illustrations/Street'
import type { ServiceSceneProps } from '../illustrations/ServiceScene'
import type { JobLogProps } from './JobLog'
import type { NumberedSectionProps } from './NumberedSection'

/** Parts that few pages have; the code of each is a file of its own. */
interface LazyParts {
  readonly HouseElevation: ComponentType<HouseElevationProps>
  readonly JobLog: ComponentType<JobLogProps>
  readonly NumberedSection: ComponentType<NumberedSectionProps>
  readonly ServiceScene: ComponentType<ServiceSceneProps>
  readonly Street: ComponentType<StreetProps>
}

// What cannot be loaded leaves the part as it came in the page.
const stay = () => new Promise<never>(() => {})

function later<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() => load().then((part) => ({ default: part }), stay))
}

/** The parts themselves for the server, which does not wait; the application loads them. */
export const LazyPartsContext = createContext<LazyParts>({
  HouseElevation: later(() =>
    import('../illustrations/HouseElevation').then((file) => file.HouseElevation),
  ),
  JobLog: later(() => import('./JobLog').then((file) => file.JobLog)),
  NumberedSection: later(() => import('./NumberedSection').then((file) => file.NumberedSection)),
  ServiceScene: later(() =>
    import('../illustrations/ServiceScene').then((file) => file.ServiceScene),
  ),
  Street: later(() => import('../illustrations/Street').then((file) => file.Street)),
})

/** The log of a finished job, as it came in the page until its code is there. */
export function LazyJobLog(props: JobLogProps) {
  const { JobLog } = useContext(LazyPartsContext)
  return (
    <Suspense fallback={<div className="bg-mist py-section" />}>
      <JobLog {...props} />
    </Suspense>
  )
}

/** The layers of a roof or the way of a leak, as it came in the page until its code is there. */
export function LazyNumberedSection(props: NumberedSectionProps) {
  const { NumberedSection } = useContext(LazyPartsContext)
  return (
    <Suspense>
      <NumberedSection {...props} />
    </Suspense>
  )
}

/** The drawing of a service, as it came in the page until its code is there; its place is kept. */
export function LazyServiceScene(props: ServiceSceneProps) {
  const { ServiceScene } = useContext(LazyPartsContext)
  return (
    <Suspense fallback={<div className={props.className} />}>
      <ServiceScene {...props} />
    </Suspense>
  )
}

/** A house on its lot, as it came in the page until its code is there; its place is kept. */
export function LazyHouseElevation(props: HouseElevationProps) {
  const { HouseElevation } = useContext(LazyPartsContext)
  return (
    <Suspense fallback={<div className={props.className} />}>
      <HouseElevation {...props} />
    </Suspense>
  )
}

/** The street of Home, as it came in the page until its code is there; its place is kept. */
export function LazyStreet(props: StreetProps) {
  const { Street } = useContext(LazyPartsContext)
  return (
    <Suspense fallback={<div className={props.className} />}>
      <Street {...props} />
    </Suspense>
  )
}
