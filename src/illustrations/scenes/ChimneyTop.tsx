import { Courses } from '../parts/Courses'
import { Joints } from '../parts/Joints'
import { boxes, stamp, type Box } from '../parts/path'
import { Worker } from '../parts/Worker'

/** The top of a chimney above the ridge: a mason on a roof ladder makes its crown new. */
export function ChimneyTop() {
  return (
    <>
      <Town />
      <g className="palette-brick" transform="translate(0 24)">
        <Stack />
      </g>
      <g transform="translate(0 24)">
        <Crown />
      </g>
      <Ridge />
      <Flashing />
      <g transform="translate(0 24)">
        <Platform />
        <Mason />
        <Bucket />
      </g>
    </>
  )
}

/** Hills and the roofs of the street below. */
function Town() {
  return (
    <>
      <path
        className="paint-hill"
        d="M-1900 60V-150Q-900-190-500-128T-60-150 240-120 480-168 900-140 1700-180V60z"
      />
      <path
        className="paint-crown"
        d={stamp('q-20-4-18-22-10-20 10-30 6-22 28-18 24-4 26 18 18 10 8 28 2 20-18 24z', [
          [-130, -100],
          [-40, -96],
          [10, -92],
          [380, -106],
          [440, -104],
          [560, -100],
        ])}
      />
      <g className="palette-far">
        {[-120, 352, 500].map((x) => (
          <g key={x} transform={`translate(${x} 0)`}>
            <path className="paint-wall" d="M0 0v-84h96V0z" />
            <path className="paint-roof" d="M-10-82l20-42h76l20 42z" />
            <path className="paint-chimney" d="M62-118v-24h14v24z" />
            <path className="paint-glass" d={boxes([14, -70, 14, 20], [58, -70, 14, 20])} />
          </g>
        ))}
      </g>
      <path className="paint-hill" d="M-1900 60V-50Q-500-30-100-52T260-36 560-60 1900-40V60z" />
    </>
  )
}

const stack: Box = [96, -188, 136, 200]

/** Courses of brick, the upper joints new; what was loose is off. */
function Stack() {
  return (
    <>
      <path className="paint-brick line-medium" d={boxes(stack)} />
      <Courses className="line-soft" box={stack} step={14} />
      <Joints className="line-soft" box={stack} step={14} widths={[34]} />
      <path
        stroke="#fdfbf6"
        strokeWidth="2.400"
        strokeOpacity=".85"
        d="M97-174H230M97-160H230M97-146H230M113-188v14m34-14v14m34-14v14m34-14v14m-85 0v14m34-14v14m34-14v14m-85 0v14m34-14v14m34-14v14"
      />
      <path
        className="paint-light"
        d={boxes([131, -173, 32, 12], [182, -145, 32, 12], [114, -117, 32, 12])}
      />
      <path className="paint-shadow" d={boxes([200, -188, 32, 200], [96, -188, 136, 7])} />
      <path
        className="paint-brick line-medium"
        d={boxes([86, -204, 156, 16], [78, -220, 172, 16])}
      />
      <path
        className="line-soft"
        d="M120-204v16m34-16v16m34-16v16m34-16v16M104-220v16m34-16v16m34-16v16m34-16v16"
      />
      <path className="paint-shadow" d={boxes([86, -192, 156, 5], [208, -220, 42, 16])} />
    </>
  )
}

/** The crown, whose left half is new and smooth, and two clay flues; on one its cap. */
function Crown() {
  return (
    <>
      <g className="roof-terracotta">
        <path
          className="paint-roof line-medium"
          d={boxes([104, -268, 40, 42], [180, -268, 40, 42])}
        />
        <path
          className="paint-roof line-medium"
          d={boxes([100, -274, 48, 8], [176, -274, 48, 8])}
        />
      </g>
      <path className="paint-shadow" d={boxes([132, -266, 12, 36], [208, -266, 12, 36])} />
      <path className="paint-stone line-medium" d="M72-220q2-10 14-12l20-8h116l20 8q12 2 14 12z" />
      <path className="paint-underlayment" d="M170-220v-20h52l20 8q12 2 14 12z" />
      <path className="paint-light" d="M86-232l20-8h64v5h-60z" />
      <path className="line-medium" d="M94-220l8-8-4-5 9-7M130-220l-6-10 8-10" />
      <path className="line-medium" d="M108-274v-16m32 16v-16" />
      <path className="paint-cap line-medium" d="M92-290h64l-14-14h-36z" />
      <path className="line-soft" d="M108-282h32m-32 4h32m-24-10v14m8-14v14m8-14v14" />
    </>
  )
}

