import type { Lot } from './arrange-lots'
import type { Lots } from './terrain'

/** A placed item: its lower left corner and scale. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly scale: number
  /** After scaling. */
  readonly width: number
  readonly height: number
  readonly isMirrored: boolean
}

export interface Spots extends Lots<Spot | null> {
  readonly front: Spot
}

/** Maximum sizes per lot. */
const rooms = {
  front: { width: 350, height: 345, scale: 1.2 },
  house: { width: 250, height: 250, scale: 0.8 },
  landmark: { width: 236, height: 352, scale: 0.92 },
} as const

export const endOf = ({ x, width }: Spot) => x + width

/** Places lots from left to right, with gaps for trees between them. */
export function placeLots(
  lots: Lots<Lot | null>,
  levels: Lots<number>,
  random: () => number,
): Spots {
  const after = (spot: Spot | null, least: number, gap: number) =>
    Math.max(least, spot ? endOf(spot) + gap + random() * 14 : 0)
  const onLot = (name: keyof Lots<Lot>, x: number) => {
    const lot = lots[name]
    const room = rooms[name === 'front' || lot === null ? 'front' : lot.kind]
    return lot && fit(lot, { room, x, y: levels[name] })
  }
  const left = onLot('left', 8 + random() * 8)
  const front = onLot('front', after(left, 236 + random() * 20, 30))
  if (!front) throw new Error('A street needs a house.')
  const right = onLot('right', after(front, 0, 44))
  const isMirrored = random() < 0.5 && lots.right?.kind === 'house'
  const beyond = onLot('beyond', after(right ?? front, 0, 52))
  return { left, front, right: right && { ...right, isMirrored }, beyond }
}

interface Fit {
  readonly room: (typeof rooms)[keyof typeof rooms]
  readonly x: number
  readonly y: number
}

/** As large as the room allows; higher ground reduces the limit, to stay in the frame. */
function fit({ width, height }: Lot, { room, x, y }: Fit): Spot {
  const most = Math.min(room.width / width, (room.height + y) / height, room.scale)
  const scale = Math.floor(most * 100) / 100
  return {
    x: Math.round(x),
    y,
    scale,
    width: width * scale,
    height: height * scale,
    isMirrored: false,
  }
}
