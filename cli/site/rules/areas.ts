import { plural } from '../../lib/plural.ts'
import { toSlug } from '../../lib/slug.ts'
import {
  fieldAt,
  listAt,
  textAt,
  textField,
  textsAt,
  repeated,
  repeats,
} from '../../validate/fields.ts'
import { show, type Breach, type Field } from '../../validate/rule.ts'
import { descriptionWords, mostHeading, mostLeadWords, nearbyCount } from '../schema/cities.ts'
import { paragraph, sentence } from '../schema/text.ts'
import { unknownNames } from './references.ts'
import type { Area, Page, DataRule } from './view.ts'
import { maxTitle } from '../pages/head.ts'
import { houseFacts, isStreetHouse } from '../pages/house-facts.ts'
import { roofParts } from '../schema/scene.ts'

export const areaRules = [
  {
    id: 'city/challenge-count',
    counts: { field: 'localChallenges', range: '3 to 5' },
  },
  {
    id: 'city/nearby-count',
    counts: { field: 'nearbyAreas', range: `${nearbyCount.min} to ${nearbyCount.max}` },
  },
  {
    id: 'city/duplicate-name',
    check: (view) =>
      repeatedNames(view.cities, (city) => view.states.ofTown('', textAt(city, 'county'))),
  },
  {
    id: 'city/nearby-self',
    check: ({ areas }) =>
      inEach(areas, (area) => area.nearbyAreas.filter(({ value }) => isSelf(area, value))),
    message: ({ value }) => `${String(value)} lists itself as a nearby area.`,
    expected: 'another town',
  },
  {
    id: 'city/nearby-repeated',
    check: ({ areas }) =>
      inEach(areas, (area) => {
        const others = area.nearbyAreas.filter(({ value }) => !isSelf(area, value))
        return repeated(others, ({ value }) => toSlug(value))
      }),
    message: ({ value }) => `${show(value)} stands twice among the nearby areas.`,
    expected: 'each town once',
  },
  {
    id: 'city/challenge-repeated',
    check: ({ areas }) =>
      inEach(areas, (area) => repeated(challengeTexts(area), ({ value }) => value)),
    message: () => 'This challenge is repeated in its list.',
    expected: 'each challenge once',
  },
  {
    id: 'city/description-words',
    severity: 'warning',
    check: ({ areas }) =>
      inEach(areas, (area) =>
        textField(area, 'description')
          .filter(({ value }) => {
            const words = countWords(value)
            return words < descriptionWords.fewest || words > descriptionWords.most
          })
          .filter(({ value }) => paragraph.safeParse(value).success),
      ),
    message: ({ value }) => `This description has ${plural(countWords(value), 'word')}.`,
    expected: `${descriptionWords.fewest} to ${descriptionWords.most} words`,
  },
  {
    id: 'city/lead',
    severity: 'warning',
    check: ({ areas }) =>
      inEach(areas, (area) => {
        const { value } = fieldAt(area, 'lead')
        if (value === undefined) return area.address ? [fieldAt(area, area.nameField)] : []
        return textField(area, 'lead')
          .filter((at) => countWords(at.value) > mostLeadWords)
          .filter((at) => sentence.safeParse(at.value).success)
      }),
    message: ({ path, value }) =>
      path.at(-1) === 'lead'
        ? `This lead has ${plural(countWords(value), 'word')}.`
        : `${show(value)} has no lead.`,
    expected: `a lead of at most ${mostLeadWords} words`,
  },
  {
    id: 'city/heading',
    severity: 'warning',
    check: ({ areas }) =>
      inEach(areas, (area) =>
        textField(area, 'pageTitle').filter(({ value }) => {
          const { length } = [...value]
          return length > mostHeading && length <= maxTitle
        }),
      ),
    message: ({ value }) => `This heading has ${plural([...String(value)].length, 'character')}.`,
    expected: `at most ${mostHeading} characters`,
  },
  {
    id: 'city/place-unnamed',
    severity: 'warning',
    check: ({ areas }) =>
      inEach(areas, (area) => {
        const challenges = challengeTexts(area).map(({ value }) => value)
        const texts = [textAt(area, 'lead'), textAt(area, 'description'), ...challenges].join(' ')
        return textsAt(area, 'places').filter(({ value }) => !texts.includes(value))
      }),
    message: ({ value }) =>
      `The place ${show(value)} is named neither in the lead, the description nor a challenge.`,
    expected: 'a place that the texts name',
  },
] as const satisfies readonly DataRule[]

const inEach = (areas: readonly Area[], find: (area: Area) => readonly Field[]): Breach[] =>
  areas.flatMap((area) => find(area).map((at) => ({ at, page: area.address })))

const countWords = (text: unknown) => String(text).split(/\s+/).length

const challengeTexts = (area: Page) =>
  listAt(area, 'localChallenges').flatMap((entry) => [
    ...textField(entry),
    ...textField(entry, 'title'),
    ...textField(entry, 'text'),
  ])

const isSelf = ({ name }: Page, town: string) => name !== undefined && toSlug(town) === toSlug(name)

/** Cities or counties with the name of another; if that is in another state, suggests adding the state code. */
export function repeatedNames(
  areas: readonly Area[],
  stateOf: (area: Area) => string | undefined,
): Breach[] {
  return repeats(areas, ({ name }) => name).map(({ item, first }) => {
    const { line } = first.source.placeOf([...first.path, first.nameField])
    const message = `${show(item.name)} is repeated here; it is first in line ${line}.`
    const state = stateOf(item)
    const isOther = state !== undefined && state !== stateOf(first)
    return {
      at: fieldAt(item, item.nameField),
      message,
      expected: 'each name once',
      ...(isOther && { suggestion: `${item.name}, ${state}` }),
    }
  })
}

export const sceneRules = [
  {
    id: 'scene/part',
    check: ({ areas }) =>
      areas.flatMap((area) => {
        const front = textAt(area, 'scene', 'houses', 0, 'type') ?? textAt(area, 'house')
        if (!isStreetHouse(front)) return []
        const { name, parts } = houseFacts[front]
        const known = textField(area, 'scene', 'callout', 'part').filter(({ value }) =>
          roofParts.some((part) => part === value),
        )
        const toMessage = (part: string) => `The first house, ${name}, has no part ${part}.`
        const found = unknownNames(known, parts, toMessage)
        return found.map((breach) => ({ ...breach, page: area.address }))
      }),
  },
] as const satisfies readonly DataRule[]
