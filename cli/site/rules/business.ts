import { distanceKm } from '../../load/gazetteer.ts'
import { fieldAt, listAt, textAt, textField, textsAt, repeated } from '../../validate/fields.ts'
import type { Breach, Field } from '../../validate/rule.ts'
import { pointAt, type DataRule } from './view.ts'
import { limitsKm } from './places.ts'

export const businessRules = [
  {
    id: 'business/area-code',
    severity: 'warning',
    asks: 'The phone number has an area code of the state.',
    why: 'A digit changed in the area code sends callers to another state.',
    fault: 'phone: "+18065550142"  # 806 is Texas',
    repair: 'phone: "+18605550142"',
    check: ({ files: { business } }) => {
      const state = textAt(business, 'address', 'regionCode') ?? ''
      const code = /^\+1(\d{3})\d{7}$/.exec(textAt(business, 'phone') ?? '')?.[1]
      const codes = areaCodes.get(state)
      if (!codes || code === undefined || codes.includes(code) || tollFree.has(code)) return []
      const region = textAt(business, 'address', 'region') ?? state
      const message = `The area code ${code} is none of ${region}.`
      const expected = `one of ${codes.join(', ')}, or an acknowledgement with the reason`
      return [{ at: fieldAt(business, 'phone'), message, expected }]
    },
  },
  {
    id: 'business/coordinates-far',
    severity: 'warning',
    asks: 'The office is within 10 km of the center of its town.',
    why: 'Maps and search engines would send customers somewhere else.',
    fault: 'address:\n  locality: East Haven\ncoordinates: { lat: 41.05, lon: -73.54 }',
    repair: 'address:\n  locality: East Haven\ncoordinates: { lat: 41.28, lon: -72.87 }',
    check: ({ files: { business }, places }) => {
      const locality = textAt(business, 'address', 'locality')
      const point = pointAt(business)
      const town = locality === undefined ? undefined : places.find(locality, point)
      const km = town && point ? distanceKm(town, point) : 0
      if (!town || km <= limitsKm.coordinates) return []
      return [
        {
          at: fieldAt(business, 'coordinates'),
          message: `These coordinates are ${Math.round(km)} km from the center of ${town.name}, where the office is.`,
          expected: `a point within ${limitsKm.coordinates} km of ${town.lat}, ${town.lon}, or an acknowledgement with the reason`,
        },
      ]
    },
  },
  {
    id: 'business/coordinates-decimals',
    severity: 'warning',
    asks: 'The coordinates of the office have five decimals or more.',
    why: 'Search engines ask for them: five decimals are about a meter, three are the next street.',
    fault: 'coordinates: { lat: 41.281, lon: -72.872 }',
    repair: 'coordinates: { lat: 41.28091, lon: -72.87232 }',
    check: ({ files: { business } }) => {
      const parts = ['lat', 'lon'].map((key) => fieldAt(business, 'coordinates', key))
      const short = parts.find(({ source, path, value }) => {
        const isShort = (text = '') => !/\.\d{5,}$/.test(text)
        // As written, it may end in zeros.
        return typeof value === 'number' && isShort(`${value}`) && isShort(source.writtenAt(path))
      })
      if (!short) return []
      const message = `These coordinates have fewer than five decimals: ${String(short.value)}.`
      return [{ at: fieldAt(business, 'coordinates'), message, expected: 'five decimals or more' }]
    },
  },
  {
    id: 'business/https',
    severity: 'notice',
    asks: 'Before publishing, the owner has said whether the site answers by https for good.',
    why: 'With `https: forever` browsers refuse anything else for two years, so that nobody on the way can change a page; a site that cannot keep the promise could not be opened.',
    fault: 'url: https://www.example.com',
    repair: 'url: https://www.example.com\nhttps: forever',
    check: ({ files: { business }, production }) => {
      if (!production || fieldAt(business, 'https').value !== undefined) return []
      const message = 'Browsers are not told to ask for this address by https alone (HSTS).'
      const expected = '`https: forever` below, or an acknowledgement with the reason'
      return [{ at: fieldAt(business, 'url'), message, expected }]
    },
  },
  {
    id: 'hours/days',
    asks: 'Each day has office hours once, and opens before it closes.',
    why: 'Visitors and search engines would read two different hours for one day.',
    fault: '- days: [Saturday]\n  opens: "16:00"\n  closes: "08:00"',
    repair: '- days: [Saturday]\n  opens: "08:00"\n  closes: "16:00"',
    check: ({ files: { business } }) => {
      const rows = listAt(business, 'hours', 'office')
      const days = rows.flatMap((row) => textsAt(row, 'days'))
      return [...repeated(days, ({ value }) => value), ...rows.flatMap(checkOrder)]
    },
    message: ({ value }) => `${value} has office hours twice.`,
    expected: 'each day once',
  },
] as const satisfies readonly DataRule[]

/** The area codes of a state; the states that are not listed are not checked. */
const areaCodes: ReadonlyMap<string, readonly string[]> = new Map([
  ['CT', ['203', '475', '860', '959']],
])

const tollFree = new Set(['800', '833', '844', '855', '866', '877', '888'])

function checkOrder(row: Field): Breach[] {
  const opens = textAt(row, 'opens') ?? ''
  return textField(row, 'closes')
    .filter(({ value }) => isTime(opens) && isTime(value) && opens >= value)
    .map((at) => ({
      at,
      message: `The office closes at ${at.value}, which is not after it opens at ${opens}.`,
      expected: `a time after ${opens}`,
    }))
}

const isTime = (text: string) => /^\d\d:\d\d$/.test(text)

const mostAnswering = 2

export const peopleRules = [
  {
    id: 'people/phone',
    severity: 'warning',
    asks: 'At most two people answer the phone.',
    why: 'Beside the number there is room for two; the others would not be shown there.',
    fault: 'answersPhone: true  # of a third person',
    repair: 'Take `answersPhone` out of the entries of those who answer seldom.',
    check: ({ people }) =>
      people
        .map((person) => fieldAt(person, 'answersPhone'))
        .filter(({ value }) => value === true)
        .slice(mostAnswering),
    message: () => 'Two people before this one answer the phone already.',
    expected: '`answersPhone: true` for two people at most',
  },
] as const satisfies readonly DataRule[]
