import { Ground } from '../parts/Ground'
import { boxes, row, stamp } from '../parts/path'

/** A bathroom cut open: the pipes in the wall, the trap below the sink, the water heater that feeds them. */
export function Plumbing() {
  return (
    <>
      <Room />
      <Pipes />
      <Sink />
      <Heater />
      <Bath />
      <Ground from={-700} to={1100} />
    </>
  )
}

const top = -104
const ceiling = -304

/** Plaster above tiles; between the sink and the heater the wall is open to its studs. */
function Room() {
  return (
    <>
      <path className="paint-plaster" d={boxes([-700, ceiling, 1800, -ceiling])} />
      <path className="paint-trim" stroke="none" d={boxes([-700, -760, 1800, 760 + ceiling])} />
      <path className="line-medium" d={`M-700 ${ceiling}H1100`} />
      <path className="paint-trim line-medium" d={boxes([-700, top, 1800, -top])} />
      <path
        className="line-faint"
        d={`M200 ${top}V0`}
        strokeWidth="1800"
        strokeDasharray=".8 25.200"
      />
      <path
        className="line-faint"
        d="M-700-52H1100"
        strokeWidth="104"
        strokeDasharray=".8 25.200"
      />
      <path className="paint-verdigris line-medium" d={boxes([-700, top - 8, 1800, 8])} />
      <path className="paint-attic" d={boxes([214, -232, 76, 220])} />
      <path
        className="paint-wood line-medium"
        d={boxes(
          [214, -232, 12, 220],
          [278, -232, 12, 220],
          [214, -232, 76, 10],
          [214, -22, 76, 10],
        )}
      />
      <path className="line-medium" d={boxes([214, -232, 76, 220])} />
      <path className="paint-trim line-medium" d={boxes([-700, -12, 1800, 12])} />
    </>
  )
}

/** Hot and cold in copper, the drain with its vent in the middle. */
function Pipes() {
  return (
    <>
      <path strokeWidth="15" d="M252-222V-22M196-70h56" />
      <path className="line-hose" strokeWidth="12" d="M252-222V-22M196-70h56" />
      <path className="paint-stone line-medium" d={boxes([243, -80, 18, 20])} />
      <path className="line-faint" strokeWidth="12" strokeDasharray="2 34" d="M252-212V-22" />
      <path strokeWidth="8.600" d="M234-222V-50M270-222v160M270-62H340M234-50H160" />
      <path
        className="line-copper"
        strokeWidth="6"
        d="M234-222V-50M270-222v160M270-62H340M234-50H160"
      />
      <path
        className="paint-copper line-medium"
        d={boxes([229, -56, 10, 12], [265, -68, 10, 12], [229, -160, 10, 7], [265, -160, 10, 7])}
      />
      <path className="paint-wood" d={boxes([226, -140, 52, 8])} />
    </>
  )
}

/** A sink on its cabinet, whose doors are open; behind the right one its trap goes into the wall. */
function Sink() {
  return (
    <g className="palette-verdigris">
      <path className="paint-verdigris line-medium" d={boxes([92, -236, 84, 96])} />
      <path className="paint-underlayment line-medium" d={boxes([99, -229, 70, 82])} />
      <path className="paint-light" d="M103-151l40-74h18l-40 74z" />
      <path className="paint-wall line-medium" d={boxes([70, -84, 128, 84])} />
      <path className="paint-attic" d={boxes([80, -74, 108, 64])} />
      <path className="line-medium" d={boxes([80, -74, 108, 64])} />
      <path strokeWidth="15" d="M134-84v40q0 14 13 14t13-14v-18q0-8 8-8h30" />
      <path className="line-hose" strokeWidth="11" d="M134-84v40q0 14 13 14t13-14v-18q0-8 8-8h30" />
      <path className="paint-stone line-medium" d={boxes([126, -60, 16, 6], [152, -52, 16, 6])} />
      <path className="paint-wall line-medium" d="M80-74l-30-8v88l30-16zM188-74l30-8v88l-30-16z" />
      <path className="paint-shadow" d="M80-74l-30-8v88l30-16z" />
      <path className="line-soft" d="M74-66l-18-4v66l18-10zM194-66l18-4v66l-18-10z" />
      <path strokeWidth="5" d="M106-74v22M116-74v34" />
      <path className="line-copper" strokeWidth="3" d="M106-74v22M116-74v34" />
      <path className="paint-copper line-medium" d={boxes([101, -54, 10, 8], [111, -42, 10, 8])} />
      <path className="paint-trim line-medium" d="M60-92h148v-8H60z" />
      <path className="paint-trim line-medium" d="M92-100h84q-2-14-12-14h-60q-10 0-12 14z" />
      <path strokeWidth="9" d="M134-114v-18q0-8 8-8h10q8 0 8 8v4" />
      <path className="line-hose" strokeWidth="6" d="M134-114v-18q0-8 8-8h10q8 0 8 8v4" />
      <path className="paint-stone line-medium" d="M116-114v-8h8v8zM110-126h20v4h-20z" />
    </g>
  )
}

