import { FloorAbove } from '../parts/FloorAbove'
import { Ground } from '../parts/Ground'
import { boxes, stamp } from '../parts/path'
import { Worker } from '../parts/Worker'

/** A kitchen sink whose drain is cut open: the cable goes down to what is stuck in it. */
export function DrainCleaning() {
  return (
    <>
      <Kitchen />
      <Drain />
      <Ground from={-700} to={1100} />
      <Plumber />
    </>
  )
}

/** The doors are off; the window is over the sink. */
function Kitchen() {
  return (
    <g className="palette-ochre">
      <path className="paint-plaster" d={boxes([-700, -276, 1800, 276])} />
      <FloorAbove y={-276} />
      <path className="paint-trim line-medium" d={boxes([-700, -156, 1800, 46])} />
      <path
        className="line-faint"
        d="M-700-133H1100"
        strokeWidth="46"
        strokeDasharray=".8 22.200"
      />
      <path className="line-faint" d="M-700-133H1100" />
      <path
        className="paint-trim line-medium"
        d={boxes([66, -266, 132, 104], [58, -164, 148, 7])}
      />
      <path className="paint-glass" d={boxes([74, -258, 55, 88], [135, -258, 55, 88])} />
      <path className="paint-light" d="M80-176l40-74h8v16l-32 58zM142-176l40-74h8v16l-32 58z" />
      <path className="paint-copper line-medium" d={boxes([84, -178, 20, 14])} />
      <path
        className="paint-leaf line-medium"
        d="M94-178q-12-4-12-18 10 2 11 12-2-16 5-24 7 10 1 24 3-10 12-12-2 14-17 18z"
      />
      <path
        className="paint-wall line-medium"
        d={boxes([-700, -100, 740, 84], [232, -100, 900, 84])}
      />
      <path
        className="line-soft"
        d={stamp('h60v16h-60zm0 22h60v40h-60z', [
          [-30, -92],
          [-102, -92],
          [-174, -92],
          [-246, -92],
          [400, -92],
          [472, -92],
          [544, -92],
          [616, -92],
        ])}
      />
      <path className="paint-wall line-medium" d={boxes([32, -100, 208, 84])} />
      <path className="paint-attic" d={boxes([42, -92, 188, 70])} />
      <path className="line-medium" d={boxes([42, -92, 188, 70])} />
      <path className="paint-cap" d={boxes([-700, -16, 1800, 6])} />
      <path className="paint-deck line-medium" d={boxes([-700, -11, 1800, 11])} />
      <path className="paint-stone line-medium" d={boxes([-700, -110, 1800, 10])} />
      <path className="paint-shadow" d={boxes([-700, -100, 1800, 5])} />
      <path
        className="paint-wall line-medium"
        d={boxes([296, -262, 72, 92], [376, -262, 72, 92], [456, -262, 72, 92])}
      />
      <path
        className="line-soft"
        d={boxes([303, -255, 58, 78], [383, -255, 58, 78], [463, -255, 58, 78])}
      />
      <path className="paint-underlayment line-medium" d="M74-106v26q0 8 8 8h108q8 0 8-8v-26z" />
      <path className="paint-shadow" d="M76-104h120v8H76z" />
      <path className="paint-tarp" stroke="none" d="M76-92h120v12q0 6-7 6H83q-7 0-7-6z" />
      <path strokeWidth="9" d="M176-110v-26q0-14-18-14t-18 12" />
      <path className="line-hose" strokeWidth="6" d="M176-110v-26q0-14-18-14t-18 12" />
      <path
        className="paint-stone line-medium"
        d={boxes([168, -116, 16, 6], [190, -122, 10, 12])}
      />
    </g>
  )
}

const pipe = 'M122-72v32q0 14 14 14t14-14v-6q0-10 10-10H262q12 0 12 12V40'

/** The trap, the arm into the wall, and the pipe below the floor; the clog is in the arm. */
function Drain() {
  return (
    <>
      <path strokeWidth="27" d={pipe} />
      <path className="line-hose" strokeWidth="23.600" d={pipe} />
      <path stroke="#2f4450" strokeWidth="14" d={pipe} />
      <path className="paint-stone line-medium" d={boxes([107, -76, 30, 7], [178, -72, 8, 32])} />
      <path
        className="paint-bark"
        stroke="none"
        d="M228-62q8-4 16 0 8-2 14 2v10q-8 4-14 1-8 2-16-2z"
      />
      <path strokeWidth="4.600" d={cable} />
      <path className="line-tube" strokeWidth="2.600" strokeDasharray="3 2" d={cable} />
      <path className="paint-copper line-medium" d="M214-62l10 2 6-4-3 8 3 8-6-4-10 2z" />
    </>
  )
}

const cable = 'M122-112v72q0 14 14 14t14-14v-6q0-10 10-10h62'

/** At the crank of the drum, which feeds the cable. */
function Plumber() {
  return (
    <>
      <path strokeWidth="4.600" d="M122-112q0-26 34-22t92-2" />
      <path
        className="line-tube"
        strokeWidth="2.600"
        strokeDasharray="3 2"
        d="M122-112q0-26 34-22t92-2"
      />
      <Worker
        skin="light"
        at={[326, 2]}
        isTurned
        nod={8}
        hands={[
          [38, -116],
          [56, -138],
        ]}
        shirt="paint-tarp"
        cap="paint-tarp"
      >
        <path className="paint-cap line-medium" d="M70-138h12v8H70z" />
        <path
          className="paint-door line-medium"
          d="M34-136q0-20 18-20t20 16v12q-2 14-20 14t-18-22z"
        />
        <path className="line-trim" d="M42-136q0-12 10-12t11 10v6q-1 8-11 8t-10-12z" />
        <path strokeWidth="4" d="M50-134l-12 14" />
      </Worker>
      <path className="paint-tarp line-medium" d="M404 2l-5-36h46l-5 36z" />
      <path className="line-soft" d="M399-34q23-20 46 0" />
      <path className="paint-wood line-medium" d="M426-34l12-58 6 2-10 56z" />
      <path className="paint-door line-medium" d="M416-20q2-18 12-20 12 4 10 22z" />
    </>
  )
}
