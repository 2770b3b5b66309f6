import { createContext, useContext, type ComponentProps, type ComponentType } from 'react'
import type { Page } from '#generated/types'

/** Sections that few pages have, each in its own chunk. */
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

/** The loaded sections: on the server all; the application loads those of a page first. */
export const LazyPartsContext = createContext(fetched)

/** Loads the sections of a page before it is shown. Rejects when one cannot be loaded. */
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
