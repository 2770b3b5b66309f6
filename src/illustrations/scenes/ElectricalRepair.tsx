import { Ground } from '../parts/Ground'
import { boxes, stamp } from '../parts/path'

/** A room where the power is out: an outlet that hangs from its wires in the light of a lamp, and the meter that tests it. */
export function ElectricalRepair() {
  return (
    <>
      <g className="palette-night">
        <path className="paint-wall" d={boxes([-700, -760, 1800, 760])} />
        <path className="paint-trim line-medium" d={boxes([-700, -34, 1800, 22])} />
        <path className="paint-chimney line-medium" d={boxes([-700, -12, 1800, 12])} />
        <Sconces />
        <NightWindow x={-158} />
        <NightWindow x={428} />
      </g>
      <path className="paint-plaster" d="M74-170a106 106 0 1 1 212 0a106 106 0 1 1-212 0" />
      <path className="paint-beam" d="M102-92L78-206q36-70 104-70l96 70q20 60-40 128l-126-4z" />
      <Box />
      <Meter />
      <Ground from={-700} to={1100} />
      <Toolbox />
      <Flashlight />
    </>
  )
}

/** Two lamps on the wall, and no light in them. */
function Sconces() {
  return [-8, 388].map((x) => (
    <g key={x} transform={`translate(${x}-186)`}>
      <path className="paint-copper line-medium" d="M-8 0h16v44H-8zM-3 44h6v12h-6z" />
      <path className="paint-stone line-medium" d="M-30 8l12-42h36l12 42z" />
      <path className="paint-light" d="M-24 4l10-34h10l-8 34z" />
    </g>
  ))
}

/** The houses across the street have power. */
function NightWindow({ x }: { readonly x: number }) {
  return (
    <>
      <path
        className="paint-trim line-medium"
        d={boxes([x, -250, 116, 150], [x - 6, -100, 128, 8])}
      />
      <path className="paint-shutter" d={boxes([x + 9, -241, 98, 132])} />
      <path className="paint-trim" stroke="none" d={`M${x + 78}-226a9 9 0 1 1-8 14q10-2 8-14z`} />
      <path
        className="paint-hole"
        stroke="none"
        d={`M${x + 9}-109v-40l20-18 22 18v12l18-22 38 30v20z`}
      />
      <path
        className="paint-glass"
        d={boxes([x + 24, -140, 9, 11], [x + 62, -134, 9, 10], [x + 78, -134, 9, 10])}
      />
      <path className="line-trim" strokeWidth="4" d={`M${x + 58}-241v132M${x + 9}-178h98`} />
    </>
  )
}

/** On the box of tools, turned to the wall. */
function Flashlight() {
  return (
    <g transform="translate(66-70)rotate(-24)">
      <path className="paint-cap line-medium" d="M-6-7h40v14H-6z" />
      <path className="paint-copper line-medium" d="M34-8l14-6v28l-14-6z" />
      <path className="paint-lamp line-medium" d="M48-14q6 14 0 28z" />
      <path className="line-trim" d="M2-7v14m6-14v14m6-14v14" />
    </g>
  )
}

