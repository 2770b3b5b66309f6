import { Courses } from '../parts/Courses'
import { Ground } from '../parts/Ground'
import { boxes, polygon, type Point } from '../parts/path'
import { Shrub } from '../parts/Shrub'
import { Toolbox } from '../parts/Toolbox'
import { Window } from '../parts/Window'
import { KneelingWorker } from '../parts/Worker'
import { Eaves, Laps, SideYard, board } from './Siding'

/** A wall with a few boards off, behind which it is dry again, and the one that goes in next. */
export function SidingRepair() {
  return (
    <>
      <SideYard />
      <g className="palette-blue">
        <path className="paint-wall" d={boxes([-700, -236, 1136, 220])} />
        <Laps />
      </g>
      {[-130, 20, 316].map((x) => (
        <g key={x} className="palette-blue" transform={`translate(${x}-219)scale(1.8)`}>
          <path className="paint-shutter" d={boxes([-18, -4, 12, 58], [34, -4, 12, 58])} />
          <Courses box={[-16, -2, 8, 54]} step={4} className="line-soft" />
          <Courses box={[36, -2, 8, 54]} step={4} className="line-soft" />
          <Window />
        </g>
      ))}
      <Gap />
      <Eaves />
      <Shrub x={-40} bloom="paint-trim" />
      <Ground from={-700} to={1100} />
      <OldBoard />
      <Repairer />
      <Toolbox x={40} y={2} />
    </>
  )
}

const steps: readonly Point[] = [
  [150, -36],
  [150, -56],
  [138, -56],
  [138, -76],
  [158, -76],
  [158, -96],
  [146, -96],
  [146, -116],
  [270, -116],
  [270, -96],
  [288, -96],
  [288, -76],
  [262, -76],
  [262, -56],
  [280, -56],
  [280, -36],
]

/** Each course ends where its board was cut; new wood below new wrap. */
function Gap() {
  return (
    <>
      <path className="paint-underlayment line-medium" d={polygon(...steps)} />
      <path
        className="paint-shadow"
        d="M146-116h124v6H152v14h-6zM158-96h6v20h-6zM138-76h6v20h-6z"
      />
      <path className="paint-wood line-medium" d="M176-104h70v22h-70z" />
      <path className="line-faint" d="M180-97h60M184-90h54" />
      <path strokeOpacity=".3" strokeDasharray="16 9" strokeWidth="3" d="M156-66h100M164-46h108" />
    </>
  )
}

/** What came off: cracked, with its nails. */
function OldBoard() {
  return (
    <g className="palette-blue" transform="translate(56 2)">
      <path className="paint-wall line-medium" d="M286 2l4-18h58l-8 8 10 10z" />
      <path className="paint-wall line-medium" d="M356 2l-6-10 8-8h66l3 18z" />
      <path className="line-soft" d="M296-2h44M362-2h58" />
    </g>
  )
}

/** On one knee, with the new piece. */
function Repairer() {
  return (
    <>
      <g className="palette-blue" transform={`translate(146-${36 + board})rotate(-4)`}>
        <path className="paint-shadow" d="M4 5h132v20H4z" />
        <path className="paint-wall line-medium" d="M0 0h132v20H0z" />
        <path className="line-soft" d="M0 16h132" />
      </g>
      <KneelingWorker
        skin="deep"
        at={[316, 2]}
        isTurned
        hands={[
          [54, -60],
          [62, -48],
        ]}
        shirt="paint-copper"
        cap="paint-copper"
      />
    </>
  )
}
