import { Resvg } from '@resvg/resvg-js'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { StreetHouse } from '#generated/types'
import { streetHouses as kit } from '../../../src/illustrations/houses/street-houses'
import type { StreetHouseDrawing } from '../../../src/illustrations/houses/street-houses'
import { pileHeight } from '../../../src/illustrations/town/arrange-lots'
import { Piles } from '../../../src/illustrations/town/Piles'
import { sample } from '../../support/cases.ts'

/** What a pixel shows. Shadows, thin lines and what glows are left out. */
const kinds = ['sky', 'solid', 'paint-wall', 'line-trim', 'paint-glass', 'paint-door'] as const
type Kind = (typeof kinds)[number]
const solid = /^paint-(?!shadow|light)|^line-cap/

/** A tag with one colour for its kind, of 40 steps of red. */
function painted(tag: string, shown: (kind: Kind) => boolean): string {
  const [, name = ''] = /class="([\w-]+)/.exec(tag) ?? []
  const kind = kinds.find((each) => each === name) ?? (solid.test(name) ? 'solid' : 'sky')
  const isThin = name.startsWith('line') && !/stroke-width="([5-9]|\d\d)/.test(tag)
  const plain = tag.replaceAll(/ (fill|stroke|fill-opacity|stroke-opacity)="[^"]*"/g, '')
  if (kind === 'sky' || isThin || !shown(kind)) return plain
  const colour = `="rgb(${kinds.indexOf(kind) * 40},0,0)"`
  return plain.replace(/^<\w+/, `$& ${name.startsWith('line') ? 'stroke' : 'fill'}${colour}`)
}

/** The sky around a house, in its units: a tenth of a foot, one pixel. */
const room = 40