/** The box in the wall, the outlet that hangs from its wires, and the cover beside it. */
function Box() {
  return (
    <>
      <path className="paint-attic" d={boxes([128, -236, 84, 124])} />
      <path
        className="paint-tarp line-medium"
        d={boxes([128, -236, 84, 12], [128, -124, 84, 12])}
      />
      <path
        className="paint-tarp line-medium"
        d={boxes([128, -224, 10, 100], [202, -224, 10, 100])}
      />
      <path className="line-medium" d={boxes([128, -236, 84, 124])} />
      <path
        className="paint-cap"
        d={stamp('m-4 0a4 4 0 1 1 8 0a4 4 0 1 1-8 0', [
          [170, -230],
          [170, -118],
        ])}
      />
      <path strokeWidth="8" d="M160-224q-4 30 34 44M176-224q10 40 18 60M150-224q-12 60 44 76" />
      <path className="line-cap" strokeWidth="5" d="M160-224q-4 30 34 44" />
      <path className="line-trim" strokeWidth="5" d="M176-224q10 40 18 60" />
      <path className="line-tube" strokeWidth="5" d="M150-224q-12 60 44 76" />
      <g transform="translate(190-206)rotate(8)">
        <path className="paint-shadow" d={boxes([6, 6, 56, 112])} />
        <path className="paint-stone line-medium" d="M12-16h32v12H12zM12 108h32v12H12z" />
        <path className="paint-trim line-medium" d={boxes([0, -6, 56, 116])} />
        {[8, 64].map((y) => (
          <g key={y}>
            <path
              className="paint-underlayment line-medium"
              d={`M8 ${y + 6}q20-14 40 0v24q-20 14-40 0z`}
            />
            <path className="paint-cap" d={boxes([18, y + 6, 5, 14], [33, y + 6, 5, 11])} />
            <path className="paint-cap" d={`M24 ${y + 34}a4 4 0 1 1 8 0v4h-8z`} />
          </g>
        ))}
        <path
          className="paint-copper"
          d={boxes([-4, 16, 5, 8], [-4, 82, 5, 8], [55, 16, 5, 8], [55, 82, 5, 8])}
        />
      </g>
      <path className="paint-shadow" d={boxes([64, -196, 46, 66])} />
      <path className="paint-trim line-medium" d={boxes([60, -200, 46, 66])} />
      <path
        className="paint-attic"
        d="M70-186q13-8 26 0v14q-13 8-26 0zM70-160q13-8 26 0v14q-13 8-26 0z"
      />
    </>
  )
}

const leads = 'M330-96q-30-20-40-54t-44-28M352-96q-16-60-50-50t-54 8'

/** Its needle up, its two leads at the outlet. */
function Meter() {
  return (
    <>
      <path strokeWidth="6" d={leads} />
      <path stroke="#a33b0f" strokeWidth="3.600" d="M330-96q-30-20-40-54t-44-28" />
      <path className="line-cap" strokeWidth="3.600" d="M352-96q-16-60-50-50t-54 8" />
      <path className="paint-door line-medium" d="M262-176l-26-10-2 6 24 12z" />
      <path className="paint-cap line-medium" d="M262-138l-26 0v6l26 3z" />
      <path className="paint-shadow" d={boxes([308, -112, 84, 78])} />
      <path className="paint-lamp line-medium" d="M302-112q0-10 10-10h64q10 0 10 10v78h-84z" />
      <path className="paint-trim line-medium" d={boxes([312, -112, 64, 38])} />
      <path className="line-soft" d="M318-84q26-24 52 0" />
      <path stroke="#a33b0f" strokeWidth="2.600" d="M344-78l14-24" />
      <path className="paint-cap line-medium" d="M332-52a12 12 0 1 1 24 0a12 12 0 1 1-24 0" />
      <path className="line-trim" strokeWidth="2.600" d="M344-52l6-8" />
    </>
  )
}

/** Open, with a driver and pliers beside it. */
function Toolbox() {
  return (
    <g transform="translate(0-12)">
      <path className="paint-door line-medium" d={boxes([60, -46, 120, 46])} />
      <path className="paint-light" d={boxes([60, -46, 120, 10])} />
      <path strokeWidth="4" d="M92-46v-20h56v20" />
      <path className="paint-cap line-medium" d={boxes([112, -38, 16, 12])} />
      <path className="paint-copper line-medium" d="M206-10h34v10h-34z" />
      <path strokeWidth="3.600" d="M240-5h40" />
      <path
        className="paint-verdigris line-medium"
        d="M424 0l30-12 4 8-26 10zM424-12l30 12 4-8-26-10z"
      />
      <path className="paint-stone line-medium" d="M400-10l26-2v12l-26-2z" />
    </g>
  )
}
