import type { DrawnMark } from '../../../templates/types.ts'

/** The drawn marks that look.yaml can name, in a view box of 46 by 38. The line is 4.5 wide, in the accent. */
export const drawnMarks = {
  house: {
    solid: 'M7 15V35H39V29L18 8.500Z',
    gaps: 'M12 20h5v5h-5zM19 20h5v5h-5zM12 27h5v5h-5zM19 27h5v5h-5z',
    line: 'M2 19L18 4L44 30',
  },
  laps: {
    solid: 'M7 35V17L23 5l16 12v18z',
    gaps: 'M7 19h32v2H7zM7 24.500h32v2H7zM7 30h32v2H7z',
    line: 'M2 20L23 4l21 16',
  },
  gutter: {
    solid: 'M13 18c5 7 7 10 7 13a7 7 0 0 1-14 0c0-3 2-6 7-13z',
    gaps: '',
    line: 'M2 4v5h37v15l-6 4v9',
  },
  window: {
    solid: 'M8 2h30v31H8z',
    gaps: 'M12 6h9v11h-9zM25 6h9v11h-9zM12 20h9v9h-9zM25 20h9v9h-9z',
    line: 'M4 34.500h38',
  },
  panel: {
    solid: 'M9 18h28l7 18H2z',
    gaps: 'M22 18h2v18h-2zM5.500 26h35v2h-35z',
    line: 'M14 14a9 9 0 0 1 18 0',
  },
  roller: {
    solid: 'M5 3h30v12H5zM17 25h8v12h-8z',
    gaps: '',
    line: 'M35 9h7v10H21v6',
  },
  bricks: {
    solid: 'M3 4h18v9H3zM25 4h18v9H25zM3 25h18v9H3zM25 25h18v9H25z',
    gaps: '',
    line: 'M3 19h7M14 19h18M36 19h7',
  },
  faucet: {
    solid: 'M3 13h22a11 11 0 0 1 11 11v2h-8v-2a4 4 0 0 0-4-4H3zM9 3h14v5h-4v5h-6V8H9z',
    gaps: '',
    line: 'M32 29v7',
  },
  flame: {
    solid: 'M23 21c4 4 6 5 6 8a6 6 0 0 1-12 0c0-3 2-4 6-8z',
    gaps: '',
    line: 'M24 5c1 8 11 11 11 19a12 12 0 0 1-24 0c0-5 3-8 5-10 0 4 1 6 3 7 2-6 0-11 5-16z',
  },
  bolt: {
    solid: 'M26 8L14 21h8l-3 10 13-15h-8z',
    gaps: '',
    line: 'M23 4a15 15 0 1 0 .1 0z',
  },
  leaf: {
    solid: 'M9 33C4 15 17 5 41 3 42 25 30 37 9 33z',
    gaps: 'M9 32L31 11.500l1.500 1.500L11 33z',
    line: 'M2 38L10 30.500',
  },
  tank: {
    solid: 'M3 15h28v20H3z',
    gaps: 'M7 21h20v2H7z',
    line: 'M17 15V4M31 21h8v16',
  },
  hammer: {
    solid: 'M5 4h22c8 0 13 4 14 12-5-4-9-4-14-2H5z',
    gaps: '',
    line: 'M17 14v22',
  },
} as const satisfies Readonly<Record<string, Omit<DrawnMark, 'kind'>>>

export type MarkName = keyof typeof drawnMarks

// `Object.keys` returns `string[]`.
export const markNames = Object.keys(drawnMarks) as readonly MarkName[]

export const isMarkName = (name: string): name is MarkName => name in drawnMarks
