import type * as types from '../../../templates/types.ts'
import { lettersOf } from '../../lib/invisible.ts'
import { houses as drawnAlone, webAddress } from '../schema/text.ts'
import type { SiteData } from '../schema/data.ts'
import type { HouseInput } from '../schema/houses.ts'
import type { ServiceInput } from '../schema/services.ts'
import { toWriteLink } from './contact-form.ts'
import { serviceLink } from './links.ts'
import { buildPrice } from './ledger.ts'
import { sortJobs, toJobCard } from './jobs.ts'
import { indexReviews } from './reviews.ts'
import { buildStreet } from './town-scene.ts'

/** The houses to choose from on Home; empty where the data has none. Takes the data with all drawings. */
export function buildHouses(data: SiteData): Pick<types.HomePage, 'houses'> {
  const { title, lead = null, houses = [] } = data.houses
  if (houses.length === 0) return {}
  const isOfHouses = houses.every(({ kind }) => kind !== undefined)
  const question = isOfHouses ? 'Which house is yours?' : 'Which one is yours?'
  const list = houses.map((house, index) => toChoice(data, house, index))
  const isOfStreet = list.every(({ street }) => street !== null)
  return { houses: { title: title ?? question, isOfStreet, lead, list } }
}

/** The street of a town, whose front house leads to what Home tells of its kind. */
export function withHouseLink(
  scene: types.TownScene | null,
  { houses: { houses = [] } }: SiteData,
): types.TownScene | null {
  const front = scene?.houses[0]
  const house = houses.find(({ kind }) => kind !== undefined && kind === front?.type)
  if (!scene || !house) return scene
  return { ...scene, link: { text: house.name, to: `/#${idOf(house, houses.indexOf(house))}` } }
}

/** Made of its kind, or else of its place: a name need not have letters for an address. */
const idOf = ({ kind }: HouseInput, index: number) => `house-${kind ?? index + 1}` as const

function toChoice(data: SiteData, house: HouseInput, index: number): types.HouseChoice {
  const { name, summary, facts = [], sizes, days, service: slug, wrong } = house
  const service = data.services.find((each) => each.slug === slug)
  const repair = repairService(data)
  const drawn = drawingOf(data, house)
  const sources = [sizes?.source, days?.source].flatMap((text) => text ?? [])
  return {
    id: idOf(house, index),
    name,
    ...drawn,
    summary,
    facts,
    sizes: sizes
      ? {
          unit: sizes.unit,
          ranges: [
            { label: 'Small', text: toRange(sizes.small) },
            { label: 'Medium', text: toRange(sizes.middle) },
            { label: 'Large', text: toRange(sizes.large) },
          ],
        }
      : null,
    days: days ? `${toRange(days)} ${days.to === 1 ? 'day' : 'days'}` : null,
    sources: [...new Map(sources.map((text) => [lettersOf(text), text])).entries()].map(
      ([letters, text]) => ({ text, url: isAddress(letters) ? letters : null }),
    ),
    price: service ? buildPrice(service) : null,
    steps: service && !service.price ? stepsOf(service) : [],
    service: service ? serviceLink(service.slug, service.name) : null,
    repair: repair && repair !== service ? serviceLink(repair.slug, repair.name) : null,
    write: toWriteLink(data, 'Write to us about it', name),
    wrong: numberedFirst(
      wrong.map((each) => {
        const { text, part } = typeof each === 'string' ? { text: each, part: null } : each
        return { text, part: drawn.street === null ? null : part }
      }),
    ),
    job: buildJob(data, house),
  }
}

/** What the drawing numbers, and below it what it does not show. */
const numberedFirst = (wrong: types.HouseChoice['wrong']): types.HouseChoice['wrong'] =>
  [true, false].flatMap((isNumbered) => wrong.filter(({ part }) => (part !== null) === isNumbered))

/** Where somebody turns with what goes wrong: repairs, or else the emergency service. */
const repairService = ({ services }: SiteData): ServiceInput | null =>
  services.find(({ slug }) => /(^|-)repairs?(-|$)/.test(slug)) ??
  services.find(({ tone }) => tone === 'emergency') ??
  null

/** Whether a source is an address and nothing else. */
const isAddress = (text: string) => webAddress().safeParse(text).success

/** The steps of the work, as the page of the service has them. */
const stepsOf = ({ sections }: ServiceInput) =>
  sections
    .flatMap((section) => (section.kind === 'process' ? [section.steps] : []))
    .slice(0, 1)
    .flatMap((steps) => steps.map(({ title }) => title))

/** The house of Home's street or, where the street has none such, a drawing of its own. */
function drawingOf(
  data: SiteData,
  { kind, picture }: HouseInput,
): Pick<types.HouseChoice, 'street' | 'drawing'> {
  if ((data.look.drawings ?? 'line') !== 'line') return { street: null, drawing: null }
  if (kind === undefined) return { street: null, drawing: picture ?? null }
  if (buildStreet(data).some(({ type }) => type === kind)) return { street: kind, drawing: null }
  const house = drawnAlone.find((each) => each === kind)
  return { street: null, drawing: house ? `house-${house}` : null }
}

/** The last finished job with that house, with what its customer wrote. */
function buildJob(data: SiteData, { kind }: HouseInput): types.HouseChoice['job'] {
  const job = kind && sortJobs(data).find(({ house }) => house === kind)
  if (!job) return null
  const [review = null] = indexReviews(data).ofJob(job.slug)
  return { ...toJobCard(job), review }
}

interface Range {
  readonly from: number
  readonly to: number
}

/** `12 to 16`, `2`. */
const toRange = ({ from, to }: Range) =>
  [...new Set([from, to])].map((each) => each.toLocaleString('en-US')).join(' to ')