/** Into the side of the tank, and into its top. */
const feeds = `M310 ${ceiling}v140q0 8 8 8h12M390 ${ceiling}v114`

/** A tank on its pan, with a flue, a relief valve and a burner below. */
function Heater() {
  return (
    <>
      <path className="paint-shadow" d={boxes([398, -176, 14, 166])} />
      <path
        className="paint-stone line-medium"
        d={`M352-204h22V${ceiling}h-22zM344-190l8-14h22l8 14z`}
      />
      <path className="paint-stone line-medium" d={boxes([342, ceiling, 42, 7])} />
      <path strokeWidth="8.600" d={feeds} />
      <path className="line-copper" strokeWidth="6" d={feeds} />
      <path className="paint-underlayment line-medium" d="M326-178q0-14 37-14t37 14v166h-74z" />
      <path className="paint-light" d={boxes([334, -186, 14, 172])} />
      <path className="paint-shadow" d="M384-190q16 3 16 12v166h-16z" />
      <path
        className="paint-copper line-medium"
        d={boxes(
          [320, -163, 8, 14],
          [385, -198, 10, 10],
          [305, ceiling, 10, 5],
          [385, ceiling, 10, 5],
        )}
      />
      <path className="line-soft" d="M326-172q37 10 74 0M326-44h74" />
      <path className="paint-copper line-medium" d={boxes([344, -122, 38, 26])} />
      <path className="line-trim" d="M349-115h28m-28 6h28m-28 6h18" />
      <path className="paint-hole line-medium" d={boxes([346, -34, 34, 14])} />
      <path
        className="paint-lamp"
        stroke="none"
        d="M352-22q-2-8 3-10 4 4 4 10zM361-22q-3-10 3-11 5 4 4 11z"
      />
      <path className="paint-cap line-medium" d={boxes([350, -62, 26, 14])} />
      <path className="paint-stone line-medium" d="M318-12h90l-6 8h-78z" />
      <path strokeWidth="7" d="M400-160h10q4 0 4 4V-14" />
      <path className="line-copper" strokeWidth="4.500" d="M400-160h10q4 0 4 4V-14" />
    </>
  )
}

/** Left a tub under its shower, right a window. */
function Bath() {
  return (
    <>
      <path className="paint-trim line-medium" d="M-220-58H20v8h-4L8-10H-196l-16-40h-8z" />
      <path className="paint-shadow" d="M-212-50H16l-2 10h-222z" />
      <path className="paint-stone" d={boxes([-190, -10, 14, 10], [-14, -10, 14, 10])} />
      <path strokeWidth="5" d="M8-250v178M8-250h-40" />
      <path className="paint-stone line-medium" d="M-44-238h24l-6-14h-12zM-2-84h20v10H-2z" />
      <path
        className="line-faint"
        d={stamp('v14m0 8v10', row([-40, -232], { count: 5, step: 5 }))}
      />
      <path className="paint-trim line-medium" d={boxes([470, -236, 96, 112])} />
      <path className="paint-glass" d={boxes([478, -228, 37, 96], [521, -228, 37, 96])} />
    </>
  )
}
