import { createContext, useContext, type ComponentProps, type ComponentType } from 'react'
import type { Page } from '#generated/types'

/** Parts that few pages have; the code of each is a file of its own. */
const loaders = {
  HouseElevation: () =>
    import('../illustrations/HouseElevation').then((file) => file.HouseElevation),
  JobLog: () => import('./JobLog').then((file) => file.JobLog),
  NumberedSection: () => import('./NumberedSection').then((file) => file.NumberedSection),
  ServiceScene: () => import('../illustrations/ServiceScene').then((file) => file.ServiceScene),
  Street: () => import('../illustrations/Street').then((file) => file.Street),
  UnfinishedHouse: () =>
    import('../illustrations/UnfinishedHouse').then((file) => file.UnfinishedHouse),
  TownStreet: () => import('../illustrations/TownStreet').then((file) => file.TownStreet),
}

type LazyParts = {
  [Name in keyof typeof loaders]?: ComponentType<
    ComponentProps<Awaited<ReturnType<(typeof loaders)[Name]>>>
  >
}

const fetched: LazyParts = {}

/** The parts at hand: all of them for the server; the application fetches those of a page first. */
export const LazyPartsContext = createContext(fetched)

/** Fetches the parts of a page, which is not shown before. Rejects where one cannot be had. */
export async function fetchParts(page: Page): Promise<void> {
  await Promise.all(
    partsOf(page).map(async (name) => Object.assign(fetched, { [name]: await loaders[name]() })),
  )
}

function partsOf(page: Page): readonly (keyof LazyParts)[] {
  switch (page.kind) {
    case 'home':
      return ['Street']
    case 'service': {
      const isDrawn = page.photo === null && page.drawing !== null
      const isNumbered = page.sections.some(({ kind }) => kind === 'layers' || kind === 'leak')
      return [
        ...(isDrawn ? (['ServiceScene'] as const) : []),
        ...(isNumbered ? (['NumberedSection'] as const) : []),
      ]
    }
    case 'job':
      return ['JobLog']
    case 'area':
      return page.scene ? ['TownStreet'] : []
    case 'not-found':
      return ['UnfinishedHouse']
    default:
      return page.house && !('photo' in page && page.photo) ? ['HouseElevation'] : []
  }
}

function lazyPart<Props extends object>(
  pick: (parts: LazyParts) => ComponentType<Props> | undefined,
) {
  return function LazyPart(props: Props) {
    const Part = pick(useContext(LazyPartsContext))
    return Part && <Part {...props} />
  }
}

export const LazyJobLog = lazyPart(({ JobLog }) => JobLog)
export const LazyNumberedSection = lazyPart(({ NumberedSection }) => NumberedSection)
export const LazyServiceScene = lazyPart(({ ServiceScene }) => ServiceScene)
export const LazyHouseElevation = lazyPart(({ HouseElevation }) => HouseElevation)
export const LazyTownStreet = lazyPart(({ TownStreet }) => TownStreet)
export const LazyUnfinishedHouse = lazyPart(({ UnfinishedHouse }) => UnfinishedHouse)
export const LazyStreet = lazyPart(({ Street }) => Street)
