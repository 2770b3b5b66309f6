import { entriesAt, fieldAt, listAt, repeated, textAt, textField } from '../../validate/fields.ts'
import { show, type Breach, type Field } from '../../validate/rule.ts'
import { houseFacts, isStreetHouse } from '../pages/house-facts.ts'
import { placesInStreet } from '../pages/town-scene.ts'
import { roofParts } from '../schema/scene.ts'
import { unknownNames } from './references.ts'
import type { DataIndex, DataRule } from './view.ts'

export const houseRules = [
  {
    id: 'house/range',
    check: (view) => [
      ...housesOf(view).flatMap(checkRanges),
      ...view.services.flatMap((service) => endsEarly(fieldAt(service, 'price'))),
    ],
  },
  {
    id: 'house/source',
    severity: 'notice',
    check: (view) =>
      housesOf(view)
        .flatMap((house) => [fieldAt(house, 'sizes'), fieldAt(house, 'days')])
        .filter((at) => entriesAt(at).length > 0 && fieldAt(at, 'source').value === undefined)
        .map((at) => ({ at, atKey: true })),
    message: () => 'Nothing says where these numbers come from.',
    expected:
      '`source: Measured on our jobs`, or who publishes them; or an acknowledgement with the reason',
  },
  {
    id: 'house/street',
    severity: 'warning',
    check: (view) => {
      const shown = kindsOfStreet(view)
      if (!shown) return []
      const kinds = housesOf(view).flatMap((house) => textField(house, 'kind'))
      const expected =
        shown.length > 0
          ? `one of ${[...new Set(shown)].join(', ')}, or that house in the \`street\` of Home`
          : '`street` of Home in site.yaml with it, or `houses` in look.yaml'
      return kinds.filter(({ value }) => !shown.includes(value)).map((at) => ({ at, expected }))
    },
    message: ({ value }) => `The street at the top of Home has no ${show(value)}.`,
  },
  {
    id: 'house/part',
    check: (view) => housesOf(view).flatMap(checkParts),
  },
  {
    id: 'house/repeated',
    check: (view) => {
      const houses = housesOf(view)
      const kinds = houses.flatMap((house) => textField(house, 'kind'))
      const names = houses
        .filter((house) => textAt(house, 'kind') === undefined)
        .flatMap((house) => textField(house, 'name'))
      return [
        ...repeated(kinds, ({ value }) => value),
        ...repeated(names, ({ value }) => value.toLowerCase()),
      ]
    },
    message: ({ value }) => `${show(value)} is among the houses already.`,
    expected: 'each once',
  },
] as const satisfies readonly DataRule[]

const housesOf = ({ files: { houses } }: DataIndex) => listAt(houses, 'houses')

/** The houses of Home's street; `undefined` where no house is drawn, or what says so cannot be read. */
function kindsOfStreet({ files, isWhole }: DataIndex): readonly string[] | undefined {
  const { site, look } = files
  const { value: drawings = 'line' } = fieldAt(look, 'drawings')
  if (!isWhole('site', 'look') || drawings !== 'line') return undefined
  const street = fieldAt(site, 'home', 'street')
  const listed = listAt(look, 'houses').map(({ value }) => String(value))
  return street.value === undefined
    ? listed.slice(0, placesInStreet)
    : listAt(street).flatMap((house) => textAt(house, 'type') ?? [])
}

/** Parts that the drawing of a house does not have; without a house nothing is numbered. */
function checkParts(house: Field): Breach[] {
  const kind = textAt(house, 'kind')
  const named = listAt(house, 'wrong')
    .flatMap((item) => textField(item, 'part'))
    .filter(({ value }) => roofParts.some((part) => part === value))
  if (kind === undefined) {
    const message = 'No house is named here whose part this could be.'
    return named.map((at) => ({ at, message, expected: 'the `kind` of the house, or no `part`' }))
  }
  if (!isStreetHouse(kind)) return []
  const { name, parts } = houseFacts[kind]
  return unknownNames(named, parts, (part) => `This house, ${name}, has no part ${part}.`)
}

const sizes = ['small', 'middle', 'large'] as const

/** What is wrong with the ranges of a house: one that ends before it starts, or a size that is not larger than the last. */
function checkRanges(house: Field): Breach[] {
  const all = [...sizes.map((size) => fieldAt(house, 'sizes', size)), fieldAt(house, 'days')]
  const ends = all.flatMap(endsEarly)
  if (ends.length > 0) return ends
  return sizes.slice(1).flatMap((size, index): Breach[] => {
    const smaller = sizes[index] ?? size
    const at = fieldAt(house, 'sizes', size)
    const [from, to] = numbersOf(at)
    const [, end] = numbersOf(fieldAt(house, 'sizes', smaller))
    if (!(from < end || to <= end)) return []
    const message = `A ${size} one is not larger than a ${smaller} one, which ends at ${end}.`
    const part = from < end ? 'from' : 'to'
    return [
      {
        at: fieldAt(at, part),
        message,
        expected: `${part === 'to' ? 'more than ' : ''}${end}${part === 'to' ? '' : ' or more'}`,
      },
    ]
  })
}

function endsEarly(range: Field): Breach[] {
  const [from, to] = numbersOf(range)
  if (!(to < from)) return []
  const message = `This range ends at ${to}, before it starts.`
  return [{ at: fieldAt(range, 'to'), message, expected: `${from} or more` }]
}

/** Both ends of a range; `NaN`, which no comparison holds for, where there is no number. */
function numbersOf(range: Field): [from: number, to: number] {
  const [from, to] = ['from', 'to'].map((key) => fieldAt(range, key).value)
  return [typeof from === 'number' ? from : NaN, typeof to === 'number' ? to : NaN]
}
