import { stamp } from '../parts/path'

interface CliffProps {
  readonly x: number
  /** The top of the slope of broken stone. */
  readonly foot: number
  /** Widths of the columns from left to right. */
  readonly widths: readonly number[]
  /** Heights at which they broke off. */
  readonly tops: readonly number[]
}

/** A face of basalt: columns of all widths, joints that end anywhere, some at a crack across. */
function Cliff({ x, foot, widths, tops }: CliffProps) {
  const columns = tops.map((top, index) => {
    const left = widths.slice(0, index).reduce((sum, width) => sum + width, x)
    return { index, left, width: widths[index] ?? 0, top }
  })
  // Along the edge, down each joint and up again.
  const outline = columns.map(({ index, width, top }) => {
    const before = columns[index - 1]
    const from = Math.max(top, before?.top ?? foot)
    const depth = (foot - from) * (1 - ((index * 3) % 5) / 6)
    const crack = index % 5 === 3 ? `h-${before?.width}h${before?.width}` : ''
    const joint = before ? `V${Math.round((from + depth) / 10) * 10}${crack}` : ''
    return `${joint}V${top}l${width}-2`
  })
  const deeper = columns.flatMap(({ index, left, width, top }) =>
    index % 5 === 1 ? [`M${left}${top}h${width}V${foot}h-${width}z`] : [],
  )
  return (
    <>
      <path className="paint-rock line-soft" d={`M${x}${foot}${outline.join('')}V${foot}z`} />
      <path className="paint-rock-shade" d={deeper.join('')} />
    </>
  )
}

const blocks = 'l4-5 7-1 3 4-2 3zm14 7l3-3 5 1 2 3zm-24 9l2-4 5 1 1 3z'

/** A long ridge of traprock: columns under woods, over their slope of broken stone. */
export function Traprock() {
  return (
    <>
      <path
        className="paint-woods"
        d={`M70-196q8-26 30-22 12-22 34-18 14-22 36-14 16-18 40-10${' 20-14 43-2'.repeat(4)} 24-8 40 10 20-4 30 16 100 16 160 66 110 50 288 176H70z`}
      />
      <Cliff
        x={30}
        foot={-70}
        widths={[
          16, 19, 23, 23, 19, 9, 14, 11, 9, 9, 14, 11, 16, 16, 9, 11, 13, 23, 14, 23, 9, 16, 14, 11,
          23, 11, 11, 23, 13, 11, 19, 11, 19, 14, 9, 14,
        ]}
        tops={[
          -116, -152, -197, -214, -225, -224, -229, -234, -242, -241, -235, -242, -251, -250, -244,
          -247, -251, -242, -253, -244, -253, -248, -251, -253, -252, -238, -247, -245, -240, -236,
          -231, -235, -233, -223, -215, -209,
        ]}
      />
      <path
        className="paint-talus"
        d={`M-40 0q36-24 58-62 10-28 22-38 16 20 34 12${' 22-22 34-34 14 30 32 32 26-8 40-24 20 26 40 20'.repeat(3)} 60 30 118 30 90 46 130 76z`}
      />
      <path
        className="paint-rock-shade"
        d={stamp(blocks, [
          [22, -44],
          [48, -62],
          [70, -30],
          [96, -70],
          [118, -40],
          [150, -54],
          [176, -26],
          [204, -62],
          [240, -36],
        ])}
      />
    </>
  )
}

/** Two hanging hills, each a cliff for itself, and on the edge of the nearer one a tower of stone. */
export function Castle() {
  return (
    <>
      <path
        className="paint-woods"
        d="M268-150q10-34 34-40 20-26 46-18 22-16 48-6 30-8 44 16 40 10 70 40 60 24 110 60 60 40 120 98H262z"
      />
      <Cliff
        x={272}
        foot={-92}
        widths={[13, 14, 16, 14, 14, 23, 14, 19, 16, 9, 11, 14, 16, 16, 23, 9]}
        tops={[
          -143, -178, -172, -188, -191, -200, -203, -202, -203, -192, -191, -197, -195, -191, -171,
          -140,
        ]}
      />
      <path
        className="paint-woods"
        d="M150-240q12-20 30-10 18-12 32 6 22 4 30 24 20 16 30 40 24 22 40 60 20 40 70 76l60 44H150z"
      />
      <Cliff
        x={56}
        foot={-88}
        widths={[11, 9, 13, 16, 9, 19, 13, 13, 23, 14, 13, 14, 19, 9, 9]}
        tops={[
          -138, -168, -210, -230, -237, -236, -249, -246, -244, -238, -243, -234, -231, -194, -154,
        ]}
      />
      <path
        className="paint-talus"
        d="M-40 0q40-22 66-66 14-30 34-54 16 30 30 30 22-16 34-40 18 36 40 36 24-14 36-34 18 30 36 34 14-6 30-26 14 30 34 28 24-10 44-30 20 28 44 28 26-14 40-30 26 26 52 26 50 40 80 60 60 24 120 38z"
      />
      <path
        className="paint-rock-shade"
        d={stamp(blocks, [
          [30, -46],
          [60, -74],
          [84, -34],
          [112, -66],
          [144, -42],
          [176, -62],
          [210, -34],
          [250, -58],
        ])}
      />
      <Tower />
    </>
  )
}

/** It stands on the rock, its foot among stones. */
function Tower() {
  return (
    <>
      <path
        className="paint-rock"
        d="M112-294v-13h6v5h6v-5h6v5h6v-5h6v5h6v-5h6v13l-3 4 4 50h-46l4-50z"
      />
      <path className="paint-rock-shade" d="M138-294h16l-3 4 4 50h-16z" />
      <path
        className="line-soft"
        d="M115-290h36m-36 12h36m-37 12h38m-38 12h39M122-290v12m14 0v12m-10 0v12m16 0v14"
      />
      <path
        className="paint-glass"
        d="M122-240v-9c0-6 8-6 8 0v9zM124-270v-9h4v9zM140-274v-8h4v8z"
      />
      <path className="paint-rock" d="M100-236l4-6 8-2 6 6 8-3 8 3 10-4 8 4 10-2 4 6z" />
    </>
  )
}
