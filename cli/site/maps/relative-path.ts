import type { GeoContext } from 'd3-geo'

/** Takes lines as d3-geo draws them, and gives them as the `d` of an SVG path. */
export interface PathWriter extends GeoContext {
  readonly text: () => string
}

/** Writes whole numbers and relative commands, the shortest form; points that fall together are one. */
export function createPathWriter(): PathWriter {
  let text = ''
  let at: readonly [number, number] = [0, 0]
  let isDrawing = false
  const round = (x: number, y: number) => [Math.round(x), Math.round(y)] as const
  return {
    beginPath: () => undefined,
    moveTo: (x, y) => {
      at = round(x, y)
      text += `M${joined(at)}`
      isDrawing = false
    },
    lineTo: (x, y) => {
      const next = round(x, y)
      const step = [next[0] - at[0], next[1] - at[1]] as const
      if (step[0] === 0 && step[1] === 0) return
      text += isDrawing ? separated(joined(step)) : `l${joined(step)}`
      at = next
      isDrawing = true
    },
    closePath: () => {
      text += 'z'
      isDrawing = false
    },
    arc: () => {
      throw new Error('Outlines hold no points.')
    },
    text: () => text,
  }
}

const separated = (numbers: string) => (numbers.startsWith('-') ? numbers : ` ${numbers}`)
const joined = ([x, y]: readonly [number, number]) => `${x}${separated(String(y))}`