/** The slope of the roof falls from the ridge to both sides. */
const Ridge = () => (
  <>
    <path className="paint-roof line-medium" d={boxes([-700, -46, 1800, 130])} />
    <Courses className="line-soft" box={[-700, -46, 1800, 130]} step={12} />
    <Joints className="line-soft" box={[-700, -46, 1800, 96]} step={12} widths={[30]} />
    <path className="paint-shadow" d="M232-46h64l70 96h-134z" />
    <path className="paint-cap line-medium" d={boxes([-700, -52, 796, 10], [232, -52, 868, 10])} />
  </>
)

/** The stack stands before the ridge; copper turns the water away. */
function Flashing() {
  return (
    <>
      <g className="palette-brick">
        <path className="paint-brick" stroke="none" d={boxes([97, -54, 134, 44])} />
        <Courses className="line-soft" box={[97, -62, 134, 56]} step={14} />
      </g>
      <path className="paint-shadow" d={boxes([200, -54, 31, 44])} />
      <path className="paint-copper line-medium" d={boxes([88, -28, 152, 34], [80, 6, 168, 10])} />
      <path className="line-soft" d="M126-28v34m38-34v34m38-34v34" />
      <path className="paint-light" d={boxes([90, -26, 148, 6])} />
    </>
  )
}

/** Planks on a frame that hooks over the ridge, and the ladder up to them. */
function Platform() {
  return (
    <>
      <path strokeWidth="7" d="M300 44V-118M352 44V-118" />
      <path className="line-ladder" strokeWidth="4" d="M300 44V-118M352 44V-118" />
      <path strokeWidth="6" d={rungs} />
      <path className="line-ladder" d={rungs} />
      <path strokeWidth="6" d="M266-84L312-20M392-84L340-20" />
      <path className="line-ladder" d="M266-84L312-20M392-84L340-20" />
      <path className="paint-wood line-medium" d={boxes([248, -96, 176, 10])} />
      <path className="line-soft" d="M250-91h172" />
      <path className="paint-shadow" d={boxes([248, -86, 176, 4])} />
    </>
  )
}

const rungs = Array.from({ length: 6 }, (_, index) => `M300 ${-66 + index * 20}h52`).join('')

/** With a trowel, and mortar on a hawk; tied to a rope. */
function Mason() {
  return (
    <>
      <path className="line-rope" d="M330-176q30 84 74 74t42 24" />
      <path className="paint-copper line-medium" d={boxes([436, -80, 20, 7])} />
      <Worker
        skin="deep"
        at={[318, -96]}
        scale={0.86}
        isTurned
        nod={4}
        hands={[
          [66, -146],
          [46, -116],
        ]}
        shirt="paint-sleeve"
        trousers="paint-jeans"
        cap="paint-lamp"
      >
        <path className="line-harness" strokeWidth="3" d="M-8-132l18 44M12-134l-16 44" />
        <path className="paint-wood line-medium" d="M28-112h40v6H28zM44-106h6v16h-6z" />
        <path className="paint-underlayment line-medium" d="M32-112q4-14 15-14t17 14z" />
        <path className="paint-wood line-medium" d="M64-150h14v7H64z" />
        <path className="paint-stone line-medium" d="M78-152l34 8-34 4z" />
      </Worker>
    </>
  )
}

/** Of mortar, with the bricks that wait for it. */
function Bucket() {
  return (
    <>
      <path className="paint-cap line-medium" d="M354-124h34l-5 28h-24z" />
      <path className="paint-underlayment line-medium" d="M354-124q17-12 34 0z" />
      <path strokeWidth="2" d="M356-122q-2-22 15-22t15 22" />
      <path
        className="paint-brick line-medium"
        d={boxes([392, -106, 26, 10], [394, -116, 26, 10])}
      />
    </>
  )
}
