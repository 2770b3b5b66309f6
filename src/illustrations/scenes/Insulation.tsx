import type { Point } from '../parts/path'
import { RoomWindow } from '../parts/RoomWindow'
import { boxes, row, stamp } from '../parts/path'

const mirrored = 'translate(480 0)scale(-1 1)'

/** An attic, cut open: a thick new layer blown over what lay there, and air kept at the eaves. */
export function Insulation() {
  return (
    <>
      <path className="paint-attic" d="M-150-62L240-296 630-62z" />
      <Room />
      <OldLayer />
      <NewLayer />
      <path className="paint-trim line-medium" d={boxes([-110, -70, 700, 7])} />
      <g id="insulation-slope">
        <Slope />
      </g>
      <use href="#insulation-slope" transform={mirrored} />
      <path className="paint-deck line-medium" d={boxes([234, -284, 12, 34])} />
      <path className="paint-roof line-medium" d="M240-318l26 18-5 8-21-14-21 14-5-8z" />
      <Hose />
    </>
  )
}

const wadding = (points: readonly Point[]) => stamp('q14-24 2-32q-10 18 8 32', points)

/** What was there: thin between the joists, their tops bare. */
function OldLayer() {
  return (
    <>
      <path
        className="paint-wood line-medium"
        d={stamp('h11v28h-11z', row([-96, -98], { count: 14, step: 52 }))}
      />
      <path
        className="paint-insulation"
        d={stamp('v-12q10-8 20 0t21 0v12z', row([-85, -70], { count: 13, step: 52 }))}
      />
    </>
  )
}

/** What is new: over the joists and twice as deep, with stakes that show how deep. */
function NewLayer() {
  return (
    <>
      <path
        className="paint-insulation line-medium"
        d={`M-70-70v-18q4-34 30-38${'q10-12 22-4t20 0'.repeat(6)}q30-4 44 14t30 26q12 8 18 40z`}
      />
      <path
        className="line-wadding"
        d={wadding([
          ...row([-50, -74], { count: 8, step: 40 }),
          ...row([-30, -98], { count: 7, step: 40 }),
        ])}
      />
      <path
        className="paint-trim line-medium"
        d={stamp('v-78h9v78z', [
          [62, -72],
          [164, -72],
        ])}
      />
      <path
        d={stamp('h5m-5-8h3m-3-8h5m-5-8h3m-3-8h5', [
          [62, -112],
          [164, -112],
        ])}
      />
    </>
  )
}

/** A slope from its eave: rafter, deck and shingles, the baffle, the air on its way to the ridge. */
function Slope() {
  return (
    <>
      <path className="paint-wall line-medium" d="M-116-74h22V80h-22z" />
      <path
        className="line-soft"
        d="M-116-62h22m-22 14h22m-22 14h22m-22 14h22m-22 14h22m-22 14h22"
      />
      <g transform="translate(-150-62)rotate(-30.96)">
        <path className="paint-wood line-medium" d="M16-24H458l-8 20H0z" />
        <path className="line-faint" d="M20-17H448M10-10q150-8 300 0t136-2" />
        <path className="paint-deck line-medium" d={boxes([6, -32, 452, 8])} />
        <path
          className="paint-roof line-medium"
          d={stamp('v6l56 4v-6l-52-5z', row([-4, -38], { count: 9, step: 52 }))}
        />
        <path className="paint-verdigris" d="M52-3H196v4H52z" />
      </g>
      <path className="paint-trim line-medium" d={boxes([-152, -66, 38, 6])} />
      <path className="paint-copper line-medium" d="M-178-76h24v11q-2 11-12 11t-12-13z" />
      <path className="line-copper" d="M-132-48v-14q2-12 16-20L-16-140m-13 1l13-1-5 12" />
    </>
  )
}

/** The hose comes up through the hatch and lays down the rest. */
function Hose() {
  return (
    <>
      <path className="paint-plaster line-medium" d={boxes([366, -72, 62, 12])} />
      <path className="paint-wood line-medium" d={boxes([358, -98, 9, 36], [427, -98, 9, 36])} />
      <path strokeWidth="19" d="M404 80V-92q0-46-44-48l-40 4" />
      <path className="line-hose" strokeWidth="16" d="M404 80V-92q0-46-44-48l-40 4" />
      <path
        className="line-faint"
        strokeWidth="16"
        strokeDasharray="2 5"
        d="M404 80V-92q0-46-44-48l-40 4"
      />
      <path className="paint-cap line-medium" d="M324-148l-24 6 2 16 24-2z" />
      <path
        className="paint-insulation"
        d="M296-132q-14-8-22 2-16-4-18 10-14 0-12 14-12 4-6 14h24q20-4 22-22 14-4 12-18z"
      />
      <path
        className="line-dust"
        strokeLinecap="round"
        d="M286-146v.1M268-150v.1M252-140v.1M240-150v.1M236-128v.1M224-140v.1M262-162v.1M280-162v.1M216-126v.1"
      />
      <path className="line-medium" d="M374 80V-62M426 80V-62" />
      <path className="line-soft" d="M374-40h52m-52 20h52m-52 20h52m-52 20h52" />
    </>
  )
}

/** The room below, which is to stay warm: a lamp over its table, pictures, a window. */
function Room() {
  return (
    <>
      <path className="paint-plaster" d={boxes([-100, -66, 680, 140])} />
      <path className="paint-shadow" d={boxes([-100, -63, 680, 7])} />
      <path className="paint-beam" d="M120-18L56 40H224L160-18z" />
      <path className="line-medium" d="M140-63v22" />
      <path className="paint-copper line-medium" d="M118-18q0-23 22-23t22 23z" />
      <path className="paint-lamp line-medium" d={boxes([128, -18, 24, 4])} />
      <RoomWindow box={[-48, -46, 70, 80]} />
      <path className="paint-wood line-medium" d={boxes([222, -44, 40, 32], [278, -44, 28, 32])} />
      <path className="paint-verdigris" d={boxes([227, -39, 30, 22], [283, -39, 18, 22])} />
      <path
        className="paint-deck line-medium"
        d={boxes([70, 14, 140, 7], [84, 21, 7, 60], [188, 21, 7, 60])}
      />
      <path className="paint-stone" d="M134 14q-8-2-8-14h20q0 12-8 14z" />
    </>
  )
}
