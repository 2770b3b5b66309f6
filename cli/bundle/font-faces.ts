export interface FontFace {
  readonly family: string
  /** The URL in the style sheet: `../fonts/x.woff2`. */
  readonly source: string
  readonly weights: readonly [number, number]
  /** Whether it is shown whenever it comes, and not only if it is there at first. */
  readonly isAwaited: boolean
  /** First and last code point of each range. */
  readonly ranges: readonly (readonly [number, number])[]
}

/** Parses the web fonts of a style sheet; skips faces without a file (local fonts). */
export function parseFontFaces(css: string): FontFace[] {
  const blocks = [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, block = '']) => block)
  return blocks.flatMap((block) => {
    const source = /url\(\s*["']?([^"')]+)/.exec(block)?.[1]
    return source === undefined ? [] : [toFace(source, block)]
  })
}

/** Whether every page needs the font: its characters start at the space. */
export const isFirstView = ({ ranges }: FontFace): boolean =>
  ranges.some(([first]) => first === 0x20)

/** Whether pages preload the font: others that every page needs would delay what is painted, and come too late for it. */
export const isPreloaded = (face: FontFace): boolean => isFirstView(face) && face.isAwaited

function toFace(source: string, block: string): FontFace {
  const [, lightest, heaviest = lightest] = /font-weight:\s*(\d+)(?:\s+(\d+))?/.exec(block) ?? []
  const family = /font-family:\s*["']?([^"';]+)/.exec(block)?.[1]
  const ranges = /unicode-range:\s*([^;]+)/.exec(block)?.[1]
  if (!family || !lightest || !heaviest || !ranges) {
    throw new Error(`The face of ${source} lacks a family, a weight or characters.`)
  }
  return {
    family: family.trim(),
    source,
    weights: [Number(lightest), Number(heaviest)],
    isAwaited: /font-display:\s*swap/.test(block),
    ranges: ranges.split(',').map(parseRange),
  }
}

/** `U+20-7E`, or a single `U+131`. */
function parseRange(range: string): readonly [number, number] {
  const [first = '', last = first] = range.trim().slice(2).split('-')
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}
