import { Fence } from '../parts/Fence'
import { FloorAbove } from '../parts/FloorAbove'
import { Ground } from '../parts/Ground'
import { LeafTree } from '../parts/LeafTree'
import { boxes, row, stamp } from '../parts/path'
import { Shrub } from '../parts/Shrub'
import { Toolbox } from '../parts/Toolbox'
import { Turf } from '../parts/Turf'
import { Worker } from '../parts/Worker'
import { Yonder } from '../parts/Yonder'

/** A sash that is out of its window, on the bench: one pane is new, and its putty is being drawn. */
export function WindowSash() {
  return (
    <>
      <g transform="translate(0 -83)">
        <Yonder houses={[[84, -36]]} />
        <Fence x={40} width={200} height={34} />
        <LeafTree x={190} y={0} scale={0.6} />
        <Shrub x={84} scale={0.5} bloom="paint-trim" />
        <Turf from={40} to={240} />
      </g>
      <path className="paint-plaster" fillRule="evenodd" d={wall} />
      <FloorAbove y={-290} />
      <path className="paint-trim line-medium" d={boxes([-700, -290, 1800, 20])} />
      <path className="paint-trim line-medium" d={boxes([-700, -30, 1800, 18])} />
      <path className="paint-deck line-medium" d={boxes([-700, -12, 1800, 12])} />
      <Frame />
      <Seat />
      <Picture />
      <Ground from={-700} to={1100} />
      <g transform="translate(-28 0)">
        <Glazier />
        <Bench />
      </g>
    </>
  )
}

const wall = boxes([-700, -270, 1800, 270], [64, -244, 152, 164])

/** The upper sash is in its place; the cords of the lower one hang at the sides. */
function Frame() {
  return (
    <>
      <path
        className="paint-trim line-medium"
        fillRule="evenodd"
        d={boxes([48, -258, 184, 178], [68, -242, 144, 162])}
      />
      <path className="paint-trim line-medium" d={boxes([40, -266, 200, 12], [40, -82, 200, 10])} />
      <path className="paint-shadow" d={boxes([68, -242, 7, 160])} />
      <path
        className="palette-indoors paint-glass"
        fillOpacity=".85"
        d={boxes([74, -236, 132, 68])}
      />
      <path className="paint-light" d="M84-172l46-62h22l-46 62zM170-172l30-40v18l-16 22z" />
      <path
        className="paint-trim line-medium"
        fillRule="evenodd"
        d={boxes([68, -242, 144, 80], [76, -234, 38, 64], [121, -234, 38, 64], [166, -234, 38, 64])}
      />
      <path stroke="#a33b0f" strokeWidth="2.400" d="M72-162v46q-2 8 4 10M208-162v40q2 8-4 10" />
      <path
        className="paint-ice-shield line-medium"
        d="M22-274H74q-4 70-24 112-6 44-2 92H24zM206-274h52v204h-22q4-48-2-92-24-42-28-112z"
      />
      <path
        className="line-soft"
        d="M36-262q2 90-2 184M52-262q-4 60-16 92M244-262q-2 90 2 184M228-262q4 60 16 92"
      />
      <path className="paint-copper line-medium" d={boxes([10, -280, 260, 7])} />
    </>
  )
}

/** A bench with cushions below the window. */
function Seat() {
  return (
    <g className="palette-verdigris">
      <path className="paint-trim line-medium" d={boxes([30, -48, 220, 36])} />
      <path
        className="line-soft"
        d={boxes([40, -40, 60, 22], [110, -40, 60, 22], [180, -40, 60, 22])}
      />
      <path className="paint-wall line-medium" d="M26-48q-3-10 6-12h216q8 2 6 12z" />
      <path className="paint-copper line-medium" d="M36-60q-4-16 0-28 14 3 28 0 4 14 0 28z" />
    </g>
  )
}

function Picture() {
  return (
    <>
      <path className="paint-wood line-medium" d={boxes([404, -246, 62, 48])} />
      <path className="paint-trim line-medium" d={boxes([410, -240, 50, 36])} />
      <path className="paint-verdigris" stroke="none" d="M411-205l14-18 12 10 10-16 12 24z" />
    </>
  )
}

/** With the knife at the putty of the new pane. */
function Glazier() {
  return (
    <Worker
      skin="light"
      hasTail
      at={[302, 0]}
      hip={[-4, -89]}
      neck={[6, -133]}
      nod={8}
      hands={[
        [50, -112],
        [46, -84],
      ]}
      shirt="paint-copper"
      cap="paint-wood"
    >
      <path className="paint-wood line-medium" d="M48-115h16v6H48z" />
      <path className="paint-stone line-medium" d="M64-116l14 2v4l-14 2z" />
    </Worker>
  )
}

/** On it the sash stands in its clamps, beside a pane, a can of putty and the old glass. */
function Bench() {
  return (
    <>
      <path
        className="paint-trim line-medium"
        fillRule="evenodd"
        d={boxes(
          [364, -168, 118, 94],
          [373, -159, 28, 76],
          [409, -159, 28, 76],
          [445, -159, 28, 76],
        )}
      />
      <path
        className="paint-verdigris"
        fillOpacity=".45"
        d={boxes([373, -159, 28, 76], [445, -159, 28, 76])}
      />
      <path className="paint-light" d="M376-90l20-60h4v14l-16 46zM448-90l20-60h4v14l-16 46z" />
      <path stroke="#fdfbf6" strokeWidth="3" d="M375-157v72h24" />
      <path className="paint-wood line-medium" d={boxes([336, -76, 176, 11])} />
      <path className="line-soft" d="M340-70h168" />
      <path
        className="paint-wood line-medium"
        d={boxes([346, -65, 10, 65], [490, -65, 10, 65], [356, -34, 134, 7])}
      />
      <path className="paint-cap line-medium" d="M414-84h18v20h-18zM418-64h10v10h-10z" />
      <path className="paint-tarp line-medium" d="M338-94h20v18h-20z" />
      <path className="paint-stone line-medium" d={boxes([336, -97, 24, 4])} />
      <path className="paint-verdigris line-medium" fillOpacity=".5" d="M390-27l6-30h70l-4 30z" />
      <path
        className="line-trim"
        strokeWidth="1.600"
        d={stamp('l6 7-4 6', row([416, -52], { count: 2, step: 22 }))}
      />
      <Toolbox x={372} y={3} />
    </>
  )
}
