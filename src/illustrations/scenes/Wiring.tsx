import { Ground } from '../parts/Ground'
import { Worker } from '../parts/Worker'
import { boxes, stamp } from '../parts/path'

/** A wall that is open to its studs: cables from box to box; right of it the finished wall. */
export function Wiring() {
  return (
    <>
      <path className="paint-plaster" d={boxes([-700, -760, 1800, 760])} />
      <Studs />
      <Cables />
      <Boxes />
      <path
        className="paint-trim line-medium"
        d={boxes([-700, -32, 732, 20], [338, -32, 762, 20])}
      />
      <path className="paint-deck line-medium" d={boxes([-700, -12, 1800, 12])} />
      <Finished />
      <Ground from={-700} to={1100} />
      <Tools />
      <Worker
        at={[318, 2]}
        isTurned
        nod={-4}
        hands={[
          [48, -126],
          [52, -142],
        ]}
        shirt="paint-copper"
        cap="paint-lamp"
      >
        <path className="paint-door line-medium" d="M40-129h16v6H40z" />
        <path strokeWidth="2.600" d="M56-126h10" />
      </Worker>
    </>
  )
}

/** The hole in the plaster, its edge broken; studs a foot and a third apart, on their plate. */
function Studs() {
  const hole = 'M32-12v-252l18 8 30-12 44 8 40-10 38 10 46-8 36 10 30-12 24 8v250z'
  return (
    <>
      <path className="paint-attic" d={hole} />
      <path
        className="paint-wood line-medium"
        d={boxes(
          [56, -264, 22, 252],
          [134, -264, 22, 252],
          [212, -264, 22, 252],
          [290, -264, 22, 252],
        )}
      />
      <path className="line-faint" d="M62-250V-30M150-240V-30M218-250V-40M306-246V-30" />
      <path className="paint-wood line-medium" d={boxes([32, -24, 306, 12])} />
      <path fill="none" className="line-medium" d={hole} />
    </>
  )
}

const runs = 'M-10-214H240q10 0 10 10v42M250-138v52q0 10-10 10H102q-10 0-10 10v6M182-214v14q0 8 8 8'

function Cables() {
  return (
    <>
      <path strokeWidth="8" strokeLinejoin="round" d={runs} />
      <path className="line-trim" strokeWidth="5.200" strokeLinejoin="round" d={runs} />
      <path
        className="paint-cap"
        d={stamp('m-4 0a4 5.500 0 1 1 8 0a4 5.500 0 1 1-8 0', [
          [67, -214],
          [145, -214],
          [223, -214],
          [145, -76],
          [223, -76],
        ])}
      />
      <path
        strokeWidth="6"
        className="line-trim"
        d="M60-214h14M138-214h14M216-214h14M138-76h14M216-76h14"
      />
      <path className="line-copper" d="M246-134q-14 6-16 18M254-134q10 8 8 20M250-134v16" />
    </>
  )
}

/** Two boxes on their studs, one with its switch, one that waits for its outlet. */
function Boxes() {
  return (
    <>
      <path className="paint-tarp line-medium" d={boxes([234, -164, 32, 44], [78, -62, 32, 34])} />
      <path className="paint-light" d={boxes([237, -161, 26, 6], [81, -59, 26, 6])} />
      <path className="paint-trim line-medium" d={boxes([240, -156, 20, 28])} />
      <path className="paint-stone line-medium" d={boxes([247, -148, 6, 10])} />
      <path className="line-copper" d="M86-40q4-12 0-16M94-38v-18M102-40q-4-12 0-16" />
      <path className="paint-tarp line-medium" d={boxes([182, -206, 30, 30])} />
      <path className="paint-cap" d={boxes([187, -201, 20, 20])} />
      <path className="line-copper" d="M191-186q2-12 6-10t6 10" />
    </>
  )
}

/** The wall when it is done: a switch, an outlet, a lamp that is lit and a picture. */
function Finished() {
  return (
    <>
      <path className="paint-beam" d="M452-196l-84 184h204l-84-184z" />
      <Plate x={360} y={-172} />
      <path className="paint-stone line-medium" d={boxes([371, -160, 6, 12])} />
      <Plate x={360} y={-82} />
      <path
        className="paint-cap"
        d={boxes([369, -76, 3, 7], [376, -76, 3, 7], [369, -60, 3, 7], [376, -60, 3, 7])}
      />
      <path strokeWidth="2.600" d="M374-58v16q0 12 14 12h40q14 0 14-12v-40" />
      <path
        className="paint-wood line-medium"
        d={boxes([404, -82, 132, 8], [414, -74, 8, 62], [518, -74, 8, 62])}
      />
      <path strokeWidth="4" d="M470-88v-68" />
      <path className="paint-stone line-medium" d="M452-82h36l-6-8h-24z" />
      <path className="paint-lamp line-medium" d="M436-154h68l-16-46h-36z" />
      <path className="paint-light" d="M440-158l14-38h10l-10 38z" />
      <path
        className="paint-verdigris line-medium"
        d={boxes([508, -96, 10, 14], [496, -90, 24, 8])}
      />
      <path className="paint-trim line-medium" d={boxes([-104, -206, 92, 74])} />
      <path className="paint-tarp" d={boxes([-96, -198, 76, 58])} />
      <path className="paint-leaf" d="M-96-140v-20l24-18 18 14 14-10 20 16v18z" />
    </>
  )
}

const Plate = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <>
    <path className="paint-shadow" d={boxes([x + 3, y + 3, 28, 36])} />
    <path className="paint-trim line-medium" d={boxes([x, y, 28, 36])} />
  </>
)

/** A drill and a coil of cable on the floor. */
function Tools() {
  return (
    <>
      <g transform="translate(-46-12)">
        <path className="paint-trim line-medium" d="M-40-22a40 22 0 1 1 80 0a40 22 0 1 1-80 0" />
        <path
          className="line-medium"
          d="M-31-22a31 16 0 1 1 62 0a31 16 0 1 1-62 0M-22-22a22 11 0 1 1 44 0a22 11 0 1 1-44 0"
        />
        <path className="paint-hole line-medium" d="M-12-22a12 6 0 1 1 24 0a12 6 0 1 1-24 0" />
      </g>
      <g transform="translate(186-12)">
        <path
          className="paint-copper line-medium"
          d="M0-48h40q8 0 8 8v6q0 8-8 8H26l4 18H14L8-26H0z"
        />
        <path className="paint-cap line-medium" d="M8-8h26V0H8zM48-42h8v10h-8z" />
        <path strokeWidth="3.600" d="M56-37h30" />
        <path className="paint-light" d={boxes([4, -45, 36, 5])} />
      </g>
    </>
  )
}
