import { createContext, useContext, type ComponentProps, type ComponentType } from 'react'
import type { Page, Section } from '#generated/types'
import type { ContactForm } from './ContactForm'
import { hasCosts } from './has-costs'

/** Sections that few pages have, each in its own chunk. */
const loaders = {
  Costs: () => import('./Costs').then((file) => file.Costs),
  Emergencies: () => import('./Emergencies').then((file) => file.Emergencies),
  HouseElevation: () =>
    import('../illustrations/HouseElevation').then((file) => file.HouseElevation),
  HomeStreet: () => import('./HomeStreet').then((file) => file.HomeStreet),
  Houses: () => import('./Houses').then((file) => file.Houses),
  Insurance: () => import('./Insurance').then((file) => file.Insurance),
  Ledger: () => import('./Ledger').then((file) => file.Ledger),
  JobLog: () => import('./JobLog').then((file) => file.JobLog),
  People: () => import('./People').then((file) => file.People),
  NumberedSection: () => import('./NumberedSection').then((file) => file.NumberedSection),
  StreetQuestion: () => import('./HomeStreet').then((file) => file.StreetQuestion),
  ServiceScene: () => import('../illustrations/ServiceScene').then((file) => file.ServiceScene),
  TextSection: () => import('./TextSection').then((file) => file.TextSection),
  UnfinishedHouse: () =>
    import('../illustrations/UnfinishedHouse').then((file) => file.UnfinishedHouse),
  TownStreet: () => import('../illustrations/TownStreet').then((file) => file.TownStreet),
}

interface LazyParts extends LoadedParts {
  /** Only on the server: the application never shows a page with a form. */
  readonly ContactForm?: typeof ContactForm
}

type LoadedParts = {
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

function partsOf(page: Page): readonly (keyof LoadedParts)[] {
  switch (page.kind) {
    case 'home':
      return [
        page.drawing ? 'ServiceScene' : 'HomeStreet',
        ...(page.houses ? (['Houses', 'StreetQuestion'] as const) : []),
      ]
    case 'service': {
      const isDrawn = page.photo === null && page.drawing !== null
      return [
        ...(isDrawn ? (['ServiceScene'] as const) : []),
        ...(hasCosts(page) ? (['Costs'] as const) : []),
        ...partsOfSections(page.sections),
      ]
    }
    case 'own':
      return partsOfSections(page.sections)
    case 'job':
      return ['JobLog']
    case 'area':
      return page.scene ? ['TownStreet'] : page.work ? ['ServiceScene'] : []
    case 'not-found':
      return ['UnfinishedHouse']
    case 'thanks':
      return []
    case 'about':
      return [
        ...partsOfHero(page),
        ...(page.people.length > 0 ? (['People'] as const) : []),
        ...(page.ledger ? (['Ledger'] as const) : []),
      ]
    default:
      return partsOfHero(page)
  }
}

function partsOfHero({ house, photo, work }: Pictures): readonly (keyof LoadedParts)[] {
  if (work) return ['ServiceScene']
  return house && !photo ? ['HouseElevation'] : []
}

interface Pictures {
  readonly house: string | null
  readonly photo?: object | null
  readonly work?: string
}

const partsOfSections = (sections: readonly Section[]) =>
  sections.flatMap(({ kind }): (keyof LoadedParts)[] => {
    if (kind === 'layers' || kind === 'leak') return ['NumberedSection']
    if (kind === 'emergencies') return ['Emergencies']
    if (kind === 'insurance') return ['Insurance']
    return kind === 'text' ? ['TextSection'] : []
  })

function lazyPart<Props extends object>(
  pick: (parts: LazyParts) => ComponentType<Props> | undefined,
) {
  return function LazyPart(props: Props) {
    const Part = pick(useContext(LazyPartsContext))
    return Part && <Part {...props} />
  }
}

export const LazyContactForm = lazyPart(({ ContactForm }) => ContactForm)
export const LazyCosts = lazyPart(({ Costs }) => Costs)
export const LazyEmergencies = lazyPart(({ Emergencies }) => Emergencies)
export const LazyHouses = lazyPart(({ Houses }) => Houses)
export const LazyInsurance = lazyPart(({ Insurance }) => Insurance)
export const LazyJobLog = lazyPart(({ JobLog }) => JobLog)
export const LazyLedger = lazyPart(({ Ledger }) => Ledger)
export const LazyNumberedSection = lazyPart(({ NumberedSection }) => NumberedSection)
export const LazyPeople = lazyPart(({ People }) => People)
export const LazyServiceScene = lazyPart(({ ServiceScene }) => ServiceScene)
export const LazyHouseElevation = lazyPart(({ HouseElevation }) => HouseElevation)
export const LazyTownStreet = lazyPart(({ TownStreet }) => TownStreet)
export const LazyUnfinishedHouse = lazyPart(({ UnfinishedHouse }) => UnfinishedHouse)
export const LazyHomeStreet = lazyPart(({ HomeStreet }) => HomeStreet)
export const LazyStreetQuestion = lazyPart(({ StreetQuestion }) => StreetQuestion)
export const LazyTextSection = lazyPart(({ TextSection }) => TextSection)
