import { createContext, lazy, Suspense, useContext, type ComponentType } from 'react'
import type { Page } from '../../generated/types'
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

const loaders = {
  HouseElevation: () =>
    import('../illustrations/HouseElevation').then((file) => file.HouseElevation),
  JobLog: () => import('./JobLog').then((file) => file.JobLog),
  NumberedSection: () => import('./NumberedSection').then((file) => file.NumberedSection),
  ServiceScene: () => import('../illustrations/ServiceScene').then((file) => file.ServiceScene),
  Street: () => import('../illustrations/Street').then((file) => file.Street),
}

/** The parts themselves for the server, which does not wait; the application loads them. */
export const LazyPartsContext = createContext<LazyParts>({
  HouseElevation: later(loaders.HouseElevation),
  JobLog: later(loaders.JobLog),
  NumberedSection: later(loaders.NumberedSection),
  ServiceScene: later(loaders.ServiceScene),
  Street: later(loaders.Street),
})

/** Fetches the parts of a page, so that they are at hand when it is shown. Never rejects. */
export async function fetchParts(page: Page): Promise<void> {
  await Promise.allSettled(partsOf(page).map((name) => loaders[name]()))
}

function partsOf(page: Page): readonly (keyof LazyParts)[] {
  switch (page.kind) {
    case 'home':
      return ['Street']
    case 'service':
      return page.sections.some(({ kind }) => kind === 'layers' || kind === 'leak')
        ? ['ServiceScene', 'NumberedSection']
        : ['ServiceScene']
    case 'job':
      return ['JobLog']
    case 'area':
    case 'not-found':
      return []
    default:
      return ['HouseElevation']
  }
}

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
