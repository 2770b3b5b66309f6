import { Ground } from '../parts/Ground'
import { boxes, stamp } from '../parts/path'

/** An outlet that is out of its box, the meter that tests it, and the tools on the floor. */
export function ElectricalRepair() {
  return (
    <>
      <path className="paint-plaster" d={boxes([-700, -760, 1800, 760])} />
      <path className="paint-trim line-medium" d={boxes([-700, -34, 1800, 22])} />
      <path className="paint-deck line-medium" d={boxes([-700, -12, 1800, 12])} />
      <Sconce />
      <Box />
      <Meter />
      <Ground from={-700} to={1100} />
      <Toolbox />
    </>
  )
}

/** Two lamps on the wall, one of which is out. */
function Sconce() {
  return (
    <>
      <path className="paint-beam" d="M-34-208l-56 174h164L18-208z" />
      {[-8, 486].map((x) => (
        <g key={x} transform={`translate(${x}-176)`}>
          <path className="paint-copper line-medium" d="M-8 0h16v44H-8zM-3 44h6v12h-6z" />
          <path
            className={`${x < 0 ? 'paint-lamp' : 'paint-hole'} line-medium`}
            d="M-30 8l12-42h36l12 42z"
          />
          <path className="paint-light" d="M-24 4l10-34h10l-8 34z" />
        </g>
      ))}
    </>
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
      <path className="line-copper" strokeWidth="5" d="M150-224q-12 60 44 76" />
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
      <path className="line-medium" strokeWidth="4" d="M92-46v-20h56v20" />
      <path className="paint-cap line-medium" d={boxes([112, -38, 16, 12])} />
      <path className="paint-copper line-medium" d="M206-10h34v10h-34z" />
      <path className="line-medium" strokeWidth="3.600" d="M240-5h40" />
      <path
        className="paint-verdigris line-medium"
        d="M424 0l30-12 4 8-26 10zM424-12l30 12 4-8-26-10z"
      />
      <path className="paint-stone line-medium" d="M400-10l26-2v12l-26-2z" />
    </g>
  )
}
