// What hydrates counts ids in its own tree, so that they are numbered as React's server renderer
// numbers them (`useId` in React 19).

/**
 * A place in the tree of a page as bits, the last step in the highest ones, and above them a single
 * one that tells how many there are. Bits that have no room any more stand in `overflow`.
 */
export interface TreePlace {
  readonly bits: number
  readonly overflow: string
}

/** Where a page begins. */
export const rootPlace: TreePlace = { bits: 1, overflow: '' }

/** So many bits have room beside the highest one, as numbers have 32 of them with a sign. */
const mostBits = 30

const lengthOf = (bits: number) => 32 - Math.clz32(bits)

const withoutHighest = (bits: number) => bits & ~(1 << (lengthOf(bits) - 1))

/** The place of one of several children; that of an only child of what has ids is the first of one. */
export function childPlace({ bits, overflow }: TreePlace, count: number, index: number): TreePlace {
  const length = lengthOf(bits) - 1
  const step = lengthOf(count)
  const before = withoutHighest(bits)
  if (step + length <= mostBits) {
    return { bits: (1 << (step + length)) | ((index + 1) << length) | before, overflow }
  }
  // Digits of five bits are moved, as many as are full.
  const moved = length - (length % 5)
  const left = length - moved
  return {
    bits: (1 << (step + left)) | ((index + 1) << left) | (before >> moved),
    overflow: (before & ((1 << moved) - 1)).toString(32) + overflow,
  }
}

/** What `useId` gives there; `number` counts the ids that a component has asked for before. */
export function idAt({ bits, overflow }: TreePlace, number: number): string {
  const again = number === 0 ? '' : `H${number.toString(32)}`
  return `_R_${withoutHighest(bits).toString(32)}${overflow}${again}_`
}
