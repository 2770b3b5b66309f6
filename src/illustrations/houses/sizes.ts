import type { House } from '#generated/types'

interface Size {
  readonly width: number
  readonly height: number
}

/** Width between the walls and height to the top of the chimney, in tenths of a foot. */
export const houseSizes = {
  cape: { width: 300, height: 264 },
  colonial: { width: 362, height: 310 },
  saltbox: { width: 290, height: 316 },
  victorian: { width: 300, height: 400 },
  'triple-decker': { width: 228, height: 400 },
  ranch: { width: 414, height: 182 },
  mill: { width: 350, height: 492 },
  commercial: { width: 340, height: 302 },
} as const satisfies Record<House, Size>

// The object above has these keys and no others.
export const houseNames = Object.keys(houseSizes) as readonly House[]
