import { FloorAbove } from '../parts/FloorAbove'
import { Ground } from '../parts/Ground'
import { boxes, row, stamp } from '../parts/path'
import { RoomWindow } from '../parts/RoomWindow'
import { Toolbox } from '../parts/Toolbox'
import { KneelingWorker } from '../parts/Worker'

/** A plumber at the trap of a sink, in a bathroom cut open: the pipes in the wall, the water heater that feeds them. */
export function Plumbing() {
  return (
    <>
      <Room />
      <Pipes />
      <Sink />
      <Heater />
      <Bath />
      <Shelf />
      <Ground from={-700} to={1100} />
      <Plumber />
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
      <FloorAbove y={ceiling} />
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
      <path strokeWidth="8.600" d="M234-222V-46H188M270-222V-60H188" />
      <path className="line-tube" strokeWidth="6" d="M234-222V-46H188M270-222V-60H188" />
      <path
        className="paint-copper line-medium"
        d={boxes([229, -52, 10, 12], [265, -66, 10, 12], [229, -160, 10, 7], [265, -160, 10, 7])}
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
      <path className="paint-beam" d="M134-286l-56 52h112z" />
      <path className="paint-copper line-medium" d={boxes([126, -256, 16, 10])} />
      <path className="paint-lamp line-medium" d="M98-266q0-10 10-10h52q10 0 10 10v10H98z" />
      <path className="line-medium" d="M122-276v20M146-276v20" />
      <path className="line-tube" strokeWidth="3" d="M187-204h20" />
      <path className="paint-ice-shield line-medium" d="M189-204h16q3 40 0 72h-16q2-36 0-72z" />
      <path className="line-soft" d="M190-148h14m-14 6h14M196-200v48" />
      <path className="paint-wall line-medium" d={boxes([70, -84, 128, 84])} />
      <path className="paint-attic" d={boxes([80, -74, 108, 64])} />
      <path className="line-medium" d={boxes([80, -74, 108, 64])} />
      <path strokeWidth="15" d="M134-84v40q0 14 13 14t13-14v-18q0-8 8-8h30" />
      <path className="line-hose" strokeWidth="11" d="M134-84v40q0 14 13 14t13-14v-18q0-8 8-8h30" />
      <path className="paint-stone line-medium" d={boxes([126, -60, 16, 6], [152, -52, 16, 6])} />
      <path className="paint-wall line-medium" d="M80-74l-30-8v88l30-16zM188-74l10-6v86l-10-12z" />
      <path className="paint-shadow" d="M80-74l-30-8v88l30-16z" />
      <path className="line-soft" d="M74-66l-18-4v66l18-10z" />
      <path strokeWidth="5" d="M106-74v22M116-74v34" />
      <path className="line-tube" strokeWidth="3" d="M106-74v22M116-74v34" />
      <path className="paint-copper line-medium" d={boxes([101, -54, 10, 8], [111, -42, 10, 8])} />
      <path className="paint-trim line-medium" d="M60-92h148v-8H60z" />
      <path className="paint-trim line-medium" d="M92-100h84q-2-14-12-14h-60q-10 0-12 14z" />
      <path strokeWidth="9" d="M134-114v-18q0-8 8-8h10q8 0 8 8v4" />
      <path className="line-hose" strokeWidth="6" d="M134-114v-18q0-8 8-8h10q8 0 8 8v4" />
      <path className="paint-stone line-medium" d="M116-114v-8h8v8zM110-126h20v4h-20z" />
    </g>
  )
}

/** Cold and hot, into the top of the tank. */
const feeds = `M334 ${ceiling}V-186M392 ${ceiling}V-186`

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
      <path className="line-tube" strokeWidth="6" d={feeds} />
      <path className="paint-underlayment line-medium" d="M326-178q0-14 37-14t37 14v166h-74z" />
      <path className="paint-light" d={boxes([334, -186, 14, 172])} />
      <path className="paint-shadow" d="M384-190q16 3 16 12v166h-16z" />
      <path
        className="paint-copper line-medium"
        d={boxes(
          [328, -200, 12, 12],
          [386, -200, 12, 12],
          [329, ceiling, 10, 5],
          [387, ceiling, 10, 5],
          [329, -254, 10, 14],
        )}
      />
      <path className="paint-door line-medium" d="M334-251h-20v6h20z" />
      <path strokeWidth="5" d="M312-12v-44h40" />
      <path className="paint-lamp line-medium" d={boxes([320, -60, 12, 8])} />
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
      <path className="line-tube" strokeWidth="4.500" d="M400-160h10q4 0 4 4V-14" />
    </>
  )
}

const curtain = 'M-30-270H38q4 120-2 244-8 6-16 0-8 6-17 0-8 6-16 0-8 6-17 0 4-120 0-244z'

/** Left a tub under its shower, behind a curtain; right a window. */
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
      <path strokeWidth="4" d="M-230-272H44" />
      <path className="paint-trim line-medium" d={curtain} />
      <path className="paint-shadow" d="M-12-270h12v244h-12zM22-270h12v243H22z" />
      <path
        className="line-leaf"
        strokeWidth="3"
        d="M-30-60q6 4 16 0t16 0 16 0 20 0M-30-50q6 4 16 0t16 0 16 0 20 0"
      />
      <RoomWindow box={[480, -246, 96, 112]} hasSill />
    </>
  )
}

/** Towels and a plant above a hamper. */
function Shelf() {
  return (
    <>
      <path className="paint-wood line-medium" d={boxes([422, -190, 46, 7])} />
      <path className="line-medium" d="M428-183v10l8-10M462-183v10l-8-10" />
      <path
        className="paint-ice-shield line-medium"
        d="M424-190q-4-6 0-11h25q4 5 0 11zM424-201q-4-5 0-10h25q4 5 0 10z"
      />
      <path className="paint-trim line-medium" d="M425-211q-4-5 0-10h23q4 5 0 10z" />
      <path className="paint-copper line-medium" d="M454-204h12l-2 14h-8z" />
      <path
        className="paint-leaf line-medium"
        d="M460-204q-10-4-10-16 8 2 9 10-2-14 4-20 6 8 0 20 2-8 10-8-2 12-13 14z"
      />
      <path className="paint-wood line-medium" d="M424-76h44l-4 64h-36z" />
      <path
        className="line-soft"
        strokeDasharray="5 3"
        d="M426-64h40M427-52h38M428-40h36M428-28h36"
      />
      <path className="paint-trim line-medium" d="M420-84q4-10 18-6 16-8 32 6v8h-50z" />
    </>
  )
}

/** On one knee, the wrench at the nut of the trap, a bucket below it. */
function Plumber() {
  return (
    <>
      <path className="paint-tarp line-medium" d="M128-26h38l-4 26h-30z" />
      <path className="line-soft" d="M128-26q19-18 38 0" />
      <path className="paint-light" d={boxes([131, -24, 7, 22])} />
      <KneelingWorker
        at={[250, 0]}
        isTurned
        hands={[
          [60, -58],
          [72, -44],
        ]}
        nod={4}
        shirt="paint-tarp"
        cap="paint-tarp"
      >
        <path className="paint-door line-medium" d="M52-62l32 10 2-4 8 1-1 8-6 4-4-3-33-11z" />
        <path className="paint-stone line-medium" d="M84-62l10 2 2 8-10-3z" />
      </KneelingWorker>
      <Toolbox x={292} />
    </>
  )
}