/** A house in pixels, from the upper left one on, to the ground. */
function look(markup: string, width: number, height: number, shown: (kind: Kind) => boolean) {
  const box = `width="${width}" height="${height}" viewBox="${-room} ${-height} ${width} ${height}"`
  const drawing = markup.replaceAll(/<(path|g|use)\b[^>]*>/g, (tag) => painted(tag, shown))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box} fill="none" shape-rendering="crispEdges">${drawing}</svg>`
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
  const image: Kind[] = []
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, alpha = 0] = [pixels[at], pixels[at + 3]]
    image.push(kinds[alpha > 127 ? Math.round(red / 40) : 0] ?? 'sky')
  }
  return image
}

interface Region {
  /** Counted from the upper left. */
  readonly places: readonly number[]
  readonly last: number
}

/** The pixels that hang together; a few are none. Each begins with its uppermost. */
function regionsOf(image: readonly Kind[], row: number): Region[] {
  const left = image.map((kind) => kind !== 'sky')
  const regions: Region[] = []
  for (let start = left.indexOf(true); start >= 0; start = left.indexOf(true, start)) {
    const region: number[] = []
    const take = (at: number) => {
      if (left[at] !== true) return
      left[at] = false
      region.push(at)
    }
    take(start)
    for (const at of region) {
      take(at - 1)
      take(at + 1)
      take(at - row)
      take(at + row)
    }
    if (region.length <= 12) continue
    regions.push({ places: region, last: region.reduce((last, at) => Math.max(last, at)) })
  }
  return regions
}

/** What no carpenter would build of a house on the ground, or on piles. */
function faultsIn(markup: string, type: StreetHouse, lift: number): string[] {
  const [row, height] = [kit[type].width + 2 * room, kit[type].height + lift + room]
  const isOpening = (kind?: Kind) => kind === 'paint-glass' || kind === 'paint-door'
  const whole = look(markup, row, height, () => true)
  const alone = look(markup, row, height, isOpening)
  const upTo = (at: number) => height - Math.floor(at / row)
  const isSolid = (column?: readonly Kind[]) => !column?.includes('sky')
  const columns = Array.from({ length: row }, (): Kind[] => [])
  whole.forEach((kind, at) => columns[at % row]?.push(kind))
  const bodies = columns.map((column) => column.slice(column.findIndex((kind) => kind !== 'sky')))
  const edge = bodies.map((each) => (isSolid(each) ? '#' : ' ')).join('')
  const openings = regionsOf(alone, row).map(({ places, last }) => {
    const [first = 0] = places
    const seen = places.filter((at) => isOpening(whole[at])).length / places.length
    const isDoor = places.some((at) => alone[at] === 'paint-door')
    const [top, sill] = [upTo(first), upTo(last) - 1]
    const sides = [4, 28].map((from) => columns[(last % row) - from]?.slice(height - sill))
    const leadsIn = sill <= lift + 26 && sides.every(isSolid)
    // Upstairs a rail stands before the door to a porch.
    const least = isDoor && !leadsIn ? 0.5 : 0.93
    return { isDoor, leadsIn, isCrossed: seen < least, high: top - sill }
  })
  const doors = openings.filter(({ isDoor }) => isDoor)
  const tallest = Math.max(...openings.map(({ isDoor, high }) => (isDoor ? 0 : high)))
  // A door has 2.0 to 2.2 m, the tallest window from half of that to all.
  const isInScale = (high: number) =>
    Math.abs(high - 68.9) < 3.3 && Math.abs(tallest / high - 0.75) <= 0.25
  const findings = {
    'an opening is crossed': openings.some(({ isCrossed }) => isCrossed),
    'a rake is bare': bodies.some(([top]) => top === 'paint-wall' || top === 'line-trim'),
    // The cap of a chimney and the edge of a deck stand out by less.
    'there is sky below the roof': lift === 0 && / {12}/.test(edge.slice(room, -room)),
    'a chimney stands on nothing': kit[type].chimneys.some((x) => !isSolid(bodies[x + room])),
    'a part hangs in the air': regionsOf(whole, row).some(({ last }) => upTo(last) > 2),
    'there is no way in': !doors.some(({ leadsIn }) => leadsIn),
    'doors and windows are of two scales': !doors.every(({ high }) => isInScale(high)),
  }
  return Object.entries(findings).flatMap(([fault, isFound]) => (isFound ? [fault] : []))
}

function draw(type: StreetHouse, lift: number): string {
  const { Drawing, Raised = Drawing }: StreetHouseDrawing = kit[type]
  const house = lift > 0 ? [<Piles key="piles" type={type} />, <Raised key="house" />] : <Drawing />
  return `<g transform="translate(0 ${-lift})">${renderToStaticMarkup(house)}</g>`
}

const houses = Object.keys(kit) as StreetHouse[]

test.each(sample(houses, 3))('the joints of a %s hold, raised or not', (type) => {
  const faults = [0, pileHeight].flatMap((lift) => faultsIn(draw(type, lift), type, lift))
  expect(faults).toEqual([])
})

const floating = '$1M-13-103L43-223 137-273 231-223 287-103'
const pediment = '<path class="paint-trim" d="M136-92l45-24 45 24z"/>'
const loose = '<path class="paint-trim" d="M0-170h20v9h-20z"/>'
test.each([
  ['gambrel', 0, /(class="line-cap"[^>]*d=")[^"]*/, floating, 'there is sky below the roof'],
  ['gambrel', 0, /class="line-cap"/, '', 'a rake is bare'],
  ['colonial', 0, /$/, pediment, 'an opening is crossed'],
  ['cape', 0, /paint-door/, 'paint-wall', 'there is no way in'],
  ['saltbox', pileHeight, /paint-wood/g, '', 'there is no way in'],
  ['saltbox', pileHeight, /paint-brick/, '', 'a chimney stands on nothing'],
  ['cape', 0, /M0-67h34V0/, 'M0-90h34V0', 'doors and windows are of two scales'],
  ['ranch', 0, /$/, loose, 'a part hangs in the air'],
] as const)('a %s with a fault is found out, %i up: %s', (type, lift, from, to, fault) => {
  expect(faultsIn(draw(type, lift).replace(from, to), type, lift)).toContain(fault)
})
